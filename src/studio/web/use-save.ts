// The saver of one book in its editor, and what is to be seen of it.

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Book } from '../../books/contract.ts'
import { type BookSaver, openSaver, type SaverParts, type SaverSeen, seenAtFirst } from './book-saver.ts'

export function useSave({ onCreated, ...parts }: Omit<SaverParts, 'show' | 'onKept'>): BookSaver & SaverSeen {
  const cache = useQueryClient()
  const [seen, show] = useState(() => seenAtFirst(parts.start.clashes))
  const [created, setCreated] = useState<Book>()
  const goOn = useEffectEvent(onCreated)
  useEffect(() => {
    if (created) goOn(created)
  }, [created])
  const [saver] = useState(() =>
    openSaver({
      ...parts,
      show,
      onKept: () => void cache.invalidateQueries({ queryKey: ['books'] }),
      onCreated: setCreated,
    }),
  )
  return { ...saver, ...seen }
}
