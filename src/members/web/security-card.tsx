// Security: the password, the second factor, and the end of every session.

import { profileWords } from '../profile-words.ts'
import { ProfileCard } from './profile-card.tsx'
import type { Tell } from './profile-notice.tsx'
import type { OneForm } from './profile-one-form.tsx'
import { SecurityEverywhere } from './security-everywhere.tsx'
import { SecurityFactor } from './security-factor.tsx'
import { SecurityPassword } from './security-password.tsx'

export function SecurityCard({ forms, tell }: { forms: OneForm; tell: Tell }) {
  return (
    <ProfileCard title={profileWords.security.title}>
      <SecurityPassword forms={forms} tell={tell} />
      <SecurityFactor forms={forms} tell={tell} />
      <SecurityEverywhere tell={tell} />
    </ProfileCard>
  )
}
