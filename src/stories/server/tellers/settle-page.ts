// Brings one page past the gates: at most two more rounds, each naming the rules that are broken, then it is given up.

import type { PromptPurpose } from '../../prompt-purposes.ts'
import type { TellerCost } from '../teller.ts'
import { askPages, type Stop } from './ask-pages.ts'
import { checkPage, type Draft } from './check-page.ts'
import type { Desk } from './desk.ts'
import type { Broken } from './page-gate.ts'
import { storyData, type Told } from './story-prompt.ts'

const rounds = 2
/** Words that are no story are not sent back as if they were. */
const notToRepeat: readonly Broken['rule'][] = ['plain', 'language', 'echo', 'safe']

interface Order extends Draft {
  purpose: PromptPurpose
  /** Pages that stand, for the thread. */
  told: readonly Told[]
  wish?: string
}

export async function* settlePage(
  desk: Desk,
  order: Order,
): AsyncGenerator<TellerCost, { text: string } | { stop: Stop }> {
  const { page, say, told, wish } = order
  let { raw } = order
  for (let round = 0; ; round++) {
    const { text, broken } = await checkPage(desk, await desk.instructions(order.purpose), { ...order, raw })
    if (broken.length === 0) return { text }
    desk.log.info('a page did not pass', {
      code: broken.map(({ rule }) => rule).join(' '),
      count: page,
      attempt: round,
    })
    if (round === rounds) return { stop: 'unfit' }
    const before = broken.some(({ rule }) => notToRepeat.includes(rule)) ? undefined : raw.slice(0, 2000)
    const write = {
      n: page,
      say,
      broken: broken.map(({ detail }) => detail),
      ...(before === undefined ? {} : { before }),
      ...(wish === undefined ? {} : { wish }),
    }
    const asking = askPages(desk, 'page-retell', [page], () =>
      storyData({ plan: desk.plan, names: desk.names, isSoft: desk.isSoft, write: [write], told }),
    )
    const stop = yield* untilStopped(asking, (again) => void (raw = again))
    if (stop) return { stop }
  }
}

/** Passes costs on and words to `hear`. */
export async function* untilStopped(
  asking: ReturnType<typeof askPages>,
  hear: (text: string, n: number) => void,
): AsyncGenerator<TellerCost, Stop | null> {
  for (;;) {
    const next = await asking.next()
    if (next.done) return next.value
    if ('cost' in next.value) yield next.value
    else hear(next.value.text, next.value.n)
  }
}
