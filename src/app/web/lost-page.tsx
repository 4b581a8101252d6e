// Where there is no screen to show: somebody who looks about, what happened, and the way on.

import type { ReactNode } from 'react'
import { LostPicture } from '../../ui/lost-picture.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'

export interface LostPageProps {
  title: string
  children: ReactNode
  action: ReactNode
}

export function LostPage({ title, children, action }: LostPageProps) {
  return (
    <section className="mx-auto grid max-w-[1040px] items-center gap-8 px-2 py-8 sm:grid-cols-[minmax(0,420px)_1fr] sm:gap-12">
      <LostPicture />
      <div>
        <ScreenTitle title={title} step />
        <div className="mt-3 mb-6 grid max-w-[40ch] gap-3 text-[1.125rem] text-ink-2">{children}</div>
        {action}
      </div>
    </section>
  )
}
