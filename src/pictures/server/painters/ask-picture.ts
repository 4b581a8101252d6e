// One call for one picture: its bytes, or how it ended in one of few words, and what it cost.

import { APICallError, NoImageGeneratedError, type GenerateImageResult } from 'ai'
import { readFault } from '../../../stories/server/tellers/call-fault.ts'
import type { PicturePrice } from './image-prices.ts'
import type { ImageWire, PictureRequest } from './image-wire.ts'

/**
 * refused: it will not paint this; empty: an answer without a picture; late: no answer in time;
 * busy: worth another try; closed: not worth another.
 */
export type PictureAnswer =
  | { end: 'painted'; bytes: Uint8Array; cost: number }
  | {
      end: 'refused' | 'empty' | 'late' | 'busy' | 'closed'
      cost: number
      status?: number
      /** How long the provider asks us to wait, in milliseconds. */
      wait?: number
    }

interface AskedFor extends Omit<PictureRequest, 'signal'> {
  price: PicturePrice
  /** The longest that an answer may take. */
  patience: number
  signal: AbortSignal
}

export async function askPicture(wire: ImageWire, asked: AskedFor): Promise<PictureAnswer> {
  const { price, signal } = asked
  const late = AbortSignal.timeout(asked.patience)
  try {
    const { image, usage } = await wire({ ...asked, signal: AbortSignal.any([signal, late]) })
    return { end: 'painted', bytes: image.uint8Array, cost: costOf(usage, price) }
  } catch (fault) {
    signal.throwIfAborted()
    // The provider may have painted it: whatever came of it, it is charged.
    if (late.aborted) return { end: 'late', cost: price.picture }
    if (NoImageGeneratedError.isInstance(fault)) return withoutPicture(fault, price)
    if (!APICallError.isInstance(fault)) return { end: 'busy', cost: 0 }
    const failed = readFault(fault)
    if (failed.end === 'cut') return { ...failed, end: 'busy', cost: price.picture }
    return { ...failed, end: failed.end, cost: 0 }
  }
}

/** Gemini's reasons; the others answer a refusal with a status. */
const TURNED_DOWN = /"finishReason":"\w*(?:SAFETY|PROHIBITED|BLOCKLIST|SPII|RECITATION|OTHER)/

function withoutPicture({ calls = [] }: NoImageGeneratedError, price: PicturePrice): PictureAnswer {
  const cost = calls.reduce((sum, { usage }) => sum + (usage ? costOf(usage, price) : 0), 0)
  const why = JSON.stringify(calls.map(({ providerMetadata }) => providerMetadata ?? {}))
  return { end: TURNED_DOWN.test(why) ? 'refused' : 'empty', cost }
}

/** Without a count, or with a count of nothing, the table's price stands. */
function costOf(
  { inputTokens = 0, outputTokens = 0 }: GenerateImageResult['usage'],
  { picture, input, output }: PicturePrice,
): number {
  return outputTokens > 0 ? Math.ceil(inputTokens * input + outputTokens * output) : picture
}
