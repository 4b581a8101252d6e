// Around the screens of a visitor: no rooms to go to, but a way to keep what she made.

import type { ReactNode } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { paths } from '../../base/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Logo } from '../../ui/logo.tsx'
import { authWords } from '../auth-words.ts'
import { FootLinks } from './foot-links.tsx'
import { signInPathFor, signUpPathFor } from './return-path.ts'
import { endsWithSave } from './visitor-rooms.ts'

const { dashboard, visitor: words } = authWords

export function VisitorShell({ children }: { children?: ReactNode }) {
  const here = useLocation()
  const isSaveBelow = endsWithSave(here.pathname)
  return (
    <div className="flex min-h-dvh flex-col">
      <a className="skip" href="#page">
        {dashboard.skip}
      </a>
      <header className="visitor-bar" aria-label={words.bar}>
        <Logo href={paths.home} />
        <p className="text-sm leading-tight text-ink-2 max-sm:sr-only">{words.held}</p>
        <Link className={`link link-row ml-auto ${isSaveBelow ? '' : 'max-sm:hidden'}`} to={signInPathFor(here)}>
          {words.signIn}
        </Link>
        {!isSaveBelow && (
          <ButtonLink small to={signUpPathFor(here)} className="max-sm:ml-auto">
            {words.save}
          </ButtonLink>
        )}
      </header>
      <main id="page" tabIndex={-1} className="shell-main outline-none">
        {children ?? <Outlet />}
      </main>
      <FootLinks />
    </div>
  )
}
