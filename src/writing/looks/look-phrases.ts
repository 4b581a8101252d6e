// What was typed about somebody's looks, in phrases: each noun with what is said of it, and whether it is denied.
import { KINDS } from './look-lexicon.ts'
import { type Token, tokensOf } from './look-tokens.ts'
import { SMALL_THINGS } from './look-words.data.ts'

export interface Unit {
  /** Known by: lower case, in its right spelling. */
  word: string
  kinds: ReadonlySet<string>
  from: number
  to: number
}

export interface Phrase {
  units: readonly Unit[]
  /** Where "in her hair", "like a goat" begins. */
  tail: number
  isDenied: boolean
  said: string
  /** It goes on from the phrase before without a stop: "blue and green". */
  isJoined: boolean
  /** In brackets: of what stands before them. */
  isAside: boolean
}

const LONGEST = 4

const NONE: ReadonlySet<string> = new Set()
const STOP: ReadonlySet<string> = new Set(['stop'])
const COUNT: ReadonlySet<string> = new Set(['count'])

/** "as big as a pony", "no bigger than a mouse". */
function comparison(tokens: readonly Token[], at: number): Unit | undefined {
  const [first, how, than, article, thing] = tokens.slice(at, at + 5)
  if (!first || !how || !than || !article || !thing) return undefined
  if (!/^(?:as|no)$/.test(first.word) || !/^(?:big|large|tall|small|bigger|smaller|larger|taller)$/.test(how.word))
    return undefined
  if (!/^(?:as|than)$/.test(than.word) || !/^an?$/.test(article.word)) return undefined
  const isSmall = SMALL_THINGS.test(thing.word) || how.word.startsWith('small')
  return {
    word: isSmall ? 'small' : 'large',
    kinds: new Set([isSmall ? 'small' : 'large']),
    from: first.from,
    to: thing.to,
  }
}

function unitsOf(text: string): Unit[] {
  const tokens = tokensOf(text)
  const units: Unit[] = []
  for (let at = 0; at < tokens.length;) {
    const compared = comparison(tokens, at)
    if (compared) {
      units.push(compared)
      at += 5
      continue
    }
    let used = 1
    let [token] = tokens.slice(at, at + 1)
    let kinds = token && KINDS.get(token.word)
    for (let long = Math.min(LONGEST, tokens.length - at); long > 1; long -= 1) {
      const span = tokens.slice(at, at + long)
      const found = KINDS.get(span.map(({ word }) => word).join(' '))
      const [first, last] = [span[0], span.at(-1)]
      if (!found || !first || !last) continue
      ;[token, kinds, used] = [
        { word: span.map(({ word }) => word).join(' '), typed: '', from: first.from, to: last.to },
        found,
        long,
      ]
      break
    }
    at += used
    if (!token) continue
    const plain = /^[\p{L}\p{M}\p{N}]/u.test(token.word)
    units.push({
      ...token,
      kinds:
        kinds ??
        (/^\d+$/.test(token.word)
          ? COUNT
          : token.word === '&' || token.word === '+' || token.word === 'w/'
            ? new Set(['split'])
            : plain
              ? NONE
              : STOP),
    })
  }
  return units
}

export const is = (unit: Unit | undefined, ...kinds: readonly string[]): boolean =>
  unit !== undefined && kinds.some((kind) => unit.kinds.has(kind))

const NOUNS = [
  'hair',
  'skin',
  'eyes',
  'freckles',
  'beard',
  'glasses',
  'top',
  'bottom',
  'worn',
  'shoes',
  'style',
  'person',
  'species',
  'breed',
  'part',
  'spots',
  'shaven',
  'redhead',
  'nothing',
]
const GARMENTS = ['top', 'bottom', 'worn', 'shoes', 'glasses']
const MODIFIERS = [
  'color',
  'style-adjective',
  'count',
  'small',
  'large',
  'old',
  'lens',
  'origin',
  'fur',
  'spotted',
  'stuff',
]
export const isNoun = (unit: Unit | undefined) => is(unit, ...NOUNS)
const isModifier = (unit: Unit | undefined) => is(unit, ...MODIFIERS)

/** Verbs of wearing, through which a denial reaches its noun: "doesn't wear a hat". */
const REACHING = new Set(['wear', 'wears', 'wearing', 'have', 'has', 'having', 'use', 'uses', 'got', 'had'])

interface Run {
  units: Unit[]
  isDenied: boolean
  isJoined: boolean
  isAside: boolean
}

function runsOf(units: readonly Unit[]): Run[] {
  const runs: Run[] = []
  let run: Run = { units: [], isDenied: false, isJoined: false, isAside: false }
  let isAside = false
  const end = (isDenied: boolean, isJoined: boolean) => {
    if (run.units.length > 0) runs.push(run)
    run = { units: [], isDenied, isJoined, isAside }
  }
  for (const [at, unit] of units.entries()) {
    if (is(unit, 'stop')) {
      isAside = unit.word === '(' || (isAside && unit.word !== ')')
      end(false, false)
    } else if (is(unit, 'or')) end(run.isDenied, true)
    else if (is(unit, 'not')) {
      end(true, false)
      run.units.push(unit)
    } else if (is(unit, 'split')) {
      const reaches = run.isDenied && REACHING.has(unit.word) && !run.units.some((one) => !is(one, 'not', 'idle'))
      if (reaches) run.units.push(unit)
      else end(false, unit.word === 'and' || unit.word === '&' || unit.word === '+')
    } else {
      if (is(unit, 'link') && run.units.some(isNoun) && leadsToGarment(units, at)) end(false, false)
      run.units.push(unit)
    }
  }
  end(false, false)
  return runs
}

/** "a girl in a green dress": the dress has a phrase of its own; "a bow in her hair" has none. */
function leadsToGarment(units: readonly Unit[], at: number): boolean {
  for (const unit of units.slice(at + 1)) {
    if (is(unit, 'stop', 'split', 'link', 'not', 'or')) return false
    if (is(unit, ...GARMENTS) && !(unit.word === 'bow' || unit.word === 'top')) return true
    if (isNoun(unit)) return false
  }
  return false
}

/** "curly hair blue eyes": a noun that is followed by what is said of the next one ends its phrase. */
function groupsOf({ units }: Run): Unit[][] {
  const groups: Unit[][] = [[]]
  for (const [at, unit] of units.entries()) {
    groups.at(-1)?.push(unit)
    const rest = units.slice(at + 1)
    const next = rest.find((one) => !is(one, 'idle'))
    const nextNoun = rest.findIndex((one) => isNoun(one))
    const link = rest.findIndex((one) => is(one, 'link'))
    const beforeLink = nextNoun >= 0 && (link < 0 || nextNoun < link)
    if (
      isNoun(unit) &&
      !isModifier(unit) &&
      next &&
      isModifier(next) &&
      beforeLink &&
      !units.slice(0, at).some((one) => is(one, 'link'))
    )
      groups.push([])
  }
  return groups.filter((group) => group.length > 0)
}

export function phrasesOf(text: string): Phrase[] {
  return runsOf(unitsOf(text)).flatMap((run) =>
    groupsOf(run).map((units, at): Phrase => {
      const start = units.findIndex((unit) => !is(unit, 'idle', 'link', 'not', 'split'))
      const tail = units.findIndex(
        (unit, index) =>
          index > start && is(unit, 'link') && !is(unit, 'style-adjective') && !is(units[index + 1], 'glasses'),
      )
      const [first, last] = [units[0], units.at(-1)]
      return {
        units,
        tail: start < 0 || tail < 0 ? units.length : tail,
        isDenied: run.isDenied,
        said: first && last ? text.slice(first.from, last.to) : '',
        isJoined: at === 0 && run.isJoined,
        isAside: run.isAside,
      }
    }),
  )
}
