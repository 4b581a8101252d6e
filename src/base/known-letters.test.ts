// What a field refuses is what no book can print: the list is as the fonts are.
import { describe, expect, it } from 'vitest'
import { unprinted, wordsOfUnprinted } from './known-letters.ts'
import { text } from './text.ts'

describe('letters that no font has', () => {
  it('are named with the field, a few of them, and nothing is said where all can be printed', () => {
    expect(wordsOfUnprinted('Zoë ❤️ ប៊ុនធឿន 김하늘 👨‍👩‍👧 👍🏽 ශ්‍රියා', 'the name')).toBeUndefined()
    expect(wordsOfUnprinted('Mia 𓀀 and 𓂀 and 𓀀', 'the name')).toBe(
      'We have no letters to print “𓀀”, “𓂀” in the name. Please write it without.',
    )
    expect(wordsOfUnprinted('𓀀𓀁𓀂𓀃𓀄𓀅', 'the title')).toContain('“𓀄” and others in the title.')
    expect(unprinted('Plain “words” – and more…\n')).toEqual([])
  })

  it('are refused by a field that is printed, and by no other', () => {
    const name = text({ label: 'Name', max: 40, isPrinted: true })
    expect(name.parse('დათო 🎈')).toBe('დათო 🎈')
    expect(name.safeParse('Mia 𓀀').error?.issues[0]?.message).toBe(
      'We have no letters to print “𓀀” in the name. Please write it without.',
    )
    expect(text({ label: 'Note', max: 40 }).parse('Mia 𓀀')).toBe('Mia 𓀀')
  })
})
