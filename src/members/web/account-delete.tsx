// Deleting the account: the password first, and the words say what goes and until when it can be kept.

import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useFocusNext } from '../../ui/use-focus-next.ts'
import { useForm } from '../../ui/use-form.ts'
import { accountWords } from '../account-words.ts'
import { profileWords } from '../profile-words.ts'
import { useChangeAccount } from './account-data.ts'
import type { Tell } from './profile-notice.tsx'
import { type OneForm, useOpenForm } from './profile-one-form.tsx'
import { SecurityRow } from './security-row.tsx'
import { useMember } from './session.tsx'

const { delete: words } = accountWords
const formName = 'delete-account'
const openId = 'open-delete-account'

interface AccountDeleteProps {
  forms: OneForm
  tell: Tell
}

export function AccountDelete({ forms, tell }: AccountDeleteProps) {
  const focusNext = useFocusNext()
  function start() {
    tell.clear()
    forms.start(formName)
  }
  function close() {
    forms.close()
    focusNext(openId)
  }
  return (
    <SecurityRow title={words.title} lead={words.lead}>
      {forms.open === formName ? (
        <DeleteForm forms={forms} onClose={close} />
      ) : (
        <Button id={openId} small onClick={start}>
          {words.start}
        </Button>
      )}
    </SecurityRow>
  )
}

function DeleteForm({ forms, onClose }: { forms: OneForm; onClose: () => void }) {
  const { email } = useMember()
  const { remove } = useChangeAccount()
  const form = useForm({
    name: formName,
    initial: { password: '' },
    check: ({ password }) => (password === '' ? { fields: { password: words.passwordMissing } } : undefined),
    submit: async ({ password }) => {
      await remove(password)
      forms.close()
    },
  })
  useOpenForm(forms, form.values.password !== '', `${formName}-password`)
  return (
    <form onSubmit={form.onSubmit} noValidate className="grid gap-4 rounded-sm bg-danger-soft p-4">
      <div>
        <p className="font-bold">{words.form}</p>
        <p>{words.warning}</p>
      </div>
      <ErrorSummary problem={form.problem} />
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField {...form.field('password')} label={words.password} autoComplete="current-password" required />
      <div className="flex flex-wrap gap-3">
        <Button look="danger" type="submit" pending={form.pending} pendingWords={words.pending}>
          {words.submit}
        </Button>
        <Button onClick={onClose}>{profileWords.cancel}</Button>
      </div>
    </form>
  )
}
