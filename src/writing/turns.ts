// Which telling each page keeps to, so that two books of one world are never told in nearly the same words.
import { hashText } from '../base/dice.ts'
import { BEATS, type BeatName } from './skeletons.data.ts'

/** What is said in several beats, or by hands that many worlds share, keeps to one telling through the book. */
export const THREADS = ['moral', 'pal1', 'pal2', 'runs', 'rule', 'day', 'loves'] as const
export type Thread = (typeof THREADS)[number]

export type Turns = Readonly<Partial<Record<Thread | BeatName, number>>>

/** Every shared line has one, two or three tellings: six in a row reach them all, and neighbours never meet. */
export const AROUND = 6

/** How many words the code has; three neighbours, 27 apart, differ in every letter. */
export const CODE_WORDS = 81

const digit = (number: number, place: number) => Math.floor(number / 3 ** place) % 3

/**
 * The first-order Reed-Muller code over three letters, one for each beat: of its words any two have nine beats of 24 in common
 * at most, since a plane meets the cube of 27 points in nine.
 */
export function codeLetter(word: number, beat: number): number {
  const sum = [0, 1, 2].reduce((so, place) => so + digit(word, place) * digit(beat, place), digit(word, 3))
  return sum % 3
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
  const word = (hashText(root) + 27 * visit) % CODE_WORDS
  return Object.fromEntries([
    ...THREADS.map((thread) => [thread, ((seed >>> 0) + hashText(`${root}/${thread}`)) % AROUND]),
    ...BEATS.map((beat, at) => [beat, codeLetter(word, at)]),
  ])
}
