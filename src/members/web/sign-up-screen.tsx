// Create an account: straight in when the service gives a session, else a letter to open first.

import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../../base/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TickBox } from '../../ui/tick-box.tsx'
import { useForm } from '../../ui/use-form.ts'
import { authWords } from '../auth-words.ts'
import { explainAuth } from './auth-failure.ts'
import { ConfirmEmail } from './confirm-email.tsx'
import { DoorHead } from './door-head.tsx'
import { EmailField } from './email-field.tsx'
import { GoOn } from './go-on.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { OutsideButtons } from './outside-buttons.tsx'
import { confirmedUrl, keepReturnPath } from './return-path.ts'
import { useSession, useWho } from './session.tsx'
import { checkNewAccount } from './sign-up-rules.ts'
import { SitePage } from './site-page.tsx'
import { DoorPages } from './signed-out-frame.tsx'

const { signUp: words } = authWords

export function SignUpScreen() {
  const who = useWho()
  const [waitingFor, setWaitingFor] = useState<string>()
  const isVisitor = who.status === 'signed-in' && who.member.isVisitor
  if (who.status === 'needs-code' || (who.status === 'signed-in' && !isVisitor)) return <GoOn />
  if (waitingFor !== undefined) return <ConfirmEmail email={waitingFor} onWrong={() => setWaitingFor(undefined)} />
  return (
    <DoorPages caption={words.caption} hasBook>
      <SignUpForm isVisitor={isVisitor} onConfirmationNeeded={setWaitingFor} />
    </DoorPages>
  )
}

interface SignUpFormProps {
  isVisitor: boolean
  onConfirmationNeeded: (email: string) => void
}

function SignUpForm({ isVisitor, onConfirmationNeeded }: SignUpFormProps) {
  const { auth, storage } = useSession()
  const { search } = useLocation()
  const form = useForm({
    name: 'sign-up',
    initial: { email: '', password: '', confirm: '', terms: false },
    check: checkNewAccount,
    submit: async (values) => {
      const email = values.email.trim()
      storage.remember(true)
      const visitor = isVisitor ? (await auth.getSession()).data.session?.refresh_token : undefined
      const { data, error } = await auth.signUp({
        email,
        password: values.password,
        options: { emailRedirectTo: confirmedUrl(location.origin, search), ...(visitor && { data: { visitor } }) },
      })
      if (error) throw error
      if (data.session === null) onConfirmationNeeded(email)
    },
    explain: explainAuth,
  })

  return (
    <>
      <DoorHead
        title={isVisitor ? authWords.visitor.signUpTitle : words.title}
        lead={isVisitor ? authWords.visitor.signUpLead : words.lead}
      />
      {!isVisitor && (
        <p className="mb-4">
          {words.first}{' '}
          <Link to={paths.createBook} className="link link-row">
            {words.begin}
          </Link>
        </p>
      )}
      <ErrorSummary problem={form.problem} />
      <form onSubmit={form.onSubmit} noValidate className="grid gap-4">
        <EmailField {...form.field('email')} />
        <NewPasswordFields
          password={form.field('password')}
          confirm={form.field('confirm')}
          labels={[authWords.password, authWords.confirmPassword]}
        />
        <TickBox {...form.tick('terms')} label={<TermsLabel />} required />
        <Button look="primary" type="submit" pending={form.pending} pendingWords={words.pending}>
          {words.submit}
        </Button>
      </form>
      <OutsideButtons />
      <p className="mt-4 text-center">
        {words.already}{' '}
        <Link to={keepReturnPath(paths.signIn, search)} className="link link-row">
          {words.signIn}
        </Link>
      </p>
    </>
  )
}

function TermsLabel() {
  return (
    <>
      {words.terms.before}
      <SitePage href={paths.terms}>{words.terms.terms}</SitePage>
      {words.terms.between}
      <SitePage href={paths.privacy}>{words.terms.privacy}</SitePage>
    </>
  )
}
