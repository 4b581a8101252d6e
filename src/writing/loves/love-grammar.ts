// The grammar of what people type about what they love: one and many, doings, and what is safe to say as it stands.
import { NO_DOING, VERBS } from './loves.data.ts'
import { isEasy } from '../score/measure.ts'

const words = (list: string) => new Set(list.split(' '))
const BASES = words(VERBS)
const NOUNS = words(NO_DOING)

const ODD: Readonly<Record<string, string>> = {
  buses: 'bus', busses: 'bus', mice: 'mouse', geese: 'goose', wolves: 'wolf', leaves: 'leaf', knives: 'knife', scarves: 'scarf', elves: 'elf',
  shoes: 'shoe', torches: 'torch', mangoes: 'mango', tomatoes: 'tomato', potatoes: 'potato', volcanoes: 'volcano', superheroes: 'superhero', heroes: 'hero',
  movies: 'movie', cookies: 'cookie', smoothies: 'smoothie', brownies: 'brownie', pies: 'pie', teddies: 'teddy', octopuses: 'octopus', canoes: 'canoe',
  ties: 'tie', zombies: 'zombie', budgies: 'budgie', hoodies: 'hoodie', hippies: 'hippy', selfies: 'selfie', cries: 'cry', news: 'news', lens: 'lens',
  christmas: 'christmas', gymnastics: 'gymnastics', maths: 'maths', cactus: 'cactus', cacti: 'cactus', chess: 'chess', collies: 'collie', doggies: 'doggy',
} // prettier-ignore

/** The last word of it, as one: "toy boats" is "toy boat". */
export function singular(phrase: string): string {
  const at = phrase.lastIndexOf(' ') + 1
  const word = phrase.slice(at).toLowerCase()
  const odd = ODD[word]
  if (odd !== undefined) return phrase.slice(0, at) + odd
  const ends = (...endings: readonly string[]) => endings.some((one) => word.endsWith(one))
  if (word.length < 4 || !ends('s') || ends('ss', 'us', 'is')) return phrase
  if (ends('ies')) return `${phrase.slice(0, -3)}y`
  return phrase.slice(0, ends('ches', 'shes', 'xes', 'zzes', 'sses') ? -2 : -1)
}

const WHO = String.raw`(?:(?:he|she|they|it|i|we|who|also|too|really|just|always|absolutely|especially|mostly|plus|and|maybe|probably)\s+)*`
const LOVES = new RegExp(
  `^${WHO}(?:(?:loves?|likes?|enjoys?|adores?|prefers?)|(?:is|am|are|'s|’s)? ?(?:really |so |totally )?(?:into|obsessed with|(?:mad|crazy|wild|nuts) (?:about|for|on)|a (?:big|huge) fan of))\\s+`,
  'i',
)
const LOOSE =
  /^(?:(?:also|too|and|plus|especially|mostly|maybe|really)\s+|(?:anything|everything|all things|all kinds of things?) (?:to do with|about|related to)\s+|all (?:kinds|sorts|types) of\s+|lots of\s+|any kind of\s+|playing with (?:his|her|their|my|our)\s+)/i
export const STOPS =
  /\s+(?:but|because|that|which|who|when|while|where|if|since|so|even|every|though|until|till then|after|before|with no|without|for hours|all day|at|on|in|under|over|out of|w|with plenty|with his|with her|with their|with my|with our|with the|with chocolate|to the)\s.*$/i

/** "He loves his toy trains at the moment!!!" -> "his toy trains" */
export function bareInterest(typed: string): string {
  let bare = typed
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/\s+w\s+/g, ' with ')
    .replace(/[!?.…*"“”]+/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}'’&,\s-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-–—:&]+\s*/, '')
  for (let before = ''; before !== bare;) {
    before = bare
    bare = bare.replace(LOVES, '').replace(LOOSE, '').trim()
  }
  return repeated(bare)
}

/** "frogs frogs frogs" */
function repeated(bare: string): string {
  const [first = '', ...more] = bare.split(' ')
  return more.length > 0 && more.every((one) => one.toLowerCase() === first.toLowerCase()) ? first : bare
}

export function isDoing(word: string): boolean {
  const bare = word.toLowerCase()
  return bare.length > 4 && bare.endsWith('ing') && !NOUNS.has(bare)
}

function ingOf(verb: string): string {
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  if (/^(?:cut|chat|clap|dig|get|hop|hug|hum|knit|nap|pat|pet|pop|put|rub|run|sit|skip|spin|split|spot|stir|swim|tap|tag|trot|win|wrap|zip|plan)$/.test(verb)) return `${verb}${verb.slice(-1)}ing` // prettier-ignore
  return `${verb}ing`
}

/** "to sort buttons", "collects lids", "help cook roti": what is done, as a doing. */
export function gerundOf(phrase: string): string {
  const [first = '', second = '', ...rest] = phrase.replace(/^to\s+/i, 'to ').split(' ')
  const isTo = first === 'to'
  const verb = (isTo ? second : first).toLowerCase()
  const after = isTo ? rest : [second, ...rest].filter((one) => one !== '')
  const base = BASES.has(verb) ? verb : [verb.replace(/s$/, ''), verb.replace(/es$/, '')].find((one) => BASES.has(one))
  // A bare verb may be a noun ("paint", "swings"): only "to", or what it is done to, makes it sure.
  if (base === undefined || (!isTo && (after.length === 0 || !(verb.endsWith('s') && verb !== base)))) return phrase
  return [ingOf(base), ...after].join(' ')
}

const SMALL = words(
  'a an the of to in on at for and with up down out off about under over into from like her his their being next very till',
)

/** A doing that can stand in a sentence as it was typed: its words are plain ones, and none points at whoever typed it. */
export function typedDoing(phrase: string, known: ReadonlySet<string>): string | null {
  const [first = '', ...rest] = phrase.split(' ')
  const most = 5
  if (!isDoing(first) || rest.length > most || rest.length === 0) return null
  const cut = phrase.replace(/\s+(?:but|because|that|which|when|while|if|since|so)\s.*$/i, '')
  const [, ...after] = cut.split(' ')
  const isPlain = (word: string) =>
    /^[a-z][a-z’'-]*$/.test(word) &&
    !/^(?:me|my|us|our|you|your|him|them|i|it|she|he|they|is|are|was)$/.test(word) &&
    (SMALL.has(word) || isEasy(word) || known.has(singular(word)))
  // "next doors chickens": whose they are is said with an apostrophe, or not at all.
  if (!after.every(isPlain) || /\b(?:everyones|doors|dads|mums|moms|nans|grandads)\s[a-z]/.test(cut)) return null
  if (SMALL.has(after.at(-1) ?? '') && !/(?:up|down|out|off|about|like)$/.test(cut)) return null
  return `${first.toLowerCase()} ${after.join(' ').replace(/\b(?:her|his|their)\b/g, '{their}')}`.trim()
}

const PLURAL = /^[a-z][a-z-]*[^su']s$/

/** Neither capital stands there because a line begins. */
const TWO_NAMES = /^\p{Lu}[\p{Ll}’'-]+ (?:and|&) \p{Lu}[\p{Ll}’'-]+$/u

/** A word that no row knows: many of a thing, or a name; else it is not said at all. */
export function guessedWords(core: string, isNamed: boolean): string | null {
  const cut = core.replace(STOPS, '')
  const bare = cut.replace(/^(?:an?|his|her|their|my|our|some|any|all|old|new)\s+/i, '')
  const parts = bare.split(' ')
  if (parts.length > 3 || bare.length > 40) return null
  const small = bare.toLowerCase()
  const last = small.split(' ').at(-1) ?? ''
  const isPlain = parts.every((one) => /^[\p{L}-]+$/u.test(one))
  const isShouted = /^(?=.*\p{Lu}.*\p{Lu})[\p{L}\p{N}-]{2,}$/u.test(bare)
  if (isShouted && !bare.includes(' ')) return bare
  if (TWO_NAMES.test(bare)) return bare.replace('&', 'and')
  if (isNamed && /^(?:the )?\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}[\p{L}’'-]+)*$/u.test(bare)) return bare
  const isMany = isPlain && PLURAL.test(last) && last.length > 3
  const isVerb = parts.length === 1 && BASES.has(last.replace(/s$/, ''))
  const isClear = parts.slice(0, -1).every((one) => /^[a-z-]+$/i.test(one) && !SMALL.has(one.toLowerCase()))
  return isMany && !isVerb && isClear && /^(?:\p{Ll}|\p{Lu}\p{Ll}+(?: \p{Ll}|$))/u.test(bare) ? small : null
}
