// The member's rooms: the sewn binding with the way to each of them, and the room itself beside it.

import { type ReactNode, useState } from 'react'
import { Link, NavLink, Outlet } from 'react-router'
import { paths } from '../../base/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useHasScreen } from '../../ui/has-screen.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { authWords } from '../auth-words.ts'
import { FootLinks } from './foot-links.tsx'
import { type NavItem, navItemsFor } from './nav-items.ts'
import { useRights } from './rights.ts'
import { useMember, useSession } from './session.tsx'
import { VisitorShell } from './visitor-shell.tsx'

const { dashboard: words } = authWords

/** Around the screen of its route, or around one that stands at an address without a shell. */
export function DashboardShell({ children }: { children?: ReactNode }) {
  return useMember().isVisitor ? <VisitorShell>{children}</VisitorShell> : <MemberShell>{children}</MemberShell>
}

function MemberShell({ children }: { children?: ReactNode }) {
  const { email } = useMember()
  const isOperator = useRights().data?.is_operator ?? false
  const navItems = navItemsFor(useHasScreen(), isOperator)
  return (
    <>
      <a className="skip" href="#page">
        {words.skip}
      </a>
      <div className="shell">
        <header className="flex flex-wrap items-center justify-between gap-x-3 px-4 pt-2.5 md:hidden [&_.logo]:text-[1.25rem] [&_.logo_svg]:size-7">
          <Logo href={paths.home} />
          <p className="min-w-0 flex-[1_1_6rem] text-right text-[0.8125rem] leading-tight">
            <b className="block truncate">{email}</b>
            {isOperator ? (
              <Link className="link" to={paths.desk}>
                {words.desk}
              </Link>
            ) : (
              <span className="text-ink-2">{words.member}</span>
            )}
          </p>
          <SignOutOfPhone />
        </header>
        <aside className="binding" aria-label={words.binding}>
          <div className="binding-in">
            <Logo href={paths.home} />
            <nav className="binding-nav" aria-label={words.nav}>
              {navItems.map((item) => (
                <Tab key={item.path} item={item} />
              ))}
              <SignOut />
            </nav>
            <Who email={email} />
          </div>
        </aside>
        <div className="flex min-w-0 flex-col">
          <main id="page" tabIndex={-1} className="shell-main outline-none">
            {children ?? <Outlet />}
          </main>
          <FootLinks />
        </div>
      </div>
    </>
  )
}

function Tab({ item }: { item: NavItem }) {
  return (
    <NavLink
      to={item.path}
      end={item.path === paths.dashboard}
      className={`binding-tab ${item.isWideOnly ? 'max-md:hidden' : ''}`}
      aria-label={item.label}
    >
      <Icon name={item.icon} />
      <span className="max-md:hidden">{item.label}</span>
      <span className="md:hidden">{item.short}</span>
    </NavLink>
  )
}

function useLeave() {
  const session = useSession()
  const [leaving, setLeaving] = useState(false)
  async function leave() {
    if (leaving) return
    setLeaving(true)
    await session.leave()
    location.assign(paths.home)
  }
  return { leaving, leave: () => void leave() }
}

function SignOut() {
  const { leaving, leave } = useLeave()
  return (
    <button type="button" className="binding-tab max-md:hidden" aria-disabled={leaving || undefined} onClick={leave}>
      {leaving ? <Spinner /> : <Icon name="leave" />}
      <span>{words.signOut}</span>
    </button>
  )
}

/** A thumb slips: it is asked. */
function SignOutOfPhone() {
  const [isAsking, setIsAsking] = useState(false)
  const { leaving, leave } = useLeave()
  return (
    <>
      <button
        type="button"
        className="-mr-2.5 grid size-11 flex-none place-items-center rounded-sm text-ink-2"
        aria-label={words.signOut}
        onClick={() => setIsAsking(true)}
      >
        <Icon name="leave" />
      </button>
      <Dialog
        open={isAsking}
        title={words.signOutTitle}
        onClose={() => setIsAsking(false)}
        actions={
          <>
            <Button onClick={() => setIsAsking(false)}>{words.stay}</Button>
            <Button look="primary" pending={leaving} pendingWords={words.signOut} onClick={leave}>
              {words.signOut}
            </Button>
          </>
        }
      >
        <p>{words.signOutWords}</p>
      </Dialog>
    </>
  )
}

function Who({ email }: { email: string }) {
  const [name, domain] = email.split('@')
  return (
    <div className="binding-who">
      <span
        aria-hidden="true"
        className="grid size-10 flex-none place-items-center rounded-[50%] bg-accent-soft font-display text-lg text-accent-text uppercase shadow-[0_0_0_2.5px_var(--card),var(--shadow-1)]"
      >
        {email.slice(0, 1)}
      </span>
      <p className="min-w-0">
        <b className="block">
          {name}
          <wbr />@{domain}
        </b>
        <span className="text-ink-2">{words.member}</span>
      </p>
    </div>
  )
}
