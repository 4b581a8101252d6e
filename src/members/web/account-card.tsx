// Your Data: what we hold and for how long, taking it along, and deleting the account.

import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { CallFailed } from '../../ui/call-failed.ts'
import { Skeleton, SkeletonBar } from '../../ui/skeleton.tsx'
import { uiWords } from '../../ui/ui-words.ts'
import type { Account } from '../account-contract.ts'
import { accountWords as words } from '../account-words.ts'
import { useAccount } from './account-data.ts'
import { AccountDelete } from './account-delete.tsx'
import { AccountExport } from './account-export.tsx'
import { ProfileCard } from './profile-card.tsx'
import type { Tell } from './profile-notice.tsx'
import type { OneForm } from './profile-one-form.tsx'

export function AccountCard({ forms, tell }: { forms: OneForm; tell: Tell }) {
  const { data, error, refetch } = useAccount()
  return (
    <ProfileCard title={words.title}>
      <Banner
        tone="error"
        words={!data && error?.message}
        advice={error instanceof CallFailed && error.advice}
        action={
          <Button small onClick={() => void refetch()}>
            {uiWords.tryAgain}
          </Button>
        }
      />
      {data ? <Holdings account={data} /> : !error && <Counting />}
      <Retention />
      <AccountExport tell={tell} />
      {data?.deletion_at === null && <AccountDelete forms={forms} tell={tell} />}
    </ProfileCard>
  )
}

const kinds: readonly (keyof Account['holds'])[] = [
  'books',
  'characters',
  'pictures',
  'photos',
  'editions',
  'links',
  'addresses',
  'orders',
]

function Holdings({ account }: { account: Account }) {
  return (
    <section className="security-row">
      <h3 className="text-[1.125rem]">{words.held.title}</h3>
      <p className="mt-1 mb-3 text-ink-2">{words.held.lead(account.created_at)}</p>
      <dl className="held">
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{words.held.names[kind]}</dt>
            <dd>{account.holds[kind].toLocaleString()}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Retention() {
  return (
    <details className="security-row held-long">
      <summary>
        <h3 className="text-[1.125rem]">{words.kept.title}</h3>
      </summary>
      <dl>
        {words.kept.rows.map(({ what, until }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{until}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function Counting() {
  return (
    <Skeleton words={words.loading}>
      <SkeletonBar className="mb-4 h-5 w-48 max-w-full" />
      <SkeletonBar className="h-32 w-full" />
    </Skeleton>
  )
}
