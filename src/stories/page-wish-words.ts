// What is said of a wish for one page: how it can be told, how it cannot, and which other pages hang on it.

import type { NotFollowed } from '../writing/retelling/not-followed.ts'
import type { PageWish } from '../writing/retelling/page-wish.ts'
import type { Books, Manner } from '../writing/retelling/page-wish.data.ts'
import { BESIDES, DEEDS, FEELINGS, SKIES } from '../writing/retelling/said-lines.data.ts'

const or = new Intl.ListFormat('en-US', { type: 'disjunction' })
const and = new Intl.ListFormat('en-US', { type: 'conjunction' })

const MANNERS: Readonly<Record<Manner, { label: string; told: string }>> = {
  shorter: { label: 'Shorter', told: 'shorter' },
  longer: { label: 'Longer', told: 'longer' },
  funnier: { label: 'Funnier', told: 'funnier' },
  calmer: { label: 'Calmer', told: 'calmer' },
  exciting: { label: 'More exciting', told: 'in a more exciting way' },
  chattier: { label: 'More talking', told: 'with more talking' },
  simpler: { label: 'Simpler words', told: 'in simpler words' },
}

const BOOKS: Readonly<Record<Books, string>> = {
  teller: 'Who tells the story is the same on every page of a book: one page cannot be told by somebody else.',
  rhyme: 'A book is in rhyme from its first page to its last, or not at all: one page cannot be.',
  names:
    'A name is the same on every page of a book: change it in the book’s details, and have the story written again.',
  pronouns:
    'Whether somebody is she, he or they is the same on every page: change it in the book’s details, and have the story written again.',
}

const quoted = (words: string) => `“${words.replaceAll(/"([^"]*)"/g, '‘$1’').replaceAll("'", '’')}”`

/** Biscuit finds it: as it is wished for. */
function inThird(verb: string): string {
  if (verb.endsWith('s')) return verb
  return /(?:ch|sh|x|o)$/.test(verb) ? `${verb}es` : verb.replace(/(?<![aeiou])y$/, 'ie') + 's'
}

function deedSaid({ who, deed, whom }: Extract<PageWish, { kind: 'deed' }>): string {
  return `${who.name} ${DEEDS[deed]?.so ?? ''}${whom ? ` ${whom.name}` : ''}`
}

/** After "This page can be told". */
function toldOf(wish: PageWish): string {
  switch (wish.kind) {
    case 'manner':
      return MANNERS[wish.manner].told
    case 'more':
      return `with more about ${wish.who.name}`
    case 'doer':
      return `so that ${wish.who.name} ${inThird(wish.verb)}${wish.what === '' ? '' : ` ${wish.what}`}`
    case 'without':
      return wish.who ? `without ${wish.who.name}` : `without the ${wish.what}`
    case 'stranger':
      return `with ${wish.called}, who is not in this book`
    case 'sky':
      return `so that ${SKIES[wish.sky]?.so ?? ''}`
    case 'deed':
      return `so that ${deedSaid(wish)}`
    case 'feeling':
      return `so that ${wish.who.name} ${FEELINGS[wish.feeling]?.so ?? ''}`
    case 'speech':
      return `so that ${wish.who.name} says ${wish.words === '' ? 'something' : quoted(wish.words)}`
    case 'noise':
      return `with the sound “${wish.noise}”`
    case 'birthday':
      return `so that it is ${wish.who.name}’s birthday`
    case 'besides':
      return `so that ${BESIDES[wish.what]?.so ?? ''}`
    case 'own':
      return `with “${wish.sentence}”`
    case 'word':
      return `with “${wish.other}” for “${wish.old}”`
    case 'book':
      return `otherwise than the book`
  }
}

/** A wish that works, a press away: `says` is heard as the same wish again. */
export function pageWishChip(wish: PageWish): { label: string; says: string } {
  if (wish.kind === 'manner') {
    const { label } = MANNERS[wish.manner]
    return { label, says: label.toLowerCase() }
  }
  if (wish.kind === 'doer') {
    const { who, verb, what } = wish
    return { label: `${who.name} ${verb}s ${what}`, says: `${who.name} should ${verb} ${what}` }
  }
  if (wish.kind === 'sky') {
    const { so = '', says = '' } = SKIES[wish.sky] ?? {}
    return { label: sentence(so), says }
  }
  const says = wish.kind === 'deed' ? deedSaid(wish) : toldOf(wish).replace(/^with /, '')
  return { label: sentence(says), says }
}

export interface NotDone {
  /** Those that have words of ours. */
  wishes: readonly PageWish[]
  typed: readonly NotFollowed[]
}

/** What can be said in words of ours that are grammatical whatever was typed: everything else is quoted. */
export const isSaidInOurs = ({ kind }: PageWish): boolean =>
  kind !== 'doer' && kind !== 'own' && kind !== 'speech' && kind !== 'without'

const LENGTHS: ReadonlySet<Manner> = new Set(['shorter', 'longer', 'simpler'])

/** Another length is no answer to whoever wished for something else, nor another mood to whoever wished for a length. */
const isAkin = (wish: PageWish, asked: readonly PageWish[]): boolean =>
  wish.kind !== 'manner' ||
  asked.some((one) => one.kind === 'manner' && LENGTHS.has(one.manner) === LENGTHS.has(wish.manner))

const ofTheBook = (wishes: readonly PageWish[]): string[] =>
  wishes.flatMap((wish) => (wish.kind === 'book' ? [BOOKS[wish.what]] : []))

/** As ours where we know it, and in her words where we do not. */
function cannotTell({ wishes, typed }: NotDone): string[] {
  const ours = wishes.filter(({ kind }) => kind !== 'book').map(toldOf)
  const theirs = typed.map((one) => `${one.isPartly ? 'all of ' : ''}${quoted(one.typed)}`)
  return [
    ...(ours.length > 0 ? [`this page cannot be told ${or.format(ours)}`] : []),
    ...(theirs.length > 0 ? [`our own storyteller cannot tell ${and.format(theirs)}`] : []),
  ]
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** More would be a list that nobody reads: the rest stands as chips beside the wish. */
const OFFERED = 4

/** `can`: what works on this page. */
export function notToldSo(undone: NotDone, can: readonly PageWish[], hasOther: boolean): string[] {
  const books = ofTheBook(undone.wishes)
  const cannot = cannotTell(undone)
  if (cannot.length === 0) return books
  const offered = can.filter((wish) => isAkin(wish, undone.wishes)).slice(0, OFFERED)
  const it = undone.wishes.length > 0 ? 'it' : 'this page'
  const ways = or.format(offered.map(toldOf))
  if (offered.length > 0) return [...books, sentence(`${cannot.join(', and ')}; ${it} can be told ${ways}.`)]
  const other = hasOther
    ? `; ${it} can be told in other words, if you ask without a wish.`
    : ', and we know no other way to tell it yet. You can change its words yourself.'
  return [...books, sentence(`${cannot.join(', and ')}${other}`)]
}

/** Where a part of what was wished is done. */
export function onlyPartly(met: readonly PageWish[], undone: NotDone): string[] {
  const told = `The page is told ${and.format(met.map(toldOf))}.`
  const cannot = cannotTell(undone)
  const missing = undone.typed.some(({ isPartly }) => isPartly) ? 'what is missing' : 'that'
  const yourself =
    undone.typed.length > 0 ? `: you can write ${missing} in yourself.` : '. You can change its words yourself.'
  const rest = cannot.length > 0 ? [sentence(`${cannot.join(', and ')}${yourself}`)] : []
  return [[told, ...rest, ...ofTheBook(undone.wishes)].join(' ')]
}

/** What the page says already, and would be denied. */
export const saysAlready = (wish: PageWish, word: string): string =>
  `This page speaks of “${word}” and cannot be told ${toldOf(wish)} besides. You can change its words yourself.`

export const noRoomFor = (wish: PageWish): string =>
  `This page is as full as its reader can take in: it has no room to be told ${toldOf(wish)}, unless you make it shorter first.`

export const noSuchWord = (word: string): string => `There is no “${word}” on this page.`

export const isAQuestion = 'This page ends with a question already.'

export const notOnThisPage = ({ what, who }: { what: string; who?: { name: string } }): string =>
  who ? `${who.name} is not on this page.` : `There is no ${what} on this page.`

/** Where it is found, it can be another who finds it. */
export const findsOn = (name: string, page: number): string => `On page ${page}, where something is found, ${name} can.`

export const pageLeans = (page: number, word: string): string =>
  `Page ${page} speaks of “${word}”, which this page no longer does: you may want to change it, too.`

export function alsoToldOn(what: string, pages: readonly number[]): string {
  const many = pages.length > 1
  return `${many ? 'Pages' : 'Page'} ${and.format(pages.map(String))} ${many ? 'tell' : 'tells'} of ${what}, too: what is wished away here stays there.`
}

export const pictureIsBehind =
  'Its picture is painted already and shows what the page said before. You can ask for changes of it where the pictures are.'
