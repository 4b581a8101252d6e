// Sign in: e-mail and password, then the 6-digit code if there is a second factor, then on to where she was going.

import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../../base/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TickBox } from '../../ui/tick-box.tsx'
import { useForm } from '../../ui/use-form.ts'
import { authWords } from '../auth-words.ts'
import { authCode, explainSignIn } from './auth-failure.ts'
import { CodeStep } from './code-step.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { DoorHead } from './door-head.tsx'
import { checkFilled } from './email-fault.ts'
import { EmailField } from './email-field.tsx'
import { GoOn } from './go-on.tsx'
import { Note } from './note.tsx'
import { OutsideButtons } from './outside-buttons.tsx'
import { linkFault } from './outside-ways.ts'
import { keepReturnPath } from './return-path.ts'
import { useSession, useWho } from './session.tsx'
import { DoorPages } from './signed-out-frame.tsx'

const { signIn: words } = authWords

export function SignInScreen() {
  const who = useWho()
  const [unconfirmed, setUnconfirmed] = useState<string>()
  const isVisitor = who.status === 'signed-in' && who.member.isVisitor
  if (who.status === 'signed-in' && !isVisitor) return <GoOn />
  if (who.status === 'needs-code') return <CodeStep member={who.member} />
  if (unconfirmed !== undefined) return <ConfirmEmail email={unconfirmed} onWrong={() => setUnconfirmed(undefined)} />
  return (
    <DoorPages caption={words.caption} hasBook={isVisitor}>
      <SignInForm isVisitor={isVisitor} onUnconfirmed={setUnconfirmed} />
    </DoorPages>
  )
}

interface SignInFormProps {
  isVisitor: boolean
  onUnconfirmed: (email: string) => void
}

function SignInForm({ isVisitor, onUnconfirmed }: SignInFormProps) {
  const { auth, storage } = useSession()
  const { search, hash, state } = useLocation()
  const [confirmable, setConfirmable] = useState(false)
  const form = useForm({
    name: 'sign-in',
    initial: { email: '', password: '', remember: true },
    check: (values) => checkFilled(values, { email: authWords.missing.email, password: authWords.missing.password }),
    submit: async ({ email, password, remember }) => {
      storage.remember(remember)
      const { error } = await auth.signInWithPassword({ email: email.trim(), password })
      setConfirmable(authCode(error) === 'email_not_confirmed')
      if (error) throw error
    },
    explain: explainSignIn,
  })
  // A confirmation link that came too late leads here, with its error in the hash.
  const note = linkFault(hash) ?? linkNote(search) ?? (state === 'ended' ? words.ended : undefined)

  return (
    <>
      <DoorHead title={words.title} lead={isVisitor ? authWords.visitor.signInLead : words.lead} />
      <ErrorSummary problem={form.problem} />
      {form.problem && confirmable && (
        <Button className="mb-6" onClick={() => onUnconfirmed(form.values.email.trim())}>
          {words.sendConfirmation}
        </Button>
      )}
      {note && !form.problem && <Note>{note}</Note>}
      <form onSubmit={form.onSubmit} noValidate className="grid gap-4">
        <EmailField {...form.field('email')} />
        <PasswordField
          {...form.field('password')}
          label={authWords.password}
          autoComplete="current-password"
          required
        />
        <div className="-my-1 flex flex-wrap items-center justify-between gap-x-4">
          <TickBox {...form.tick('remember')} label={words.remember} />
          <Link to={paths.forgotPassword} state={{ email: form.values.email }} className="link link-row">
            {words.forgot}
          </Link>
        </div>
        <Button look="primary" type="submit" pending={form.pending} pendingWords={words.pending}>
          {words.submit}
        </Button>
      </form>
      <OutsideButtons />
      <p className="mt-5 text-center">
        {words.newHere}{' '}
        <Link to={keepReturnPath(paths.signUp, search)} className="link link-row">
          {words.signUp}
        </Link>
      </p>
    </>
  )
}

/** A link of a mail that was asked for in another browser lets nobody in here; an address is confirmed by it all the same. */
function linkNote(search: string): string | undefined {
  const asked = new URLSearchParams(search)
  if (!asked.has('code')) return undefined
  return asked.get('type') === 'signup' ? words.confirmed : words.otherBrowser
}
