// What friends are like as cards of text, habits/dog.fetch.txt -> who has it and wants what, at once; its words, once a book is told.
import { readKeyed, type Keys } from '../../base/read-keyed.ts'
import { oneOf, readTextLines, shelfFault } from '../../base/shelf-text.ts'
import type { Written } from '../lines/lines.ts'
import { readTold, type Rule } from '../lines/read-told.ts'
import { SHELF, type Vocabulary } from '../worlds/whole-line.ts'

/** Who may have a habit: of the kinds of the cast boys and girls are one, men and women another. */
export const CLANS = ['dog', 'cat', 'rabbit', 'dragon', 'robot', 'fairy', 'alien', 'monster', 'child', 'adult', 'other'] as const // prettier-ignore
export type Clan = (typeof CLANS)[number]

export interface HabitHead {
  /** "dog.fetch" */
  id: string
  clan: Clan
  wants: string
  habit: string
}

const KEYS: Keys = { number: 'one', wants: 'one', habit: 'one' }

/** Beside what every line of a world may say; what is counted are the pages. */
const OF_FRIENDS = ['pthemself', 'pwas', 'Count']
const KNOWN: Vocabulary = {
  ...SHELF,
  holes: new Set([...SHELF.holes, ...OF_FRIENDS]),
}

/** Three books in a row differ. */
const page: Rule = { least: 3, most: 9, cued: true }
const runner: Rule = { least: 3, most: 3, cued: false }
const PAGES = ['intro.b0_3', 'intro.b4_6', 'intro.b7_9', 'intro.b10', 'rescue.b4_6', 'rescue.b7_9', 'rescue.b10']
const RUNNERS = ['run1', 'run2', 'end'].flatMap((part) => ['b0_3', 'b4_6', 'old'].map((band) => `${part}.${band}`))
const TOLD: Readonly<Record<string, Rule>> = Object.fromEntries([
  ...PAGES.map((key) => [key, page] as const),
  ...RUNNERS.map((key) => [key, runner] as const),
])

type Told = Readonly<Record<string, readonly Written[]>>

function readHabit([file, text]: [string, string]): { file: string; number: number; head: HabitHead; told: Told } {
  const [, id, clan = ''] = /^habits\/(([a-z]+)\.[a-z]+)\.txt$/.exec(file) ?? []
  if (id === undefined) throw shelfFault({ file, line: 1 }, 'no card of a habit', 'habits/<who>.<what>.txt')
  const lines = readTextLines(file, text)
  const from = lines.findIndex((at) => at.text.startsWith('@'))
  const said = readKeyed(file, from < 0 ? lines : lines.slice(0, from), KEYS)
  const told = readTold({ file, lines: from < 0 ? [] : lines.slice(from), keys: TOLD, known: KNOWN })
  const number = said.one('number')
  if (!/^[1-9]\d{0,3}$/.test(number.rest)) throw shelfFault(number, `"${number.rest}" is not a number`, '1, 2, 3 ...')
  for (const band of ['b4_6', 'b7_9', 'b10'])
    if (told(`intro.${band}`).length !== told(`rescue.${band}`).length)
      throw shelfFault({ file, line: 1 }, `"@intro.${band}" and "@rescue.${band}" are not as many`, 'as many: what is said of a friend early is paid for late') // prettier-ignore
  return {
    file,
    number: Number(number.rest),
    head: {
      id,
      clan: oneOf(CLANS, clan, { file, line: 1, text: '' }, 'kind of friend'),
      wants: said.one('wants').rest,
      habit: said.one('habit').rest,
    },
    told: Object.fromEntries(Object.keys(TOLD).map((key) => [key, told(key)])),
  }
}

/** `files`: "habits/dog.fetch.txt" -> text. In the order of their numbers, by which the dice choose among them. */
export function compileHabits(files: ReadonlyMap<string, string>) {
  const habits = [...files].map(readHabit).toSorted((one, other) => one.number - other.number)
  for (const [at, { file, number }] of habits.entries())
    if (habits[at - 1]?.number === number)
      throw shelfFault(
        { file, line: 1 },
        `a second number ${number}`,
        `the next one, ${(habits.at(-1)?.number ?? 0) + 1}`,
      )
  return {
    head: habits.map(({ head }) => head),
    bodies: new Map([['told', Object.fromEntries(habits.map(({ head, told }) => [head.id, told]))]]),
  }
}
