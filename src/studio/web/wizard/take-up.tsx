// A book that was begun, on this device or another: fetched, and gone on with where it was left.

import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { paths } from '../../../base/paths.ts'
import { readBegun } from '../../../books/begun-contract.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { call } from '../../../ui/call.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { Skeleton, SkeletonBar } from '../../../ui/skeleton.tsx'
import { begunWords as words } from '../../begun-words.ts'
import { readAnswers, type WizardState } from '../../wizard-state.ts'
import { wizardWords } from '../../wizard-words.ts'
import { WizardBar } from './wizard-bar.tsx'

export function TakeUp({ id, onTaken }: { id: string; onTaken: (state: WizardState) => void }) {
  const { data, error } = useQuery({
    queryKey: ['begun-book', id],
    queryFn: ({ signal }) => call(readBegun, { id }, { failure: words.gone, signal }),
    gcTime: 0,
    retry: false,
  })
  const state = data && readAnswers(data.state)
  const take = useEffectEvent(() => state && onTaken(state))
  useEffect(() => {
    if (data) take()
  }, [data])
  // Of a wizard that asked other questions.
  const isLost = error !== null || (data !== undefined && !state)
  return (
    <div className="wizard">
      <WizardBar />
      <main id="page" tabIndex={-1} className="wizard-main outline-none">
        {isLost ? (
          <EmptyState
            title={words.gone}
            words={error ? explainFailure(error, words.gone) : ''}
            action={
              <div className="flex flex-wrap gap-3">
                <ButtonLink look="primary" to={paths.wizard}>
                  {wizardWords.welcome.anew}
                </ButtonLink>
                <ButtonLink to={paths.dashboard}>{words.toBooks}</ButtonLink>
              </div>
            }
          />
        ) : (
          <Skeleton words={words.opening}>
            <SkeletonBar className="h-80 w-full" />
          </Skeleton>
        )}
      </main>
    </div>
  )
}
