// What a wish takes away, and where what it asks for is to be.
import { describe, expect, it } from 'vitest'
import { dice } from '../base/dice.ts'
import { sampleSpec } from '../drawing/sheets/sample-pages.ts'
import type { Scene } from '../stage/scene.ts'
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

describe('a wish to take something away', () => {
  it.each([
    'take the kite away',
    'take the kite out',
    'please take away the kite',
    'put the kite away',
    'get the kite out of the picture',
    'leave out the kite',
    'leave the kite out',
    'erase the kite',
    'the kite should go',
    'the kite should not be there',
    'I don’t want the kite',
    'there should be no kite',
  ])('%s', (wish) => {
    const { scene: now, understood, left } = wished(wish)
    expect([now.props, understood, left]).toEqual([['bench'], ['without the kite'], []])
  })

  it('takes people behind away, and paints nothing of what is not there: all of it is named', () => {
    const busy: Scene = { ...scene, extras: ['crowd'] }
    expect(readWish('take the crowd away', busy, cast)).toMatchObject({ understood: ['without the crowd'], left: [] })
    expect(readWish('take the crowd away', busy, cast).scene).not.toHaveProperty('extras')
    for (const wish of ['take the cake away', 'the cake should go', 'leave out the crowd'])
      expect(wished(wish), wish).toEqual({ scene, understood: [], left: [wish] })
  })
})

describe('where a wished thing is', () => {
  const room: Scene = { ...scene, place: 'kitchen', props: ['table', 'kite'] }
  it('is on, in or under another that is drawn', () => {
    const { scene: now, understood, left } = readWish('put a cake on the table', room, cast)
    expect(now.rests).toEqual([{ what: 'cake', how: 'on', at: 'table' }])
    expect([understood, left]).toEqual([['cake: on the table'], []])
    expect(readWish('a drum under the table', room, cast)).toMatchObject({
      understood: ['drum: under the table'],
      left: [],
    })
    expect(readWish('an apple in a basket', scene, cast).scene.rests).toEqual([
      { what: 'apple', how: 'in', at: 'basket' },
    ])
  })

  it('is in the hand that is named', () => {
    expect(wished('an apple in Zoë’s hand').scene.who[0]).toMatchObject({ holds: 'apple' })
    expect(wished('an apple in Zoë’s hand').left).toEqual([])
    expect(wished('an apple in the dog’s mouth').scene.who[1]).toMatchObject({ holds: 'apple' })
  })

  it('is said not to be there where it cannot stand', () => {
    expect(readWish('a bird above the table', room, cast).left.join()).toContain('above')
    expect(readWish('a drum on the kite', room, cast)).toMatchObject({ left: ['on the kite (a kite is drawn)'] })
  })
})
