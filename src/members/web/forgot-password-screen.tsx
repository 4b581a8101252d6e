// Forgot your password: the same answer for every address, so that nobody learns who has an account.

import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../../base/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useForm } from '../../ui/use-form.ts'
import { authWords } from '../auth-words.ts'
import { explainAuth } from './auth-failure.ts'
import { DoorHead } from './door-head.tsx'
import { checkFilled } from './email-fault.ts'
import { EmailField } from './email-field.tsx'
import { useSession } from './session.tsx'
import { DoorPages } from './signed-out-frame.tsx'
import { typedBefore } from './typed-before.ts'

const { forgot: words } = authWords

export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string>()
  return (
    <DoorPages caption={words.caption}>
      {sentTo === undefined ? (
        <AskForm onSent={setSentTo} />
      ) : (
        <Sent email={sentTo} onAgain={() => setSentTo(undefined)} />
      )}
      <p className="mt-5">
        <Link to={paths.signIn} className="link link-row">
          {words.back}
        </Link>
      </p>
    </DoorPages>
  )
}

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const { auth } = useSession()
  const typed = typedBefore(useLocation().state) ?? ''
  const form = useForm({
    name: 'forgot',
    initial: { email: typed },
    check: (values) => checkFilled(values, { email: authWords.missing.email }),
    submit: async ({ email }) => {
      const redirectTo = location.origin + paths.resetPassword
      const { error } = await auth.resetPasswordForEmail(email.trim(), { redirectTo })
      if (error) throw error
      onSent(email.trim())
    },
    explain: explainAuth,
  })
  return (
    <>
      <DoorHead title={words.title} lead={words.lead} />
      <ErrorSummary problem={form.problem} />
      <form onSubmit={form.onSubmit} noValidate className="grid gap-4">
        <EmailField {...form.field('email')} />
        <Button look="primary" type="submit" pending={form.pending} pendingWords={words.pending}>
          {words.submit}
        </Button>
      </form>
    </>
  )
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <>
      <Icon name="letter" className="mb-3 size-11 text-accent-text" />
      <DoorHead title={words.sentTitle} step />
      <output className="mb-6 block">{words.sent}</output>
      <p className="mb-5">
        <Link to={paths.resetPassword} state={{ email }} className="link link-row">
          {words.code}
        </Link>
      </p>
      <Button onClick={onAgain}>{words.again}</Button>
    </>
  )
}
