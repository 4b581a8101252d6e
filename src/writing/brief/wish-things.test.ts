import { describe, expect, it } from 'vitest'
import { article } from '../english/grammar.ts'
import { questNoun } from './wish-things.ts'
import { WISH_THINGS } from './wish-things.data.ts'

describe('the thing that a plot is about', () => {
  it.each([
    ['Mia finds the lost lantern', 'lantern'],
    ['finds the lost lantern', 'lantern'],
    ['a lost kite', 'kite'],
    ['They find a golden crown in the woods', 'golden crown'],
    ['a search for the missing silver spoon', 'silver spoon'],
    ['She loses her red kite and finds it again', 'red kite'],
    ['looking for the treasure map that Grandpa hid', 'treasure map'],
    ['The hero wants to find her music box', 'music box'],
    ['Tom finds the lost keys', 'bunch of keys'],
    ['She brings home little red boots', 'pair of little red boots'],
    ['Maya brings her sick mum a letter', 'letter'],
    ['He finds an orange', 'orange'],
    ['She makes an orange kite', 'orange kite'],
  ])('of "%s" is the %s', (plot, noun) => {
    expect(questNoun(plot)).toBe(noun)
  })
  it.each([
    'They look for courage',
    'He finds his lost grandma',
    'She saves the princess',
    'a story about friendship',
    'Tom builds a rocket to the moon',
    'Maya brings her sick mum soup',
    'He takes the last penalty',
    'She finds the letter box',
    'He takes a turn in the ring road',
    'She never finds the key',
    'He does not want a hat',
    'They find out about keys',
    'The key is on the table',
    'Mamá encuentra una llave',
    'Мария находит ключ',
  ])('is nothing in "%s"', (plot) => {
    expect(questNoun(plot)).toBeNull()
  })
  it('can be carried: one of it, many of it, and how many are carried, each in plain words', () => {
    const rows = WISH_THINGS.trim()
      .split('\n')
      .map((row) => row.split('|').map((cell) => cell.trim()))
    expect(new Set(rows.map(([one]) => one)).size).toBe(rows.length)
    for (const [one = '', many = '', carried = ''] of rows) {
      expect(one).toMatch(/^[a-z]+(?:[ -][a-z]+)?$/)
      expect(carried).toBe(`${carried.split(' of ')[0]} of ${many}`)
      expect(questNoun(`Maya finds ${article(one)} ${one} in a barn`)).toBe(one)
      expect(questNoun(`Maya finds the ${many}`)).toBe(carried)
    }
  })
})
