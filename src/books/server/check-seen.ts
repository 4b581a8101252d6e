// Whoever changes what she has not seen is told so: another tab was quicker.

import { bookChanged } from '../refusals.ts'

type Value = string | number | boolean | null | undefined

/** `wanted`: what is to stand there; whoever was quicker with the same is in nobody's way. `current`: as it is answered. */
export function checkSeen(
  now: object,
  seen: Readonly<Record<string, Value>> | undefined,
  current: () => object,
  wanted: object = {},
): void {
  const present = new Map<string, unknown>(Object.entries(now))
  const next = new Map<string, unknown>(Object.entries(wanted))
  for (const [name, value] of Object.entries(seen ?? {})) {
    const there = present.get(name)
    if (there !== value && (!next.has(name) || there !== next.get(name))) throw bookChanged(current())
  }
}
