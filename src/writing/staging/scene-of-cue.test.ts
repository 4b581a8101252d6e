import { describe, expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import { bookOf, brief } from '../score/test-random-books.ts'
import { worldCalled } from '../worlds/all-worlds.ts'
import { readCue } from './cue.ts'
import { sceneOfCue } from './scene-of-cue.ts'

const twin = { name: 'Otto', type: 'boy', age: 5, relationship_to_main: 'twin brother' }
const dog = { name: 'Rex', type: 'dog' }
const castWith = (...others: object[]) =>
  bookOf(brief({ recipient_age: 5, characters: [{ name: 'Mia', type: 'girl', age: 5 }, ...others] }), 1).plan.cast

const [pair, friends, alone] = [
  castWith(twin, dog),
  castWith({ ...twin, relationship_to_main: 'friend' }, dog),
  castWith(),
]

const sceneOf = (text: string, cast = friends, told = 'Mia, Otto, Rex') =>
  sceneOfCue(
    worldCalled('whale'),
    { beat: 'home', page: 3, cast, told, words: {}, besides: '' },
    dice(7),
    readCue({ file: 'worlds/whale/tellings.txt', line: 1, text }),
  )
const actionsOf = (...of: Parameters<typeof sceneOf>) =>
  Object.fromEntries(sceneOf(...of).who.map(({ id, action }) => [id, action]))

describe('the scene of a cue', () => {
  it('gives the second friend an act of its own, and else the act of friends', () => {
    expect(actionsOf('hero sit; friend dance; friend2 jump')).toMatchObject({
      hero: 'sit',
      pal1: 'dance',
      pal2: 'jump',
    })
    expect(actionsOf('hero sit; friend dance')).toMatchObject({ pal1: 'dance', pal2: 'dance' })
    expect(actionsOf('hero sit; friend dance; friend2 jump', friends, 'Mia and Rex')).toEqual({
      hero: 'sit',
      pal2: 'dance',
    })
  })

  it('has nobody who is only thought of', () => {
    expect(Object.keys(actionsOf('hero sit; friend(away)'))).toEqual(['hero'])
    expect(Object.keys(actionsOf('hero sit; friend(away); friend2 jump'))).toEqual(['hero', 'pal2'])
  })

  it('knows a twin as the second hero, who is no friend then', () => {
    expect(actionsOf('hero sit; hero2 dance; friend jump', pair)).toMatchObject({ pal1: 'dance', pal2: 'jump' })
    expect(actionsOf('hero sit; hero2 dance; friend jump', friends)).toMatchObject({ pal1: 'jump', pal2: 'jump' })
  })

  it('has the hero do what no friend is there for, in place of what the hero does else', () => {
    const cue = 'hero(sad) sit; friend?hero lift cake'
    expect(sceneOf(cue).deed).toMatchObject({ by: 'pal1', does: 'lifts' })
    expect(actionsOf(cue)).toMatchObject({ hero: 'sit', pal1: 'hold' })
    expect(sceneOf(cue, alone).deed).toMatchObject({ by: 'hero', does: 'lifts' })
    expect(sceneOf(cue, alone).who).toMatchObject([{ id: 'hero', action: 'hold', emotion: 'sad', holds: 'cake' }])
  })

  it('has the kit of the hero’s hobby, where we have such a thing', () => {
    const withKit = (kit: string) =>
      sceneOfCue(
        worldCalled('whale'),
        { beat: 'home', page: 3, cast: alone, told: 'Mia', words: { kit }, besides: '' },
        dice(7),
        readCue({ file: 'worlds/whale/tellings.txt', line: 1, text: 'hero hold kit' }),
      ).who[0]
    expect(withKit('drum')).toMatchObject({ action: 'hold', holds: 'drum' })
    expect(withKit('good idea')).not.toHaveProperty('holds')
  })

  it('has the hero do what the hero loves, with what that is done with; what no hands show is only held', () => {
    const loving = (habit: string, kit: string, place = 'street', beat: 'home' | 'hobby' = 'home') =>
      sceneOfCue(
        worldCalled('whale'),
        {
          beat,
          page: 3,
          cast: alone.map((one) => (one.role === 'hero' ? { ...one, habit } : one)),
          told: 'Mia',
          words: { kit },
          besides: '',
        },
        dice(7),
        readCue({ file: 'worlds/whale/tellings.txt', line: 1, text: `hero(brave) do-hobby; boat | ${place}` }),
      )
    expect(loving('drums, drumming', 'drumsticks').who[0]).toMatchObject({
      action: 'play-music',
      holds: 'drum',
      emotion: 'brave',
    })
    expect(loving('drawing', 'tin of chalks').deed).toEqual({ by: 'hero', does: 'touches', what: 'wall-picture' })
    expect(loving('drawing', 'tin of chalks', 'underwater').deed).toBeUndefined()
    expect(loving('watching birds', 'magnifying glass').who[0]).toMatchObject({ holds: 'magnifying-glass' })
    expect(loving('baking', 'wooden spoon').who[0]).not.toMatchObject({ action: 'cook' })
    expect(loving('baking', 'wooden spoon', 'street', 'hobby').who[0]).toMatchObject({ action: 'cook', holds: 'spoon' })
    expect(loving('counting clouds', 'good idea').who[0]).not.toHaveProperty('holds')
  })

  it('shows what the page says besides its telling, of a friend or of the day', () => {
    const scene = (besides: string) =>
      sceneOfCue(
        worldCalled('whale'),
        { beat: 'home', page: 3, cast: friends, told: 'Mia sat. Otto waved a flag.', words: {}, besides },
        dice(7),
        readCue({ file: 'worlds/whale/tellings.txt', line: 1, text: 'hero sit; boat' }),
      )
    expect(scene('').props).toEqual(['boat'])
    expect(scene('Otto waved a flag.').props).toEqual(['boat', 'flag'])
    expect(scene('').who.find(({ id }) => id === 'pal1')?.action).toBe('wave')
  })

  it('feels as it is to feel, counts, sounds from who is there, and has a moment more beside it', () => {
    const scene = sceneOf('hero fall; 3 duck; "Ow!" from friend | beach feel sad / hero(joy) cheer | night')
    expect(scene).toMatchObject({
      mood: -0.9,
      counts: { duck: 3 },
      sounds: [{ text: 'Ow!', from: 'pal1' }],
      textSide: 'top',
    })
    expect(scene.then).toMatchObject({ place: 'beach', time: 'night', textSide: 'top' })
    expect(scene.then?.who).toContainEqual(expect.objectContaining({ id: 'hero', action: 'cheer', emotion: 'joy' }))
  })
})
