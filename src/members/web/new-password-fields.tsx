// A new password, typed twice, and how hard it is to guess.

import type { ComponentProps } from 'react'
import { PasswordField } from '../../ui/password-field.tsx'
import { authWords } from '../auth-words.ts'
import { PasswordMeter } from './password-meter.tsx'

type Field = Pick<ComponentProps<typeof PasswordField>, 'id' | 'value' | 'error' | 'onValue'>

export function NewPasswordFields(fields: { password: Field; confirm: Field; labels: [string, string] }) {
  const { password, confirm, labels } = fields
  const meter = `${password.id}-strength`
  return (
    <>
      <PasswordField
        {...password}
        label={labels[0]}
        hint={authWords.signUp.passwordHint}
        autoComplete="new-password"
        below={{ id: meter, content: <PasswordMeter id={meter} password={password.error ? '' : password.value} /> }}
        required
      />
      <PasswordField {...confirm} label={labels[1]} autoComplete="new-password" required />
    </>
  )
}
