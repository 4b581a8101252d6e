// The second factor: six digits from the authenticator app, after the password was right.

import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { authWords } from '../auth-words.ts'
import { explainSignIn } from './auth-failure.ts'
import { DoorHead } from './door-head.tsx'
import { useSession } from './session.tsx'
import { DoorPages } from './signed-out-frame.tsx'
import type { Member } from './who-is-here.ts'

const { code: words } = authWords

export function CodeStep({ member }: { member: Member }) {
  return (
    <DoorPages caption={words.caption}>
      <DoorHead title={words.title} lead={words.lead} step />
      <CodeForm member={member} />
    </DoorPages>
  )
}

export function CodeForm({ member }: { member: Member }) {
  const { auth } = useSession()
  const form = useForm({
    name: 'code',
    initial: { code: '' },
    check: ({ code }) => {
      const digits = code.replaceAll(/\s/g, '')
      if (digits === '') return { fields: { code: authWords.missing.code } }
      return /^\d{6}$/.test(digits) ? undefined : { fields: { code: words.notSixDigits } }
    },
    submit: async ({ code }) => {
      const factors = await auth.mfa.listFactors()
      if (factors.error) throw factors.error
      const factorId = factors.data.totp[0]?.id ?? ''
      const { error } = await auth.mfa.challengeAndVerify({ factorId, code: code.replaceAll(/\s/g, '') })
      if (error) throw error
    },
    explain: explainSignIn,
  })
  return (
    <>
      <ErrorSummary problem={form.problem} />
      <form onSubmit={form.onSubmit} noValidate className="grid gap-4">
        <TextField
          {...form.field('code')}
          label={words.label}
          hint={member.email}
          inputMode="numeric"
          autoComplete="one-time-code"
          most={9}
          className="[&_input]:max-w-48 [&_input]:text-lg [&_input]:tracking-[0.2em]"
          required
        />
        <Button look="primary" type="submit" pending={form.pending} pendingWords={words.pending}>
          {words.submit}
        </Button>
        <Button look="link" className="justify-self-center" onClick={() => void auth.signOut({ scope: 'local' })}>
          {words.other}
        </Button>
      </form>
    </>
  )
}
