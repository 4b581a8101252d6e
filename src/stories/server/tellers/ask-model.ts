// One call to a language model: elements as they are complete, then how it ended, in one of few words.

import { APICallError, Output, streamText, type LanguageModel } from 'ai'
import { z } from 'zod'
import { readFault, REFUSED } from './call-fault.ts'
import { tokensOf, type Usage } from './purse.ts'

export interface Pace {
  /** The first pause after a provider that is busy or away; it doubles. */
  pause: number
  /** The longest silence, before the first word and between words. */
  silence: number
  /** The longest a whole answer may take. */
  whole: number
}

export interface Ask {
  instructions: string
  prompt: string
  mostTokens: number
  pace: Pace
  signal: AbortSignal
}

/**
 * done: it said all it had to say; refused: it will not write this; cut: the answer breaks off or is no answer;
 * busy: worth another try; closed: not worth another (a wrong key, an unknown model).
 */
export interface Ending {
  end: 'done' | 'refused' | 'cut' | 'busy' | 'closed'
  usage: Usage
  status?: number
  /** How long the provider asks us to wait, in milliseconds. */
  wait?: number
}

const element = z.object({ n: z.number(), text: z.string() })
export type Element = z.infer<typeof element>

const SORRY =
  /^[\s"'{]*(?:I['’]m (?:really )?sorry|I am sorry|Sorry|I can['’]?t|I cannot|I['’]m (?:not able|unable)|Unfortunately)\b/i

export async function* askModel(model: LanguageModel, ask: Ask): AsyncGenerator<Element | Ending> {
  const hush = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const listen = () => {
    clearTimeout(timer)
    timer = setTimeout(() => hush.abort(), ask.pace.silence)
  }
  let said = ''
  const faults: unknown[] = []
  const stop = AbortSignal.any([ask.signal, hush.signal, AbortSignal.timeout(ask.pace.whole)])
  listen()
  const answer = streamText({
    model,
    instructions: ask.instructions,
    prompt: ask.prompt,
    output: Output.array({ element }),
    maxOutputTokens: ask.mostTokens,
    maxRetries: 0,
    abortSignal: stop,
    providerOptions: { openai: { store: false } },
    onChunk({ chunk }) {
      listen()
      if (chunk.type === 'text-delta') said += chunk.text
    },
    onError: ({ error }) => void faults.push(error),
  })
  const ended = Promise.allSettled([answer.finishReason, answer.usage])
  try {
    for await (const one of answer.elementStream) {
      // While a page is looked at, the provider may wait for us.
      clearTimeout(timer)
      yield one
      listen()
    }
    if (stop.aborted) faults.push(stop.reason)
  } catch (fault) {
    faults.push(fault)
  } finally {
    clearTimeout(timer)
    hush.abort()
  }
  ask.signal.throwIfAborted()
  const [reason, usage] = await ended
  const counted = usage.status === 'fulfilled' ? usage.value : undefined
  const ending = endingOf(reason.status === 'fulfilled' ? reason.value : 'error', faults, said)
  // What a provider turned away at the door it has not read; where nobody answered, it may have.
  const wasTurnedAway = said === '' && (ending.status ?? 0) >= 400
  yield {
    ...ending,
    usage: {
      input: wasTurnedAway
        ? (counted?.inputTokens ?? 0)
        : believed(counted?.inputTokens, ask.instructions + ask.prompt),
      output: believed(counted?.outputTokens, said),
    },
  }
}

/** What a provider counted, or our own count; one that counts next to nothing is not believed, else its book would never be paid. */
function believed(counted: number | undefined, text: string): number {
  const ours = tokensOf(text)
  return counted === undefined || counted < ours / 4 ? ours : counted
}

function endingOf(reason: string, faults: readonly unknown[], said: string): Omit<Ending, 'usage'> {
  if (reason === 'content-filter' || SORRY.test(said)) return { end: 'refused' }
  const fault = faults.find((one) => APICallError.isInstance(one))
  if (fault) return readFault(fault)
  if (faults.some((one) => REFUSED.test(describe(one)))) return { end: 'refused' }
  if (reason === 'stop') return { end: 'done' }
  // Silence, a lost connection and a provider's own error in the middle of a stream are all worth another try.
  return { end: said === '' || faults.length > 0 ? 'busy' : 'cut' }
}

function describe(fault: unknown): string {
  return fault instanceof Error ? fault.message : typeof fault === 'object' ? JSON.stringify(fault) : String(fault)
}
