// What somebody loves, as it was typed, becomes words that a sentence can hold, and a hobby where one fits; or nothing, where no sentence is safe.
import { head } from '#shelf/hobbies'
import { once } from '../../base/once.ts'
import { capital } from '../english/grammar.ts'
import { heardHobby, HOBBIES, inOtherWords, notebookOn, type Hobby } from './hobby.ts'
import { bareInterest, gerundOf, guessedWords, isDoing, singular, STOPS, typedDoing } from './love-grammar.ts'
import { LOVED_KINDS, type LovedRow } from './hobby-card.ts'
import { KIN, LOVE_ROWS } from './loves.data.ts'

export type LoveKind = LovedRow['kind'] | 'dear'

export interface Love {
  /** As the member wrote it. */
  typed: string
  kind: LoveKind
  /** What it is, as a sentence says it: "torches", "the moon", "{their} nan". */
  said: string
  /** What is done with it: "playing with torches". */
  doing: string
  /** Null: no way of solving things fits, and a notebook stands for it. */
  hobby: Hobby | null
}

interface Entry extends Omit<Love, 'typed' | 'hobby'> {
  /** The word alone, where the doing has a verb to it. */
  word: string
  hobby: string
  kit: string
}

const keyOf = (words: string) =>
  words
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/\s+/)
    .map((word) => singular(word))
    .join(' ')

const spelt = (words: string) => words.toLowerCase().replaceAll('’', "'")

/** "fire engines/firetrucks": said so, and heard in both ways; "sand and water=sand": heard so, said otherwise. */
function readEntry(cell: string): { said: string; heard: string[] } {
  const [left = '', right] = cell.split('=')
  if (right === undefined) {
    const heard = left.split('/').map((one) => one.trim())
    return { said: heard[0] ?? '', heard }
  }
  const [said = '', ...others] = right.split('/').map((one) => one.trim())
  return { said, heard: [left.trim(), ...others] }
}

/** What no hobby stands for is loved for itself. */
const others = () =>
  LOVE_ROWS.trim()
    .split('\n')
    .map((row) => {
      const [kindCell, doing = '', kit = '', cells = ''] = row.split('|').map((cell) => cell.trim())
      const kind = LOVED_KINDS.find((one) => one === kindCell)
      if (!kind) throw new Error(`What is loved has no such kind: ${row.slice(0, 60)}`)
      return { hobby: '', kind, doing, kit, words: cells.split(',') }
    })

const rows = () => [...head.flatMap(({ id, loved }) => loved.map((row) => ({ hobby: id, ...row }))), ...others()]

const lexicon = once((): ReadonlyMap<string, Entry> => {
  const all = new Map<string, Entry>()
  for (const { hobby, kind, doing: pattern, kit, words } of rows()) {
    for (const { said, heard } of words.map(readEntry)) {
      const doing = pattern.replace('{x}', said)
      const entry: Entry = {
        kind,
        hobby,
        word: said,
        doing,
        said: kind === 'doing' ? doing : said,
        kit: kit.replace('{x}', said).replace('{one}', singular(said)),
      }
      // Cricket is played and crickets are watched: as it is spelt comes first.
      for (const word of heard)
        for (const key of [`=${spelt(word)}`, keyOf(word)]) if (!all.has(key)) all.set(key, entry)
    }
  }
  return all
})

const known = (words: string): Entry | undefined => lexicon().get(`=${spelt(words)}`) ?? lexicon().get(keyOf(words))

const knownWords = once(() => new Set([...lexicon().keys()].flatMap((key) => key.replace('=', '').split(' '))))

/** Every thing loved that the lexicon knows, for tests. */
export const knownLoves = (): string[] =>
  [...lexicon().keys()].flatMap((key) => (key.startsWith('=') ? [key.slice(1)] : []))

/** The longest row that the words end with: of "hot chips" the chips are loved, of a "chip shop" the shop. */
function endingOf(words: readonly string[], least = 0): Entry | undefined {
  for (let from = least; from < words.length; from++) {
    const found = known(words.slice(from).join(' '))
    if (found) return found
  }
  return undefined
}

function called(typed: string, entry: Entry): Love {
  const row = HOBBIES.find((one) => one.id === entry.hobby)
  const { kind, said, doing } = entry
  return { typed, kind, said, doing, hobby: row ? inOtherWords(row, entry.word, doing, entry.kit) : null }
}

const SOMEBODYS = /^(?:his|her|their|my|our|an?)\s/i
const DEAR = new RegExp(`^(?:his|her|their|my|our)\\s+((?:[a-z]+\\s)?(?:${KIN.split(' ').join('|')}))(?:\\s+(?:called |named )?(\\p{L}[\\p{L}’'-]*))?$`, 'iu') // prettier-ignore
const PET =
  /^(?:his|her|their|my|our|an?)\s+([a-z ]{3,24}?)\s+(?:called|named)\s+(\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)*)$/u
/** "Biscuit (our dog)" */
const NAMED = new RegExp(
  `^(\\p{Lu}[\\p{L}’'-]*) ?\\((?:his|her|their|my|our) (?:[a-z]+ )?(?:${KIN.split(' ').join('|')})\\)$`,
  'u',
)

/** Somebody of the family, or a thing with a name: being with them is what is loved. */
function dearOne(typed: string, core: string): Love | null {
  if (/\blate\b|\bin heaven\b|passed|\bdead\b/i.test(core)) return null
  const [, alone] = NAMED.exec(typed) ?? []
  if (alone !== undefined) return { typed, kind: 'dear', said: alone, doing: `being with ${alone}`, hobby: null }
  const found = SOMEBODYS.test(core) ? (DEAR.exec(core) ?? PET.exec(core)) : null
  const [, kin = '', name = ''] = found ?? []
  if (!found || /['’]s?$/.test(kin) || /^(?:his|her|their|my|our)\s/i.test(kin)) return null
  // "My sister" is the one's who ordered, and who that is no sentence knows.
  if (/^(?:my|our)\b/i.test(core) && !PET.test(core)) return null
  const between = /\b(?:called|named)\b/.test(core) ? ' called' : ''
  const shown = name === name.toUpperCase() ? capital(name.toLowerCase()) : capital(name)
  const said = `{their} ${kin.toLowerCase()}${name === '' ? '' : `${between} ${shown}`}`
  return { typed, kind: 'dear', said, doing: `being with ${said}`, hobby: null }
}

/** The verb as it was typed is kept where the hobby's own verb is another: watching football is not playing it. */
function asTyped(love: Love, doing: string | null): Love {
  if (doing === null || love.hobby === null || doing.split(' ').length > 4) return love
  const [verb = ''] = doing.split(' ')
  if (
    /^(?:playing|doing|making|going|practising|learning|having|collecting|loving|using|being|pulling|hitting|poking)$/.test(
      verb,
    )
  )
    return love
  if (love.hobby.doing.startsWith(verb) || keyOf(love.hobby.doing).includes(keyOf(verb))) return love
  return { ...love, kind: 'doing', said: doing, doing, hobby: { ...love.hobby, doing } }
}

const NOT_SAID = /\b(?:naked|nude|bums?|poos?|poop\w*|wees?|pee|peeing|farts?|farting|toilets?|potty|boobs?|breasts?|bogies|boogers?|wine|beer|whisky|vodka|nose picking)\b/i // prettier-ignore

const ON_AIR = /^(?:(?:watching|hearing|listening to)\s+)?(.+?)\s+on (?:the )?(radio|tv|telly|television|youtube)$/i

/** "cricket on the radio": listened to, not played. */
function onAir(typed: string, core: string): Love | null {
  const [, what = '', set = ''] = ON_AIR.exec(core) ?? []
  const thing = known(what)?.word ?? guessedWords(what, false)
  if (what === '' || thing === null) return null
  const doing = /radio/i.test(set) ? `listening to ${thing} on the radio` : `watching ${thing} on television`
  return { typed, kind: 'doing', said: doing, doing, hobby: null }
}

/** Null where it cannot be said in a sentence that fits. `isNamed`: a capital at its start is meant. */
export function readLove(typed: string, isNamed = false): Love | null {
  const core = bareInterest(typed)
  if (core === '' || NOT_SAID.test(core.replace(STOPS, ''))) return null
  const dear = dearOne(typed, core)
  if (dear) return dear
  const whole = known(core)
  if (whole) return called(typed, whole)
  const heardOrSeen = onAir(typed, core)
  if (heardOrSeen) return heardOrSeen
  if (/\blate\b/i.test(core) || /\b(?:me|us|him|them|i)\b/i.test(core)) return null
  const plain = gerundOf(core.replace(/^(?:the|an?|his|her|their|my|our|some|any|all|old|new|big|little)\s+/i, ''))
  const words = plain.split(' ')
  const cut = plain.replace(STOPS, '')
  const doing = typedDoing(plain, knownWords())
  const entry = known(plain) ?? (isDoing(words[0] ?? '') ? undefined : known(cut))
  if (entry) return called(typed, entry)
  const isVerb = isDoing(words[0] ?? '')
  const ends = endingOf(cut.split(' '), isVerb ? 1 : 0)
  const ending = ends ?? (isVerb ? known(words[0] ?? '') : undefined)
  const heard = heardHobby(plain)
  // The hobby's own words are older, and hear the beginnings of words as well: they yield to a longer match.
  if (heard && (!ending || heard.length > keyOf(ending.said).length) && !(isVerb && ending))
    return asTyped({ typed, kind: 'doing', said: heard.hobby.doing, doing: heard.hobby.doing, hobby: heard.hobby }, doing) // prettier-ignore
  if (ending) {
    const love = called(typed, ending)
    if (love.hobby) return asTyped(love, doing)
    return doing === null ? love : { typed, kind: 'doing', said: doing, doing, hobby: null }
  }
  if (doing !== null) return { typed, kind: 'doing', said: doing, doing, hobby: null }
  const said = isVerb ? null : guessedWords(core, isNamed)
  return said === null ? null : { typed, kind: 'thing', said, doing: `talking about ${said}`, hobby: null }
}

/** Whether anything is known of it, however it is put. */
function isKnownLove(typed: string): boolean {
  const love = readLove(typed)
  return isDoing(bareInterest(typed).split(' ')[0] ?? '') || (love !== null && !isGuessed(love))
}

/** Whether it is known letter by letter: no name that only sounds like something. */
function isSpeltLove(typed: string): boolean {
  const core = bareInterest(typed)
  return lexicon().has(`=${spelt(core)}`) || isDoing(core.split(' ')[0] ?? '') || dearOne(typed, core) !== null
}

/** A capital is a name's, unless it is spelt as what we know: "Ant and Dec" are no ants. */
export const isKnownThing = (half: string) => (/^\p{Lu}/u.test(half) ? isSpeltLove(half) : isKnownLove(half))

const isGuessed = ({ kind, doing, said }: Love) => kind === 'thing' && doing === `talking about ${said}`

/** A list all in capitals means none of them; of one with small letters a capital past the beginning is a name. */
export function readLoves(interests: readonly string[]): (Love | null)[] {
  const isLoud = interests.length > 0 && interests.every((one) => one === one.toUpperCase() && /\p{Lu}{3}/u.test(one))
  const isMeant = interests.some((one) => /^\p{Ll}/u.test(one))
  return interests.map((one, at) => {
    const love = readLove(isLoud ? one.toLowerCase() : one, !isLoud && isMeant && at > 0)
    return love && { ...love, typed: one }
  })
}

/** The hobby that solves things with it; a notebook where none does. */
export function hobbyOfLove(love: Love): Hobby {
  return love.hobby ?? notebookOn(love.said, love.doing)
}

/** For words that a story of ours already says. */
export function hobbyFor(words: string): Hobby {
  const love = readLove(words)
  return love ? hobbyOfLove(love) : notebookOn(words, `talking about ${words}`)
}
