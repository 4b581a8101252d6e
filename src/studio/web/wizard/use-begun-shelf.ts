// What is answered goes to the server, too, as long as no book is made of it: it is a row of My Books, on every device of its member.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { second } from '../../../base/dates.ts'
import { keepBegun } from '../../../books/begun-contract.ts'
import { limits } from '../../../books/book.ts'
import { begunQuery } from '../../../books/web/use-begun.ts'
import { call } from '../../../ui/call.ts'
import { heroOf } from '../../wizard-answers.ts'
import type { WizardState } from '../../wizard-state.ts'
import { wizardWords } from '../../wizard-words.ts'

/** Nobody is asked to save: a moment after the last key it is. */
const pause = 1.5 * second

export function useBegunShelf() {
  const cache = useQueryClient()
  const { mutate, isSuccess } = useMutation({
    // One after the other: the last answers are the ones that stay.
    scope: { id: 'begun-book' },
    mutationFn: (state: WizardState) =>
      call(
        keepBegun,
        {
          id: state.answers.seed,
          name: heroOf(state.answers).name.trim().slice(0, limits.name),
          state: JSON.stringify(state),
        },
        { failure: wizardWords.notKept },
      ),
    onSuccess: () => cache.invalidateQueries({ queryKey: begunQuery.queryKey }),
  })
  const waiting = useRef<{ state: WizardState; timer: number }>(undefined)

  function send() {
    if (!waiting.current) return
    clearTimeout(waiting.current.timer)
    mutate(waiting.current.state)
    waiting.current = undefined
  }
  const leave = useEffectEvent(send)
  useEffect(() => () => leave(), [])
  return {
    isKept: isSuccess,
    keep: (state: WizardState) => {
      clearTimeout(waiting.current?.timer)
      // It is a book by now, and has its own row.
      waiting.current = state.bookId === undefined ? { state, timer: window.setTimeout(send, pause) } : undefined
    },
  }
}
