// What is said of a noun after it: "in red and white", "with ducks on", "is purple", "number 9", "(orange rims)".
import type { Motif, Print } from '../../../stage/finer-look.data.ts'
import type { Token } from '../look-tokens.ts'
import { phrase, placed, type Said } from './said.ts'
import { colorsFrom, shorter, skipped } from './said-colors.ts'
import { lettered, LETTERS, SAYS, spoken } from './said-letters.ts'
import { harmless } from './harmless.ts'
import { bracketed, DETAIL, isNoNoun, likened, told } from './told.ts'
import { endsAt, isMany, motifAt, note, printAt, textAt, wordOf, type Found } from './said-words.ts'

/** Which words may still be said of a noun, and where the next noun that begins at a word ends. */
export interface Around {
  free(at: number): boolean
  nounEnd(at: number): number | undefined
  /** A picture on it is seen. */
  hasRoom: boolean
}

type Onward = (tokens: readonly Token[], at: number, said: Said, around: Around) => number

const PICTURE_TAIL =
  /^(?:print|prints|pattern|patterns|patch|patches|face|faces|logo|badge|picture|design|emblem|motif|shapes?|stickers?|crest|on)$/

const stopsAt = (tokens: readonly Token[], at: number) =>
  at >= tokens.length || /^(?:[,.;:)(!?]|with|w)$/.test(wordOf(tokens, at))

/** "it's", "which is": what comes then is said of the noun. */
const COPULA = /^(?:is|are|its|it's|that's|thats|they're|theyre|which's|whose|was)$/
function copula(tokens: readonly Token[], at: number): number {
  let i = at
  if (/^[.!,;:]$/.test(wordOf(tokens, i)) || wordOf(tokens, i) === 'always') {
    let k = i + 1
    while (/^(?:always|[.!])$/.test(wordOf(tokens, k))) k += 1
    const two = `${wordOf(tokens, k)} ${wordOf(tokens, k + 1)}`
    const isIt = COPULA.test(wordOf(tokens, k)) || /^(?:it|they|which|that) (?:is|are)$/.test(two)
    // "Wears a hat, is black" says it of who wears it.
    if (!isIt || /^is (?:black|white|brown|dark|mixed)$/.test(two)) return at
    i = k
  }
  if (/^(?:it|they|which|that)$/.test(wordOf(tokens, i)) && COPULA.test(wordOf(tokens, i + 1))) return i + 2
  return COPULA.test(wordOf(tokens, i)) ? i + 1 : at
}

/** "in navy", "is purple", ", black", "(orange rims)", "red and white stripes". */
const colored: Onward = (tokens, at, said, { free }) => {
  const word = wordOf(tokens, at)
  const told = copula(tokens, at)
  const isLed = told > at || ['(', 'in', ':', '-', '/'].includes(word)
  const start = told > at ? told : isLed || word === ',' || word === 'and' || word === '&' ? at + 1 : at
  if (said.colors.length >= 2 || !free(start)) return at
  if ((word === 'and' || word === '&') && said.colors.length === 0) return at
  const found = colorsFrom(tokens, start, free)
  // "Neon yellow, brown hair": the second is not of this noun.
  const isNext = found.colors.length > 1 && !endsAt(tokens, found.to) && printAt(tokens, found.to, false) === undefined
  const { colors, to } = isNext ? shorter(tokens, found) : found
  if (colors.length === 0) return at
  const print = said.print === undefined ? printAt(tokens, to, false) : undefined
  const detail = DETAIL.test(wordOf(tokens, to)) ? 1 : 0
  const end = print ? print.to : to + detail
  const isEnd = isLed
    ? endsAt(tokens, end) || !free(end) || isNoNoun(tokens, end)
    : word === ','
      ? stopsAt(tokens, end)
      : endsAt(tokens, end)
  if (!isEnd) return at
  if (print) said.print = print.is
  if (print && said.colors.length > 0) said.inks.push(...colors)
  else said.colors.push(...colors)
  const close = word === '(' && wordOf(tokens, end) === ')' ? end + 1 : end
  note(said, isLed || word !== ',' ? at : start, close)
  return close
}

const PLACED =
  /^(?:on (?:it|them|top|front|back|both|each|one leg|the (?:front|back|chest|pocket|sleeves?|side|sides|legs?|toes?|knees?|bib|middle|ends|arms|tummy|hood)|(?:his|her|its) (?:chest|back|front|tummy))|across (?:it|the (?:front|chest|back))|all over(?: it| them)?|everywhere|in it|on)$/

function onIt(tokens: readonly Token[], at: number, said: Said): number {
  for (let long = 3; long > 0; long -= 1) {
    const words = tokens
      .slice(at, at + long)
      .map(({ word }) => word)
      .join(' ')
    if (!PLACED.test(words) || at + long > tokens.length || (words === 'on' && !endsAt(tokens, at + 1))) continue
    if (words.endsWith('back')) said.onBack = true
    if (/all over|everywhere/.test(words)) said.isAllOver = true
    return onIt(tokens, at + long, said)
  }
  return at
}

interface Carried {
  numbered: Found<string> | undefined
  print: Found<Print> | undefined
  motif: Found<Motif> | undefined
}

function keepCarried(tokens: readonly Token[], said: Said, { numbered, print, motif }: Carried): void {
  if (numbered) said.text = numbered.is
  else if (motif && motif.to >= (print?.to ?? 0) && print?.is !== 'border') {
    said.motif = said.motif === undefined || said.motif === motif.is ? motif.is : `${said.motif}+${motif.is}`
    if (isMany(tokens, motif) || (print && print.to === motif.to && isMany(tokens, print))) said.print ??= 'motifs'
  } else if (print) said.print ??= print.is
}

/** The motif, the pattern or the number that "with" leads to, in colours of its own; and what is joined to it. */
function carried(tokens: readonly Token[], at: number, said: Said, { nounEnd, hasRoom }: Around): number {
  const isOther = (end: number) =>
    nounEnd(end) !== undefined ||
    [...Array(end - at).keys()].some(
      (i) => (nounEnd(at + i) ?? 0) >= end && !/^(?:pon(?:y|ies)|bolts?)$/.test(wordOf(tokens, at + i)),
    )
  const text = textAt(tokens, at)
  if (text && !isOther(text.to)) {
    said.text = text.is
    return onIt(tokens, text.to, said)
  }
  const { colors, to } = colorsFrom(tokens, at, () => true)
  const start = skipped(tokens, to)
  if (LETTERS.test(wordOf(tokens, start))) return lettered(tokens, start, said, colors) ?? at
  const numbered = textAt(tokens, start)
  const print = printAt(tokens, start, false)
  const motif = hasRoom ? (motifAt(tokens, start, false) ?? stickerAt(tokens, start)) : undefined
  const end = Math.max(numbered?.to ?? 0, print?.to ?? 0, motif?.to ?? 0)
  if (end === 0 || isOther(end)) return at
  keepCarried(tokens, said, { numbered, print, motif })
  said.inks.push(...colors)
  let tail = end
  while (PICTURE_TAIL.test(wordOf(tokens, tail)) && wordOf(tokens, tail) !== 'on') tail += 1
  const close = onIt(tokens, tail, said)
  if (said.isAllOver && said.motif) said.print ??= 'motifs'
  const isJoined = /^(?:and|&|,)$/.test(wordOf(tokens, close)) && said.motif !== undefined && said.print === 'motifs'
  return isJoined ? further(tokens, close, said) : close
}

const STICKER = /^stickers?$/

/** One of which nothing is said is a star. */
function stickerAt(tokens: readonly Token[], at: number): Found<Motif> | undefined {
  if (!STICKER.test(wordOf(tokens, at))) return undefined
  return { is: wordOf(tokens, at - 1).startsWith('smil') ? 'smile' : 'star', from: at, to: at }
}

/** "rockets and moons": only pictures join pictures. */
function further(tokens: readonly Token[], at: number, said: Said): number {
  const start = skipped(tokens, at + 1)
  const motif = motifAt(tokens, start, false)
  if (!motif || !isMany(tokens, motif) || !said.motif) return at
  said.motif = `${said.motif}+${motif.is}`
  return onIt(tokens, motif.to, said)
}

/** "with ducks", "w/ a panda on the front", "(with sharks on)", "that says ZAP". */
const led: Onward = (tokens, at, said, around) => {
  const first = /^[(,]$/.test(wordOf(tokens, at)) ? at + 1 : at
  const word = wordOf(tokens, first)
  const isSaid = SAYS.test(word) || (word === 'that' && SAYS.test(wordOf(tokens, first + 1)))
  if (isSaid) return spoken(tokens, at, first + (word === 'that' ? 2 : 1), said)
  if (!/^(?:with|w|w\/|covered|featuring|has|have|having|showing|decorated|of)$/.test(word)) return at
  const second = wordOf(tokens, first + 1)
  const lead =
    second === '/' || (/^(?:covered|decorated)$/.test(word) && /^(?:in|with)$/.test(second)) ? first + 2 : first + 1
  const end = carried(tokens, lead, said, around)
  if (end === lead) return at
  note(said, at, end)
  return wordOf(tokens, at) === '(' && wordOf(tokens, end) === ')' ? end + 1 : end
}

const patterned: Onward = (tokens, at, said) => {
  const isBracket = wordOf(tokens, at) === '('
  const print = said.print === undefined ? printAt(tokens, isBracket ? at + 1 : at, false) : undefined
  const own = print && !isBracket ? colorsFrom(tokens, print.to, () => true) : undefined
  if (print && own && own.colors.length > 0 && endsAt(tokens, own.to)) {
    said.print = print.is
    said.colors.push(...own.colors)
    note(said, at, own.to)
    return own.to
  }
  if (!print || (!isBracket && (!endsAt(tokens, print.to) || /^(?:flowers?|stars?|hearts?)$/.test(wordOf(tokens, at)))))
    return at
  said.print = print.is
  const end = isBracket && wordOf(tokens, print.to) === ')' ? print.to + 1 : print.to
  note(said, at, end)
  return end
}

const numbered: Onward = (tokens, at, said) => {
  const start = wordOf(tokens, at) === ',' ? at + 1 : at
  if (!/^(?:number|no|#|letter)$/.test(wordOf(tokens, start))) return at
  const text = said.text === undefined ? textAt(tokens, start) : undefined
  if (!text) return at
  said.text = text.is
  const end = onIt(tokens, text.to, said)
  note(said, at, end)
  return end
}

/** ", right side". */
const isSide = (tokens: readonly Token[], at: number) => {
  const long = /^, (?:left|right) sides?$/.test(phrase(tokens, at, at + 3))
    ? 3
    : /^, (?:left|right)$/.test(phrase(tokens, at, at + 2))
      ? 2
      : 0
  return long > 0 && endsAt(tokens, at + long)
}

const somewhere: Onward = (tokens, at, said) => {
  const isBracket = wordOf(tokens, at) === '(' || isSide(tokens, at)
  const end =
    placed(tokens, isBracket ? at + 1 : at, said) ??
    (wordOf(tokens, at) === '(' ? placed(tokens, at + 1, said, true) : undefined)
  if (end === undefined) return at
  note(said, at, end)
  return isBracket && wordOf(tokens, end) === ')' ? end + 1 : end
}

const STEPS: readonly Onward[] = [
  likened,
  (tokens, at, said, { free }) => told(tokens, at, said, free),
  (tokens, at, said, { free }) => bracketed(tokens, at, said, free),
  colored,
  led,
  numbered,
  patterned,
  somewhere,
  harmless,
]

/** Forward from behind the noun. */
export function after(tokens: readonly Token[], from: number, around: Around, said: Said): void {
  let at = from
  for (let turns = 0; turns < 8 && around.free(at); turns += 1) {
    const next = STEPS.reduce((end, step) => (end > at ? end : step(tokens, at, said, around)), at)
    if (next === at) return
    at = next
  }
}
