// Pictures that this screen asks for itself: one page, or page after page when no job can be started.

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { keepPage } from '../../stories/web/story-data.ts'
import { call } from '../../ui/call.ts'
import { generateImage } from '../contract.ts'
import { picturesWords } from '../words.ts'
import { drawInChunks } from './draw-in-chunks.ts'

const { failed } = picturesWords.images

/** What became of a picture that was asked for. */
export interface Drawn {
  understood: readonly string[]
  notices: readonly string[]
}

export interface Drawing {
  running: ReadonlySet<string>
  /** Throws a CallFailed. */
  draw: (pageId: string, wish?: string) => Promise<Drawn>
  /** Answers how many pages could not be drawn. */
  drawAll: (pageIds: readonly string[]) => Promise<number>
  stop: () => void
}

export function useDrawing(bookId: string): Drawing {
  const cache = useQueryClient()
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set())
  const all = useRef<AbortController>(undefined)
  useEffect(() => () => all.current?.abort(), [])

  const draw: Drawing['draw'] = useCallback(
    async (pageId, wish) => {
      setRunning((now) => new Set([...now, pageId]))
      return drawPage(cache, { bookId, pageId, wish }).finally(() =>
        setRunning((now) => new Set([...now].filter((one) => one !== pageId))),
      )
    },
    [bookId, cache],
  )
  async function drawAll(pageIds: readonly string[]): Promise<number> {
    all.current?.abort()
    const mine = new AbortController()
    all.current = mine
    const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
    const lost = await drawInChunks(pageIds, {
      draw: async (pageId) => void (await draw(pageId)),
      pause,
      signal: mine.signal,
    })
    return lost.length
  }
  return { running, draw, drawAll, stop: () => all.current?.abort() }
}

interface PageToDraw {
  bookId: string
  pageId: string
  wish: string | undefined
  /** Small, and counted for nothing. */
  isPreview?: boolean
}

export async function drawPage(cache: QueryClient, { bookId, pageId, wish, isPreview }: PageToDraw): Promise<Drawn> {
  const order = {
    bookId,
    pageId,
    ...(wish !== undefined && { feedbackPrompt: wish }),
    ...(isPreview === true && { isPreview }),
  }
  const drawn = await call(generateImage, order, { failure: wish === undefined ? failed.one : failed.refine })
  if (!('page' in drawn)) return { understood: [], notices: [] }
  keepPage(cache, drawn.page)
  void cache.invalidateQueries({ queryKey: ['books'] })
  return drawn
}
