import { expect, test } from 'vitest'
import { killAt } from './test-kill.ts'
import { lives } from './test-lives.ts'

// The long round tries all places.
test.each(['after-session', 'before-refunded'])(
  'killed at %s, the next server goes on: paid once, given back once, told once',
  async (place) => {
    expect(await killAt(place, 'given back')).toEqual(lives['given back'].mails)
  },
)
