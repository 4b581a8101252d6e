// Hears what is drawn only where it is said, noun by noun over the whole text; what is left of it goes to the reader of phrases.
import { KINDS } from '../look-lexicon.ts'
import type { HeardLook, Sitter } from '../heard-look.ts'
import { tokensOf, type Token } from '../look-tokens.ts'
import { deniedFrom, deny } from './denied.ts'
import { dressFor } from './dress-for.ts'
import { BODY_KEPT } from './keep-body.ts'
import { CLOTHES_KEPT } from './keep-clothes.ts'
import { HAIR_KEPT } from './keep-hair.ts'
import { nounAt, type NounAt } from './noun-at.ts'
import { after } from './said-after.ts'
import { asideAt } from './said-aside.ts'
import { before } from './said-before.ts'
import { nameAt } from './said-name.ts'
import { keepOrigins } from './said-origin.ts'
import type { Said } from './said.ts'
import { yearsAt } from './said-years.ts'
import { bareMarks, isSeen, settleLimbs } from './signs.ts'
import { bearsStickers, hasRoom, isOfThing, isSticker, isThing } from './stickers.ts'

export interface Finer {
  /** What is left to be read, in its places. */
  rest: string
  heard: string[]
}

interface Hearing {
  tokens: readonly Token[]
  used: Set<number>
  /** From token to token. */
  spans: (readonly [number, number])[]
  denied: Set<number>
  /** What is heard where its sign is: "blind" of a white cane. */
  signs: NounAt[]
  /** A thing was heard: stickers that follow are on it. */
  isDressed?: true
  /** Where the last name ended. */
  named?: number
}

/** `only`: the senses that are drawn of who is no person, as they are drawn. */
export function hearFiner(
  text: string,
  who: Sitter,
  heard: HeardLook,
  only?: (sense: string, word: string) => string | undefined,
): Finer {
  const tokens = tokensOf(text)
  const hearing: Hearing = { tokens, used: new Set(), spans: [], denied: new Set(), signs: [] }
  for (let at = 0; at < tokens.length; at += 1) {
    const noun = nounAt(tokens, at, hearing.used)
    const told = hearBeside(hearing, { text, noun, at, isCreature: only !== undefined }, who, heard)
    const found = noun && only ? narrowed(noun, only) : noun
    if (told === undefined && found) hearNoun(hearing, found, who, heard, only !== undefined)
    if (told !== undefined || found) at = (told ?? found?.end ?? at) - 1
  }
  if (!only) settleAll(heard)
  for (const { sense, from, end } of hearing.signs) if (isSeen(sense, heard)) take(hearing, new Set(range(from, end)))
  let rest = text
  for (const i of hearing.used) {
    const token = tokens[i]
    if (token) rest = rest.slice(0, token.from) + '|'.padEnd(token.to - token.from, ' ') + rest.slice(token.to)
  }
  const at = (i: number) => tokens[i] ?? { from: 0, to: 0 }
  return { rest, heard: hearing.spans.map(([from, to]) => text.slice(at(from).from, at(to).to)) }
}

interface Beside {
  text: string
  noun: NounAt | undefined
  at: number
  isCreature: boolean
}

/** A clause of why and when, a name, the years: where it ends. */
function hearBeside(hearing: Hearing, beside: Beside, who: Sitter, heard: HeardLook): number | undefined {
  const { noun, at, isCreature } = beside
  const isAged = !isCreature && (!noun || /^(?:age|size|frame|mark)/.test(noun.sense))
  const aside = noun ? undefined : asideAt(hearing.tokens, at, hearing.used)
  const end = aside ?? (isAged ? whomAt(hearing, beside, who, heard) : undefined)
  if (end !== undefined) take(hearing, new Set(range(at, end)))
  return end
}

function whomAt(hearing: Hearing, { text, at }: Beside, who: Sitter, heard: HeardLook): number | undefined {
  const { tokens, used } = hearing
  const years = yearsAt(tokens, at, used, who, hearing.named === at)
  if (years && who.age === null) heard.years ??= Math.round((years.from + years.to) / 2)
  if (years) return years.end
  const isAge = (from: number) => yearsAt(tokens, from, used, who, true) !== undefined
  hearing.named = nameAt(text, tokens, at, used, isAge) ?? hearing.named
  return hearing.named !== undefined && hearing.named > at ? hearing.named : undefined
}

function narrowed(noun: NounAt, only: (sense: string, word: string) => string | undefined): NounAt | undefined {
  const sense = only(noun.sense, noun.word)
  return sense === undefined ? undefined : { ...noun, sense }
}

function settleAll(heard: HeardLook): void {
  settleLimbs(heard)
  dressFor(heard)
  Object.assign(heard, bareMarks(heard))
}

const range = (from: number, end: number) => [...Array(end - from).keys()].map((k) => from + k)

function take({ used, spans }: Hearing, taken: ReadonlySet<number>): void {
  for (const i of taken) used.add(i)
  spans.push([Math.min(...taken), Math.max(...taken)])
}

function hearNoun(hearing: Hearing, found: NounAt, who: Sitter, heard: HeardLook, isCreature: boolean): void {
  const { tokens, denied } = hearing
  const [kind = '', value = '', ...usual] = found.sense.split(':')
  if (isOther(tokens, found, kind)) return
  if (kind === 'sign') return void hearing.signs.push(found)
  if (kind === 'origin') return hearOrigin(hearing, found, value, heard)
  const said = saidOf(hearing, found, kind, isCreature)
  if (isThing(found)) hearing.isDressed = true
  if (!isCreature && isOfThing(hearing, found, said)) return
  const first = Math.min(found.from, ...said.used)
  for (const i of range(found.from, found.end)) said.used.add(i)
  const no = found.groups ? undefined : deniedFrom(tokens, first, denied)
  if (no !== undefined && !found.word.startsWith('no ')) {
    if (!deny(heard, kind, value)) return
    for (const i of range(no, first)) said.used.add(i)
    denied.add(Math.max(...said.used))
    take(hearing, said.used)
    return
  }
  const keep = BODY_KEPT[kind] ?? CLOTHES_KEPT[kind] ?? HAIR_KEPT[kind]
  if (kind !== 'idle' && keep?.(heard, value, said, usual.length > 0 ? usual.join(':') : undefined, who) !== true)
    return
  take(hearing, said.used)
}

/** All that is said of a noun, before it and after it. */
function saidOf(hearing: Hearing, found: NounAt, kind: string, isCreature: boolean): Said {
  const { tokens, used } = hearing
  const said: Said = { colors: [], inks: [], soft: [], used: new Set(), ...(found.groups && { groups: found.groups }) }
  const isBefore = (i: number) => !isBroken(tokens, i, found.from) && !(isCreature && isOfIts(tokens, i))
  const free = (i: number) => i >= 0 && i < tokens.length && !used.has(i) && isBefore(i)
  before(tokens, found.from, free, said, kind)
  const nounEnd = (i: number) => otherAt(hearing, i, found)?.end
  const isLeft = (i: number) => i < tokens.length && !used.has(i) && nounEnd(i) === undefined
  after(tokens, found.end, { free: isLeft, nounEnd, hasRoom: hasRoom(found) }, said)
  return said
}

/** Another noun; a sticker is said of the thing that it is on. */
function otherAt({ tokens, used }: Hearing, at: number, found: NounAt): NounAt | undefined {
  const noun = nounAt(tokens, at, used)
  return noun && isSticker(noun) && bearsStickers(found) ? undefined : noun
}

function hearOrigin(hearing: Hearing, { from, end }: NounAt, value: string, heard: HeardLook): void {
  const isDenied = deniedFrom(hearing.tokens, from, hearing.denied) !== undefined
  if (!isDenied && keepOrigins(heard, value)) take(hearing, new Set(range(from, end)))
}

/** Hair that falls over one eye says nothing of the eye, and a wish nothing of a look. */
const isOther = (tokens: readonly Token[], { word, from, end }: NounAt, kind: string) =>
  tokens[end]?.word === 'hidden' ||
  (kind === 'trade' && isWish(tokens, from)) ||
  (/^one (?:eye|ear)$/.test(word) && KINDS.get(tokens[from - 1]?.word ?? '')?.has('link') === true)

/** "Wants to be a knight", "loves astronauts": nobody is dressed so. */
const isWish = (tokens: readonly Token[], at: number) =>
  tokens
    .slice(Math.max(0, at - 3), at)
    .some(({ word }) => /^(?:be|become|becoming|like|likes|loves?|wants?|obsessed|mad|into|plays?|about)$/.test(word))

/** "A fox in a raincoat": there what it is ends. */
const isOfIts = (tokens: readonly Token[], i: number) =>
  /^(?:in|with|w|wears|wearing|who|has|its|dressed)$/.test(tokens[i]?.word ?? '') ||
  (tokens[i]?.word === 'on' && KINDS.get(tokens[i - 1]?.word ?? '')?.has('species') === true)

const isBroken = (tokens: readonly Token[], i: number, noun: number) =>
  i < noun && /^[,.;:()!?]$/.test(tokens[i]?.word ?? '')
