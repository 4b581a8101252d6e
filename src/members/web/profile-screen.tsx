// My Profile: who the member is, where books are sent, how the account is kept safe, and what is held in it.

import { paths } from '../../base/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { CallFailed } from '../../ui/call-failed.ts'
import { Icon } from '../../ui/icon.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { profileWords as words } from '../profile-words.ts'
import { AccountCard } from './account-card.tsx'
import { AddressCard } from './address-card.tsx'
import { useAddresses, useProfile } from './profile-data.ts'
import { useNotice } from './profile-notice.tsx'
import { useOneForm } from './profile-one-form.tsx'
import { PersonalCard } from './profile-personal.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { SecurityCard } from './security-card.tsx'
import './profile-screen.css'

export function ProfileScreen() {
  const profile = useProfile()
  const addresses = useAddresses()
  const { tell, banner } = useNotice()
  const { forms, question } = useOneForm()
  const error = profile.data && addresses.data ? null : (profile.error ?? addresses.error)

  const failed = error instanceof CallFailed ? error : undefined

  function retry() {
    if (profile.isError) void profile.refetch()
    if (addresses.isError) void addresses.refetch()
  }
  return (
    <>
      <ButtonLink look="link" to={paths.dashboard} className="-mt-2 mb-1">
        <Icon name="back" className="mr-1 -ml-1.5 size-5" />
        {words.back}
      </ButtonLink>
      <ScreenTitle title={words.title} className="mb-6" />
      {banner}
      {question}
      <LoadFailed
        words={error && (failed?.failure.status === 401 ? words.notAuthenticated : words.loadFailed)}
        advice={failed?.advice}
        onAgain={retry}
      />
      {profile.data && addresses.data ? (
        <div className="profile-cards">
          <div>
            <PersonalCard profile={profile.data} forms={forms} tell={tell} />
            <AddressCard addresses={addresses.data} forms={forms} tell={tell} />
            <AccountCard forms={forms} tell={tell} />
          </div>
          <SecurityCard forms={forms} tell={tell} />
        </div>
      ) : (
        !error && <ProfileSkeleton />
      )}
    </>
  )
}
