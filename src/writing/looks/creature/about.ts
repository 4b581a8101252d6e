// What is said of one part of a creature, before it and after it: colours, a number, a side, a form.
import type { EyeColor } from '../../../stage/cast.ts'
import type { CoatKind, Hide } from '../../../stage/finer-creature.data.ts'
import { KINDS } from '../look-lexicon.ts'
import { eyesIn, hideIn } from '../look-senses.ts'
import { COLOR_PAINTS } from '../look-colors.data.ts'
import { COUNT_WORDS } from '../look-words.data.ts'
import { COAT_WORDS, HIDE_WORDS } from './part-words.data.ts'
import { isEmpty, longest, spread, type Found, type Word } from './words-of.ts'

export interface Paint {
  hide?: Hide
  eyes?: EyeColor
}

export interface About {
  paints: Paint[]
  count?: number
  isOne: boolean
  side?: 'left' | 'right'
  which?: 'front' | 'back'
  forms: string[]
  /** Than the rest of it. */
  shade?: 'darker' | 'paler'
  /** A pattern of its own. */
  coat?: CoatKind
  /** So many of them are gone. */
  isMissing?: true
  used: Set<number>
}

const unit = (word: string) => ({ word, kinds: KINDS.get(word) ?? new Set<string>(), from: 0, to: 0 })

function paintOf(word: string): Paint | undefined {
  const own = HIDES_OF.get(word)
  const plain = SHADED_COLORS.includes(word) ? (word.split(' ')[1] ?? word) : word
  const hide = hideIn([unit(plain)])
  const eyes = eyesIn([unit(word)])
  const exact = own ?? (hide?.isNear === false ? hide.value : undefined)
  const paint = { ...(exact && { hide: exact }), ...(eyes?.isNear === false && { eyes: eyes.value }) }
  return Object.keys(paint).length > 0 ? paint : undefined
}

const HIDES_OF = spread(HIDE_WORDS)
/** "Metallic green": what they say besides is not drawn apart from the colour. */
const SHADED =
  'metallic shiny painted battered deep vivid rich murky dusty muddy shimmery glossy greeny browny greyish yellowy'
const BASE_COLORS = 'green blue red yellow orange purple pink brown black white grey silver gold golden turquoise'
const SHADED_COLORS = SHADED.split(' ').flatMap((shade) => BASE_COLORS.split(' ').map((color) => `${shade} ${color}`))

const KNOWN_COLORS = [
  ...Object.keys(COLOR_PAINTS).flatMap((words) => words.split('|')),
  ...HIDES_OF.keys(),
  ...SHADED_COLORS,
]
/** Every colour that a creature can be, or its eyes. */
export const PAINTS: ReadonlyMap<string, Paint> = new Map(
  KNOWN_COLORS.flatMap((word) => {
    const paint = paintOf(word)
    return paint ? [[word, paint] as const] : []
  }),
)

/** Patterns as they are said before what has them: a stripy tail. */
const PATTERNS: ReadonlyMap<string, CoatKind> = new Map(
  [...spread(COAT_WORDS)].flatMap(([word, [kind]]) =>
    /(?:ed|y|rainbow|dot)$/.test(word) ? [[word, kind] as const] : [],
  ),
)

export const isJoin = (word: Word | undefined) => word !== undefined && /^(?:and|&|\+|\/)$/.test(word.raw)
const SOFT = /^(?:cute|lovely|soft|bright|all|both|pretty|beautiful)$/

/** Words that may stand before the noun at `at`, nearest first. `forms`: what shapes this part. */
export function before(
  words: readonly Word[],
  at: number,
  free: (at: number) => boolean,
  forms: ReadonlyMap<string, string>,
): About {
  const about: About = { paints: [], isOne: false, forms: [], used: new Set() }
  let to = at
  while (to > 0 && free(to - 1)) {
    const taken = back(words, to, about, forms) ?? (SOFT.test(words[to - 1]?.word ?? '') ? to - 1 : undefined)
    if (taken === undefined) break
    for (let i = taken; i < to; i += 1) about.used.add(i)
    to = taken
  }
  return about
}

/** What ends right before `to`: where it begins. */
function endingAt<T>(words: readonly Word[], to: number, table: ReadonlyMap<string, T>): Found<T> | undefined {
  for (let from = Math.max(0, to - 4); from < to; from += 1) {
    const found = longest(words.slice(0, to), from, table)
    if (found?.end === to && !isEmpty(words[from])) return found
  }
  return undefined
}

function back(
  words: readonly Word[],
  to: number,
  about: About,
  forms: ReadonlyMap<string, string>,
): number | undefined {
  const word = words[to - 1]
  if (!word) return undefined
  const form = endingAt(words, to, forms)
  if (form) return (about.forms.push(form.value), form.from)
  const coat = about.coat === undefined ? endingAt(words, to, PATTERNS) : undefined
  if (coat) return ((about.coat = coat.value), coat.from)
  const paint = endingAt(words, to, PAINTS)
  if (paint) return (about.paints.unshift(paint.value), paint.from)
  if (isJoin(word) && about.paints.length > 0 && endingAt(words, to - 1, PAINTS)) return to - 1
  return oneWord(word, about) ? to - 1 : undefined
}

function oneWord({ word }: Word, about: About): boolean {
  if (word === 'left' || word === 'right') return ((about.side = word), true)
  if (/^(?:front|fore)$/.test(word)) return ((about.which = 'front'), true)
  if (/^(?:back|hind|rear)$/.test(word)) return ((about.which = 'back'), true)
  if (about.count === undefined && (COUNT_WORDS[word] !== undefined || /^\d{1,2}$/.test(word))) {
    about.count = COUNT_WORDS[word] ?? Number(word)
    return true
  }
  if (word === 'a' || word === 'an') return (about.isOne = true)
  if (word === 'darker') return ((about.shade = word), true)
  if (/^(?:paler|lighter)$/.test(word)) return ((about.shade = 'paler'), true)
  if (/^(?:missing|lost|lacks|lacking|loses)$/.test(word)) return (about.isMissing = true)
  return /^(?:the|his|her|its|their)$/.test(word)
}

const PLACES =
  /^(?:all (?:4|four)|on (?:all|both)(?: (?:4|four))?(?: (?:feet|paws|legs))?|at end|in row|in a row|like a bib|like a brush)$/

/** "is white", "left", "all 4": said after the noun, up to where its phrase ends. */
export function after(
  words: readonly Word[],
  end: number,
  free: (at: number) => boolean,
  about: About,
  forms: ReadonlyMap<string, string>,
): number {
  let at = end
  for (let most = 0; most < 4 && at < words.length; most += 1) {
    const start = at + (/^(?:is|are|that|which|of)$/.test(words[at]?.word ?? '') ? 1 : 0)
    const form = longest(words, start, forms)
    const paint = about.paints.length === 0 ? longest(words, start, PAINTS) : undefined
    const side = /^(?:left|right)$/.exec(words[start]?.word ?? '')?.[0]
    const place = [3, 4, 2].find((long) =>
      PLACES.test(
        words
          .slice(at, at + long)
          .map(({ word }) => word)
          .join(' '),
      ),
    )
    const found = form ?? paint
    const stops = found?.end ?? (side ? start + 1 : place ? at + place : undefined)
    if (stops === undefined || !isEnd(words, stops) || !free(stops - 1)) break
    if (form) about.forms.push(form.value)
    else if (paint) about.paints.push(paint.value)
    else if (side === 'left' || side === 'right') about.side = side
    for (let i = at; i < stops; i += 1) about.used.add(i)
    at = stops
  }
  return at
}

const GONE =
  /^(?:(?:is |are )?(?:missing|gone|lost)|(?:is |has |that |was )*(?:broken|fallen|torn|bitten|chewed|cut|snapped|come|fell|ripped) off|amputated)$/

/** "One ear missing", "an arm broken off": where it ends. */
export function missingAt(words: readonly Word[], at: number): number | undefined {
  return [4, 3, 2, 1]
    .map((long) => at + long)
    .find((end) => {
      const said = words.slice(at, end).map(({ raw }) => raw)
      return end <= words.length && GONE.test(said.join(' ')) && isEnd(words, end)
    })
}

const ENDS = new Set(['split', 'link', 'not', 'or', 'stop'])
/** Nothing of this phrase comes after it. */
export function isEnd(words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (!word) return true
  const kinds = KINDS.get(word.word)
  return !/^[\p{L}\p{N}]/u.test(word.raw) || [...(kinds ?? [])].some((kind) => ENDS.has(kind))
}
