// Reads pages aloud with the browser's own voice, marks the spoken word, and turns the page when they are read.

import { spokenText, type Spoken } from '../spoken-text.ts'

export interface AloudParts {
  language: string
  names: () => readonly { name: string; name_sounds: string }[]
  /** Nothing behind the last page. */
  wordsOf: (page: number) => string | undefined
  onTurn: (page: number) => void
  onChange: (isSpeaking: boolean) => void
}

export interface Aloud {
  /** Begins with these story pages, with the first one when none lies open; or stops. */
  toggle: (open: readonly number[]) => void
  /** The book lies open at other pages. */
  turned: (open: readonly number[]) => void
  stop: () => void
}

const mark = 'spoken-word'

export function openAloud({ language, names, wordsOf, onTurn, onChange }: AloudParts): Aloud {
  let isSpeaking = false
  /** Counts up with every new beginning: what an older one still says is not heeded. */
  let run = 0

  function speaks(now: boolean) {
    if (isSpeaking === now) return
    isSpeaking = now
    onChange(now)
  }
  function stop() {
    run += 1
    if ('speechSynthesis' in globalThis) speechSynthesis.cancel()
    unmark()
    speaks(false)
  }
  function say(queue: readonly number[], read: readonly number[], mine: number) {
    const [number, ...rest] = queue
    if (mine !== run) return
    if (number === undefined) {
      const next = (read.at(-1) ?? 0) + 1
      if (wordsOf(next) === undefined) return stop()
      onTurn(next)
      return
    }
    const spoken = spokenText(wordsOf(number) ?? '', names())
    const utterance = new SpeechSynthesisUtterance(spoken.text)
    utterance.lang = language
    utterance.rate = 0.92
    utterance.addEventListener('boundary', ({ charIndex, name }) => {
      if (mine === run && name === 'word') markWord(number, spoken, charIndex)
    })
    utterance.addEventListener('end', () => say(rest, read, mine))
    utterance.addEventListener('error', () => mine === run && stop())
    speechSynthesis.speak(utterance)
  }
  function begin(open: readonly number[]) {
    run += 1
    speechSynthesis.cancel()
    speaks(true)
    say(open, open, run)
  }
  return {
    toggle(open) {
      if (isSpeaking) return stop()
      if (open.length > 0) return begin(open)
      speaks(true)
      onTurn(1)
    },
    turned(open) {
      unmark()
      if (isSpeaking && open.length > 0) begin(open)
    },
    stop,
  }
}

/** Voices come late in some browsers, and never in others. Answers how to stop looking. */
export function watchVoices(onChange: (has: boolean) => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => undefined
  const look = () => onChange(speechSynthesis.getVoices().length > 0)
  look()
  speechSynthesis.addEventListener('voiceschanged', look)
  return () => speechSynthesis.removeEventListener('voiceschanged', look)
}

function unmark(): void {
  if ('highlights' in CSS) CSS.highlights.delete(mark)
}

function markWord(page: number, spoken: Spoken, at: number): void {
  if (!('highlights' in CSS)) return
  const words = document.querySelector(`.leaf[data-page="${page}"] .leaf-words`)
  const [from, to] = spoken.wordAt(at)
  const range = words && rangeIn(words, from, to)
  if (range) CSS.highlights.set(mark, new Highlight(range))
}

/** The words of a page stand in lines: a word lies in one of them. */
function rangeIn(words: Element, from: number, to: number): Range | undefined {
  const texts = document.createTreeWalker(words, NodeFilter.SHOW_TEXT)
  let before = 0
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const length = text.textContent?.length ?? 0
    if (from < before + length) {
      const range = new Range()
      range.setStart(text, from - before)
      range.setEnd(text, Math.min(to - before, length))
      return range
    }
    before += length
  }
  return undefined
}
