import { describe, expect, it } from 'vitest'
import { actOut, deedAmong } from './deeds.ts'

describe('what a page turns on', () => {
  it('is done by those who are there', () => {
    const deed = { by: 'friend', does: 'gives', what: 'gift', to: 'hero' } as const
    expect(deedAmong(deed, ['hero', 'figure', 'friend-1'])).toEqual({ ...deed, by: 'friend-1' })
    expect(deedAmong({ ...deed, to: 'figure' }, ['hero', 'figure'])).toBeUndefined()
  })

  it('is done by the hero alone where no friend is there to bring it', () => {
    const deed = { by: 'friend', does: 'gives', what: 'gift', to: 'hero' } as const
    expect(deedAmong(deed, ['hero', 'figure'])).toEqual({ by: 'hero', does: 'lifts', what: 'gift' })
    const found = { by: 'friend', does: 'touches', what: 'bone-heap' } as const
    expect(deedAmong(found, ['hero', 'figure'])).toEqual({ ...found, by: 'hero' })
    expect(deedAmong(found, ['hero', 'friend-1'])).toEqual({ ...found, by: 'friend-1' })
  })

  it('may be done by two', () => {
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

  it('shuts the eyes of who sleeps on a seat', () => {
    const sleeper = { id: 'hero', action: 'sleep', emotion: 'calm', gaze: 'viewer' } as const
    const [seated] = actOut([sleeper], { by: 'hero', does: 'on', what: 'bench' })
    expect(seated).toMatchObject({ action: 'sit', asleep: true })
    const [awake] = actOut([{ ...sleeper, action: 'sit' }], { by: 'hero', does: 'on', what: 'bench' })
    expect(awake?.asleep).toBeUndefined()
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
