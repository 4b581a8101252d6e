// Asks a model until every wanted page has come once, or says why it stopped asking.

import { setTimeout as sleep } from 'node:timers/promises'
import { limitsOf } from '../../../writing/brief/limits.ts'
import type { PromptPurpose } from '../../prompt-purposes.ts'
import type { TellerCost } from '../teller.ts'
import { askModel, type Element, type Ending } from './ask-model.ts'
import type { Desk } from './desk.ts'
import { tokensOf } from './purse.ts'

/** refused: it will not write this; away: it cannot be reached; unfit: its answers are none; budget: it cannot be paid. */
export type Stop = 'refused' | 'away' | 'unfit' | 'budget'

const mostBusy = 3
const mostCuts = 2
const longestPause = 60_000
/** A model may think before it writes, and is charged for it. */
const thinking = 8000

export async function* askPages(
  desk: Desk,
  purpose: PromptPurpose,
  wanted: readonly number[],
  dataOf: (left: readonly number[]) => unknown,
): AsyncGenerator<Element | TellerCost, Stop | null> {
  const instructions = await desk.instructions(purpose)
  let left = [...wanted]
  let busy = 0
  let cuts = 0
  while (left.length > 0) {
    const prompt = desk.message(dataOf(left))
    if (desk.names.leaks(prompt)) {
      desk.log.error('a name was held back')
      return 'away'
    }
    const perPage = limitsOf(desk.plan.band, desk.plan.rhyme).page[1] * 2 + 60
    const mostTokens = desk.purse.tokensFor(instructions + prompt, perPage * left.length + thinking, perPage)
    if (mostTokens === 0) return 'budget'
    const asked = left.length
    let ending: Ending | undefined
    let said = ''
    try {
      for await (const one of askModel(desk.model, { ...desk, instructions, prompt, mostTokens })) {
        if ('end' in one) ending = one
        else {
          said += one.text
          if (!left.includes(one.n)) continue
          left = left.filter((page) => page !== one.n)
          yield one
        }
      }
    } finally {
      desk.purse.pay(ending?.usage ?? { input: tokensOf(instructions + prompt), output: tokensOf(said) })
    }
    yield { cost: desk.purse.spent() }
    if (left.length === 0 || !ending) return null
    const { end, status, wait = 0 } = ending
    desk.log.warn('a text provider gave less than all', {
      code: end,
      count: left.length,
      ...(status === undefined ? {} : { status }),
    })
    if (end === 'closed') return 'away'
    if (end === 'refused') {
      if (desk.isSoft) return 'refused'
      desk.isSoft = true
    } else if (end === 'busy') {
      busy = left.length < asked ? 1 : busy + 1
      if (busy > mostBusy || wait > longestPause) return 'away'
      await sleep(Math.max(wait, desk.pace.pause * 2 ** (busy - 1)), undefined, { signal: desk.signal })
    } else if (++cuts > mostCuts) return 'unfit'
  }
  return null
}
