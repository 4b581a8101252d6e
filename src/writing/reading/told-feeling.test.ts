// What a page's words say that somebody feels is on the face, and who sleeps has shut eyes.

import { describe, expect, it } from 'vitest'
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Actor, Emotion } from '../../stage/scene.ts'
import { withFeelings } from './told-feeling.ts'

const one = (
  id: string,
  name: string,
  role: CharacterSpec['role'],
  pronoun: CharacterSpec['pronoun'],
): CharacterSpec => ({
  id,
  name,
  role,
  pronoun,
  type: 'girl',
  age: 6,
  want: '',
  habit: '',
  relation: '',
  canonical: '',
  look: {
    skin: 'tan',
    hair: { style: 'bob', color: 'black' },
    eyes: 'brown',
    glasses: 'none',
    hide: 'brown',
    outfit: { top: 'dress', bottom: 'none', colors: ['teal', 'navy'] },
    accessory: 'none',
    heads: 4.5,
  },
})
const cast = [one('hero', 'Mia', 'hero', 'she'), one('gus', 'Gus', 'figure', 'he')]
const acting = (id: string, emotion: Emotion): Actor => ({ id, action: 'stand', emotion, gaze: 'other' })
const felt = (told: string, hero: Emotion = 'hopeful', gus: Emotion = 'funny', fixed = false) =>
  withFeelings([acting('hero', hero), acting('gus', gus)], told, cast, () => fixed)

describe('what the words say that somebody feels', () => {
  it('is on that one’s face, and not on another’s', () => {
    expect(felt('Gus only sighed.').map(({ emotion }) => emotion)).toEqual(['hopeful', 'sad'])
    expect(felt('Mia was very tired.').map(({ emotion }) => emotion)).toEqual(['sad', 'funny'])
    expect(felt('Mia was not afraid.')[0]?.emotion).toBe('hopeful')
  })

  it('lets nobody smile where somebody cries, unless the page’s own row says so', () => {
    expect(felt('Something small was going hic, hic. Was it crying?')[0]?.emotion).toBe('worried')
    expect(felt('Was it crying?', 'hopeful', 'funny', true)[0]?.emotion).toBe('hopeful')
    expect(felt('“The owl!” cried Mia.')[0]?.emotion).toBe('hopeful')
  })

  it('shuts the eyes of who sleeps, and hushes the others', () => {
    const [hero, gus] = felt('He was asleep before he had done.', 'joy', 'joy')
    expect(gus).toMatchObject({ emotion: 'calm', asleep: true })
    expect(hero?.emotion).toBe('calm')
    expect(hero?.asleep).toBeUndefined()
  })

  it('leaves the eyes open of who is still on the watch that the rest comes after', () => {
    const watch: Actor = { ...acting('gus', 'brave'), action: 'shout' }
    const [gus] = withFeelings([watch], 'Gus barked at a leaf, and slept well.', cast, () => true)
    expect(gus).toMatchObject({ emotion: 'brave', action: 'shout' })
    expect(gus?.asleep).toBeUndefined()
    expect(withFeelings([{ ...watch, action: 'sit' }], 'Gus slept.', cast, () => true)[0]?.asleep).toBe(true)
  })
})
