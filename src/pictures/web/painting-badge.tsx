// In My Books: how many pages of a book are painted, while it is painted.

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { picturesWords } from '../words.ts'
import { isOpen, jobQuery } from './picture-data.ts'

export function PaintingBadge({ bookId, status }: { bookId: string; status: ReactNode }) {
  const { data: job } = useQuery(jobQuery(bookId))
  if (!isOpen(job)) return status
  return <span className="badge badge-text">{picturesWords.painting(job.completedPages, job.totalPages)}</span>
}
