// The title of a signed-out screen, or of a later step of one, and the sentence under it.

import type { ReactNode } from 'react'
import { ScreenTitle } from '../../ui/screen-title.tsx'

export function DoorHead({ title, lead, step }: { title: string; lead?: ReactNode; step?: boolean }) {
  return (
    <div className="mb-6">
      <ScreenTitle title={title} step={step} />
      {lead && <p className="mt-1.5 text-ink-2">{lead}</p>}
    </div>
  )
}
