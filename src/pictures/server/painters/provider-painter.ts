// The painter that asks an image provider for a page, and draws the page itself whenever that comes to nothing.

import { setTimeout as sleep } from 'node:timers/promises'
import { minute, second } from '../../../base/dates.ts'
import { breakerOf, type Breaker } from '../../../platform/breaker.ts'
import type { Config } from '../../../platform/config.ts'
import type { Log } from '../../../platform/log.ts'
import { soften } from '../../../stories/server/tellers/soften.ts'
import { noImageNotice, pictureAway, pictureBudgetUsed, pictureTurnedDown, pictureUnfit } from '../../picture-words.ts'
import type { Painter, PaintOrder } from '../painter.ts'
import { askPicture, type PictureAnswer } from './ask-picture.ts'
import { openCastSheets, type CastSheets } from './cast-sheet.ts'
import { developPicture, type Developed } from './darkroom.ts'
import { disguise } from './disguise.ts'
import { embeddedPainter } from './embedded-painter.ts'
import { factsOf, type PicturePrice } from './image-prices.ts'
import { openImageWire, type ImageWire } from './image-wire.ts'
import { openPictureModerator, type ModeratePicture } from './moderate-picture.ts'
import { openBucket, type Bucket, type BucketShape } from './token-bucket.ts'

export interface PicturePace extends BucketShape {
  /** The first pause after a provider that is away; it doubles. */
  pause: number
  /** The longest that a picture may take; the wire itself gives up after five minutes. */
  patience: number
  /** A provider that asks for a longer wait than this is away: in front of a screen, and in a job. */
  longestWait: { urgent: number; job: number }
  /** How long a provider that failed page after page is left alone. */
  leave: number
}

export interface PainterHands {
  fetch: typeof fetch
  log: Log
  now(): Date
  /** Tests have less patience. */
  pace?: PicturePace
  /** Who draws what the provider does not: our own illustrator. */
  ours?: Painter
  /** The references that providers are shown. */
  sheetOf?: CastSheets
}

const unhurried: PicturePace = {
  size: 4,
  gap: second / 2,
  longestGap: 12 * second,
  pause: 3 * second,
  patience: 280 * second,
  longestWait: { urgent: 20 * second, job: 90 * second },
  leave: 5 * minute,
}

interface Tools {
  wire: ImageWire
  isUnkind: ModeratePicture
  sheetOf: CastSheets
  price: PicturePrice
  bucket: Bucket
  breaker: Breaker
  pace: PicturePace
  log: Log
}

type Stop = 'refused' | 'empty' | 'unfit' | 'budget' | 'away'

const NOTICES: Readonly<Record<Stop, string>> = {
  refused: pictureTurnedDown,
  empty: noImageNotice,
  unfit: pictureUnfit,
  budget: pictureBudgetUsed,
  away: pictureAway,
}

/** So many pages in a row without an answer: it is left alone for a while. */
const mostAway = 3

/** `engine`: provider and model, as pages are marked. */
export function providerPainter(config: Config, hands: PainterHands, engine: string): Painter {
  const { pace = unhurried, ours = embeddedPainter, sheetOf = openCastSheets() } = hands
  const breaker = breakerOf(config, 'image provider', { faults: mostAway, rest: pace.leave, now: hands.now })
  const tools: Tools = {
    wire: openImageWire(config, hands.fetch),
    isUnkind: openPictureModerator(config, { ...hands, wire: hands.fetch, leave: pace.leave }),
    sheetOf,
    price: factsOf(engine.replace(/^\S+ /, '')).price,
    bucket: openBucket(pace),
    breaker,
    pace,
    log: hands.log,
  }
  return async (order) => {
    // Small pictures cost nothing: a buyer sees the whole book before she pays for it.
    if (order.size !== 'screen') return ours(order)
    const made = breaker.lets() ? await paint(tools, order) : 'away'
    if (made !== 'away') breaker.worked()
    if (typeof made === 'object') return { ...made, engine, notices: [] }
    return { ...(await ours(order)), notices: [NOTICES[made]] }
  }
}

async function paint(tools: Tools, order: PaintOrder): Promise<Developed | Stop> {
  const { pace, bucket, breaker, log, sheetOf, isUnkind } = tools
  const { turn, signal } = order
  const isUrgent = turn === 'first'
  const { prompt, sheetWords } = disguise(order, await order.privateWords())
  const sheet = await sheetOf(order)
  const most = isUrgent ? { busy: 2, late: 1 } : { busy: 4, late: 2 }
  const met = { refused: 0, empty: 0, unfit: 0, busy: 0, late: 0 }
  for (;;) {
    const isSoft = met.refused + met.empty > 0
    const answer = await ask(tools, order, { prompt: isSoft ? soften(prompt) : prompt, sheet, sheetWords })
    if (answer === 'budget') return 'budget'
    if (answer.end === 'painted') {
      const made = await developPicture(answer.bytes, signal)
      if ('jpeg' in made) {
        if (!(await isUnkind(made.jpeg, signal))) return made
        log.warn('a picture of the provider cannot be used', { code: 'flagged' })
        met.refused += 1
        if (met.refused + met.empty === 2) return 'refused'
        continue
      }
      log.warn('a picture of the provider cannot be used', { code: made.unfit })
      met.unfit += 1
      if (met.unfit === 2) return 'unfit'
      continue
    }
    const { end, status, wait } = answer
    log.warn('the image provider gave no picture', { code: end, ...(status !== undefined && { status }) })
    const away = (): Stop => {
      breaker.failed([end, status].filter(Boolean).join(' '))
      return 'away'
    }
    if (end === 'closed') return away()
    met[end] += 1
    if (end === 'refused' || end === 'empty') {
      // Softer words are tried once, whichever of the two it was.
      if (met.refused + met.empty === 2) return end
      continue
    }
    if (met[end] === most[end] || (wait ?? 0) > pace.longestWait[isUrgent ? 'urgent' : 'job']) return away()
    const pause = wait ?? pace.pause * 2 ** (met.busy + met.late - 1)
    if (status === 429) bucket.rest(pause)
    else await sleep(pause, undefined, { signal })
  }
}

/** One call: in its turn, paid before it is made, and charged what it cost. A call that was given up stays charged in full. */
async function ask(
  { wire, price, bucket, pace }: Tools,
  { purse, turn, signal }: PaintOrder,
  request: { prompt: string; sheet: Uint8Array | undefined; sheetWords: string },
): Promise<PictureAnswer | 'budget'> {
  const giveBack = await bucket.take({ isUrgent: turn === 'first', signal })
  let isWell = false
  try {
    if (!(await purse.hold(price.picture))) return 'budget'
    const answer = await askPicture(wire, { ...request, price, patience: pace.patience, signal })
    await purse.settle(price.picture, answer.cost)
    isWell = answer.end === 'painted'
    return answer
  } finally {
    giveBack(isWell)
  }
}
