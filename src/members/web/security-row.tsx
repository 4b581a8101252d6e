// One matter of the Security card: what it is, and what can be done about it.

import type { ReactNode } from 'react'

export interface SecurityRowProps {
  title: string
  lead: string
  badge?: ReactNode
  children: ReactNode
}

export function SecurityRow({ title, lead, badge, children }: SecurityRowProps) {
  return (
    <section className="security-row">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-[1.125rem]">{title}</h3>
        {badge}
      </div>
      <p className="mt-1 mb-3 text-ink-2">{lead}</p>
      {children}
    </section>
  )
}
