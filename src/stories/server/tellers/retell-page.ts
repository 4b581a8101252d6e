// Tells one page anew by a model, with the member's wish as data; where that fails, the embedded storyteller does it.

import { wishTurnedDown } from '../../notice-words.ts'
import type { RetellOrder, Told } from '../teller.ts'
import { askPages } from './ask-pages.ts'
import { openDesk, type Tools } from './desk.ts'
import { embeddedTeller } from './embedded-teller.ts'
import { sayOf } from './page-gate.ts'
import { settlePage, untilStopped } from './settle-page.ts'
import { noticeOf } from './stop-notice.ts'
import { storyData } from './story-prompt.ts'

export async function retellPage(tools: Tools, order: RetellOrder): Promise<Told<string>> {
  const { plan, page, pages, wish, signal } = order
  signal.throwIfAborted()
  const desk = openDesk(tools, order, [...pages, wish])
  const before = pages[page - 1] ?? ''
  const say = sayOf(plan, page, before)
  const others = new Map([...pages.entries()].map(([at, text]) => [at + 1, text]))
  others.delete(page)
  const told = [page - 1, page + 1].flatMap((n) => (others.has(n) ? [{ n, text: others.get(n) ?? '' }] : []))
  const wanted = { n: page, say, before, ...(wish === '' ? {} : { wish }) }
  let raw = ''
  const asking = askPages(desk, 'page-retell', [page], () =>
    storyData({ plan, names: desk.names, isSoft: desk.isSoft, write: [wanted], told }),
  )
  const stop = await lastOf(untilStopped(asking, (text) => void (raw = text)))
  const draft = {
    purpose: 'page-retell' as const,
    page,
    raw,
    say,
    others,
    before,
    told,
    ...(wish === '' ? {} : { wish }),
  }
  const settled = stop ? { stop } : await lastOf(settlePage(desk, draft))
  const cost = desk.purse.spent()
  if ('text' in settled) {
    const notices = desk.isSoft && wish !== '' ? [wishTurnedDown] : []
    return { value: settled.text, engine: desk.engine, notices, cost }
  }
  const asWished = await embeddedTeller.retell(order)
  // Told anew it is in any case, if there is another way.
  const ours = asWished.value === before && wish !== '' ? await embeddedTeller.retell({ ...order, wish: '' }) : asWished
  const notices = new Set([noticeOf(settled.stop, [page]), ...asWished.notices, ...ours.notices])
  return { ...ours, notices: [...notices], cost }
}

/** What a generator ends with; what it says on the way is in the purse already. */
async function lastOf<T>(generator: AsyncGenerator<unknown, T>): Promise<T> {
  for (;;) {
    const next = await generator.next()
    if (next.done) return next.value
  }
}
