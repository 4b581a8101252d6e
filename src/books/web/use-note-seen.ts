// A step that is open before a member counts as seen, on every device of hers. Where it cannot be noted nothing else stops.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../ui/call.ts'
import type { BookStep } from '../book.ts'
import { type Book, noteStepSeen } from '../contract.ts'
import { booksWords } from '../words.ts'
import { bookKey } from './use-book.ts'

export function useNoteSeen(book: Book | undefined, step: BookStep): void {
  const cache = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (id: string) => call(noteStepSeen, { id, step }, { failure: booksWords.fetchFailed }),
    onSuccess: ({ seen_steps }, id) => cache.setQueryData<Book>(bookKey(id), (now) => now && { ...now, seen_steps }),
  })
  const note = useEffectEvent((id: string) => mutate(id))
  const unseen = book && book.status !== 'draft' && !book.seen_steps.includes(step) ? book.id : undefined
  useEffect(() => {
    if (unseen) note(unseen)
  }, [unseen])
}
