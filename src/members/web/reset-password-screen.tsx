// A new password, for whoever came by a recovery link.

import { useState } from 'react'
import { paths } from '../../base/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LoadingPage } from '../../ui/loading.tsx'
import { useForm } from '../../ui/use-form.ts'
import { authWords } from '../auth-words.ts'
import { explainAuth } from './auth-failure.ts'
import { CodeStep } from './code-step.tsx'
import { DoorHead } from './door-head.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useSession, useWho } from './session.tsx'
import { checkNewPassword } from './sign-up-rules.ts'
import { DoorPages } from './signed-out-frame.tsx'
import type { Member } from './who-is-here.ts'

const { reset: words } = authWords

export function ResetPasswordScreen() {
  const who = useWho()
  const [done, setDone] = useState(false)
  if (who.status === 'loading') return <LoadingPage />
  if (who.status === 'needs-code') return <CodeStep member={who.member} />
  return (
    <DoorPages caption={words.caption}>
      {done ? (
        <Done />
      ) : who.status === 'signed-in' && who.recovering ? (
        <NewPasswordForm member={who.member} onDone={() => setDone(true)} />
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
    explain: explainAuth,
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
