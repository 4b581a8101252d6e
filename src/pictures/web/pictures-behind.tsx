// Says that painted pictures no longer match how the characters look, and paints those pages anew.

import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { call } from '../../ui/call.ts'
import { useFocusNext } from '../../ui/use-focus-next.ts'
import { readPicturesBehind } from '../behind-contract.ts'
import { picturesWords } from '../words.ts'
import type { Drawing } from './use-drawing.ts'
import './images.css'

const { behind: words, failed } = picturesWords.images
const noteId = 'pictures-behind'

/** Looked up again whenever something of a book is saved or painted. */
const behindQuery = (bookId: string) =>
  queryOptions({
    queryKey: ['books', bookId, 'pictures-behind'],
    queryFn: async ({ signal }) =>
      (await call(readPicturesBehind, { id: bookId }, { failure: failed.book, signal })).pages,
    retry: false,
  })

export function PicturesBehind({ bookId, drawing }: { bookId: string; drawing: Drawing }) {
  const { data: pages = [] } = useQuery(behindQuery(bookId))
  const [painting, setPainting] = useState(false)
  const [said, setSaid] = useState<string>()
  const focusNext = useFocusNext()

  async function paint() {
    setPainting(true)
    setSaid(undefined)
    const lost = await drawing.drawAll(pages.map(({ id }) => id))
    setSaid(lost > 0 ? failed.job : words.done)
    // The button goes with what it was for.
    focusNext(noteId)
    setPainting(false)
  }
  if (pages.length === 0 && said === undefined && !painting) return null
  return (
    <section id={noteId} tabIndex={-1} className="job-panel card" aria-label={words.label}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <output>{pages.length > 0 ? words.said(pages.length) : (said ?? words.painting)}</output>
        {(pages.length > 0 || painting) && (
          <Button small pending={painting} pendingWords={words.painting} onClick={() => void paint()}>
            {words.paint(pages.length)}
          </Button>
        )}
      </div>
      {pages.length > 0 && said !== undefined && !painting && <p role="alert">{said}</p>}
    </section>
  )
}
