// A story being written before one's eyes: begun here, or taken up again after a refresh.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '../../ui/call.ts'
import { type Page, readStory } from '../contract.ts'
import type { PickedStory } from '../picked-story.ts'
import { storiesWords } from '../words.ts'
import { keepTold, picturedPagesQuery, withPage } from './story-data.ts'
import { listenTo, storyNews, type Listening } from './story-events.ts'
import { WritingOverlay } from './writing-overlay.tsx'

export interface WritingParts {
  bookId: string
  /** The server says that it is being written already. */
  underWay: boolean
  /** Of the hero, where there is one. */
  picture?: string | undefined
  onTold: () => void
  /** What was written stays open to be read until she goes on: `next` is on the button. Without it the screen beneath shows it. */
  reading?: { next: string; onNext: () => void } | undefined
  onFailed: (error: unknown) => void
}

export interface Writing {
  /** Writes a new story, or joins the one under way. `after`: how many the book has, where that was looked up just now. */
  start: (after?: number, pitch?: PickedStory) => void
  /** Opens what was written while nobody was here. */
  read: () => void
  overlay: ReactNode
}

export function useWriting({ bookId, underWay, picture, onTold, reading, onFailed }: WritingParts): Writing {
  const cache = useQueryClient()
  const [pages, setPages] = useState<readonly Page[]>()
  const [isTold, setTold] = useState(false)
  const told = useQuery({ ...picturedPagesQuery(bookId), enabled: isTold })
  const line = useRef<AbortController>(undefined)

  async function listen(known?: Listening) {
    if (line.current) return
    const mine = new AbortController()
    line.current = mine
    setPages([])
    setTold(false)
    try {
      const way = known ?? { after: await countStories(bookId, mine.signal) }
      for await (const { page, told } of storyNews(listenTo(bookId, mine.signal), way)) {
        if (page) setPages((now = []) => withPage(now, page))
        else await keepTold(cache, told)
      }
      if (!mine.signal.aborted) onTold()
      if (reading) setTold(true)
      else setPages(undefined)
    } catch (error) {
      if (line.current === mine) setPages(undefined)
      if (!mine.signal.aborted) onFailed(error)
    } finally {
      if (line.current === mine) line.current = undefined
    }
  }

  const follow = useEffectEvent(() => void listen('follow'))
  useEffect(() => {
    if (underWay) queueMicrotask(follow)
  }, [underWay])
  useEffect(
    () => () => {
      line.current?.abort()
      line.current = undefined
    },
    [],
  )
  return {
    start: (after, pitch) => void listen(after === undefined ? undefined : { after, ...(pitch && { pitch }) }),
    read: () => {
      setPages([])
      setTold(true)
    },
    overlay: (
      <WritingOverlay
        pages={isTold ? (told.data ?? pages) : pages}
        picture={picture}
        told={
          reading &&
          isTold && {
            ...reading,
            onNext: () => {
              setTold(false)
              setPages(undefined)
              reading.onNext()
            },
          }
        }
      />
    ),
  }
}

async function countStories(bookId: string, signal: AbortSignal): Promise<number> {
  return (await call(readStory, { id: bookId }, { failure: storiesWords.failed.generate, signal })).number
}
