import { expect, it } from 'vitest'
import { oklch } from '../shapes/color.ts'
import { compose } from '../composing/compose.ts'
import { fade } from './faded.ts'
import { pen, type Layer, type Part } from '../shapes/graph.ts'
import { oval } from '../shapes/path.ts'
import { penFor } from '../props/prop.ts'
import { samplePage } from '../sheets/sample-pages.ts'

const chroma = (layers: readonly Layer[], figures: boolean) =>
  Math.max(
    ...layers
      .filter((layer) => (layer.kind === 'figure') === figures)
      .flatMap((layer) => layer.parts.map((part) => oklch(part.color)[1])),
  )

it('takes the colours from everything but the cast', () => {
  const page = samplePage(1, 1)
  const plain = compose(page).layers
  const faded = compose({ ...page, scene: { ...page.scene, faded: 1 } }).layers
  expect(chroma(faded, true)).toBeCloseTo(chroma(plain, true), 3)
  expect(chroma(plain, false)).toBeGreaterThan(0.1)
  expect(chroma(faded, false)).toBeLessThan(0.01)
})

it('takes them from what somebody has in hand', () => {
  const held = (faded: number) => {
    const page = samplePage(1, 1)
    const who = page.scene.who.map((one) => ({ ...one, action: 'hold' as const, holds: 'apple' as const }))
    return compose({ ...page, scene: { ...page.scene, who, faded } })
      .layers.filter(({ kind }) => kind === 'figure')
      .flatMap(({ parts }) => parts)
      .filter(({ id }) => id.endsWith('prop/apple'))
      .map(({ color }) => oklch(color)[1])
  }
  expect(Math.max(...held(0))).toBeGreaterThan(0.1)
  expect(Math.max(...held(1))).toBeLessThan(0.01)
})

it('takes them from a cape, by which somebody would be a hero', () => {
  const worn = (faded: number) => {
    const page = samplePage(1, 1)
    const [first] = page.scene.who
    const deed = { by: first?.id ?? '', does: 'wears', what: 'cape' } as const
    const scene = { ...page.scene, props: ['cape' as const], deed, faded }
    return compose({ ...page, scene })
      .layers.flatMap(({ parts }) => parts)
      .filter(({ id }) => id.endsWith('/cape'))
      .map(({ color }) => oklch(color)[1])
  }
  expect(Math.max(...worn(0))).toBeGreaterThan(0.05)
  expect(Math.max(...worn(1))).toBeLessThan(0.01)
})

it('fades as far as it has come', () => {
  const parts: Part[] = []
  pen(parts)(oval(0, 0, 9), '#e3574a', 'ball')
  const layer: Layer = {
    name: 'x',
    kind: 'things',
    depth: 0,
    grade: { gain: [1, 1, 1], haze: '#ffffff', amount: 0 },
    parts,
  }
  fade([layer], 0.5)
  expect(oklch(parts[0]?.color ?? '#000000')[1]).toBeCloseTo(oklch('#e3574a')[1] / 2, 2)
})

it('mirrors a barrow, but never the letters over a shop or on a notice', () => {
  const mirrored = pen([]).to([-1, 0, 0, 1, 0, 0])
  expect(penFor(mirrored, 'wheelbarrow').m[0]).toBe(-1)
  expect(penFor(mirrored, 'brea-shop').m[0]).toBe(1)
  expect(penFor(mirrored, 'whale-notice').m[0]).toBe(1)
  expect(penFor(pen([]), 'brea-shop').m[0]).toBe(1)
})
