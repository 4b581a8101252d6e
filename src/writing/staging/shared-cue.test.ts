import { expect, it } from 'vitest'
import { cueFrom } from './cue.ts'
import { sharedCue } from './shared-cue.ts'

it('brings in two friends at once: the second touches what the first leaves free, and has in hand what else it has', () => {
  const second = cueFrom('hero(happy) look; friend(proud) lift sock; snail | garden')
  expect(sharedCue([cueFrom('hero(funny) laugh; friend(happy) sing'), second], 'street')).toMatchObject({
    acts: [{ who: 'hero', emotion: 'funny' }, { who: 'friend' }, { who: 'friend2', emotion: 'proud' }],
    deed: { by: 'friend2', does: 'lifts', what: 'sock' },
    shown: ['snail'],
    frame: { place: 'garden' },
  })
  const { deed, acts } = sharedCue([cueFrom('hero look; friend in box'), second], 'street')
  expect(deed).toEqual({ by: 'friend', does: 'in', what: 'box' })
  expect(acts[2]).toEqual({ who: 'friend2', emotion: 'proud', action: 'hold', holds: 'sock' })
  expect(sharedCue([cueFrom('hero look; friend fall')], 'street').acts[2]).toEqual({ who: 'friend2' })
})

it('leaves out what has no place in this world, and goes to no garden from the moon', () => {
  expect(sharedCue([cueFrom('hero touch bus; fox | street')], 'moon')).not.toMatchObject({ frame: { place: 'street' } })
  const indoors = sharedCue([cueFrom('hero touch bus')], 'bedroom')
  expect(indoors.deed).toBeUndefined()
  expect(sharedCue([cueFrom('hero touch bus | street')], 'bedroom').deed).toMatchObject({ what: 'bus' })
})
