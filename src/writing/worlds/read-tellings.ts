// tellings.txt: every telling of a world, "@fail2 4-6 #whale.snap" beneath it its words (verse line by line, with // between couplets), what it
// "states", "needs" and "introduces", a line each, and last its cue, "= hero(brave) pull rope", or whose it shares, "= & whale.x2k".
import { oneOf, readTextLines, shelfFault, type TextLine } from '../../base/shelf-text.ts'
import { WAYS } from './world.ts'
import { MORALS } from '../brief/shape-story.ts'
import { BEATS } from '../plan/skeletons.data.ts'
import { asAnother, cueFrom, readCue, thingsIn } from '../staging/cue.ts'
import { KIT, type Cue } from '../staging/moment.ts'
import { ownThing } from './own-thing.ts'
import { SHELF, wholeLine, type Vocabulary } from './whole-line.ts'
import { FACTS, READERS, type FactKind, type Facts, type Reader, type Telling, type WorldBody } from './world.ts'

const HEAD = '"@beat reader #world.id", such as "@fail2 4-6 #whale.snap" or "@means.sound 7-9 #whale.hum"'

/** What a beat may be told for: a way out, a choice, or, in verse, a friend. */
const KINDS = [...WAYS, ...MORALS, 'pal'] as const

/** Whose tellings they are. */
export interface Whose {
  id: string
  figureIsThing: boolean
  /** What the lines of a life story may say. */
  life?: Vocabulary
}

interface Open extends Omit<Telling, 'facts' | 'cue'> {
  at: TextLine
  key: string
  reader: Reader
  lines: string[]
  facts: Fact[]
  /** Its cue without the mark. */
  seen?: TextLine
}

interface Fact {
  kind: FactKind
  words: string
}

function open(at: TextLine, world: string): Open {
  const [, beat = '', kind, reader = '', id = ''] = /^@([\w-]+)(?:\.([\w-]+))? +(\S+) +#(\S+)$/.exec(at.text) ?? []
  if (id === '') throw shelfFault(at, `"${at.text}"`, HEAD)
  const name = oneOf(BEATS, beat, at, 'beat')
  if (!new RegExp(`^${world}\\.[a-z0-9]+$`).test(id))
    throw shelfFault(at, `"#${id}"`, `"#${world}." and small letters or digits`)
  return {
    at,
    key: kind === undefined ? name : `${name}.${oneOf(KINDS, kind, at, 'way, choice or friend')}`,
    reader: oneOf(READERS, reader, at, 'reader'),
    id,
    prose: '',
    lines: [],
    facts: [],
  }
}

/** Lines of verse lie one under the other; prose is one paragraph, however it is broken. */
function proseOf({ at, reader, lines }: Open, known: Vocabulary): string {
  if (lines.length === 0) throw shelfFault(at, 'a telling without words', 'its words beneath it')
  const verse = lines.reduce(
    (told, line) => (told === '' ? line : `${told}${line === '//' || told.endsWith('//') ? ' ' : ' / '}${line}`),
    '',
  )
  return wholeLine(at, reader === 'verse' ? verse : lines.join(' '), known)
}

/** A line of its words, or, with =, its cue, which ends it. */
function add(at: TextLine, telling: Open, world: Whose): void {
  if (telling.seen !== undefined) throw shelfFault(at, 'words after a cue', 'the next "@beat ..."')
  const kind = FACTS.find((one) => at.text === one || at.text.startsWith(`${one} `))
  if (kind) return void telling.facts.push(factOf(at, kind, telling))
  if (!at.text.startsWith('=')) {
    if (telling.facts.length > 0)
      throw shelfFault(at, 'words after a fact', 'another fact, its cue, the next "@beat ..."')
    return void telling.lines.push(at.text)
  }
  const seen = { ...at, text: at.text.slice(1).trim() }
  if (!seen.text.startsWith('&')) checkSeen(readCue(seen), seen, world)
  telling.seen = seen
}

/** "states the rope broke": what whoever hears it knows from here on; what it "needs" was known before; whom or what it "introduces". */
function factOf(at: TextLine, kind: FactKind, { lines, facts }: Open): Fact {
  const words = at.text.slice(kind.length).trim()
  const isTold = facts.some((one) => one.kind === kind && one.words === words)
  if (words === '' || lines.length === 0 || isTold)
    throw shelfFault(at, `"${at.text}"`, `"${kind}" and words that are new, under the telling`)
  return { kind, words }
}

/** A cue shows this world's own things and those of any world; of a figure that is a thing nobody sees a back, mud or another size. */
function checkSeen(cue: Cue, at: TextLine, { id, figureIsThing }: Whose): void {
  for (const moment of [cue, ...(cue.then ? [cue.then] : [])]) {
    for (const prop of thingsIn(moment)) if (prop !== KIT) ownThing(prop, id, at)
    for (const { who, back, state, sized } of moment.acts)
      if (who === 'figure' && figureIsThing && (back || state || sized))
        throw shelfFault(at, 'a figure that is a thing', 'a feeling, or "asleep"')
  }
}

/** "& whale.x2k | night": as another telling of this world, whose cue is its own. */
function sharedCue(seen: TextLine, all: readonly Open[]): string {
  const [, id = '', frame] = /^&\s*#?([^\s|]+)\s*(?:\|([^|]*))?$/.exec(seen.text) ?? []
  const own = all.flatMap((one) => (one.seen && !one.seen.text.startsWith('&') ? [{ ...one, seen: one.seen }] : []))
  const other = own.find((one) => one.id === id)
  if (!other)
    throw shelfFault(
      seen,
      `"${seen.text}"`,
      '"& id", perhaps with "| place time ...": a telling here with a cue of its own',
    )
  return asAnother(other.seen.text, { ...seen, text: frame ?? '' })
}

function factsOf({ facts }: Open): Facts {
  const kinds = FACTS.filter((kind) => facts.some((one) => one.kind === kind))
  return Object.fromEntries(kinds.map((kind) => [kind, facts.flatMap((one) => (one.kind === kind ? [one.words] : []))]))
}

const cueIn = ({ seen }: Open, all: readonly Open[]): string | undefined =>
  seen?.text.startsWith('&') ? sharedCue(seen, all) : seen?.text

const isGrown = ({ acts, then }: Cue): boolean =>
  [...acts, ...(then?.acts ?? [])].some(({ who, or }) => who === 'grown' || or === 'grown')

/** Every telling has its picture beneath it; one of a life story is for its beat alone. */
function checkTold({ at, key }: Open, cue: string | undefined, isLife: boolean): string {
  if (isLife && key.includes('.'))
    throw shelfFault(at, `"${key}"`, 'a beat alone: a life story has neither ways nor choices')
  if (cue === undefined) throw shelfFault(at, 'a telling without a cue', '"= hero ..." beneath its words')
  if (!isLife && isGrown(cueFrom(cue)))
    throw shelfFault(at, '"grown" in a world that is not whole', 'hero, friend, figure')
  return cue
}

export function readTellings(file: string, source: string, world: Whose): WorldBody['tellings'] {
  const opened: Open[] = []
  for (const at of readTextLines(file, source)) {
    const last = opened.at(-1)
    if (at.text.startsWith('@')) opened.push(open(at, world.id))
    else if (!last) throw shelfFault(at, 'words of no telling', HEAD)
    else add(at, last, world)
  }
  const ids = new Set<string>()
  const told: Record<Reader, Record<string, Telling[]>> = { '0-3': {}, '4-6': {}, '7-9': {}, '10+': {}, verse: {} }
  for (const one of opened) {
    if (ids.has(one.id)) throw shelfFault(one.at, `"#${one.id}" is taken`, 'an id of its own for each telling')
    ids.add(one.id)
    const prose = proseOf(one, world.life ?? SHELF)
    const cue = checkTold(one, cueIn(one, opened), world.life !== undefined)
    ;(told[one.reader][one.key] ??= []).push({
      id: one.id,
      prose,
      ...(one.facts.length > 0 && { facts: factsOf(one) }),
      cue,
    })
  }
  return told
}
