// A link that looks like a button, or a link that stands alone. `to` stays inside the app, `href` leaves for a page of the site.

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { useFetchAhead } from './fetch-ahead.ts'

export type ButtonLinkProps = {
  look?: ButtonLook
  small?: boolean
  className?: string
  title?: string
  children: ReactNode
} & ({ to: string; state?: unknown; href?: never } | { href: string; to?: never; state?: never })

export function ButtonLink({ look = 'secondary', small, className, title, children, ...target }: ButtonLinkProps) {
  useFetchAhead(look === 'primary' ? target.to : undefined)
  const shared = { className: buttonLook(look, { small, className }), title }
  return target.href === undefined ? (
    <Link {...shared} to={target.to} state={target.state}>
      {children}
    </Link>
  ) : (
    <a {...shared} href={target.href}>
      {children}
    </a>
  )
}
