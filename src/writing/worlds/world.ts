// What a compiled world is: a head, which every process has, and a body, which is fetched when the world is told.
import type { CharacterType, Pronoun } from '../../stage/cast.ts'
import type { Hide } from '../../stage/finer-creature.data.ts'
import type { Extra } from '../../stage/people/extra.ts'
import type { Prop } from '../../stage/things/card.ts'
import type { Action, Emotion, Gag, Place, Shot, State, Time, Weather } from '../../stage/scene.ts'
import type { Band } from '../brief/band.ts'
import type { Genre } from '../brief/brief-lists.ts'
import type { BeatName, SkeletonName } from '../plan/skeletons.data.ts'
import type { Weight } from '../brief/weight.data.ts'
import type { Life } from './life.ts'

export const WAYS = ['mark', 'sound', 'build', 'move', 'look', 'tend'] as const
export type Way = (typeof WAYS)[number]

/** Where a beat plays, written as one line: "bakery morning clear wide | cook happy | bread oven | gag | floury". */
export interface Stage {
  place: Place
  time: Time
  weather: Weather
  shot: Shot
  action: Action
  emotion: Emotion
  props: Prop[]
  gag: Gag | null
  state: State[]
}

export interface Figure {
  name: string
  /** Drawn as a character of the cast; null when the figure is one of the props. */
  type: CharacterType | null
  pronoun: Pronoun
  hide?: Hide
  age?: number
  /** In a member's own manner of speaking: "grey hair in a bun, blue dress". */
  looks?: string
  /** The prop that it is, when it is no character. */
  prop?: Prop
  /** What befalls it, a line for each beat: "fail1: knotted blue". */
  states?: string
  want: string
  habit: string
}

/** World-owned phrases that the shared choices lean on, so that a choice is always about this story's own things. */
export interface WorldNouns {
  /** Where the hero lives or stands at the start, after "in": "Crumb Street". A member's own setting takes its place. */
  home: string
  /** The thing at stake; a member's own quest noun takes its place when `swappable`. */
  quest: string
  /** Needed at the climax, gone at the snag. With its article. */
  key: string
  /** Where the key has got to: "behind the flour bin". In a world without it nothing is lost, and its rescue is its own. */
  hid: string
  /** What the hero did wrong early on, after "had": "left the hatch open". */
  mistake: string
  /** What takes courage at the climax. */
  scary: string
  /** How long patience must last, after "wait": "until the dough had risen". */
  wait: string
  /** The many who can help. */
  crowd: string
  /** The small one nobody heeds. */
  small: string
  /** What the small one has been trying to say, as speech without quotes. */
  says: string
}

/** Who is told to: the four ages in prose, and two of them in verse. */
export const READERS = ['0-3', '4-6', '7-9', '10+', 'verse'] as const
export type Reader = (typeof READERS)[number]

export const BAND_OF: Readonly<Record<Exclude<Reader, 'verse'>, Band>> = {
  '0-3': 'b0_3',
  '4-6': 'b4_6',
  '7-9': 'b7_9',
  '10+': 'b10',
}

/** Three pages that can be moved there (`+`), four (`++`), or none (``). */
export type Plays = Readonly<Record<string, '' | '+' | '++'>>

export interface WorldHead {
  id: string
  /** When it came onto the shelf: what is shuffled lies in this order before. */
  number: number
  /** A life story has an order of its own. */
  skeleton: SkeletonName | 'own'
  genres: readonly Genre[]
  /** Words that a member's setting may share with this world. */
  tags: string
  peril: 0 | 1 | 2 | 3
  /** Fears that this world would touch, for "avoid". */
  touches: string
  /** What may weigh in an order that is told here; a farce carries nothing. */
  carries: readonly Weight[]
  ways: readonly Way[]
  /** It plays in the hero's own class. */
  pupils: boolean
  /** A sample book of the shop tells it: anybody may know it. */
  sampled?: true
  figure: Figure
  /** Whom a gentle way is meant for, when that is not the figure. */
  target?: Pronoun
  /** Those whom the words call by name and who are drawn wherever they are named. */
  people: Readonly<Record<string, Extra>>
  /** Capitalised names that may stand in the text beside the cast. */
  names: readonly string[]
  nouns: WorldNouns
  /** How the key of its nouns is drawn; a life story has none. */
  keyThing?: Prop
  swappable: boolean
  /** Where the key is while nobody needs it yet, as a sentence in the midst of the trouble. */
  planted?: string
  refrain: { base: string; turned: string }
  /** A shorter refrain for the youngest, in prose. */
  small?: { base: string; turned: string }
  titles: readonly string[]
  blurb: string
  /** Settings of our table that it plays in. */
  plays: Plays
  /** It goes by the name of any town, or of a town by the sea. */
  town?: 'any' | 'by-sea'
  /** The first and the last beat in whose pictures the colours are gone, more of them each time. */
  fades?: readonly [first: BeatName, last: BeatName]
  /** It plays in winter, whatever the day of the book. */
  snows: boolean
  readers: readonly Reader[]
  /** It tells one event, by its own words alone. */
  life?: Life
}

/** What a telling lets its hearers know, what they must know before, and whom or what they meet in it. */
export const FACTS = ['states', 'needs', 'introduces'] as const
export type FactKind = (typeof FACTS)[number]
export type Facts = Readonly<Partial<Record<FactKind, readonly string[]>>>

export type LifeHead = WorldHead & Required<Pick<WorldHead, 'life'>>
export const isLifeHead = (head: WorldHead): head is LifeHead => head.life !== undefined

export interface Telling {
  /** "#whale.k3f", without the mark. */
  id: string
  prose: string
  facts?: Facts
  /** What is seen of it, whole and exclusive. */
  cue: string
}

export function beatKeys(way: Way, beat: BeatName): string[] {
  return [`${beat}.${way}`, beat]
}

/** By beat, or by beat and way: "means.sound". */
export type Tellings = Readonly<Record<string, readonly Telling[]>>

export interface WorldBody {
  stage: readonly (readonly [BeatName, Stage])[]
  lapStage: readonly (readonly [BeatName, Stage])[]
  tellings: Readonly<Record<Reader, Tellings>>
}

export interface WorldSource {
  head: WorldHead
  body: WorldBody
}
