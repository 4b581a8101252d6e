// After sign-up without a session: a letter is on its way, and can be sent again.

import { useState } from 'react'
import { useLocation } from 'react-router'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { authWords } from '../auth-words.ts'
import { explainAuth } from './auth-failure.ts'
import { DoorHead } from './door-head.tsx'
import { confirmedUrl } from './return-path.ts'
import { useSession, useWho } from './session.tsx'
import { DoorPages } from './signed-out-frame.tsx'

const { confirm: words } = authWords

export function ConfirmEmail({ email, onWrong }: { email: string; onWrong: () => void }) {
  const { auth } = useSession()
  const who = useWho()
  const { search } = useLocation()
  const [pending, setPending] = useState(false)
  const [sent, setSent] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function sendAgain() {
    setPending(true)
    setProblem(undefined)
    setSent(false)
    const options = { emailRedirectTo: confirmedUrl(location.origin, search) }
    const { error } = await auth.resend({ type: 'signup', email, options })
    setPending(false)
    if (error) setProblem(explainAuth(error).heading)
    else setSent(true)
  }

  return (
    <DoorPages caption={words.caption}>
      <Icon name="letter" className="mb-3 size-11 text-accent-text" />
      <DoorHead title={words.title} step />
      <Banner tone="error" words={problem} onDismiss={() => setProblem(undefined)} />
      <Banner tone="success" words={sent && words.sentAgain} seconds={5} onDismiss={() => setSent(false)} />
      <output className="block text-[1.125rem] font-bold">{words.words}</output>
      <p className="mt-2">
        {words.sentTo} <b className="break-all">{email}</b>.
      </p>
      <p className="mt-2 mb-6 text-ink-2">{words.hint}</p>
      {who.status === 'signed-in' && who.member.isVisitor && <p className="mb-6">{authWords.visitor.confirmHint}</p>}
      <div className="flex flex-wrap gap-3">
        <Button pending={pending} pendingWords={words.sending} onClick={() => void sendAgain()}>
          {words.again}
        </Button>
        <Button look="quiet" onClick={onWrong}>
          {words.wrong}
        </Button>
      </div>
    </DoorPages>
  )
}
