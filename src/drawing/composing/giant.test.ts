// A giant is a giant on every page.
import { describe, expect, it } from 'vitest'
import type { Action, Scene, TextSide } from '../../stage/scene.ts'
import { compose } from './compose.ts'
import { partBox } from '../shapes/graph.ts'
import { joined } from '../shapes/path.ts'
import { dice } from '../../base/dice.ts'
import { sampleSpec } from '../sheets/sample-pages.ts'

const cast = [sampleSpec('girl', 'hero', dice('small'))]
const scene = (does: Action, textSide: TextSide): Scene => ({
  place: 'hill',
  time: 'day',
  weather: 'snow',
  who: [{ id: 'hero', action: 'stand', emotion: 'happy', gaze: 'prop' }],
  props: ['giant'],
  shot: 'medium',
  mood: 0,
  state: [],
  textSide,
  friend: { emotion: 'happy', state: [], does },
})
const pageOf = (does: Action, textSide: TextSide) => {
  const { layers, zone } = compose({ scene: scene(does, textSide), cast, seed: 3, n: 8 })
  const boxOf = (name: string) =>
    joined(
      layers
        .filter((layer) => layer.name === name)
        .flatMap(({ parts }) => parts.filter(({ soft }) => !soft).map(partBox)),
    )
  return { zone, giant: boxOf('giant'), hero: boxOf('hero'), names: layers.map(({ name }) => name) }
}

describe('a giant', () => {
  for (const does of ['stand', 'sit', 'kneel', 'bow', 'reach', 'hold', 'carry'] as const)
    it(`is twice as high as a child when he does “${does}”, on the side away from the words`, () => {
      for (const side of ['left', 'right'] as const) {
        const { giant, hero, zone } = pageOf(does, side)
        expect(giant.h).toBeGreaterThan(hero.h * 1.9)
        const [middle, words] = [giant.x + giant.w / 2, zone.x + zone.w / 2]
        expect(Math.sign(middle - words)).toBe(side === 'left' ? 1 : -1)
        expect(Math.sign(middle - hero.x - hero.w / 2)).toBe(side === 'left' ? 1 : -1)
      }
    })

  it('has his hand under whoever he lifts up', () => {
    expect(pageOf('carry', 'left').names).toContain('giant-hand')
    expect(pageOf('kneel', 'left').names).not.toContain('giant-hand')
  })
})
