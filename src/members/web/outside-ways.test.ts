import { expect, test } from 'vitest'
import { authWords } from '../auth-words.ts'
import { linkFault, outsideWays } from './outside-ways.ts'

test('the ways that the page names, and none that it does not know', () => {
  expect(outsideWays('google=Google;custom:oidc=Our club;facebook=Facebook')).toEqual([
    { id: 'google', name: 'Google' },
    { id: 'custom:oidc', name: 'Our club' },
  ])
  expect(outsideWays('')).toEqual([])
})

test('what went wrong is told in our own words, never in those of the address', () => {
  const said = linkFault('#error_code=outside_email_taken&error_description=Call%200900')
  expect(said).toBe(authWords.outside.faults.outside_email_taken)
  expect(linkFault('#error_code=otp_expired')).toBe(authWords.signIn.linkExpired)
  expect(linkFault('')).toBeUndefined()
})
