// A new password, for who knows the current one.

import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useFocusNext } from '../../ui/use-focus-next.ts'
import { useForm } from '../../ui/use-form.ts'
import { authWords } from '../auth-words.ts'
import { profileWords } from '../profile-words.ts'
import type { Tell } from './profile-notice.tsx'
import { type OneForm, useOpenForm } from './profile-one-form.tsx'
import { checkPasswordChange, explainPasswordChange } from './security-rules.ts'
import { SecurityRow } from './security-row.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useMember, useSession } from './session.tsx'

const { password: words } = profileWords.security
const formName = 'password'
const openId = 'change-password'
const noPasswords = { current: '', password: '', confirm: '' }

interface SecurityPasswordProps {
  forms: OneForm
  tell: Tell
}

export function SecurityPassword({ forms, tell }: SecurityPasswordProps) {
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
        <PasswordForm forms={forms} tell={tell} onClose={close} />
      ) : (
        <Button id={openId} small onClick={start}>
          {words.change}
        </Button>
      )}
    </SecurityRow>
  )
}

function PasswordForm({ forms, tell, onClose }: SecurityPasswordProps & { onClose: () => void }) {
  const { auth } = useSession()
  const { email } = useMember()
  const form = useForm({
    name: formName,
    initial: noPasswords,
    check: checkPasswordChange,
    submit: async ({ current, password }) => {
      tell.clear()
      const { error } = await auth.updateUser({ password, current_password: current })
      if (error) throw error
      tell.success(words.changed)
      onClose()
    },
    explain: explainPasswordChange,
  })
  useOpenForm(forms, Object.values(form.values).some(Boolean), `${formName}-current`)
  return (
    <form onSubmit={form.onSubmit} noValidate className="grid gap-4">
      <ErrorSummary problem={form.problem} />
      {/* Password managers file the new password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField {...form.field('current')} label={words.current} autoComplete="current-password" required />
      <NewPasswordFields
        password={form.field('password')}
        confirm={form.field('confirm')}
        labels={[authWords.newPassword, authWords.confirmNewPassword]}
      />
      <div className="flex flex-wrap gap-3">
        <Button look="primary" type="submit" pending={form.pending} pendingWords={profileWords.saving}>
          {words.submit}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {profileWords.cancel}
        </Button>
      </div>
    </form>
  )
}
