import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { readEml, writeEml } from './eml.ts'

const letter = {
  id: '0d9c5b0e-3c1f-4d52-9a39-3d4be8dd9b0c',
  from: 'Our House <no-reply@example.com>',
  to: 'zoe@example.com',
  subject: 'Confirm',
  text: 'Hello',
  unsubscribe: null,
  html: '<p>Hello',
  date: new Date(0),
}

test('headers and text come back as they were, whatever the subject', () => {
  const line = string({ unit: 'grapheme', maxLength: 200 }).map((text) => text.replaceAll(/\s+/g, ' ').trim())
  assert(
    property(line, line, (subject, text) => {
      const eml = writeEml({ ...letter, subject, text: `Dear ${text}.` })
      expect(readEml(eml)).toMatchObject({ to: letter.to, from: letter.from, subject, text: `Dear ${text}.\n` })
      for (const headerLine of eml.split('\n\n')[0]?.split('\n') ?? []) expect(headerLine).toMatch(/^[ -~]*$/)
    }),
  )
})

test('a link stays in one piece', () => {
  const link = `https://example.com/verify?token=${'x'.repeat(200)}&type=signup`
  expect(writeEml({ ...letter, text: `Open\n${link}\n` })).toContain(`\n${link}\n`)
})

test('a line break in a header makes no header', () => {
  const eml = writeEml({ ...letter, subject: 'Hi\r\nBcc: all@example.com', to: 'a@example.com\nX-Evil: 1' })
  expect(eml).not.toMatch(/^(Bcc|X-Evil):/m)
})

test('no answering machine shall answer, and a mail of a list says how the list is left', () => {
  expect(writeEml(letter)).toContain('\nAuto-Submitted: auto-generated\n')
  expect(writeEml(letter)).not.toContain('List-Unsubscribe')
  const unsubscribe = 'https://books.example/newsletter/token'
  expect(writeEml({ ...letter, unsubscribe })).toContain(
    `\nList-Unsubscribe: <${unsubscribe}>\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n`,
  )
})
