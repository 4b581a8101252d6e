// Shared books that somebody reported: look at one, then take its link out of sight or let it be.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../base/paths.ts'
import { suspendShare } from '../../editions/share-contract.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { call } from '../../ui/call.ts'
import { explainFailure } from '../../ui/explain-failure.ts'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { lookAtShare, type ReportedShare } from '../contract.ts'
import { deskWords } from '../desk-words.ts'
import { deskKey, sharesQuery } from './desk-data.ts'
import { showMoment } from './show-moment.ts'
import './desk.css'

const { shares: words } = deskWords

export function DeskSharesScreen() {
  const { data, error, refetch } = useQuery(sharesQuery)
  return (
    <>
      <ButtonLink look="link" to={paths.desk} className="-mt-2 mb-1">
        <Icon name="back" className="mr-1 -ml-1.5 size-5" />
        {deskWords.back}
      </ButtonLink>
      <ScreenTitle title={words.title} />
      <LoadFailed
        words={!data && error && explainFailure(error, deskWords.loadFailed)}
        onAgain={() => void refetch()}
      />
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <p className="mt-4 text-ink-2">{words.none}</p>}
      {data && (
        <ul className="desk-list">
          {data.items.map((share) => (
            <Reported key={share.id} share={share} />
          ))}
        </ul>
      )}
    </>
  )
}

function Reported({ share }: { share: ReportedShare }) {
  const { id, is_suspended: isSuspended, is_open: isOpen } = share
  const cache = useQueryClient()
  const [busy, setBusy] = useState<'look' | 'suspend' | 'restore'>()
  const [problem, setProblem] = useState<string>()
  async function act(what: NonNullable<typeof busy>, work: () => Promise<unknown>) {
    setBusy(what)
    setProblem(undefined)
    try {
      await work()
      await cache.invalidateQueries({ queryKey: deskKey })
    } catch (error) {
      setProblem(explainFailure(error, words.failed))
    } finally {
      setBusy(undefined)
    }
  }
  const decide = (suspended: boolean) => call(suspendShare, { id, suspended }, { failure: words.failed })
  const look = async () => location.assign((await call(lookAtShare, { id }, { failure: words.failed })).url)
  return (
    <li className={isOpen ? 'is-pressing' : ''}>
      <h2 className="text-[1.2rem]" dir="auto">
        {share.book_title || words.untitled}
      </h2>
      <p>{words.reported(share.reports, showMoment(share.reported_at))}</p>
      <p className="text-sm text-ink-2">{words.link(id, share.views)}</p>
      <p className="font-bold">{isSuspended ? words.suspended : isOpen ? words.open : words.fine}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button small pending={busy === 'look'} pendingWords={words.looking} onClick={() => void act('look', look)}>
          {words.look}
        </Button>
        {!isSuspended && (
          <Button
            small
            look="danger"
            pending={busy === 'suspend'}
            pendingWords={words.pending}
            onClick={() => void act('suspend', () => decide(true))}
          >
            {words.suspend}
          </Button>
        )}
        {(isSuspended || isOpen) && (
          <Button
            small
            pending={busy === 'restore'}
            pendingWords={words.pending}
            onClick={() => void act('restore', () => decide(false))}
          >
            {isSuspended ? words.restore : words.keep}
          </Button>
        )}
      </div>
      <div role="alert" className="mt-2 empty:hidden">
        <FieldError id={`share-${id}`} error={problem} />
      </div>
    </li>
  )
}
