// What a visitor chose in the live taste, as the wizard of a new member finds it in the browser.

import { z } from 'zod'
import { day } from '../base/dates.ts'
import { tasteChoice } from './contract.ts'

const keptTaste = tasteChoice.extend({ at: z.number() })
export type KeptTaste = z.output<typeof keptTaste>

/** Nothing when there is none, when it is older than a day, or when it cannot be read. */
export function readTaste(stored: string | null, now: number): KeptTaste | undefined {
  const taste = keptTaste.safeParse(parsed(stored))
  return taste.success && Math.abs(now - taste.data.at) < day ? taste.data : undefined
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return undefined
  }
}
