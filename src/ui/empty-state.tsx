// Nothing here yet: a picture, one sentence, one thing to do.

import type { ReactNode } from 'react'
import { OpenBook } from './open-book.tsx'

export interface EmptyStateProps {
  title: ReactNode
  words: ReactNode
  action?: ReactNode
  /** Instead of the open book that waits to be written. */
  picture?: ReactNode
}

export function EmptyState({ title, words, action, picture }: EmptyStateProps) {
  return (
    <section className="grid items-center gap-8 py-8 sm:grid-cols-[minmax(0,420px)_1fr] sm:gap-12">
      {picture ?? <OpenBook />}
      <div>
        <h2>{title}</h2>
        <p className="mt-2.5 mb-6 max-w-[32ch] text-[1.125rem] text-ink-2">{words}</p>
        {action}
      </div>
    </section>
  )
}
