import { describe, expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import { actOut, deedAmong, onWay, readDeeds, stagingOf } from './deeds.ts'
import { characterSpec } from '../looks/look.ts'
import { packCalled } from '../worlds/all-packs.ts'
import { sceneOf } from './scene-of-beat.ts'
import type { BeatName } from '../plan/skeletons.data.ts'

describe('the deed of a page', () => {
  it('is read from a line, with where things lie and what is gone', () => {
    const read = readDeeds(`
      climax: hero gives gift to figure; bicycle under bench; no lantern
      means: figure pours kettle over cup
      close: hero hugs friend
      stakes: no figure; no kettle
    `)
    expect(read.get('climax')?.[0]).toEqual({
      deed: { by: 'hero', does: 'gives', what: 'gift', to: 'figure' },
      rests: [{ what: 'bicycle', how: 'under', at: 'bench' }],
      gone: ['lantern'],
    })
    expect(read.get('means')?.[0]?.deed).toEqual({ by: 'figure', does: 'pours', what: 'kettle', over: 'cup' })
    expect(read.get('stakes')?.[0]).toEqual({ rests: [], gone: ['kettle'], away: true })
    expect(read.get('close')?.[0]?.deed).toEqual({ by: 'hero', does: 'hugs', to: 'friend' })
  })

  it('may hold for one telling only, whose own thing is then there', () => {
    const rows = readDeeds(`
      fail2[the goat]: hero touches goat; with figure
      fail2: hero lifts hat; hat on table; no goat; no mop
    `).get('fail2')
    expect(stagingOf(rows, 'Then the goat ate it.')).toEqual({
      deed: { by: 'hero', does: 'touches', what: 'goat' },
      rests: [{ what: 'hat', how: 'on', at: 'table' }],
      gone: ['mop'],
      here: true,
    })
    expect(stagingOf(rows, 'Nothing came.').gone).toEqual(['goat', 'mop'])
    expect(stagingOf(undefined, 'Nothing came.')).toEqual({ rests: [], gone: [] })
  })

  it('may be an act that touches nothing, in a place and among others of its own telling', () => {
    const [row] =
      readDeeds('fail1[beach]: hero run joy; friend hide; at beach close dusk; others hens').get('fail1') ?? []
    expect(row).toMatchObject({
      acts: [
        { who: 'hero', action: 'run', emotion: 'joy' },
        { who: 'friend', action: 'hide' },
      ],
      at: { place: 'beach', shot: 'close', time: 'dusk' },
      others: ['hens'],
    })
    const pack = packCalled('lamps')
    const deeds = readDeeds('fail1[on the beach]: hero run joy; at beach close dusk; others hens')
    const hero = characterSpec(
      { name: 'Mia', type: 'girl', age: null, pronoun: 'she', description: '', personality: '', relation: '' },
      { id: 'hero', role: 'hero', want: '', habit: '' },
      dice(1),
    )
    const seen = (told: string) => sceneOf({ ...pack, deeds }, 'fail1', 1, [hero], told, {}, dice(1))
    expect(seen('Mia ran on the beach.')).toMatchObject({
      place: 'beach',
      shot: 'close',
      time: 'dusk',
      extras: ['hens'],
      who: [{ id: 'hero', action: 'run', emotion: 'joy' }],
    })
    expect(seen('Mia was there.').place).toBe(pack.stage.get('fail1')?.place)
  })

  it('may be the same place seen from elsewhere', () => {
    const [row] = readDeeds('flaw: hero sing; at here wide').get('flaw') ?? []
    expect(row?.at).toEqual({ shot: 'wide' })
    expect(() => readDeeds('flaw: at nowhere')).toThrow('nowhere')
  })

  it('shuts the eyes of who sleeps on a seat', () => {
    const sleeper = { id: 'hero', action: 'sleep', emotion: 'calm', gaze: 'viewer' } as const
    const [seated] = actOut([sleeper], { by: 'hero', does: 'on', what: 'bench' })
    expect(seated).toMatchObject({ action: 'sit', asleep: true })
    const [awake] = actOut([{ ...sleeper, action: 'sit' }], { by: 'hero', does: 'on', what: 'bench' })
    expect(awake?.asleep).toBeUndefined()
  })

  it('has the figure there that it needs, though the words call it only "him"', () => {
    const pack = packCalled('whale')
    const cast = (['hero', 'figure'] as const).map((role) =>
      characterSpec(
        {
          name: role === 'hero' ? 'Mia' : 'Mr. Trout',
          type: role === 'hero' ? 'girl' : 'man',
          age: null,
          pronoun: role === 'hero' ? 'she' : 'he',
          description: '',
          personality: '',
          relation: '',
        },
        { id: role, role, want: '', habit: '' },
        dice(1),
      ),
    )
    const seen = (told: string) => sceneOf(pack, 'trouble', 1, cast, told, {}, dice(1)).who.map(({ id }) => id)
    expect(seen('Up he went, and Mia looked.')).toEqual(['hero', 'figure'])
    expect(seen('Mia was alone.')).toEqual(['hero'])
    expect(stagingOf(readDeeds('low: with figure').get('low'), '').here).toBe(true)
  })

  it('leaves out a figure that is only spoken of', () => {
    const pack = packCalled('hiccup')
    const cast = (['hero', 'figure'] as const).map((role) =>
      characterSpec(
        {
          name: role,
          type: 'dragon',
          age: null,
          pronoun: 'she',
          description: '',
          personality: '',
          relation: '',
        },
        { id: role, role, want: '', habit: '' },
        dice(1),
      ),
    )
    const seen = (beat: BeatName) =>
      sceneOf(pack, beat, 1, cast, 'The hero and the figure.', {}, dice(1)).who.map(({ id }) => id)
    expect(seen('means')).toEqual(['hero', 'figure'])
    expect(seen('home')).toEqual(['hero'])
  })

  it.each([
    'climx: no cup',
    'climax: hero eats cup',
    'climax: hero lifts moonbeam',
    'climax: cup beside table',
    'climax: hero lifts cup; hero lifts bed',
    'climax: hero sit gladly',
    'climax: at moonbeam',
    'climax: at beach sideways',
    'climax: others moonbeams',
  ])('refuses what is not known: %s', (line) => expect(() => readDeeds(line)).toThrow(/is not known|one deed/))

  it('is done by those who are there', () => {
    const deed = { by: 'friend', does: 'gives', what: 'gift', to: 'hero' } as const
    expect(deedAmong(deed, ['hero', 'figure', 'companion-1'])).toEqual({ ...deed, by: 'companion-1' })
    expect(deedAmong({ ...deed, to: 'figure' }, ['hero', 'figure'])).toBeUndefined()
  })

  it('is done by the hero alone where no friend is there to bring it', () => {
    const deed = { by: 'friend', does: 'gives', what: 'gift', to: 'hero' } as const
    expect(deedAmong(deed, ['hero', 'figure'])).toEqual({ by: 'hero', does: 'lifts', what: 'gift' })
    const found = { by: 'friend', does: 'touches', what: 'bone-heap' } as const
    expect(deedAmong(found, ['hero', 'figure'])).toEqual({ ...found, by: 'hero' })
    expect(deedAmong(found, ['hero', 'companion-1'])).toEqual({ ...found, by: 'companion-1' })
  })

  it('may be another for each way out', () => {
    const deeds = readDeeds('means.sound: hero lifts drum\nmeans: hero lifts cup\nclose: with cake hat', ['sound'])
    expect(stagingOf(onWay(deeds, 'sound').get('means'), '').deed?.what).toBe('drum')
    expect(stagingOf(onWay(deeds, 'mark').get('means'), '').deed?.what).toBe('cup')
    expect(stagingOf(onWay(deeds, 'mark').get('close'), '').shown).toEqual(['cake', 'hat'])
    expect(() => readDeeds('means.luck: hero lifts cup', ['sound'])).toThrow(/is not known/)
  })

  it('may be done by two, or touch nothing', () => {
    const rows = readDeeds('climax: hero on bench beside figure\nlow: figure lie; hero sing')
    expect(stagingOf(rows.get('climax'), '').deed).toEqual({ by: 'hero', does: 'on', what: 'bench', to: 'figure' })
    expect(stagingOf(rows.get('low'), '').acts).toEqual([
      { who: 'figure', action: 'lie' },
      { who: 'hero', action: 'sing' },
    ])
    expect(() => readDeeds('low: hero yodel')).toThrow(/is not known/)
    const who = [
      { id: 'hero', action: 'stand', emotion: 'happy', gaze: 'viewer' },
      { id: 'figure', action: 'lie', emotion: 'sad', gaze: 'viewer' },
    ] as const
    const actions = (does: 'on' | 'pulls' | 'touches') =>
      actOut(who, { by: 'hero', does, what: 'rope', to: 'figure' }).map(({ action }) => action)
    expect(actions('on')).toEqual(['sit', 'sit'])
    expect(actions('pulls')).toEqual(['pull', 'pull'])
    expect(actions('touches')).toEqual(['reach', 'lie'])
  })

  it('moves who does it and who answers', () => {
    const who = [
      { id: 'hero', action: 'stand', emotion: 'happy', gaze: 'viewer', holds: 'lantern' },
      { id: 'figure', action: 'stand', emotion: 'wonder', gaze: 'viewer', holds: 'gift' },
    ] as const
    expect(actOut(who, { by: 'hero', does: 'gives', what: 'gift', to: 'figure' })).toEqual([
      { id: 'hero', action: 'give', emotion: 'happy', gaze: 'other', holds: 'gift' },
      { id: 'figure', action: 'reach', emotion: 'wonder', gaze: 'other' },
    ])
  })
})
