import { expect, test } from 'vitest'
import { passwordHasher } from './password-hasher.ts'

test('right and wrong passwords, and nobody at all', async () => {
  const passwords = passwordHasher()
  const stored = await passwords.hash('lantern-over-the-sea')
  expect(await passwords.matches(stored, 'lantern-over-the-sea')).toBe(true)
  expect(await passwords.matches(stored, 'lantern-over-the-sky')).toBe(false)
  expect(await passwords.matches(undefined, 'nobody has this password')).toBe(false)
  expect(await passwords.hash('lantern-over-the-sea')).not.toBe(stored)
})

test('a few at a time, some wait, the rest are turned away at once', async () => {
  const passwords = passwordHasher({ atOnce: 1, waiting: 3 })
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => passwords.hash('x')))
  expect(outcomes.map(({ status }) => status)).toEqual([...Array(4).fill('fulfilled'), ...Array(4).fill('rejected')])
  expect(outcomes[7]).toMatchObject({ reason: { details: { status: 503, retryAfter: 2 } } })
  await passwords.hash('there is room again')
})

test('the event loop stays free while hashing', async () => {
  const passwords = passwordHasher()
  let turns = 0
  const ticking = setInterval(() => (turns += 1), 1)
  await Promise.all(Array.from({ length: 12 }, () => passwords.hash('x')))
  clearInterval(ticking)
  expect(turns).toBeGreaterThan(10)
})
