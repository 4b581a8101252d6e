import { describe, expect, it } from 'vitest'
import { dice } from '../base/dice.ts'
import { actOut, deedAmong, readDeeds } from './deeds.ts'
import { characterSpec } from './look.ts'
import { packCalled } from './packs/all-packs.ts'
import { sceneOf } from './scene-of-beat.ts'
import type { BeatName } from './skeletons.data.ts'

describe('the deed of a page', () => {
  it('is read from a line, with where things lie and what is gone', () => {
    const read = readDeeds(`
      climax: hero gives gift to figure; bicycle under bench; no lantern
      means: figure pours kettle over cup
      close: hero hugs friend
      stakes: no figure; no kettle
    `)
    expect(read.get('climax')).toEqual({
      deed: { by: 'hero', does: 'gives', what: 'gift', to: 'figure' },
      rests: [{ what: 'bicycle', how: 'under', at: 'bench' }],
      gone: ['lantern'],
    })
    expect(read.get('means')?.deed).toEqual({ by: 'figure', does: 'pours', what: 'kettle', over: 'cup' })
    expect(read.get('stakes')).toEqual({ rests: [], gone: ['kettle'], away: true })
    expect(read.get('close')?.deed).toEqual({ by: 'hero', does: 'hugs', to: 'friend' })
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
    expect(seen('climax')).toEqual(['hero', 'figure'])
    expect(seen('home')).toEqual(['hero'])
  })

  it.each(['climx: no cup', 'climax: hero eats cup', 'climax: hero lifts moonbeam', 'climax: cup beside table', 'climax: hero lifts cup; hero lifts bed'])(
    'refuses what is not known: %s',
    (line) => expect(() => readDeeds(line)).toThrow(/is not known|one deed/),
  ) // prettier-ignore

  it('is done by those who are there', () => {
    const deed = { by: 'friend', does: 'gives', what: 'gift', to: 'hero' } as const
    expect(deedAmong(deed, ['hero', 'figure', 'companion-1'])).toEqual({ ...deed, by: 'companion-1' })
    expect(deedAmong(deed, ['hero', 'figure'])).toBeUndefined()
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
