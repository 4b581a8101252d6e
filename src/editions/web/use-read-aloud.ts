// The preview's voice: the open pages are read aloud where the browser can.

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Page } from '../../stories/contract.ts'
import { type Aloud, openAloud, watchVoices } from './read-aloud.ts'

export interface ReadAloud {
  /** The browser has at least one voice. */
  canSpeak: boolean
  isSpeaking: boolean
  toggle: () => void
  /** The book lies open at other pages. */
  turned: (pages: readonly number[]) => void
}

export interface ReadAloudParts {
  pages: readonly Page[]
  open: readonly number[]
  names: readonly { name: string; name_sounds: string }[]
  onTurn: (page: number) => void
}

export function useReadAloud({ pages, open, names, onTurn }: ReadAloudParts): ReadAloud {
  const [canSpeak, setCanSpeak] = useState(false)
  const [isSpeaking, setSpeaking] = useState(false)
  const aloud = useRef<Aloud>(undefined)
  // What is spoken is the book as it is by then.
  const namesNow = useEffectEvent(() => names)
  const wordsNow = useEffectEvent((page: number) => pages.find(({ page_number }) => page_number === page)?.text_content)
  const turn = useEffectEvent(onTurn)
  useEffect(() => {
    const opened = openAloud({
      language: 'en',
      names: () => namesNow(),
      wordsOf: (page) => wordsNow(page),
      onTurn: (page) => turn(page),
      onChange: setSpeaking,
    })
    aloud.current = opened
    return opened.stop
  }, [])
  useEffect(() => watchVoices(setCanSpeak), [])
  return {
    canSpeak,
    isSpeaking,
    toggle: () => aloud.current?.toggle(open),
    turned: (next) => aloud.current?.turned(next),
  }
}
