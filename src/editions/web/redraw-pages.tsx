// Pictures with too few dots for paper, drawn anew by our own illustrator, who draws as large as the printer asks.

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { generateImage } from '../../pictures/contract.ts'
import { keepPage, pagesQuery } from '../../stories/web/story-data.ts'
import { Button } from '../../ui/button.tsx'
import { call } from '../../ui/call.ts'
import { explainFailure } from '../../ui/explain-failure.ts'
import { editionsWords } from '../words.ts'
import { passportQuery } from './edition-data.ts'

const { redraw: words } = editionsWords.passport

export function RedrawPages({ bookId, numbers }: { bookId: string; numbers: readonly number[] }) {
  const cache = useQueryClient()
  const [drawing, setDrawing] = useState<number>()
  const [problem, setProblem] = useState<string>()

  async function redraw(): Promise<void> {
    setProblem(undefined)
    setDrawing(1)
    try {
      const pages = await cache.fetchQuery(pagesQuery(bookId))
      for (const [at, number] of numbers.entries()) {
        setDrawing(at + 1)
        const pageId = pages.find(({ page_number }) => page_number === number)?.id
        const drawn = pageId && (await call(generateImage, { bookId, pageId, ai: false }, { failure: words.failed }))
        if (drawn && 'page' in drawn) keepPage(cache, drawn.page)
      }
    } catch (error) {
      setProblem(explainFailure(error, words.failed))
    }
    setDrawing(undefined)
    await cache.invalidateQueries({ queryKey: passportQuery(bookId).queryKey })
  }
  return (
    <>
      <Button
        small
        pending={drawing !== undefined}
        pendingWords={words.drawing(drawing ?? 1, numbers.length)}
        onClick={() => void redraw()}
      >
        {words.button(numbers.length)}
      </Button>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </>
  )
}
