import { expect, test } from 'vitest'
import { spokenText } from './spoken-text.ts'

const names = [
  { name: 'Siobhán', name_sounds: 'SHIV-awn' },
  { name: 'Bo', name_sounds: '' },
]

test('a name goes by how it sounds, and the written word is known', () => {
  const written = 'Then Siobhán’s hat fell on Bo.'
  const { text, wordAt } = spokenText(written, names)
  expect(text).toBe('Then SHIV-awn’s hat fell on Bo.')
  const word = (spoken: string) => written.slice(...wordAt(text.indexOf(spoken)))
  expect(word('Then')).toBe('Then')
  expect(word('SHIV')).toBe('Siobhán')
  expect(word('awn')).toBe('Siobhán')
  expect(word('hat')).toBe('hat')
  expect(word('Bo')).toBe('Bo')
})

test('only whole names are spoken otherwise, and without any nothing is', () => {
  const { text } = spokenText('Annabel, not Ann.', [{ name: 'Ann', name_sounds: 'AN' }])
  expect(text).toBe('Annabel, not AN.')
  expect(spokenText('Once (a) there.', [{ name: '(a)', name_sounds: 'ay' }]).text).toBe('Once ay there.')
  expect(spokenText('Once.', []).text).toBe('Once.')
})
