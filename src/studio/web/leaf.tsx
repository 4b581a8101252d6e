// A page of the book that is being filled in: its heading, its blanks, its number at the foot.

import type { ReactNode } from 'react'

export interface LeafProps {
  title: ReactNode
  titleId?: string
  /** Beside the heading, e.g. a button. */
  action?: ReactNode
  /** At the foot; drawn, not read out. */
  number: number
  className?: string
  children: ReactNode
}

export function Leaf({ title, titleId, action, number, className = '', children }: LeafProps) {
  return (
    <section className={`form-leaf ${className}`}>
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h3 id={titleId} tabIndex={titleId ? -1 : undefined} className="outline-none">
          {title}
        </h3>
        {action}
      </div>
      <div className="grid grid-cols-1 gap-6">{children}</div>
      <p className="form-leaf-number" aria-hidden="true">
        {number}
      </p>
    </section>
  )
}
