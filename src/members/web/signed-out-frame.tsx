// The frame of every signed-out screen: an open book under the name of the shop.

import { type ReactNode, Suspense, use } from 'react'
import { Outlet } from 'react-router'
import { paths } from '../../base/paths.ts'
import { Logo } from '../../ui/logo.tsx'
import { FootLinks } from './foot-links.tsx'
import { HeldBookContext } from './held-book-context.ts'
import './signed-out-frame.css'

export function SignedOutFrame() {
  return (
    <div className="door">
      <header className="mx-auto w-full max-w-[1040px]">
        <Logo href={paths.home} />
      </header>
      <Outlet />
      <FootLinks />
    </div>
  )
}

/** Two pages: what is to be done on the left, a painting with one line of a story on the right. */
export interface DoorPagesProps {
  caption: string
  /** Where it was begun already, the book itself is the picture. */
  hasBook?: boolean
  children: ReactNode
}

export function DoorPages({ caption, hasBook = false, children }: DoorPagesProps) {
  const { isBegun, show } = use(HeldBookContext)
  const painting = (
    <div className="contents" aria-hidden="true">
      <img className="door-picture" src="/pictures/story.webp" width="760" height="780" alt="" />
      <p className="door-caption">{caption}</p>
    </div>
  )
  return (
    <div className="door-book">
      <main className="door-page door-page-left">
        {children}
        <span className="door-number" aria-hidden="true">
          2
        </span>
      </main>
      <div className="door-page door-page-right">
        {hasBook && isBegun() ? <Suspense fallback={painting}>{show(painting)}</Suspense> : painting}
        <span className="door-number" aria-hidden="true">
          3
        </span>
      </div>
    </div>
  )
}
