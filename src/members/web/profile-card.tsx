// A card of the profile: its title, what can be done with it, its content.

import type { ReactNode } from 'react'

export interface ProfileCardProps {
  title: string
  titleId?: string
  action?: ReactNode
  children: ReactNode
}

export function ProfileCard({ title, titleId, action, children }: ProfileCardProps) {
  return (
    <section className="card max-sm:-mx-1 max-sm:p-4.5">
      <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={titleId} className="max-sm:text-lg">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
