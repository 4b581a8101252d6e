// Passes a page that a model wrote through all gates: cleaned, names back, the page, the book, and moderation.

import { grams } from '../../../writing/score/measure.ts'
import { wordsOf } from '../../../writing/english/sentences.ts'
import { brokenInBook } from './book-gate.ts'
import type { Desk } from './desk.ts'
import { brokenOnPage, cleanTold, echoOf, type Broken } from './page-gate.ts'

export interface Draft {
  page: number
  raw: string
  /** What it has to say word for word. */
  say: readonly string[]
  /** The pages that stand, without this one. */
  others: ReadonlyMap<number, string>
  /** The words it is to replace, when it is to be other than before. */
  before?: string
}

export interface Checked {
  /** With the real names; only to be shown when nothing is broken. */
  text: string
  broken: Broken[]
}

export async function checkPage(desk: Desk, instructions: string, draft: Draft): Promise<Checked> {
  const { plan, names, signal } = desk
  const { page, raw, say, others, before } = draft
  const told = cleanTold(raw, plan.rhyme)
  if (told === '') return { text: '', broken: [{ rule: 'length', detail: 'The page was empty.' }] }
  const shown = names.show(told)
  if ('misspelt' in shown) {
    return {
      text: '',
      broken: [{ rule: 'names', detail: `Write names exactly as in "cast", not "${shown.misspelt}".` }],
    }
  }
  const { text } = shown
  const broken = brokenOnPage(plan, page, { raw, text, say, echo: echoOf(instructions) })
  if (broken.length === 0) broken.push(...brokenInBook(plan, page, text, others))
  if (broken.length === 0 && before !== undefined) broken.push(...tooLike(text, before))
  if (broken.length === 0) broken.push(...(await desk.moderate(told, signal)))
  return { text, broken }
}

function tooLike(text: string, before: string): Broken[] {
  const old = new Set(grams(wordsOf(before.toLowerCase()), 3))
  const all = grams(wordsOf(text.toLowerCase()), 3)
  const shared = all.filter((three) => old.has(three)).length
  return shared > all.length * 0.7 ? [{ rule: 'same', detail: 'Tell it in other words than before.' }] : []
}
