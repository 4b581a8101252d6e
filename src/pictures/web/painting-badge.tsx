// In My Books: how many pages of a book are painted, while it is painted.

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../base/paths.ts'
import { picturesWords } from '../words.ts'
import { isOpen, jobQuery } from './picture-data.ts'

export function PaintingBadge({ bookId, status }: { bookId: string; status: ReactNode }) {
  const { data: job } = useQuery(jobQuery(bookId))
  if (!isOpen(job)) return status
  return (
    <Link className="badge badge-text" to={paths.images(bookId)} title={picturesWords.watch}>
      {job.status === 'queued' ? picturesWords.queued : picturesWords.painting(job.completedPages, job.totalPages)}
    </Link>
  )
}
