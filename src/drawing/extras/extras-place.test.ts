// Nobody who stands by is hidden: a head looks out over the shoulders before it, and all of them look where something happens.
import { expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import { compose } from '../composing/compose.ts'
import { partBox, type Part } from '../shapes/graph.ts'
import { joined, type Box } from '../shapes/path.ts'
import { sampleScene, sampleSpec } from '../sheets/sample-pages.ts'
import { PAGE } from '../places/scenery.ts'

const cast = [sampleSpec('boy', 'hero', dice('stand by'))]
const base = {
  ...sampleScene(cast, dice('stand by')),
  place: 'street' as const,
  time: 'day' as const,
  shot: 'wide' as const,
  textSide: 'top' as const,
  state: [],
}

/** Each guest's parts, the farthest first: everyone begins with a shadow. */
function guests(seed: number): { head: Box; body: Box }[] {
  const scene = { ...base, props: ['red-streak' as const], extras: ['crowd' as const, 'fireman' as const] }
  const found: Part[][] = []
  for (const layer of compose({ scene, cast, seed, n: seed }).layers)
    if (layer.name.startsWith('extras'))
      for (const part of layer.parts) {
        if (part.id.endsWith('/shadow') && part.soft) found.push([])
        else if (!part.soft && part.path.length > 0) found.at(-1)?.push(part)
      }
  return found.map((parts) => ({
    head: joined(parts.filter(({ id }) => id.includes('/head/')).map(partBox)),
    body: joined(parts.map(partBox)),
  }))
}

const shared = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

it('no head of a crowd is behind another body, and no body is cut by the edge of the page', () => {
  let seen = 0
  for (let seed = 8; seed <= 15; seed++) {
    const all = guests(seed)
    seen += all.length
    for (const [i, { head, body }] of all.entries()) {
      const hidden = all.slice(i + 1).filter((one) => shared(head, one.body) > head.w * head.h * 0.4)
      expect([seed, i, hidden.length]).toEqual([seed, i, 0])
      expect(body.x > -20 && body.x + body.w < PAGE.w + 20).toBe(true)
    }
  }
  expect(seen).toBeGreaterThan(16)
})
