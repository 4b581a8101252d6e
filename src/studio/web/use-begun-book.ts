// What was begun here before there was an account: a visitor's book, or the hero of the shop window's cover.

import { useEffect, useState } from 'react'
import { shownTitle } from '../../books/book.ts'
import { listBooks } from '../../books/contract.ts'
import { useWho } from '../../members/web/session.tsx'
import { listPages } from '../../stories/contract.ts'
import { call } from '../../ui/call.ts'
import { taste } from '../../visitors/contract.ts'
import { readTaste } from '../../visitors/kept-taste.ts'
import { tasteKey } from '../../visitors/taste-key.ts'

export interface BegunBook {
  hero: string
  title: string
  /** Nothing as long as none is drawn. */
  picture: string | undefined
}

/** `undefined`: nobody knows yet; `null`: nothing was begun. A cover that cannot be had holds nobody up. */
export function useBegunBook(): BegunBook | null | undefined {
  const who = useWho()
  const isVisitor = who.status === 'signed-in' && who.member.isVisitor
  const [begun, setBegun] = useState<BegunBook | null | undefined>(() => (isVisitor || keptTaste() ? undefined : null))
  useEffect(() => {
    const gone = new AbortController()
    const found = (isVisitor ? heldBook(gone.signal) : Promise.resolve(undefined)).then(
      (book) => book ?? tastedBook(gone.signal),
    )
    found
      .catch(() => null)
      .then((book) => {
        if (!gone.signal.aborted) setBegun(book)
      })
    return () => gone.abort()
  }, [isVisitor])
  return begun
}

const keptTaste = () => readTaste(localStorage.getItem(tasteKey), Date.now())

async function heldBook(signal: AbortSignal): Promise<BegunBook | undefined> {
  const [book] = (await call(listBooks, { limit: 1 }, { signal })).items
  if (!book) return undefined
  const { items: pages } = await call(listPages, { id: book.id }, { signal })
  const picture = book.cover_image_url ?? pages.find((page) => page.preview_image_url)?.preview_image_url ?? undefined
  return { hero: book.characters[0]?.name ?? '', title: shownTitle(book), picture }
}

async function tastedBook(signal: AbortSignal): Promise<BegunBook | null> {
  const kept = keptTaste()
  if (!kept) return null
  const { at: _at, ...choice } = kept
  const { name, title, cover } = await call(taste, choice, { signal })
  return { hero: name, title, picture: cover }
}
