import { expect, test } from 'vitest'
import { killAt } from './test-kill.ts'
import { lives, type LifeName } from './test-lives.ts'

const places: [place: string, life: LifeName][] = [
  ['order-placed', 'given back'],
  ['before-session', 'given back'],
  ['after-session', 'given back'],
  ['after-event', 'given back'],
  ['before-settling', 'given back'],
  ['after-settling', 'given back'],
  ['order-canceled', 'given back'],
  ['before-refunded', 'given back'],
  ['credit-used', 'by the month'],
  ['edition-frozen', 'to the door'],
  ['order-approved', 'to the door'],
  ['window-closed', 'by the clock'],
  ['print.due', 'to the door'],
  ['print.claimed', 'to the door'],
  ['print.answered', 'to the door'],
  ['print.shipped', 'to the door'],
]

test.each(places)('killed at %s (%s): paid once, printed once, given back once, told once', async (place, life) => {
  expect(await killAt(place, life)).toEqual(lives[life].mails)
})
