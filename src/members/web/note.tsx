// A remark on a slip of paper: something to know before filling in the form.

import type { ReactNode } from 'react'

export function Note({ children }: { children: ReactNode }) {
  return (
    <output className="mb-6 block rounded-sm bg-accent-soft px-4.5 py-3.5 shadow-[inset_0_0_0_1.5px_var(--edge)]">
      {children}
    </output>
  )
}
