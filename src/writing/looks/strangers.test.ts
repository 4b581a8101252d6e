// How much of what strangers say of a look is heard as drawn: a floor for each kind, which only rises.
import { expect, it } from 'vitest'
import { STRANGERS } from './fixtures/strangers.data.ts'
import { hearLook } from './hear-look.ts'

const FLOORS: Readonly<Record<string, number>> = {
  aids: 0.91,
  hair: 0.9,
  clothes: 0.9,
  patterns: 0.92,
  origin: 0.93,
  species: 0.92,
  'body colour': 0.91,
  headwear: 0.95,
  skin: 0.97,
  marks: 0.91,
  'parts and counts': 0.67,
  'age and body': 0.87,
  size: 0.95,
}

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const IDLE = new Set(
  words('a an the of in on with and her his its their is has she he it to for at w one by all from very my'),
)

/** Heard as drawn: none of its words is named as left out, or as drawn only nearly. */
function shares(): Map<string, { kept: number; all: number }> {
  const kinds = new Map<string, { kept: number; all: number }>()
  for (const { description, attributes, ...who } of STRANGERS) {
    const { near, unheard } = hearLook(description, who)
    const named = new Set([...unheard, ...near.map(({ said }) => said)].flatMap(words))
    for (const [kind, said] of attributes) {
      const share = kinds.get(kind) ?? { kept: 0, all: 0 }
      share.all += 1
      if (!words(said).some((word) => !IDLE.has(word) && named.has(word))) share.kept += 1
      kinds.set(kind, share)
    }
  }
  return kinds
}

it('what strangers say of looks is drawn as often as it was, kind by kind', () => {
  for (const [kind, { kept, all }] of shares()) expect(kept / all, kind).toBeGreaterThanOrEqual(FLOORS[kind] ?? 0)
})
