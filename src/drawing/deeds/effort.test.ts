// What an act leaves to be seen: ropes between hands and loads, earth beside a hole, lamplight in the dark, arms toward what they point at.
import { describe, expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import type { Scene } from '../../stage/scene.ts'
import { compose } from '../composing/compose.ts'
import { partBox } from '../shapes/graph.ts'
import { sampleScene, sampleSpec } from '../sheets/sample-pages.ts'

const girl = sampleSpec('girl', 'hero', dice('effort'))

function shown(change: Partial<Scene>, act: Partial<Scene['who'][number]>, n = 0) {
  const base: Scene = {
    ...sampleScene([girl], dice('effort')),
    place: 'meadow',
    time: 'day',
    weather: 'clear',
    shot: 'medium',
    textSide: 'left',
    state: [],
    props: [],
  }
  const who: Scene['who'] = [{ id: 'hero', action: 'stand', emotion: 'happy', gaze: 'prop', ...act }]
  const picture = compose({ scene: { ...base, who, ...change }, cast: [girl], seed: 1, n })
  return { picture, named: (name: string) => picture.layers.find((layer) => layer.name === name)?.parts ?? [] }
}

describe('an act', () => {
  it('of pulling has a rope to what is pulled, and no coil of it on the ground', () => {
    const { named } = shown({ props: ['cart', 'rope'] }, { action: 'pull' })
    const [from, to] = [named('props-rope'), named('props').filter(({ id }) => id.includes('cart'))].map((parts) =>
      parts.map(partBox),
    )
    expect(from?.some((cord) => to?.some((cart) => cord.x < cart.x + cart.w && cord.x + cord.w > cart.x))).toBe(true)
    expect(named('props').some(({ id }) => id.includes('rope'))).toBe(false)
    expect(shown({ props: ['cart', 'rope'] }, { action: 'wave' }).named('props-rope')).toEqual([])
  })

  it('of digging has a hole', () => {
    expect(shown({}, { action: 'dig', holds: 'shovel' }).named('heap').length).toBeGreaterThan(0)
  })

  it('of looking keeps the eyes of the gladdest open', () => {
    const lashes = (action: 'look-up' | 'cheer') =>
      shown({}, { action, emotion: 'joy' })
        .named('hero')
        .filter(({ id }) => id.endsWith('iris')).length
    expect(lashes('cheer')).toBe(0)
    expect(lashes('look-up')).toBeGreaterThan(0)
  })
})

describe('a lamp', () => {
  it('lights the ground and who is near by night, and nothing by day', () => {
    const by = (time: Scene['time']) => shown({ time, props: ['lantern'] }, {})
    const night = by('night')
    expect(night.named('lamplight').length).toBeGreaterThan(0)
    expect(by('day').named('lamplight')).toEqual([])
    const dark = shown({ time: 'night' }, {})
    const red = ({ picture }: typeof dark) => picture.layers.find(({ name }) => name === 'hero')?.grade.gain[0] ?? 0
    expect(red(night)).toBeGreaterThan(red(dark))
  })

  it('catches the edge of who is near on its own side, the moon that of who has no lamp, and day nobody’s', () => {
    const rim = ({ picture }: ReturnType<typeof shown>) => picture.layers.find(({ name }) => name === 'hero')?.rim
    const night = shown({ time: 'night', props: ['lantern'] }, {})
    const [lamp, face] = [night.named('lamplight')[0], night.picture.faces[0]?.box]
    if (!lamp || !face) throw new Error('Nobody is there')
    const toLamp = partBox(lamp).x + partBox(lamp).w / 2 - face.x - face.w / 2
    expect(Math.sign(rim(night)?.x ?? 0)).toBe(Math.sign(toLamp))
    const byMoon = rim(shown({ time: 'night' }, {}))
    expect(byMoon?.y).toBeLessThan(0)
    expect(byMoon?.color).not.toBe(rim(night)?.color)
    expect(rim(shown({ time: 'day', props: ['lantern'] }, {}))).toBeUndefined()
  })
})

describe('the moon', () => {
  it('lays its road on the water under itself, from whichever end a place is seen', () => {
    for (const n of [8, 9, 10, 11]) {
      const { picture } = shown({ place: 'harbour', time: 'night', textSide: 'top', shot: 'wide' }, {}, n)
      const middle = (id: string) => {
        const found = picture.layers.flatMap(({ parts }) => parts).find((part) => part.id === id)
        return found ? partBox(found).x + partBox(found).w / 2 : Number.NaN
      }
      expect(Math.abs(middle('sea/moon-road') - middle('sky/moon'))).toBeLessThan(2)
    }
  })
})
