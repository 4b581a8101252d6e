// Before the member's rooms: waits for the session, lets members in, sends everybody else to the door and remembers where they were going.

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { second } from '../../base/dates.ts'
import { paths } from '../../base/paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { LoadingPage } from '../../ui/loading.tsx'
import { uiWords } from '../../ui/ui-words.ts'
import { authWords } from '../auth-words.ts'
import { signInPathFor, signUpPathFor } from './return-path.ts'
import { MemberContext, useSession, useWho } from './session.tsx'
import { admitsVisitors, isForVisitors } from './visitor-rooms.ts'
import type { Member } from './who-is-here.ts'

/** What this screen itself needs comes first; it is here before any session ends. */
const ahead = 5 * second
const fetchSignInAgain = () => import('./sign-in-again.tsx')
const SignInAgain = lazy(async () => ({ default: (await fetchSignInAgain()).SignInAgain }))

export function Guard({ children }: { children: ReactNode }) {
  const who = useWho()
  const here = useLocation()
  const [last, setLast] = useState<Member>()
  if (who.status === 'signed-in' && last?.id !== who.member.id) setLast(who.member)
  const isIn = who.status === 'signed-in' && !who.member.isVisitor
  useEffect(() => {
    if (!isIn) return
    const timer = setTimeout(() => void fetchSignInAgain().catch(() => {}), ahead)
    return () => clearTimeout(timer)
  }, [isIn])
  // Her session ended under her hands: the screen stays as it is until she is back. A page where she did nothing yet has nothing to lose.
  if (
    last &&
    !last.isVisitor &&
    navigator.userActivation.hasBeenActive &&
    (who.status === 'needs-code' || (who.status === 'signed-out' && who.isKept))
  )
    return (
      <MemberContext value={last}>
        {children}
        <Suspense>
          <SignInAgain member={last} owesCode={who.status === 'needs-code'} />
        </Suspense>
      </MemberContext>
    )
  if (who.status === 'loading') return <LoadingPage />
  if (who.status === 'unreachable') return <Unreachable />
  if (who.status === 'signed-in' && who.member.isVisitor && !isForVisitors(here.pathname))
    return <Navigate to={signUpPathFor(here)} replace />
  if (who.status === 'signed-in')
    return (
      <MemberContext value={who.member}>
        {children}
        {null}
      </MemberContext>
    )
  if (who.status === 'signed-out' && who.wasVisitor && here.state !== 'over')
    return <Navigate to={paths.createBook} replace state="over" />
  if (who.status === 'signed-out' && admitsVisitors(here.pathname)) return <Admission />
  const ended = who.status === 'signed-out' && who.ended
  return <Navigate to={signInPathFor(here)} replace state={ended ? 'ended' : null} />
}

/** A visitor is let in at once, and asked for nothing. Where that cannot be, the door is shown. */
function Admission() {
  const { admit } = useSession()
  const here = useLocation()
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    void admit().then((isIn) => setRefused(!isIn))
  }, [admit])
  return refused ? <Navigate to={signInPathFor(here)} replace /> : <LoadingPage />
}

function Unreachable() {
  return (
    <main className="mx-auto max-w-[640px] px-4 py-5">
      <Logo href={paths.home} />
      <h1 className="sr-only">{authWords.dashboard.unreachable}</h1>
      <Banner
        tone="error"
        className="mt-[16vh]"
        words={authWords.dashboard.unreachable}
        advice={uiWords.network}
        action={
          <Button small onClick={() => location.reload()}>
            {uiWords.tryAgain}
          </Button>
        }
      />
    </main>
  )
}
