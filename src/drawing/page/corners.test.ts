// Leaves in the corners close a picture; they hide nobody and are not the same two on every page.
import { expect, it } from 'vitest'
import { clearCorners, thinCorners } from './corners.ts'
import type { Layer } from '../shapes/graph.ts'
import { rect } from '../shapes/path.ts'

const bush = (x: number) => ({
  id: 'front/bush',
  path: rect(x, 700, 200, 150),
  color: '#3f8a58' as const,
  material: 'leaf' as const,
  puff: 0,
})
const drawn = (): Layer[] => [
  {
    name: 'front',
    kind: 'front',
    depth: -0.6,
    grade: { gain: [1, 1, 1], haze: '#000000', amount: 0 },
    parts: [bush(-20), bush(920)],
  },
]
const left = (layers: readonly Layer[]) =>
  layers.flatMap(({ parts }) => parts.map(({ path }) => (path[0]?.[0] ?? 0) < 550))

it('two pages of three have one corner, beside a column the one under its words', () => {
  const shown = (n: number, words: string) => {
    const layers = drawn()
    thinCorners(layers, n, words)
    return left(layers)
  }
  expect([shown(0, 'top'), shown(1, 'top'), shown(2, 'top')]).toEqual([[true, false], [true], [false]])
  expect([shown(1, 'right'), shown(2, 'left')]).toEqual([[false], [true]])
})

it('a corner that would lie over somebody is left out', () => {
  const layers = drawn()
  clearCorners(layers, [{ x: 60, y: 400, w: 200, h: 420 }])
  expect(left(layers)).toEqual([false])
})
