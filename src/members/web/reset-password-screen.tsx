// A new password, for whoever came by a recovery link.

import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../../base/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LoadingPage } from '../../ui/loading.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { authWords } from '../auth-words.ts'
import { authCode, explainAuth } from './auth-failure.ts'
import { CodeStep } from './code-step.tsx'
import { DoorHead } from './door-head.tsx'
import { checkFilled } from './email-fault.ts'
import { EmailField } from './email-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useSession, useWho } from './session.tsx'
import { checkNewPassword } from './sign-up-rules.ts'
import { DoorPages } from './signed-out-frame.tsx'
import { typedBefore } from './typed-before.ts'
import type { Member } from './who-is-here.ts'

const { reset: words } = authWords

export function ResetPasswordScreen() {
  const who = useWho()
  const [done, setDone] = useState(false)
  const { search, state } = useLocation()
  const asked = typedBefore(state)
  const isOfAnotherBrowser = new URLSearchParams(search).has('code')
  if (who.status === 'loading') return <LoadingPage />
  if (who.status === 'needs-code') return <CodeStep member={who.member} />
  return (
    <DoorPages caption={words.caption}>
      {done ? (
        <Done />
      ) : who.status === 'signed-in' && who.recovering ? (
        <NewPasswordForm member={who.member} onDone={() => setDone(true)} />
      ) : asked !== undefined ? (
        <ByCode title={words.codeTitle} lead={words.codeLead} email={asked} />
      ) : isOfAnotherBrowser ? (
        <ByCode title={words.otherTitle} lead={words.other} email="" />
      ) : (
        <LinkLost />
      )}
    </DoorPages>
  )
}

function NewPasswordForm({ member, onDone }: { member: Member; onDone: () => void }) {
  const { auth } = useSession()
  const form = useForm({
    name: 'reset',
    initial: { password: '', confirm: '' },
    check: checkNewPassword,
    submit: async ({ password }) => {
      const { error } = await auth.updateUser({ password })
      if (error) throw error
      onDone()
    },
    explain: (error) =>
      authCode(error) === 'reauthentication_needed' ? { heading: words.tookLong } : explainAuth(error),
  })
  return (
    <>
      <DoorHead title={words.title} lead={words.lead} />
      <ErrorSummary problem={form.problem} />
      <form onSubmit={form.onSubmit} noValidate className="grid gap-4">
        {/* Password managers file the new password under this name. */}
        <input type="hidden" name="username" autoComplete="username" value={member.email} />
        <NewPasswordFields
          password={form.field('password')}
          confirm={form.field('confirm')}
          labels={[authWords.newPassword, authWords.confirmNewPassword]}
        />
        <Button look="primary" type="submit" pending={form.pending} pendingWords={words.pending}>
          {words.submit}
        </Button>
      </form>
    </>
  )
}

function Done() {
  return (
    <>
      <Icon name="key" className="mb-3 size-11 text-second" />
      <DoorHead title={words.done} lead={words.doneLead} step />
      <ButtonLink look="primary" to={paths.dashboard}>
        {words.toDashboard}
      </ButtonLink>
    </>
  )
}

function LinkLost() {
  return (
    <>
      <DoorHead title={words.lostTitle} lead={words.lost} />
      <ButtonLink look="primary" to={paths.forgotPassword}>
        {words.askAgain}
      </ButtonLink>
    </>
  )
}

/** Whoever reads the mail elsewhere proves by its code that she does. */
function ByCode({ title, lead, email }: { title: string; lead: string; email: string }) {
  const { auth } = useSession()
  const form = useForm({
    name: 'mailed-code',
    initial: { email, code: '' },
    check: (values) => checkFilled(values, { email: authWords.missing.email, code: words.codeMissing }),
    submit: async ({ email, code }) => {
      const token = code.replaceAll(/\s/g, '')
      const { error } = await auth.verifyOtp({ email: email.trim(), token, type: 'recovery' })
      if (error) throw error
    },
    explain: explainAuth,
  })
  return (
    <>
      <DoorHead title={title} lead={lead} />
      <ErrorSummary problem={form.problem} />
      <form onSubmit={form.onSubmit} noValidate className="grid gap-4">
        <EmailField {...form.field('email')} />
        <TextField
          {...form.field('code')}
          label={words.mailedCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          most={9}
          className="[&_input]:max-w-48"
          required
        />
        <Button look="primary" type="submit" pending={form.pending} pendingWords={words.checking}>
          {words.withCode}
        </Button>
      </form>
      <p className="mt-5 text-center">
        <Link to={paths.forgotPassword} className="link link-row">
          {words.askAgain}
        </Link>
      </p>
    </>
  )
}
