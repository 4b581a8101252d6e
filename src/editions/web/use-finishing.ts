// Finishing a book: frozen and bound on the server, then looked at here as it is now.

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keepBook } from '../../stories/web/story-data.ts'
import { call } from '../../ui/call.ts'
import { CallFailed } from '../../ui/call-failed.ts'
import { explainFailure } from '../../ui/explain-failure.ts'
import { finalizeBook } from '../contract.ts'
import { editionsWords } from '../words.ts'
import { editionsQuery } from './edition-data.ts'

const { failed } = editionsWords

export interface Finishing {
  isRunning: boolean
  problem: string | undefined
  /** Pages have no picture: they are to be painted first. */
  needsPictures: boolean
  /** Answers the edition's id when it worked. */
  finish: () => Promise<string | undefined>
}

/** Asked again as long as it goes on: the server waits a while each time. */
async function finishWhole(bookId: string) {
  for (;;) {
    const answer = await call(finalizeBook, { bookId }, { failure: failed.finish })
    if (!answer.goes_on) return answer
  }
}

export function useFinishing(bookId: string): Finishing {
  const cache = useQueryClient()
  const [isRunning, setRunning] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [needsPictures, setNeedsPictures] = useState(false)

  async function finish(): Promise<string | undefined> {
    setRunning(true)
    setProblem(undefined)
    setNeedsPictures(false)
    try {
      const { edition, goes_on: _, ...book } = await finishWhole(bookId)
      keepBook(cache, book)
      await cache.invalidateQueries({ queryKey: editionsQuery(bookId).queryKey })
      return edition.id
    } catch (error) {
      setProblem(explainFailure(error, failed.finish))
      setNeedsPictures(error instanceof CallFailed && error.failure.code === 'pictures_missing')
      return undefined
    } finally {
      setRunning(false)
    }
  }
  return { isRunning, problem, needsPictures, finish }
}
