// Before the member's rooms: waits for the session, lets members in, sends everybody else to the door and remembers where they were going.

import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { paths } from '../../base/paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { LoadingPage } from '../../ui/loading.tsx'
import { uiWords } from '../../ui/ui-words.ts'
import { authWords } from '../auth-words.ts'
import { signInPathFor } from './return-path.ts'
import { MemberContext, useWho } from './session.tsx'

export function Guard({ children }: { children: ReactNode }) {
  const who = useWho()
  const here = useLocation()
  if (who.status === 'loading') return <LoadingPage />
  if (who.status === 'unreachable') return <Unreachable />
  if (who.status === 'signed-in') return <MemberContext value={who.member}>{children}</MemberContext>
  const ended = who.status === 'signed-out' && who.ended
  return <Navigate to={signInPathFor(here)} replace state={ended ? 'ended' : null} />
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
