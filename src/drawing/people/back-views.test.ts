// No blank backs: over a shoulder one sees faces, a head turns to what it looks at, and nobody talks with the back of a head.
import { describe, expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import type { Action, Actor, Scene } from '../../stage/scene.ts'
import { compose } from '../composing/compose.ts'
import { turnedTo } from '../heads/gaze.ts'
import { POSES } from '../poses/poses.data.ts'
import { sampleScene, sampleSpec } from '../sheets/sample-pages.ts'

const cast = [sampleSpec('girl', 'hero', dice('back')), sampleSpec('dog', 'friend', dice('back'))]

/** Of whom one sees the eyes, open or shut. */
function eyes(action: Action, more: Partial<Scene> = {}) {
  const who: Actor[] = [
    { id: 'hero', action, emotion: 'calm', gaze: 'prop' },
    { id: 'friend', action: 'stand', emotion: 'calm', gaze: 'other' },
  ]
  const scene: Scene = {
    ...sampleScene(cast, dice('back')),
    place: 'meadow',
    time: 'day',
    weather: 'clear',
    shot: 'behind',
    textSide: 'left',
    state: [],
    props: [],
    who,
    ...more,
  }
  const { layers } = compose({ scene, cast, seed: 1 })
  return Object.fromEntries(
    scene.who.map(({ id }) => [
      id,
      layers.some(({ name, parts }) => name === id && parts.some((part) => part.id.endsWith('/lash'))),
    ]),
  )
}

describe('from behind', () => {
  it('who stands beside the hero is seen from the front', () => {
    for (const action of ['look', 'look-up', 'point'] as const) expect(eyes(action)['friend'], action).toBe(true)
  })

  it('nobody talks, thinks or laughs with the back of a head', () => {
    for (const action of ['talk', 'think', 'laugh', 'sit', 'hug'] as const)
      expect(eyes(action), action).toEqual({ hero: true, friend: true })
  })

  it('a head turns to a thing beside it', () => {
    const hero: Actor = { id: 'hero', action: 'look', emotion: 'calm', gaze: 'prop' }
    expect(eyes('look', { who: [hero], props: ['tree'] })['hero']).toBe(true)
  })

  it('whoever turns a face to us turns the body with it: a bag stays on the back', () => {
    const [girl] = cast
    if (!girl) throw new Error('No girl')
    const bagged = [{ ...girl, look: { ...girl.look, accessory: 'backpack' as const } }]
    const hero: Actor = { id: 'hero', action: 'look', emotion: 'calm', gaze: 'prop' }
    const ids = (props: Scene['props']) => {
      const scene: Scene = {
        ...sampleScene(bagged, dice('back')),
        place: 'meadow',
        time: 'day',
        weather: 'clear',
        shot: 'behind',
        textSide: 'left',
        state: [],
        props,
        who: [hero],
      }
      const { layers } = compose({ scene, cast: bagged, seed: 1 })
      return layers.find(({ name }) => name === 'hero')?.parts.map(({ id }) => id.replace(/^.*\//, '')) ?? []
    }
    const round = ids(['tree'])
    expect(round).toContain('lash')
    expect(round.indexOf('backpack')).toBeLessThan(round.indexOf('top'))
    expect(round).toContain('strap')
  })
})

it('a head turns to where its eyes are, as far as a neck goes', () => {
  const at = (x: number) => turnedTo([x, 0], POSES.stand)
  expect(at(0.9)).toBeGreaterThan(at(0))
  expect(at(-0.9)).toBeLessThan(at(0))
  expect(at(-5)).toBeGreaterThan(-0.5)
})
