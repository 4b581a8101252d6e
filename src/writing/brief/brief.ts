// The closed brief: everything a storyteller may know, normalised from the wizard's and the editor's answers.
import {
  CHARACTER_TYPES,
  type CharacterLook,
  type CharacterType,
  nameAndTypeWords,
  type Pronoun,
} from '../../stage/cast.ts'
import {
  choice,
  GENRE_OF,
  occasionOf,
  pronounOf,
  RECIPIENT_OF,
  type Genre,
  type Occasion,
  type Recipient,
} from './brief-lists.ts'
import type { Band } from './band.ts'
import { CAPS, guardName, guardText, type Guarded, type Refused } from './guard-text.ts'
import { isKnownThing } from '../loves/loves.ts'
import { splitInterests } from './interests.ts'
import { farAway, genreUnknown, moralUnheard } from './notices.ts'
import { hearWish } from './hear-wish.ts'
import { readOwn } from '../own/read-own.ts'
import type { OwnStory } from '../own/fit-pages.ts'
import type { Setting } from '../settings/setting.ts'
import { nearestMoral, type Moral } from './shape-story.ts'
import { bandFor, partedCast } from './order-parts.ts'
import type { Grave } from './weight.ts'

export interface BriefCharacter {
  name: string
  type: CharacterType
  age: number | null
  pronoun: Pronoun
  description: string
  personality: string
  relation: string
  /** As its book draws it; without it, as it is described. */
  look?: CharacterLook
}

export interface Brief {
  recipient: Recipient
  /** What was typed after "Other:", else ''. */
  recipientNote: string
  occasion: Occasion
  /** The feast or milestone as typed ("Diwali"), else ''. */
  occasionNote: string
  /** Null: the storyteller chooses. */
  genre: Genre | null
  band: Band
  characters: BriefCharacter[]
  /** Those of the order who have died or are far away: only a story about them has them in it. */
  absent?: BriefCharacter[]
  interests: string[]
  moral: Moral | null
  /** Where it shall play, as far as it was heard; null when nothing was asked. */
  setting: Setting | null
  quest: string | null
  rhyme: boolean
  avoid: string[]
  /** What the member wants to happen, as typed. */
  wish?: string
  /** The world of the story that was picked of those offered; without it the storyteller chooses. */
  world?: string
  /** A story of the member's own, laid into pages: it is kept word for word, and no other is told. */
  own?: OwnStory
  /** What the order is about, where that weighs something: those who have died are not in its cast. */
  grave?: Grave
  /** What the member wrote that could not be used, each a sentence that is said under the story. */
  unused: string[]
}

function refuse(field: string, message: string): Refused {
  return { ok: false, field, message }
}

function record(raw: unknown): Readonly<Record<string, unknown>> | null {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? Object.fromEntries(Object.entries(raw)) : null
}

function wholeAge(raw: unknown, field: string, most: number): Guarded<number | null> {
  if (raw === undefined || raw === null || raw === '') return { ok: true, value: null }
  const age = typeof raw === 'number' ? raw : typeof raw === 'string' && /^\d{1,3}$/.test(raw.trim()) ? Number(raw) : -1
  if (!Number.isInteger(age) || age < 0 || age > most) return refuse(field, `Please give an age from 0 to ${most}.`)
  return { ok: true, value: age }
}

function readCharacter(raw: unknown, at: number): Guarded<BriefCharacter> {
  const row = record(raw)
  const field = (name: string) => `characters.${at}.${name}`
  if (!row) return refuse(`characters.${at}`, 'Please describe this character.')
  const name = guardName(field('name'), row['name'])
  if (!name.ok) return name
  const kind = typeof row['type'] === 'string' ? row['type'].trim().toLowerCase() : ''
  const type = CHARACTER_TYPES.find((one) => one === kind)
  if (!type) return refuse(field('type'), nameAndTypeWords)
  const age = wholeAge(row['age'], field('age'), 100)
  if (!age.ok) return age
  const texts: string[] = []
  for (const key of ['physical_description', 'personality', 'relationship_to_main', 'hobbies', 'gender']) {
    const text = guardText(field(key), row[key], CAPS.detail)
    if (!text.ok) return text
    texts.push(text.value)
  }
  const [description = '', personality = '', relation = '', , gender = ''] = texts
  return {
    ok: true,
    value: {
      name: name.value,
      type,
      age: age.value,
      pronoun: pronounOf(type, gender),
      description,
      personality,
      relation,
    },
  }
}

/** Turns the answers of either form into a Brief, or says kindly which field cannot be used. */
export function readBrief(raw: unknown): Guarded<Brief> {
  const row = record(raw)
  if (!row) return refuse('brief', 'The brief must be a list of answers.')
  const language = row['language']
  if (language !== undefined && language !== null && language !== '' && language !== 'en')
    return refuse('language', 'The built-in storyteller writes in English (en).')
  const texts: Record<string, string> = {}
  const fields: readonly (readonly [string, number])[] = [
    ['recipient_type', CAPS.label],
    ['occasion', CAPS.label],
    ['genre', CAPS.label],
    ['interests', CAPS.interests],
    ['shape', CAPS.shape],
    ['story_theme', CAPS.shape],
    ['moral_lesson', CAPS.shape],
    ['story_setting', CAPS.shape],
    ['dedication', CAPS.dedication],
    ['title', CAPS.detail],
  ]
  for (const [name, cap] of fields) {
    const text = guardText(name, row[name], cap)
    if (!text.ok) return text
    texts[name] = text.value
  }
  const said = (name: string) => texts[name] ?? ''
  const rawCast = row['characters']
  if (!Array.isArray(rawCast) || rawCast.length === 0) return refuse('characters', 'Please name the main character.')
  if (rawCast.length > 3) return refuse('characters', 'A book has room for at most 3 characters.')
  const characters: BriefCharacter[] = []
  for (const [at, one] of rawCast.entries()) {
    const read = readCharacter(one, at)
    if (!read.ok) return read
    characters.push(read.value)
  }
  const hero = characters[0]
  if (!hero) return refuse('characters', 'Please name the main character.')
  const [head, note] = choice(said('recipient_type'))
  const recipient = RECIPIENT_OF[head] ?? RECIPIENT_OF[note.toLowerCase()] ?? 'other'
  const age = wholeAge(row['recipient_age'], 'recipient_age', 100)
  if (!age.ok) return age
  if (recipient === 'myself' && hero.age !== null && hero.age < 18 && (hero.type === 'boy' || hero.type === 'girl'))
    return refuse('characters.0.age', 'A book for Myself needs a main character of 18 or over.')
  const [occasion, occasionNote] = occasionOf(said('occasion'))
  const [genreHead, genreNote] = choice(said('genre'))
  const genreAsked = genreHead === 'other' ? genreNote : said('genre')
  const genre = GENRE_OF[genreHead] ?? GENRE_OF[genreNote.toLowerCase()] ?? null
  const { plot, moral, moralText, setting, quest, grave } = hearWish({
    ...{ shape: said('shape'), theme: said('story_theme'), moral: said('moral_lesson') },
    ...{ setting: said('story_setting'), day: occasionNote, note, dedication: said('dedication') },
    cast: characters,
  })
  const { here, absent, away } = partedCast(characters, grave)
  const unused = [
    moralText !== '' && !nearestMoral(moralText) ? moralUnheard(moralText) : '',
    genreAsked !== '' && !(genreAsked.toLowerCase() in GENRE_OF) && !genre ? genreUnknown(genreAsked) : '',
    ...away.map(({ name }) => farAway(name)),
  ].filter((text) => text !== '')
  const band = bandFor(recipient, age.value, hero)
  const avoid = guardAvoid(row['avoid'])
  const own = readOwn('own_words', row['own_words'])
  if (!own.ok) return own
  return {
    ok: true,
    value: {
      recipient,
      recipientNote: recipient === 'other' ? note : '',
      occasion,
      occasionNote,
      genre,
      band,
      characters: here,
      ...(absent.length > 0 && { absent }),
      interests: splitInterests(said('interests'), isKnownThing).filter(
        (one) => !grave?.remembered.some((name) => one.includes(name)),
      ),
      moral,
      setting,
      quest,
      rhyme: row['rhyme'] === true && (band === 'b0_3' || band === 'b4_6'),
      avoid,
      ...(plot !== '' && { wish: plot }),
      ...(grave && { grave }),
      ...(own.value && { own: own.value }),
      unused,
    },
  }
}

/** What to keep out is never refused: naming a fear is not a wish for it. */
function guardAvoid(raw: unknown): string[] {
  const text = Array.isArray(raw)
    ? raw.filter((one) => typeof one === 'string').join(',')
    : typeof raw === 'string'
      ? raw
      : ''
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[,;\n]|\band\b/)
    .map((part) =>
      part
        .replace(/[^\p{L}\p{M} '-]/gu, '')
        .trim()
        .slice(0, 40),
    )
    .filter((part) => part.length > 1)
    .slice(0, 12)
}

/** Seeds hang on what is told of an order, never on what is said of the rest. */
export function saltOf(brief: Brief): string {
  const { setting } = brief
  const heard =
    setting && (setting.town !== null || setting.places.length > 0) ? { ...setting, said: '', tried: [] } : null
  return JSON.stringify({
    ...brief,
    // A look is rolled for each book: one order and one seed are one story, whoever is seen in it.
    characters: brief.characters.map((one) => ({ ...one, look: undefined })),
    setting: heard,
    wish: undefined,
    world: undefined,
    absent: undefined,
    grave: undefined,
    unused: [],
  })
}
