import { describe, expect, it } from 'vitest'
import { printedApostrophes, saidName } from './said-name.ts'

describe('a name is printed as people write names, and said short', () => {
  it.each([
    ["Finn O'Brien", 'Finn O’Brien', 'Finn'],
    ["mary ann o'brien-smith", 'Mary Ann O’Brien-Smith', 'Mary Ann'],
    ['Elizabeth "Lizzie" Brown', 'Elizabeth “Lizzie” Brown', 'Lizzie'],
    ["Thomas 'Tom' Hill", 'Thomas “Tom” Hill', 'Tom'],
    ['Mohammed (Mo)', 'Mohammed (Mo)', 'Mo'],
    ['Robert "Bobby" St. John-Smythe Jr.', 'Robert “Bobby” St. John-Smythe Jr.', 'Bobby'],
    ['LEO MILLER', 'Leo Miller', 'Leo'],
    ['anna mcdonald', 'Anna McDonald', 'Anna'],
    ['Mia JONES', 'Mia Jones', 'Mia'],
    ['Lars van der Berg', 'Lars van der Berg', 'Lars'],
    ['Aroha Te Whiu', 'Aroha Te Whiu', 'Aroha'],
    ['Gruffudd ap Rhys', 'Gruffudd ap Rhys', 'Gruffudd'],
    ['Siobhán McGinley-Patel', 'Siobhán McGinley-Patel', 'Siobhán'],
    ['Seán Óg Ó Súilleabháin', 'Seán Óg Ó Súilleabháin', 'Seán Óg'],
    ['Anna Lena Schmidt', 'Anna Lena Schmidt', 'Anna Lena'],
    ['María José García López', 'María José García López', 'María José'],
    ['Grandpa Joe Miller', 'Grandpa Joe Miller', 'Grandpa Joe'],
    ['Dr. Anna Singh', 'Dr. Anna Singh', 'Dr. Singh'],
    ['John Smith III', 'John Smith III', 'John'],
    ['Mia K.', 'Mia K.', 'Mia'],
    ['Мария Иванова', 'Мария Иванова', 'Мария'],
  ])('%s: %s, then %s', (typed, full, short) => {
    expect(saidName(typed)).toEqual({ full, short })
  })

  it.each([
    ...[
      'Zoë',
      'McDonald',
      'd’Souza',
      'de la Cruz',
      'JJ',
      'TJ',
      'J.J.',
      'Jean-Luc',
      'Ye-jin',
      'Noor-ul-Ain',
      'eVe',
      'K9',
    ],
    ...['Grandpa Joe', 'Aunt May', 'Mrs. Patel', 'Sir Fluff', 'Mary Jane', 'Anna Lena', 'Uncle Bob & Aunty Bob'],
    ...['Nguyễn Thị Ánh', 'Mei Lin', 'Kim Min-jun', 'Abdul Rahman Khan', 'Mr Tibbles the 3rd', 'Lily Rose'],
    ...['陳大文', 'さくら', '김하늘', 'ณัฐวุฒิ', 'დათო', 'Թամար', 'ইশিতা রায়', 'मोहन शर्मा', 'Anna the Brave'],
  ])('%s stays whole: nobody can be sure of a last name', (name) => {
    expect(saidName(name)).toEqual({ full: name, short: name })
  })

  it.each([
    ['ALFIE', 'Alfie'],
    ['JO', 'Jo'],
    ['mary-kate', 'Mary-Kate'],
    ["T'keyah", 'T’keyah'],
    ["D'ANDRE", 'D’Andre'],
    ['noor-ul-ain', 'Noor-ul-Ain'],
    ['Bella ❤️', 'Bella'],
    ['Siobhan (shi-vawn)', 'Siobhan'],
    ['Leo (5)', 'Leo'],
  ])('%s is printed %s', (typed, printed) => {
    expect(saidName(typed)).toEqual({ full: printed, short: printed })
  })

  it('animals and robots keep all of what they are called', () => {
    expect(saidName('Humphrey Bogart', 'cat').short).toBe('Humphrey Bogart')
    expect(saidName('EVA', 'robot').short).toBe('EVA')
    expect(saidName('R2-B7', 'robot').short).toBe('R2-B7')
  })

  it('an apostrophe is curly between letters and behind them, and other marks stay', () => {
    expect(printedApostrophes("For O'Brien's boys' den, it's 5'10")).toBe("For O’Brien’s boys’ den, it’s 5'10")
  })
})
