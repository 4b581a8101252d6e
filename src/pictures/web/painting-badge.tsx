// In My Books: how many pages of a book are painted, while it is painted.

import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { paths } from '../../base/paths.ts'
import { picturesWords } from '../words.ts'
import { isOpen, jobQuery } from './picture-data.ts'

interface PaintingBadgeProps {
  bookId: string
  status: ReactNode
  onPainting: (isPainting: boolean) => void
}

export function PaintingBadge({ bookId, status, onPainting }: PaintingBadgeProps) {
  const { data: job } = useQuery(jobQuery(bookId))
  const isPainting = isOpen(job)
  useEffect(() => onPainting(isPainting), [isPainting, onPainting])
  if (!isPainting) return status
  return (
    <Link className="badge badge-text" to={paths.images(bookId)} title={picturesWords.watch}>
      {job.status === 'queued' ? picturesWords.queued : picturesWords.painting(job.completedPages, job.totalPages)}
    </Link>
  )
}
