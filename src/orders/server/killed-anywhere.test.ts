import { expect, test } from 'vitest'
import { killAt } from './test-kill.ts'
import { lives } from './test-lives.ts'

// The long round tries all places.
test('killed after the payment page was opened, the next server goes on: paid once, given back once, told once', async () => {
  expect(await killAt('after-session', 'given back')).toEqual(lives['given back'].mails)
})
