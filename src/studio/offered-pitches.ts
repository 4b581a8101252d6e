// The stories to choose from: whoever asks for others keeps the one that she has chosen.

import type { Pitch } from '../pictures/pitch-contract.ts'

export function offeredPitches(kept: Pitch | undefined, found: readonly Pitch[]): readonly Pitch[] {
  return kept && !found.some(({ world }) => world === kept.world) ? [kept, ...found] : found
}
