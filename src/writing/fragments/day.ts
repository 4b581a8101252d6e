// The day a book is for, in plain words: an occasion and what was typed become a kind of day, its name and its party.
import type { Brief } from '../brief/brief.ts'
import { dayUnnamed } from '../brief/notices.ts'

export type DayKind =
  | 'birthday'
  | 'holiday'
  | 'graduation'
  | 'school'
  | 'academic'
  | 'anniversary'
  | 'wedding'
  | 'baby'
  | 'life'
  | 'bedtime'
  | 'none'
  | 'quiet'
  | 'other'

export interface Day {
  kind: DayKind
  /** As it is named on its pages: "Diwali", "baby sister", "tenth anniversary", "moving house". */
  name: string
  /** The name as it follows "for": "the picnic", "moving house". */
  spoken: string
  /** What everybody comes to, with its article: pages speak of "no {party}" without it. */
  event: string
  /** The same in two beats, for verse. */
  sung: string
  /** What stands on every sill at this feast. */
  signs: string
}

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/diwali/i, 'small clay lamps'],
  [/christmas|xmas/i, 'paper stars'],
  [/hanukkah|chanukah/i, 'candles'],
  [/eid|ramadan/i, 'lanterns and plates of sweets'],
  [/easter/i, 'painted eggs'],
  [/halloween/i, 'pumpkins with teeth'],
  [/thanksgiving/i, 'pies'],
  [/lunar|chinese/i, 'red lanterns'],
  [/new year/i, 'paper hats'],
  [/nowruz/i, 'bowls of green wheat'],
  [/holi\b/i, 'bowls of bright powder'],
  [/kwanzaa/i, 'red, black and green candles'],
  [/valentine/i, 'paper hearts'],
  [/mother|father|midsummer/i, 'jars of flowers'],
]

const GATHERING =
  /(?:party|picnic|supper|dinner|feast|tea|lunch|brunch|breakfast|concert|show|play|parade|festival|fair|celebration|reunion|sleepover|shower|ball|dance|barbecue|camp|trip|match|race|game|day)$/i
const LONGEST = 40

function feastOf(note: string): string {
  const feast = note.replace(/^(?:the|our|a)\s+/i, '').replace(/\s+(?:holiday|party|celebration)s?$/i, '')
  return feast === '' ? 'holiday' : feast.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** A feast that goes by its name alone: nobody says "Happy the Queen’s Jubilee". */
function isFeast(feast: string, note: string): boolean {
  return (
    SIGNS.some(([words]) => words.test(feast)) ||
    (!/^(?:the|our|my|an?)\s/i.test(note) && !NO_NAME.test(feast) && feast.length <= LONGEST)
  )
}

/** What no name of a day holds: whoever speaks, a verb that tells, a thank-you; and what is not English letters. */
const NO_NAME =
  /\b(?:is|was|are|were|am|be|being|got|gets?|has|had|have|will|did|does|just|only|passed|died|fell|turns?|turned|came|comes?|went|goes|i|we|he|she|they|you|me|us|him|them|because|when|that|so|and|or|but|if|thanks?|congrat\w*|hooray|yay|happy|diagnosed|finally)\b|[^\p{Script=Latin}\p{M}\p{N}\s'’-]/iu

/** "Our first picnic!" -> "first picnic": whole words, and no more than can be said in one breath; "" where no sentence could hold it. */
function nameOf(note: string): string {
  const name = shortName(note)
  return NO_NAME.test(name) || /\b(?:to|of|for|at|in|on|with|from|by|the|an?|her|his|their|our|my)$/i.test(name)
    ? ''
    : name
}

function shortName(note: string): string {
  const [clause = ''] = note.split(/[.,;:!?()\n]/)
  const kept: string[] = []
  for (const word of clause
    .trim()
    .replace(/^(?:it['’]s\s+)?(?:the|an?|our|my|his|her|their)\s+/i, '')
    .split(/\s+/)) {
    if ([...kept, word].join(' ').length > LONGEST) break
    kept.push(word)
  }
  const name = kept
    .join(' ')
    .replace(/\b(?:her|his|their|my|our)\b/gi, 'the')
    .replaceAll("'", '’')
    .replace(/[^\p{L}\p{M}\p{N} '’-]/gu, '')
    .trim()
  return /^\p{Lu}\p{Ll}+ /u.test(name) || /^\p{Lu}\p{Ll}+$/u.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name
}

const named = (kind: DayKind, name: string, event: string, sung: string): Day => ({
  ...{ kind, name, event, sung },
  spoken: /^\p{L}+ing\b/u.test(name) || /^\p{Lu}\p{L}*[’']s?\s/u.test(name) ? name : `the ${name}`,
  signs: 'lights',
})

function schoolDay(note: string): Day {
  if (/graduat/i.test(note)) return named('graduation', 'graduation', 'the graduation supper', 'the big day')
  if (/back to school|(?:first|start|begin|new)\b.*\b(?:school|kindergarten|nursery|class|college)/i.test(note))
    return named('school', 'school', 'the back-to-school supper', 'the school day')
  return named('academic', nameOf(note) || 'big day at school', 'the good-luck supper', 'the big day')
}

function greatDay(note: string): Day {
  if (/anniversary/i.test(note)) {
    const [name = 'anniversary'] = /(?:\b[\p{L}\p{N}-]*(?:th|st|nd|rd|wedding)\s+)?anniversary/iu.exec(note) ?? []
    return named('anniversary', name.toLowerCase(), `the ${name.toLowerCase()} supper`, 'the big day')
  }
  if (/wedding|married|marry/i.test(note)) return named('wedding', 'wedding', 'the wedding supper', 'the wedding')
  if (/engage/i.test(note)) return named('wedding', 'engagement', 'the engagement party', 'the big day')
  const [sibling] = /\b(?:sister|brother)\b/i.exec(note.replace(/\bbig (?:sister|brother)\b/gi, ' ')) ?? []
  if (sibling || /\bbab(?:y|ies)\b|\btwins\b|\bbig (?:sister|brother)\b/i.test(note))
    return named('baby', sibling ? `baby ${sibling.toLowerCase()}` : 'baby', 'the welcome supper', 'the baby')
  return named('life', nameOf(note) || 'big day', partyFor(nameOf(note)) ?? 'the big-day supper', 'the big day')
}

function partyFor(name: string): string | null {
  if (name === '') return null
  if (GATHERING.test(name)) return `the ${name}`
  return /^\p{L}+ing\b/u.test(name) || name.split(' ').length > 3 ? 'the party' : `the ${name} party`
}

export function dayOf({
  occasion,
  occasionNote: note,
  grave,
}: Pick<Brief, 'occasion' | 'occasionNote' | 'grave'>): Day {
  // Nobody gives three cheers for an operation, and no word of it is a party's.
  if (
    grave?.quiet &&
    (grave.weight === 'sad' ? /^(?:academic|life|other|none)$/ : /^(?:academic|life|other)$/).test(occasion)
  )
    return named('quiet', 'supper', 'supper', 'the supper')
  if (occasion === 'birthday') return named('birthday', 'birthday', 'the birthday party', 'the birthday')
  const feast = feastOf(note)
  if (occasion === 'holiday' && isFeast(feast, note)) {
    const signs = SIGNS.find(([words]) => words.test(feast))?.[1] ?? 'lights'
    return { ...named('holiday', feast, `the ${feast} supper`, feast), spoken: feast, signs }
  }
  if (occasion === 'academic') return schoolDay(note)
  if (occasion === 'life') return greatDay(note)
  if (occasion === 'bedtime') return named('bedtime', 'bed', 'the bedtime supper', 'the supper')
  if (occasion === 'none') return named('none', 'supper', 'supper', 'the supper')
  return namedDay(note)
}

function namedDay(note: string): Day {
  const name = nameOf(note)
  const day = named('other', name || 'party', partyFor(name) ?? 'the party', 'the big day')
  // Mia's recital is hers; "the Queen's Jubilee" and "our dog's day" are said with an article.
  const isThe = /^(?:the|our|my|his|her|their|an?)\s/i.test(note.trim()) && !/^\p{L}+ing\b/u.test(name)
  return isThe ? { ...day, spoken: `the ${day.name}` } : day
}

/** The words of a day that no sentence could hold. */
export function dayUnsaid(brief: Pick<Brief, 'occasion' | 'occasionNote' | 'grave'>): string[] {
  const { occasion, occasionNote: note } = brief
  const { kind } = dayOf(brief)
  const isByNote = kind === 'other' || kind === 'life' || kind === 'academic'
  return occasion !== 'none' && note !== '' && isByNote && nameOf(note) === '' ? [dayUnnamed(note)] : []
}
