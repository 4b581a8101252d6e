// The frame of every signed-out screen: an open book under the name of the shop.

import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { paths } from '../../base/paths.ts'
import { Logo } from '../../ui/logo.tsx'
import { FootLinks } from './foot-links.tsx'
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
export function DoorPages({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className="door-book">
      <main className="door-page door-page-left">
        {children}
        <span className="door-number" aria-hidden="true">
          2
        </span>
      </main>
      <div className="door-page door-page-right" aria-hidden="true">
        <img className="door-picture" src="/pictures/story.webp" width="760" height="780" alt="" />
        <p className="door-caption">{caption}</p>
        <span className="door-number">3</span>
      </div>
    </div>
  )
}
