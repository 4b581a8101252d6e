// A member's own story at the door: looked at for safety and length, and for nothing else.
import { CAPS, guardText, type Guarded } from '../brief/guard-text.ts'
import { fitPages, OWN_PAGES, ownWordCount, ownWords, type OwnStory } from './fit-pages.ts'

export const ownWordsSaid = {
  short: (words: number) =>
    `This is ${words === 1 ? '1 word' : `${words} words`} long. A story for ${OWN_PAGES} pages needs ${ownWords.least} or more: tell us a little more of it.`,
  long: (words: number) =>
    `This is ${words.toLocaleString('en-US')} words long, and ${OWN_PAGES} pages hold ${ownWords.most.toLocaleString('en-US')}. Please choose a part of it.`,
} as const

/** What stands in the way of its being laid into pages. */
export function ownFault(story: string): string | undefined {
  if (story.trim() === '') return undefined
  const words = ownWordCount(story)
  return words < ownWords.least
    ? ownWordsSaid.short(words)
    : words > ownWords.most
      ? ownWordsSaid.long(words)
      : undefined
}

/** Undefined where there is none. It is printed as it was typed. */
export function readOwn(field: string, raw: unknown): Guarded<OwnStory | undefined> {
  const guarded = guardText(field, raw, CAPS.own)
  if (!guarded.ok) return guarded
  if (typeof raw !== 'string' || guarded.value === '') return { ok: true, value: undefined }
  const message = ownFault(raw)
  return message === undefined ? { ok: true, value: fitPages(raw) } : { ok: false, field, message }
}
