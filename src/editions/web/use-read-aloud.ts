// Reads the open pages aloud where the browser has a voice, marks the spoken word, and turns the page when they are read.

import { useEffect, useRef, useState } from 'react'
import type { Page } from '../../stories/contract.ts'
import { spokenText, type Spoken } from '../spoken-text.ts'

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

const mark = 'spoken-word'

export function useReadAloud({ pages, open, names, onTurn }: ReadAloudParts): ReadAloud {
  const canSpeak = useVoices()
  const [isSpeaking, setSpeaking] = useState(false)
  /** Counts up with every new beginning: what an older one still says is not heeded. */
  const run = useRef(0)

  function stop() {
    run.current += 1
    setSpeaking(false)
    speechSynthesis.cancel()
    unmark()
  }
  function say(queue: readonly number[], read: readonly number[], mine: number) {
    const [number, ...rest] = queue
    if (mine !== run.current) return
    if (number === undefined) {
      const next = (read.at(-1) ?? pages.length) + 1
      if (next > pages.length) return stop()
      onTurn(next)
      return
    }
    const page = pages.find(({ page_number }) => page_number === number)
    if (!page) return stop()
    const spoken = spokenText(page.text_content, names)
    const utterance = new SpeechSynthesisUtterance(spoken.text)
    utterance.lang = 'en'
    utterance.rate = 0.92
    utterance.addEventListener('boundary', ({ charIndex, name }) => {
      if (mine === run.current && name === 'word') markWord(number, spoken, charIndex)
    })
    utterance.addEventListener('end', () => say(rest, read, mine))
    utterance.addEventListener('error', () => mine === run.current && stop())
    speechSynthesis.speak(utterance)
  }
  function begin(at: readonly number[]) {
    run.current += 1
    speechSynthesis.cancel()
    setSpeaking(true)
    say(at, at, run.current)
  }
  useEffect(
    () => () => {
      run.current += 1
      if ('speechSynthesis' in globalThis) speechSynthesis.cancel()
      unmark()
    },
    [],
  )
  return {
    canSpeak,
    isSpeaking,
    toggle: () => {
      if (isSpeaking) stop()
      else if (open.length > 0) begin(open)
      else {
        setSpeaking(true)
        onTurn(1)
      }
    },
    turned: (next) => {
      unmark()
      if (isSpeaking && next.length > 0) begin(next)
    },
  }
}

/** Voices come late in some browsers, and never in others. */
function useVoices(): boolean {
  const [has, setHas] = useState(false)
  useEffect(() => {
    if (!('speechSynthesis' in globalThis)) return
    const look = () => setHas(speechSynthesis.getVoices().length > 0)
    look()
    speechSynthesis.addEventListener('voiceschanged', look)
    return () => speechSynthesis.removeEventListener('voiceschanged', look)
  }, [])
  return has
}

function unmark(): void {
  if ('highlights' in CSS) CSS.highlights.delete(mark)
}

function markWord(page: number, spoken: Spoken, at: number): void {
  if (!('highlights' in CSS)) return
  const words = document.querySelector(`.leaf[data-page="${page}"] .leaf-words`)?.firstChild
  const [from, to] = spoken.wordAt(at)
  if (!(words instanceof Text) || to > words.length) return
  const range = new Range()
  range.setStart(words, from)
  range.setEnd(words, to)
  CSS.highlights.set(mark, new Highlight(range))
}
