// Which telling each page keeps to, so that two books of one world are never told in nearly the same words.
import { hashText } from '../../base/dice.ts'
import { BEATS, type BeatName } from '../plan/skeletons.data.ts'

/** What is said in several beats, or by hands that many worlds share, keeps to one telling through the book. */
export const THREADS = ['moral', 'pal1', 'pal2', 'runs', 'rule', 'day', 'loves'] as const
export type Thread = (typeof THREADS)[number]

/** `more`: what else is said of the hobby; where it has no turn of its own it keeps to that of `loves`. */
export type Turns = Readonly<Partial<Record<Thread | BeatName | 'more', number>>>

/** Every shared line has one to four tellings, or six: six in a row reach them all, and neighbours never meet. (Of five they would.) */
export const AROUND = 6

/** Whoever is dealt to comes round when each number of tellings does, four too. */
export const DEALT_AROUND = 12

/**
 * A linear code over three letters, one for each beat. Any two of its 729 words have 14 beats of 24 in common at most, and those are never
 * all the long ones: by the weight of every world's pages, its columns lie so that the worst two books share as little as can be.
 */
const GENERATOR = [
  '111111111111111111111111',
  '002002110220220201002220',
  '002212222010000100122201',
  '102201120210202211211211',
  '021122101120221011021012',
  '012000220100011001121111',
] as const

/** The last row is for prose: verse, where two tellings have no word apart, keeps to words that are further from each other. */
export function codeWords(rhyme: boolean): number {
  return 3 ** (rhyme ? GENERATOR.length - 1 : GENERATOR.length)
}

/** The first row is all ones: adding it to a word, as `visit` does, changes every letter. */
export function codeLetter(word: number, beat: number): number {
  return GENERATOR.reduce((sum, row, place) => sum + (Math.floor(word / 3 ** place) % 3) * Number(row[beat]), 0) % 3
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

/** Of two, three in a row have the same: what is told of it then has had its three tellings before it comes again. */
export function dealer(root: string, number: number): Draw {
  const draw = drawer(root, number)
  return (list, name) => (list.length === 2 ? drawer(root, Math.floor(number / 3))(list, name) : draw(list, name))
}

/** `visit` counts how often a row of seeds has come round to this world; `root` keeps different briefs apart. */
export function turnsOf(root: string, seed: number, visit: number, rhyme: boolean): Turns {
  const word = (hashText(root) + Math.floor(visit / 3)) % codeWords(rhyme)
  return Object.fromEntries([
    ...THREADS.map((thread) => [thread, ((seed >>> 0) + hashText(`${root}/${thread}`)) % AROUND]),
    ...BEATS.map((beat, at) => [beat, (codeLetter(word, at) + visit) % 3]),
  ])
}

/** The turns of a story that was dealt its word and the telling of what many worlds share. */
export function dealtTurns({ alike, word, around }: { alike: string; word: number; around: number }): Turns {
  return Object.fromEntries([
    ...THREADS.map((thread) => [thread, (around + hashText(`${alike}/${thread}`)) % DEALT_AROUND]),
    // Two by two, where `loves` changes each time: of two tellings each, four pairs.
    ['more', Math.floor(around / 2)],
    ...BEATS.map((beat, at) => [beat, codeLetter(word, at)]),
  ])
}
