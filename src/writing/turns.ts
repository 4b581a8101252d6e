// Which telling each page keeps to, so that two books of one world are never told in nearly the same words.
import { hashText } from '../base/dice.ts'
import { BEATS, type BeatName } from './skeletons.data.ts'

/** What is said in several beats, or by hands that many worlds share, keeps to one telling through the book. */
export const THREADS = ['moral', 'pal1', 'pal2', 'runs', 'rule', 'day'] as const
export type Thread = (typeof THREADS)[number]

export type Turns = Readonly<Partial<Record<Thread | BeatName, number>>>

/** Every shared line has one, two or three tellings: six in a row reach them all, and neighbours never meet. */
export const AROUND = 6

// The binary Golay code: of its 4,096 words of 24 letters, a letter for each beat, any two differ in eight at least.
const GENERATOR = 0b1100_0111_0101

function withParity(word: number): number {
  let ones = 0
  for (let left = word; left > 0; left >>>= 1) ones += left & 1
  return word | ((ones & 1) << 23)
}

/** The first row is all ones: a word and the next after an even one differ in every beat. */
const ROWS = Array.from({ length: 12 }, (_, at) => (at === 0 ? 0xffffff : withParity(GENERATOR << at)))

export function codeWord(index: number): number {
  return ROWS.reduce((word, row, at) => ((index >>> at) & 1 ? word ^ row : word), 0)
}

/** Picks from a list, by the name of what is drawn. */
export type Draw = <T>(list: readonly T[], name: string) => T

/** Two seeds in a row never draw the same. */
export function drawer(root: string, seed: number): Draw {
  return (list, name) => {
    const drawn = list[((seed >>> 0) + hashText(`${root}/${name}`)) % list.length]
    if (drawn === undefined) throw new Error('Nothing can be drawn from nothing')
    return drawn
  }
}

/** `visit` counts how often a row of seeds has come round to this world; `root` keeps different briefs apart. */
export function turnsOf(root: string, seed: number, visit: number): Turns {
  const word = codeWord((2 * (hashText(root) % 2048) + visit) % 4096)
  return Object.fromEntries([
    ...THREADS.map((thread) => [thread, ((seed >>> 0) + hashText(`${root}/${thread}`)) % AROUND]),
    ...BEATS.map((beat, at) => [beat, (word >>> at) & 1]),
  ])
}
