// Which press prints: the print partner that is set, else the test press.

import type { Hands } from '../../../platform/hands.ts'
import { sandboxPress } from '../sandbox/sandbox-press.ts'
import { luluPress } from './lulu/lulu-press.ts'
import type { Press } from './press.ts'

export function openPress(hands: Hands): Press {
  const { LULU_CLIENT_KEY, LULU_CLIENT_SECRET } = hands.config
  if (!LULU_CLIENT_KEY || !LULU_CLIENT_SECRET) return sandboxPress(hands)
  return luluPress(hands, LULU_CLIENT_KEY, LULU_CLIENT_SECRET)
}
