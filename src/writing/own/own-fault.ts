// What stands in the way of laying a story into pages: it is too short, or too long.
import { OWN_PAGES, ownWordCount, ownWords } from './fit-pages.ts'

const said = {
  short: (words: number) =>
    `This is ${words === 1 ? '1 word' : `${words} words`} long. A story for ${OWN_PAGES} pages needs ${ownWords.least} or more: tell us a little more of it.`,
  long: (words: number) =>
    `This is ${words.toLocaleString('en-US')} words long, and ${OWN_PAGES} pages hold ${ownWords.most.toLocaleString('en-US')}. Please choose a part of it.`,
} as const

/** What stands in the way of its being laid into pages. */
export function ownFault(story: string): string | undefined {
  if (story.trim() === '') return undefined
  const words = ownWordCount(story)
  return words < ownWords.least ? said.short(words) : words > ownWords.most ? said.long(words) : undefined
}
