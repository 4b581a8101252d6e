// Stories to choose from, of the answers as they stand and of the figures as their portraits show them.

import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { hour } from '../../../base/dates.ts'
import { type Pitch, pitchStories } from '../../../pictures/pitch-contract.ts'
import { call } from '../../../ui/call.ts'
import { CallFailed } from '../../../ui/call-failed.ts'
import { pitchWords } from '../../pitch-words.ts'
import { offeredPitches } from '../../offered-pitches.ts'
import { castOf, formOfAnswers, type WizardAnswers } from '../../wizard-answers.ts'
import { gapOf } from '../../wizard-gaps.ts'
import { readForm } from '../../written-book.ts'
import { portraitQuery } from '../look/portrait-query.ts'
import { shownInWords, sitterOf } from './portrait-data.ts'

type Order = z.input<typeof pitchStories.input>

const pitchesQuery = (order: Order | undefined) =>
  queryOptions({
    queryKey: ['pitches', order],
    queryFn: ({ signal }) => call(pitchStories, order ?? {}, { failure: pitchWords.failed, signal }),
    enabled: order !== undefined,
    staleTime: hour,
    retry: false,
  })

export interface Pitches {
  /** Nothing while they are looked for, or where none can be had. */
  shown: readonly Pitch[] | undefined
  /** Why not: answers that no story is made of, in the words that say so. */
  failed: string | undefined
  chosen: Pitch | undefined
  choose: (world: string) => void
  /** Nothing where there are no others. */
  others: (() => void) | undefined
  first: (() => void) | undefined
}

export function usePitches(answers: WizardAnswers): Pitches {
  const looks = useShownLooks(answers)
  const [except, setExcept] = useState<readonly string[]>([])
  const [world, setWorld] = useState('')
  const [kept, setKept] = useState<Pitch>()
  const written =
    looks &&
    !answers.has_story &&
    !gapOf('check', answers) &&
    readForm(formOfAnswers(answers, looks), { titleNeeded: false }).written
  const { data, error } = useQuery(pitchesQuery(written ? orderOf(written, answers.seed, except) : undefined))
  const shown = data && offeredPitches(kept, data.pitches)
  const chosen = shown?.find((one) => one.world === world) ?? shown?.[0]
  function showOthers(offered: readonly Pitch[]) {
    setKept(chosen)
    setExcept([...except, ...offered.map((one) => one.world)])
  }
  return {
    shown,
    failed: error ? explain(error) : undefined,
    chosen,
    choose: setWorld,
    others: data?.more ? () => showOthers(data.pitches) : undefined,
    first: except.length > 0 ? () => setExcept([]) : undefined,
  }
}

function explain(error: Error): string {
  const isRefused = error instanceof CallFailed && error.failure.status === 400
  return isRefused ? error.message : pitchWords.failed
}

type Written = NonNullable<ReturnType<typeof readForm>['written']>

/** What it will be called is asked later. */
function orderOf(
  { title: _title, dedication: _dedication, own_words: _own, ...told }: Written,
  seed: string,
  except: readonly string[],
) {
  return { ...told, draft_key: seed, except: [...except] }
}

/** By key; nothing until every portrait is drawn, or cannot be. */
function useShownLooks(answers: WizardAnswers): ReadonlyMap<string, string> | undefined {
  const cast = castOf(answers)
  const drawn = useQueries({
    queries: cast.map((one) => portraitQuery(sitterOf(one, answers))),
  })
  if (drawn.some(({ isFetching }) => isFetching)) return undefined
  return new Map(
    cast.flatMap((one, at) => {
      const described = drawn[at]?.data?.described
      return described === undefined ? [] : [[one.key, shownInWords(one, described)] as const]
    }),
  )
}
