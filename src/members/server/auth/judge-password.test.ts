import { expect, test } from 'vitest'
import { brand } from '../../../base/brand.ts'
import { Refusal } from '../../../base/refusal.ts'
import { commonWords } from '../common-passwords.data.ts'
import { isCommonPassword } from './common-passwords.ts'
import { judgePassword } from './judge-password.ts'

const owner = { email: 'anna.lindqvist@example.com', names: ['Anna-Karin Lindqvist'] }

function verdict(password: string): unknown {
  try {
    judgePassword(password, owner)
    return 'good'
  } catch (fault) {
    return fault instanceof Refusal ? (fault.details.extra?.weak_password ?? fault.details.code) : fault
  }
}

test.each([
  ...[
    'password',
    'Password1',
    'P@ssw0rd',
    'passw0rd!',
    'qwerty',
    'QWERTY123',
    '1q2w3e4r',
    'abc123',
    'letmein',
    'iloveyou',
  ],
  ...[
    '123456',
    '12345678',
    '654321',
    '111111',
    '000000',
    '19871231',
    'aaaaaa',
    'abcabc',
    '123123123',
    'abcdef',
    'asdfghjkl',
  ],
  ...['monkey2024', 'Sunshine!', 'dragon12!', 'football1', 'lovelove', 'harrypotter7', 'zxcvbnm', 'azerty', 'passwort'],
])('%s is too common', (password) => {
  expect(verdict(password)).toEqual({ reasons: ['pwned'] })
})

test.each([
  ...['anna.lindqvist', 'AnnaLindqvist', 'lindqvist', 'Lindqvist1987', 'annakarin!', 'anna.lindqvist@example.com'],
  ...['example1', brand.toLowerCase(), `${brand}2026!`, 'storybook1'],
])('%s is made of her own name or ours', (password) => {
  expect(verdict(password)).toEqual({ reasons: ['pwned'] })
})

test.each([
  ...[
    'lantern-over-the-sea',
    'correct horse battery staple',
    'Zwölf Boxkämpfer',
    'kT7#pq',
    'gh6Tq92x',
    '李小龙看书的夜晚',
  ],
  ...['monkeys eat lanterns', 'dragon-tea-parlour', '8 paper boats', 'x'.repeat(3) + 'Qr8!' + 'y'.repeat(60)],
])('%s is fine', (password) => {
  expect(verdict(password)).toBe('good')
})

test('five letters are too few, 72 bytes the most', () => {
  expect(verdict('gT7#p')).toEqual({ reasons: ['length'] })
  expect(verdict('')).toEqual({ reasons: ['length'] })
  expect(verdict('🦊🐻🐼🐨🐯')).toEqual({ reasons: ['length'] })
  expect(verdict('q8'.repeat(37))).toBe('validation_failed')
})

test('far more than ten thousand passwords of six letters and more are covered', () => {
  const endings = ['', '1', '12', '123', '1234', '!', '1!', '123!', '2024', '2025', '2026', '?', '.', '99', '007']
  const covered = new Set(commonWords.flatMap((word) => endings.map((ending) => word + ending)))
  const refused = [...covered].filter((word) => word.length >= 6 && isCommonPassword(word))
  expect(refused.length).toBeGreaterThan(10_000)
})
