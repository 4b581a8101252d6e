// What is at an ear stays at that ear: turned to either side of the page, and seen from behind.
import { expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import { drawWornOnHead } from '../clothes/accessory.ts'
import { pen, type Part } from '../shapes/graph.ts'
import { scale } from '../shapes/matrix.ts'
import { boxOf } from '../shapes/path.ts'
import { sampleSpec } from '../sheets/sample-pages.ts'

function middles(accessory: 'hearing-aid' | 'cochlear-implant', side: 'left' | 'right' | undefined, flip: 1 | -1, behind: boolean) {
  const one = sampleSpec('boy', 'hero', dice('ear'))
  const parts: Part[] = []
  const look = { ...one.look, accessory, accessoryMore: { motif: 'star', ...(side && { side }) } }
  drawWornOnHead(pen(parts, scale(flip, 1)), { ...one, look }, 0, -100, behind)
  return parts.map(({ path }) => boxOf(path)).map(({ x, w }) => Math.sign(x + w / 2))
} // prettier-ignore

it.each(
  (['hearing-aid', 'cochlear-implant'] as const).flatMap((what) =>
    ([1, -1] as const).flatMap((flip) =>
      [false, true].flatMap((behind) => (['left', 'right', undefined] as const).map((side) => [what, flip, behind, side] as const)),
    ),
  ), // prettier-ignore
)('a %s, mirrored by %s, from behind %s, is at the %s ear', (what, flip, behind, side) => {
  const own = (side ?? 'left') === 'left' ? 1 : -1
  expect(new Set(middles(what, side, flip, behind))).toEqual(new Set([behind ? -own : own]))
})

it('the stickers of a hearing aid are drawn on it', () =>
  expect(middles('hearing-aid', 'left', 1, false).length).toBeGreaterThan(5))
