// Personal Information: read it, or change it in place. The e-mail stays.

import { Button } from '../../ui/button.tsx'
import { CallFailed } from '../../ui/call-failed.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFocusNext } from '../../ui/use-focus-next.ts'
import { useForm } from '../../ui/use-form.ts'
import { type Profile, updateProfile } from '../contract.ts'
import { profileWords } from '../profile-words.ts'
import { ProfileCard } from './profile-card.tsx'
import { useSaveProfile } from './profile-data.ts'
import type { Tell } from './profile-notice.tsx'
import { type OneForm, useOpenForm } from './profile-one-form.tsx'

const { personal: words } = profileWords
const formName = 'personal'
const editId = 'edit-personal'
const titleId = 'personal-title'

export interface PersonalCardProps {
  profile: Profile
  forms: OneForm
  tell: Tell
}

export function PersonalCard({ profile, forms, tell }: PersonalCardProps) {
  const focusNext = useFocusNext()
  const editing = forms.open === formName

  function edit() {
    tell.clear()
    forms.start(formName)
  }
  function close() {
    forms.close()
    focusNext(editId)
  }
  return (
    <ProfileCard
      title={words.title}
      titleId={titleId}
      action={
        !editing && (
          <Button id={editId} small aria-describedby={titleId} onClick={edit}>
            <Icon name="edit" className="size-5" />
            {words.edit}
          </Button>
        )
      }
    >
      {editing ? (
        <PersonalForm {...{ profile, forms, tell }} onClose={close} />
      ) : (
        <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <Fact name={words.firstName} value={profile.first_name} />
          <Fact name={words.lastName} value={profile.last_name} />
          <Fact name={words.phone} value={profile.phone_number} />
          <Fact name={words.email} value={profile.email} note={words.emailFixed} />
        </dl>
      )}
    </ProfileCard>
  )
}

function Fact({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="wrap-anywhere" dir="auto">
        {value || <span className="font-hand text-[1.125rem] text-ink-2">{words.nothing}</span>}
      </dd>
      {note && <dd className="text-sm text-ink-2">{note}</dd>}
    </div>
  )
}

function PersonalForm({ profile, forms, tell, onClose }: PersonalCardProps & { onClose: () => void }) {
  const save = useSaveProfile()
  const initial = {
    first_name: profile.first_name,
    last_name: profile.last_name,
    phone_number: profile.phone_number,
  }
  const form = useForm({
    name: formName,
    initial,
    check: (values) => {
      const { error } = updateProfile.input.safeParse(values)
      return (
        error && { fields: Object.fromEntries(error.issues.map((issue) => [String(issue.path[0]), issue.message])) }
      )
    },
    submit: async (values) => {
      tell.clear()
      try {
        await save(values)
      } catch (error) {
        if (error instanceof CallFailed && error.failure.fields) throw error
        return tell.failure(words.failed, error)
      }
      tell.success(words.saved)
      onClose()
    },
  })
  useOpenForm(forms, JSON.stringify(form.values) !== JSON.stringify(initial), `${formName}-first_name`)
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <ErrorSummary problem={form.problem} />
      <div className="grid gap-4 sm:grid-cols-2 sm:items-end">
        <TextField {...form.field('first_name')} label={words.firstName} autoComplete="given-name" />
        <TextField {...form.field('last_name')} label={words.lastName} autoComplete="family-name" />
        <TextField
          {...form.field('phone_number')}
          label={words.phone}
          type="tel"
          autoComplete="tel"
          hint={words.phoneHint}
        />
        <TextField id="personal-email" label={words.email} hint={words.emailFixed} value={profile.email} readOnly />
      </div>
      <p className="mt-2 text-sm text-ink-2">{words.emailMove}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button look="primary" type="submit" pending={form.pending} pendingWords={profileWords.saving}>
          {profileWords.save}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {profileWords.cancel}
        </Button>
      </div>
    </form>
  )
}
