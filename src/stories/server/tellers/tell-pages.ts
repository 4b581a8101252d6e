// Tells a book by a model: pages are shown in order, each as soon as it has passed; where the model fails, the embedded line stands.

import type { TellerCost, TellerNotice, TellOrder, ToldPage } from '../teller.ts'
import { askPages, type Stop } from './ask-pages.ts'
import { openDesk, type Desk, type Tools } from './desk.ts'
import { EMBEDDED } from './embedded-teller.ts'
import { sayOf } from './page-gate.ts'
import { settlePage } from './settle-page.ts'
import { noticeOf } from './stop-notice.ts'
import { storyData } from './story-prompt.ts'

/** So many pages given up in a row, and the model is not asked for more. */
const enough = 4

export async function* tellPages(tools: Tools, order: TellOrder): AsyncGenerator<ToldPage | TellerNotice | TellerCost> {
  const { plan, fallback, written, signal } = order
  signal.throwIfAborted()
  const desk = openDesk(tools, order, [...fallback, ...written.values()])
  const missing = plan.beats.map(({ n }) => n).filter((page) => !written.has(page))
  const book = new Map(written)
  const ours: Record<Stop, number[]> = { refused: [], away: [], unfit: [], budget: [] }
  const waiting = new Map<number, string>()
  let inRow = 0
  let stop: Stop | null = null
  let isGivenUp = false

  const show = function* (page: number, text: string, engine: string) {
    book.set(page, text)
    yield { page, text, engine }
  }
  const showOurs = function* (page: number, why: Stop) {
    ours[why].push(page)
    yield* show(page, fallback[page - 1] ?? '', EMBEDDED)
  }
  const settle = async function* (page: number, raw: string) {
    const told = lastTwo(book, page)
    const settled = yield* settlePage(desk, { purpose: 'story-pages', page, raw, say: say(page), others: book, told })
    if ('text' in settled) {
      inRow = 0
      yield* show(page, settled.text, desk.engine)
    } else {
      inRow++
      yield* showOurs(page, settled.stop)
      isGivenUp ||= settled.stop !== 'unfit' || inRow === enough
      stop = settled.stop
    }
  }
  const say = (page: number) => sayOf(plan, page, fallback[page - 1] ?? '')
  const dataOf = (left: readonly number[]) => dataFor(desk, left, book, say)

  const asking = askPages(desk, 'story-pages', missing, dataOf)
  try {
    while (!isGivenUp) {
      const next = await asking.next()
      if (next.done) {
        stop = next.value
        break
      }
      if ('cost' in next.value) yield next.value
      else waiting.set(next.value.n, next.value.text)
      // In order: what came early waits for the pages before it.
      for (
        let page = firstMissing(missing, book);
        waiting.has(page) && !isGivenUp;
        page = firstMissing(missing, book)
      ) {
        yield* settle(page, waiting.get(page) ?? '')
      }
    }
  } finally {
    await asking.return(null)
  }
  const why = stop ?? 'unfit'
  for (const page of missing.filter((one) => !book.has(one))) {
    signal.throwIfAborted()
    const raw = isGivenUp ? undefined : waiting.get(page)
    if (raw === undefined) yield* showOurs(page, why)
    else yield* settle(page, raw)
  }
  yield { cost: desk.purse.spent() }
  for (const reason of ['refused', 'away', 'budget', 'unfit'] as const) {
    if (ours[reason].length > 0) yield { notice: noticeOf(reason, ours[reason]) }
  }
}

const firstMissing = (missing: readonly number[], book: ReadonlyMap<number, string>) =>
  missing.find((page) => !book.has(page)) ?? 0

function lastTwo(book: ReadonlyMap<number, string>, page: number) {
  return [page - 2, page - 1].flatMap((n) => (book.has(n) ? [{ n, text: book.get(n) ?? '' }] : []))
}

function dataFor(
  desk: Desk,
  left: readonly number[],
  book: ReadonlyMap<number, string>,
  say: (page: number) => string[],
) {
  return storyData({
    plan: desk.plan,
    names: desk.names,
    isSoft: desk.isSoft,
    write: left.map((n) => ({ n, say: say(n) })),
    told: lastTwo(book, left[0] ?? 1),
  })
}
