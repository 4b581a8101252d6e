// The words of one clause of a wish, each spent once: what nobody took is named, so that no word is lost.

import { IDLE_WORDS } from './wish-words.data.ts'

const SPENT = '\u0000'
const idle: ReadonlySet<string> = new Set(IDLE_WORDS.split(/[|\s]+/))
const articles: ReadonlySet<string> = new Set(['a', 'an', 'the', 'some', 'her', 'his', 'their', 'its', 'my', 'our'])
const breaks: ReadonlySet<string> = new Set(['and', 'with', 'but', 'or', 'while', 'then', 'plus'])

export const isIdle = (word: string): boolean => idle.has(word.toLowerCase().replaceAll('’', "'"))

export interface Ledger {
  /** What is not spent yet, in small letters and in its place. */
  open(): string
  as(from: number, to: number): string
  spend(from: number, to: number): void
  /** Spends the first place where it is found. */
  take(words: RegExp): boolean
  /** In the member's words. */
  left(): string[]
}

export function openLedger(clause: string): Ledger {
  const small = clause.toLowerCase()
  let open = small.length === clause.length ? small : clause
  const spend = (from: number, to: number) => {
    open = open.slice(0, from) + SPENT.repeat(to - from) + open.slice(to)
  }
  return {
    open: () => open,
    as: (from, to) => clause.slice(from, to),
    spend,
    take(words) {
      const found = words.exec(open)
      if (!found || found[0] === '') return false
      spend(found.index, found.index + found[0].length)
      return true
    },
    left: () => leftIn(open).map(([from, to]) => clause.slice(from, to)),
  }
}

interface Word {
  word: string
  from: number
  to: number
}

function leftIn(open: string): [number, number][] {
  const runs: Word[][] = [[]]
  for (const { 0: word, index } of open.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|\S|\0/gu)) {
    if (breaks.has(word) || !/^[\p{L}\p{M}\p{N}]/u.test(word)) runs.push([])
    else runs.at(-1)?.push({ word, from: index, to: index + word.length })
  }
  return runs.flatMap((run): [number, number][] => {
    const content = run.map(({ word }) => !isIdle(word))
    const first = content.indexOf(true)
    const last = run[content.lastIndexOf(true)]
    const before = run[first - 1]
    const start = before && articles.has(before.word) ? before : run[first]
    return first >= 0 && start && last ? [[start.from, last.to]] : []
  })
}
