// A session that ended under the member's hands: she signs in again in place, and nothing of what she typed is lost.

import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { missing } from '../../ui/form-problems.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { authWords } from '../auth-words.ts'
import { explainSignIn } from './auth-failure.ts'
import { CodeForm } from './code-step.tsx'
import { signInPathFor } from './return-path.ts'
import { useSession } from './session.tsx'
import type { Member } from './who-is-here.ts'

const { signIn: words, code, again } = authWords

export function SignInAgain({ member, owesCode }: { member: Member; owesCode: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const here = useLocation()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    // There is no way back to what lies beneath but to sign in; the link leads away.
    <dialog
      ref={dialog}
      aria-labelledby="again-title"
      className="m-auto w-[min(92vw,520px)] rounded-xl bg-card p-6 text-ink shadow-2 backdrop:bg-ink/45"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="again-title" className="text-lg">
        {owesCode ? code.title : again.title}
      </h2>
      <p className="mt-1 mb-5 text-ink-2">{owesCode ? code.lead : again.lead}</p>
      {owesCode ? <CodeForm member={member} /> : <PasswordForm member={member} />}
      <p className="mt-4">
        <Link to={signInPathFor(here)} className="link link-row">
          {again.other}
        </Link>
      </p>
    </dialog>
  )
}

function PasswordForm({ member }: { member: Member }) {
  const { auth } = useSession()
  const form = useForm({
    name: 'again',
    initial: { password: '' },
    check: (values) => {
      const fields = missing(values, { password: authWords.missing.password })
      return fields && { heading: authWords.fillInAll, fields }
    },
    submit: async ({ password }) => {
      const { error } = await auth.signInWithPassword({ email: member.email, password })
      if (error) throw error
    },
    explain: explainSignIn,
  })
  return (
    <>
      <ErrorSummary problem={form.problem} />
      <form onSubmit={form.onSubmit} noValidate className="grid gap-4">
        {/* For password managers; it is the same member who comes back. */}
        <p>
          <b>{member.email}</b>
          <input type="hidden" name="username" autoComplete="username" value={member.email} />
        </p>
        <PasswordField
          {...form.field('password')}
          label={authWords.password}
          autoComplete="current-password"
          required
        />
        <Button look="primary" type="submit" pending={form.pending} pendingWords={words.pending}>
          {words.submit}
        </Button>
      </form>
    </>
  )
}
