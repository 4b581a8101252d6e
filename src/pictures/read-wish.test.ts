import { describe, expect, it } from 'vitest'
import { dice } from '../base/dice.ts'
import type { Scene } from '../base/scene.ts'
import { sampleSpec } from '../drawing/sample-pages.ts'
import { readWish } from './read-wish.ts'

const cast = [
  { ...sampleSpec('girl', 'hero', dice('wish')), name: 'Zoë' },
  { ...sampleSpec('dog', 'pal', dice('wish')), name: 'Biscuit' },
]
const scene: Scene = {
  place: 'park',
  time: 'day',
  weather: 'rain',
  who: [
    { id: 'hero', action: 'stand', emotion: 'happy', gaze: 'other' },
    { id: 'pal', action: 'sit', emotion: 'calm', gaze: 'other', holds: 'ball' },
  ],
  props: ['bench', 'kite'],
  shot: 'medium',
  mood: 0.2,
  state: [],
  textSide: 'left',
}
const wished = (wish: string) => readWish(wish, scene, cast)

describe('a wish', () => {
  it.each([
    ['Make it night time', { time: 'night' }],
    ['at sunset, with snow', { time: 'dusk', weather: 'snow' }],
    ['no rain please', { weather: 'clear' }],
    ['Can they be at the beach?', { place: 'beach' }],
    ['Put them under the sea', { place: 'underwater' }],
    ['zoom in', { shot: 'close' }],
    ['Make it brighter', { mood: 0.7 }],
    ['pink sky', { tint: 'coral' }],
    ['warmer colours', { tint: 'rust' }],
    ['add a balloon and a birthday cake', { props: ['cake', 'balloon', 'bench', 'kite'] }],
    ['remove the kite', { props: ['bench'] }],
  ])('%s', (wish, change) => {
    const { scene: now, unmet } = wished(wish)
    expect(now).toEqual({ ...scene, ...change })
    expect(unmet).toEqual([])
  })

  it('is about whoever it names', () => {
    expect(wished('Zoë should be jumping').scene.who).toMatchObject([{ action: 'jump' }, { action: 'sit' }])
    expect(wished('make her look scared').scene.who).toMatchObject([{ emotion: 'scared' }, { emotion: 'calm' }])
    expect(wished('the dog is sleeping').scene.who).toMatchObject([{ action: 'stand' }, { action: 'sleep' }])
    expect(wished('everybody laughing').scene.who).toMatchObject([{ emotion: 'joy' }, { emotion: 'joy' }])
    expect(wished('Biscuit without the ball').scene.who[1]).not.toHaveProperty('holds')
    expect(wished('Zoë holds a red umbrella').scene.who[0]).toMatchObject({ action: 'hold', holds: 'umbrella' })
  })

  it('says which of its parts we cannot draw, and draws the others', () => {
    const { scene: now, unmet } = wished('At night. A unicorn on a trampoline! Her hair blue')
    expect(now.time).toBe('night')
    expect(now).not.toHaveProperty('tint')
    expect(unmet).toEqual(['A unicorn on a trampoline', 'Her hair blue'])
  })

  it('never breaks the scene, whatever is typed', () => {
    const die = dice('noise')
    const words = 'night red dog Zoë remove add a the moon boat hug éé \u4f60 <b> holding without 9 , . and'.split(' ')
    for (let round = 0; round < 300; round += 1) {
      const wish = Array.from({ length: 8 }, () => die.pick(words)).join(' ')
      const { scene: now } = wished(wish)
      expect(now.who.map(({ id }) => id)).toEqual(['hero', 'pal'])
      expect(now.props.length).toBeLessThanOrEqual(4)
    }
  })
})
