// Setting up the second factor: the picture for the app, the key behind it, the first code as proof.

import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { authWords } from '../auth-words.ts'
import { profileWords } from '../profile-words.ts'
import { type OneForm, useOpenForm } from './profile-one-form.tsx'
import { checkCode, digitsOf, explainCode, inFours, pictureOf } from './security-rules.ts'
import { useSession } from './session.tsx'

const { factor: words } = profileWords.security
const formName = 'factor'

export interface SecurityEnrolProps {
  enrolment: { id: string; qr_code: string; secret: string }
  forms: OneForm
  onDone: () => void
  onCancel: () => void
}

export function SecurityEnrol({ enrolment, forms, onDone, onCancel }: SecurityEnrolProps) {
  const { auth } = useSession()
  const form = useForm({
    name: formName,
    initial: { code: '' },
    check: checkCode,
    submit: async ({ code }) => {
      const { error } = await auth.mfa.challengeAndVerify({ factorId: enrolment.id, code: digitsOf(code) })
      if (error) throw error
      onDone()
    },
    explain: explainCode,
  })
  useOpenForm(forms, form.values.code !== '', `${formName}-code`)
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <ErrorSummary problem={form.problem} />
      <ol className="grid gap-4">
        <li>
          <p>{words.stepScan}</p>
          {enrolment.qr_code && (
            <img
              src={pictureOf(enrolment.qr_code)}
              alt={words.picture}
              width={200}
              height={200}
              className="mt-3 rounded-sm bg-white p-2 shadow-1"
            />
          )}
        </li>
        <li>
          <p>{words.stepType}</p>
          <p
            className="mt-2 rounded-sm bg-paper-2 px-3 py-2 font-bold tracking-wider wrap-anywhere select-all"
            translate="no"
          >
            {inFours(enrolment.secret)}
          </p>
        </li>
        <li>
          <TextField
            {...form.field('code')}
            label={authWords.code.label}
            hint={words.stepCode}
            inputMode="numeric"
            autoComplete="one-time-code"
            most={9}
            className="[&_input]:max-w-48 [&_input]:text-lg [&_input]:tracking-[0.2em]"
            required
          />
        </li>
      </ol>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="primary" type="submit" pending={form.pending} pendingWords={words.verifying}>
          {words.verify}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {profileWords.cancel}
        </Button>
      </div>
    </form>
  )
}
