// What a hero's body and years do otherwise than a running child's: found in the order's words, and told without remark.
import type { CharacterType } from '../../stage/cast.ts'
import { GROWN_NEVER, PAWED_WORDS, SEATED_NEVER, SEATED_WORDS, STEADY_NEVER, STEADY_WORDS } from './body-words.data.ts'
import type { Brief, BriefCharacter } from '../brief/brief.ts'
import { fillLine, type Node } from '../lines/line.ts'

/** `seated` goes on wheels; `steady` has a stick, a frame or many years; `grown` goes to no school; `pawed` has no hands. */
const MANNERS = ['seated', 'steady', 'grown', 'pawed'] as const
export type Manner = (typeof MANNERS)[number]

const WHEELS =
  /wheel ?-?chair|power ?-?chair|mobility scooter|parapleg|\b(?:manual|sports?|racing|powered|electric|motor(?:is|iz)ed|mobility) chair\b|chair with (?:\w+ )?wheels/
const STICK =
  /(?<!candy |sugar |sugar-|bamboo )\bcane\b|walking[- ](?:stick|frame|cane)|\bcrutch(?:es)?\b|\brollator\b|\bzimmer\b|(?:us(?:es|ing)|with|has|on|pushes|needs) (?:a|an|his|her|their) (?:(?!dog)[\w-]+ ){0,2}walker\b|\bgait trainer\b|\bk[- ]walker\b|\bwith two (?:\w+ )?sticks\b|\b(?:leg|foot) (?:was |is )?amputated\b|\bcast on (?:the |his |her )?(?:left |right )?(?:leg|foot|ankle)\b|\bleg (?:cast|brace|splint)s?\b|\bleg in (?:a cast|plaster)\b|\b(?:walks with a |has a |bad )limp\b/
const DENIED =
  /(?:\bno(?:t| longer)?\b|\bnever\b|\bwithout\b|n['’]t\b|\bout of\b)(?: \w+){0,3} (?:a |an |the |his |her |their )?$/
const OLD = 75

function says(text: string, what: RegExp): boolean {
  const found = what.exec(text)
  return found !== null && !DENIED.test(text.slice(0, found.index))
}

const CHILDREN: ReadonlySet<CharacterType> = new Set(['boy', 'girl'])
const ADULTS: ReadonlySet<CharacterType> = new Set(['man', 'woman'])
const PETS: ReadonlySet<CharacterType> = new Set(['dog', 'cat', 'rabbit'])
const FOR_ADULTS: ReadonlySet<Brief['recipient']> = new Set(['parent', 'grandparent', 'partner', 'myself'])

type Whose = Pick<Brief, 'recipient' | 'characters'>

function bodyOf({ description, age, type }: BriefCharacter): 'seated' | 'steady' | null {
  const text = description.toLowerCase()
  if (says(text, WHEELS)) return 'seated'
  return says(text, STICK) || (ADULTS.has(type) && (age ?? 0) >= OLD) ? 'steady' : null
}

function isGrown({ type, age }: BriefCharacter, recipient: Brief['recipient']): boolean {
  return ADULTS.has(type) || (CHILDREN.has(type) ? (age ?? 0) >= 18 : FOR_ADULTS.has(recipient))
}

/** What lines ask of the hero: `slow` is whoever goes on wheels or with a stick. */
export function heroFlags({ characters: [hero], recipient }: Whose): string[] {
  if (!hero) return []
  const body = bodyOf(hero)
  return [
    ...(body ? [body, 'slow'] : []),
    ...(isGrown(hero, recipient) ? ['grown'] : []),
    ...(PETS.has(hero.type) ? ['pawed'] : []),
  ]
}

/** Whether a world that plays in the hero's own class can be theirs. */
export const isPupil = ({ characters: [hero], recipient }: Whose): boolean =>
  hero !== undefined && !isGrown(hero, recipient) && !PETS.has(hero.type)

type Flags = readonly string[] | ReadonlySet<string>

const mannersIn = (flags: Flags): Manner[] =>
  MANNERS.filter((one) => ('has' in flags ? flags.has(one) : flags.includes(one)))

/** Stands right after whatever means the hero, until the words are in their manner. */
const MARK = '\u2060'
const OF_HERO = ['Hero', 'they', 'their', 'them', 'themself', 'Hero’s'] as const

const withMark = (pattern: RegExp) => new RegExp(pattern.source.replaceAll(/H(?![a-z])/g, MARK), pattern.flags)
const ready = (words: typeof SEATED_WORDS, never: RegExp) => ({
  words: words.map(([said, instead]) => [withMark(said), instead] as const),
  never: withMark(never),
})
const SAID: Readonly<Record<Manner, ReturnType<typeof ready>>> = {
  seated: ready(SEATED_WORDS, SEATED_NEVER),
  steady: ready(STEADY_WORDS, STEADY_NEVER),
  grown: ready([], GROWN_NEVER),
  pawed: ready(PAWED_WORDS, /(?!)/),
}

/** The words of a book with a mark behind whatever means the hero; none where nothing has to be said otherwise. */
export function markedHoles(holes: Map<string, string>, flags: Flags): Map<string, string> {
  if (mannersIn(flags).length === 0) return holes
  const told = new Map(holes)
  const isSpotter = holes.get('Spotter') === holes.get('Hero')
  for (const name of OF_HERO) told.set(name, `${holes.get(name) ?? ''}${MARK}`)
  if (isSpotter) told.set('Spotter', told.get('Hero') ?? '')
  return told
}

/** "They" alone are the hero and whoever is along. */
const SPEAKS_OF_HERO = new RegExp(`${MARK}|(?:^|[^\\p{L}])(?:They|they|We) \\p{Ll}`, 'u')

const sentences = (text: string) => text.split(/(?<=[.!?…]["”]?) /u)

function inSentence(one: string, manner: Manner): string {
  if (SAID[manner].words.length === 0 || !SPEAKS_OF_HERO.test(one)) return one
  return SAID[manner].words.reduce((said, [from, to]) => said.replace(from, to), one)
}

/** Marked words, in the hero's manner, unmarked. */
export function inManner(text: string, flags: Flags): string {
  const manners = mannersIn(flags)
  if (manners.length === 0) return text
  return sentences(text)
    .map((one) => manners.reduce((said, manner) => inSentence(said, manner), one))
    .join(' ')
    .replaceAll(MARK, '')
}

/** What follows the hero's name: "counted the steps and ran". */
export const inMannerAfterHero = (text: string, flags: Flags): string =>
  inManner(`${MARK} ${text}`, flags).replaceAll(MARK, '').trim()

/** What these marked words tell of the hero that nobody of this manner does. */
function unfitIn(text: string, manner: Manner): string | null {
  for (const one of sentences(text)) {
    if (!one.includes(MARK) && manner !== 'grown') continue
    const said = inSentence(one, manner)
    const bare = said.replaceAll(/“[^”]*”/g, '“”')
    const found = SAID[manner].never.exec(bare.includes(MARK) ? bare : said)
    if (found) return found[0]
  }
  return null
}

/** Any word at all for a hole, so that a line can be looked at without a book. */
const anyHoles = (() => {
  const mia = markedHoles(
    new Map([
      ['they', 'she'],
      ['their', 'her'],
      ['them', 'her'],
      ['Hero', 'Mia'],
      ['Hero’s', 'Mia’s'],
      ['themself', 'herself'],
      ['Pal', 'Tom'],
      ['Pal2', 'Rex'],
      ['Spotter', 'Mia'],
      ['was', 'was'],
      ['kitWas', 'was'],
    ]),
    MANNERS,
  )
  const get = (name: string) => mia.get(name) ?? (/^(?:They|Their|Them)$/.test(name) ? undefined : 'something')
  return Object.assign(new Map<string, string>(), { get })
})()

const looked = new WeakMap<readonly Node[], Map<Manner, string | null>>()

/** What a line, however it is filled, tells of the hero that nobody of this manner does. */
export function unfit(nodes: readonly Node[], manner: Manner): string | null {
  const seen = looked.get(nodes) ?? new Map<Manner, string | null>()
  looked.set(nodes, seen)
  const known = seen.get(manner)
  if (known !== undefined) return known
  const flags = manner === 'grown' || manner === 'pawed' ? [manner] : [manner, 'slow']
  const tellings = [flags, [...flags, 'pal', 'pal2', 'more', 'couple', 'class']].flatMap((set) =>
    [0, 1, 2, 3].map((at) =>
      fillLine(
        nodes,
        { holes: anyHoles, flags: new Set(set) },
        { pick: (options) => options[at % options.length] ?? first(options) },
      ),
    ),
  )
  const found = [...new Set(tellings)].map((told) => unfitIn(told, manner)).find((one) => one !== null) ?? null
  seen.set(manner, found)
  return found
}

function first<T>(options: readonly T[]): T {
  const [one] = options
  if (one === undefined) throw new Error('Nothing to choose from')
  return one
}

type Tellings = readonly Node[][]

const ALONE: Tellings = []
const fitted = new WeakMap<Tellings, WeakMap<Tellings, Map<string, Tellings>>>()

/** The tellings of a line that fit the hero, all if none does; `partners`: what another page says in the same turn. */
export function fitting(told: Tellings, flags: Flags, partners: Tellings = ALONE): Tellings {
  const manners = mannersIn(flags)
  if (manners.length === 0) return told
  const beside = fitted.get(told) ?? new WeakMap<Tellings, Map<string, Tellings>>()
  const found = beside.get(partners) ?? new Map<string, Tellings>()
  fitted.set(told, beside.set(partners, found))
  const key = manners.join()
  const known = found.get(key) ?? thatFit(told, manners, partners)
  found.set(key, known)
  return known
}

function thatFit(told: Tellings, manners: readonly Manner[], partners: Tellings): Tellings {
  const fits = (nodes: readonly Node[] | undefined) => !nodes || manners.every((one) => unfit(nodes, one) === null)
  const own = told.filter(fits)
  const both = told.filter((nodes, at) => fits(nodes) && fits(partners[at % Math.max(1, partners.length)]))
  return [both, own, told].find((list) => list.length > 0) ?? told
}
