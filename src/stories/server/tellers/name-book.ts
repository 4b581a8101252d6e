// Five titles by a model, each past the gates; what is missing comes from the plan's own.

import { cleanPageText } from '../../../writing/telling/clean-page-text.ts'
import { isEasy } from '../../../writing/score/measure.ts'
import { wordsOf } from '../../../writing/english/sentences.ts'
import { namesOfPlan } from '../../../writing/score/score.ts'
import { titlesByUs } from '../../notice-words.ts'
import type { Told, TitleOrder } from '../teller.ts'
import { askPages } from './ask-pages.ts'
import { openDesk, type Desk, type Tools } from './desk.ts'
import { EMBEDDED } from './embedded-teller.ts'
import { untilStopped } from './settle-page.ts'
import { titleData } from './story-prompt.ts'

const count = 5
const longest = 60

export async function nameBook(tools: Tools, order: TitleOrder): Promise<Told<string[]>> {
  const { plan, pages, fallback, signal } = order
  signal.throwIfAborted()
  const desk = openDesk(tools, order, [...pages, ...fallback])
  const raws: string[] = []
  const numbers = Array.from({ length: count }, (_, at) => at + 1)
  const asking = askPages(desk, 'titles', numbers, () => titleData(plan, desk.names, pages, count))
  const costs = untilStopped(asking, (text) => void raws.push(text))
  while (!(await costs.next()).done);
  const titles: string[] = []
  for (const raw of raws) {
    const title = await titleOf(desk, raw)
    if (title !== null && !titles.some((one) => one.toLowerCase() === title.toLowerCase())) titles.push(title)
  }
  const cost = desk.purse.spent()
  if (titles.length === 0) return { value: [...fallback], engine: EMBEDDED, notices: [titlesByUs], cost }
  const more = fallback.filter((one) => !titles.includes(one))
  return { value: [...titles, ...more].slice(0, count), engine: desk.engine, notices: [], cost }
}

/** Null when it cannot be a title of this book. */
async function titleOf(desk: Desk, raw: string): Promise<string | null> {
  if (/[<>{}[\]|`\\\n@]|https?:|www\./.test(raw.trim())) return null
  const told = cleanPageText(raw).replaceAll("'", '’').replace(/[.]$/, '')
  const shown = desk.names.show(told)
  if ('misspelt' in shown || told === '') return null
  const words = wordsOf(shown.text)
  const known = namesOfPlan(desk.plan)
  const hard = words.filter((word) => !isEasy(word) && !known.has(word.toLowerCase().replace(/['’]s$/, '')))
  if (shown.text.length > longest || words.length > 10 || hard.length > Math.max(1, words.length * 0.4)) return null
  return (await desk.moderate(told, desk.signal)).length > 0 ? null : shown.text
}
