// An obstacle pack: one small story world, with its own places, people, tries, low point, ways out and words for each reader.
import { once } from '../../base/once.ts'
import { PROPS } from '../../stage/props.data.ts'
import { EXTRAS, type Extra } from '../../stage/extras.data.ts'
import { ACTIONS, EMOTIONS, FRIEND_STATES, GAGS, PLACES, SHOTS, STATES, TIMES, WEATHERS } from '../../stage/scene.ts'
import type { Deed } from '../../stage/deed.ts'
import type { Prop } from '../../stage/props.data.ts'
import type { Action, Emotion, FriendState, Gag, Place, Shot, State, Time, Weather } from '../../stage/scene.ts'
import type { CharacterType, Hide, Pronoun } from '../../stage/cast.ts'
import { BANDS, type Band } from '../brief/band.ts'
import type { Genre } from '../brief/brief-lists.ts'
import { readDeeds, type Staging } from '../staging/deeds.ts'
import { readLines, type Lines } from '../lines/lines.ts'
import { BEATS, type BeatName, type SkeletonName } from '../plan/skeletons.data.ts'
import type { Weight } from '../brief/weight.data.ts'

export const AFFORDANCES = ['mark', 'sound', 'build', 'move', 'look', 'tend'] as const
export type Affordance = (typeof AFFORDANCES)[number]

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

/** Pack-owned phrases that the shared choices lean on, so that a choice is always about this story's own things. */
export interface PackNouns {
  /** Where the hero lives or stands at the start, after "in": "Crumb Street". A member's own setting takes its place. */
  home: string
  /** The thing at stake; a member's own quest noun takes its place when `quest` is swappable. */
  quest: string
  /** Needed at the climax, gone at the snag. With its article. */
  key: string
  /** Where the key has got to: "behind the flour bin". */
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

export interface PackSource {
  id: string
  skeleton: SkeletonName
  genres: readonly Genre[]
  /** Words that a member's setting may share with this world. */
  tags: string
  peril: 0 | 1 | 2 | 3
  /** Fears that this world would touch, for "avoid". */
  touches: string
  /** What may weigh in an order that is told here; a farce carries nothing. */
  carries?: readonly Weight[]
  ways: readonly Affordance[]
  /** It plays in the hero's own class. */
  pupils?: true
  figure: Figure
  /** Whom a gentle way is meant for, when that is not the figure. */
  target?: Pronoun
  /** Those whom the words call by name and who are drawn wherever they are named. */
  people?: Readonly<Record<string, Extra>>
  /** Who else is on a page whatever its words say, a line for each beat: "climax: old-woman". */
  extras?: string
  /** Capitalised names that may stand in the text beside the cast. */
  names: readonly string[]
  nouns: PackNouns
  swappable: boolean
  /** Where the key is while nobody needs it yet, as a sentence in the midst of the trouble. */
  planted?: string
  refrain: { base: string; turned: string }
  /** A shorter refrain for the youngest, in prose. */
  small?: { base: string; turned: string }
  titles: readonly string[]
  blurb: string
  stage: string
  /** Who touches what, a line for each beat: "climax: hero gives gift to figure; bicycle under bench; no lantern"; "home: no figure"; "means.sound" is for one way out. */
  deeds?: string
  /** Beats that the smallest, whose plot is simpler, see elsewhere or otherwise; their words alone say who else is there. */
  lapStage?: string
  /** Who touches what where the smallest are told of it. */
  lapDeeds?: string
  /** The first and the last beat in whose pictures the colours are gone, more of them each time. */
  fades?: readonly [first: BeatName, last: BeatName]
  /** A world may be told to some readers only. */
  b0_3?: string
  b4_6: string
  b7_9: string
  b10?: string
}

export interface Pack extends Omit<PackSource, 'stage' | 'lapStage' | 'deeds' | 'lapDeeds' | 'extras' | Band> {
  stage: ReadonlyMap<string, Stage>
  deeds: ReadonlyMap<string, readonly Staging[]>
  extras: ReadonlyMap<string, readonly Extra[]>
  states: ReadonlyMap<string, readonly FriendState[]>
  /** It plays in winter, whatever the day of the book. */
  snows: boolean
  /** What replaces the above where the smallest are told of it in prose. */
  onLap: Pick<Pack, 'stage' | 'deeds' | 'extras'>
  lines: Readonly<Record<Band, Lines>>
  /** The readers whom it is told to. */
  readers: readonly Band[]
}

function known<T extends string>(list: readonly T[], word: string | undefined, what: string): T {
  const found = list.find((one) => one === word)
  if (found === undefined) throw new Error(`"${word ?? ''}" is not a known ${what}`)
  return found
}

function words(text: string | undefined): string[] {
  return (text ?? '').split(' ').filter((word) => word !== '')
}

function readStage(source: string): Map<BeatName, Stage> {
  const stages = new Map<BeatName, Stage>()
  for (const row of source.split('\n').map((line) => line.trim())) {
    if (row === '') continue
    const colon = row.indexOf(':')
    const [where, doing, props, gag, state] = row
      .slice(colon + 1)
      .split('|')
      .map((part) => part.trim())
    const [place, time, weather, shot] = words(where)
    const [action, emotion] = words(doing)
    stages.set(known(BEATS, row.slice(0, colon), 'beat'), {
      place: known(PLACES, place, 'place'),
      time: known(TIMES, time, 'time'),
      weather: known(WEATHERS, weather, 'weather'),
      shot: known(SHOTS, shot, 'shot'),
      action: known(ACTIONS, action, 'action'),
      emotion: known(EMOTIONS, emotion, 'emotion'),
      props: words(props).map((word) => known(PROPS, word, 'prop')),
      gag: gag ? known(GAGS, gag, 'gag') : null,
      state: words(state).map((word) => known(STATES, word, 'state')),
    })
  }
  return stages
}

/** "beat: word word" lines. */
function readBeats<T extends string>(source: string | undefined, list: readonly T[], what: string): Map<string, T[]> {
  const rows = (source ?? '').split('\n').map((line) => line.trim())
  return new Map(
    rows
      .filter((row) => row !== '')
      .map((row) => {
        const [beat, said] = row.split(':')
        return [known(BEATS, beat, 'beat'), words(said).map((word) => known(list, word, what))]
      }),
  )
}

/** Who lies where a bed is, lies in it; who kneels by the mouse has a hand on it. */
function nearAtHand(stages: ReadonlyMap<BeatName, Stage>): [BeatName, Staging[]][] {
  const touch = ({ action, props }: Stage): Deed | undefined =>
    action === 'lie' && props.includes('bed')
      ? { by: 'hero', does: 'in', what: 'bed' }
      : action === 'kneel' && props.includes('mouse')
        ? { by: 'hero', does: 'touches', what: 'mouse' }
        : undefined
  return [...stages].flatMap(([beat, stage]) => {
    const deed = touch(stage)
    // The last page of the smallest is good night.
    const acts: Staging['acts'] = beat === 'close' ? [{ who: 'hero', action: 'sleep', emotion: 'calm' }] : []
    return deed ? [[beat, [{ deed, rests: [], gone: [], acts }]]] : []
  })
}

/** Each part is read when it is first asked for. */
export function readPack(source: PackSource): Pack {
  const { stage, lapStage, deeds, lapDeeds, extras, b0_3, b4_6, b7_9, b10, ...rest } = source
  const stages = once(() => readStage(stage))
  const parts = {
    deeds: once(() => readDeeds(deeds, AFFORDANCES)),
    extras: once(() => readBeats(extras, EXTRAS, 'extra')),
    states: once(() => readBeats(source.figure.states, FRIEND_STATES, 'state of a friend')),
    onLap: once(() => {
      const onLap = new Map([...stages(), ...readStage(lapStage ?? '')])
      return {
        stage: onLap,
        deeds: new Map([...nearAtHand(onLap), ...readDeeds(lapDeeds, AFFORDANCES)]),
        extras: new Map(),
      }
    }),
  }
  return {
    ...rest,
    get stage() {
      return stages()
    },
    get deeds() {
      return parts.deeds()
    },
    get extras() {
      return parts.extras()
    },
    get states() {
      return parts.states()
    },
    get onLap() {
      return parts.onLap()
    },
    snows: /\bsnow (?:wide|medium|close|above|behind)\b/.test(stage),
    lines: { b0_3: readLines(b0_3 ?? ''), b4_6: readLines(b4_6), b7_9: readLines(b7_9), b10: readLines(b10 ?? '') },
    readers: BANDS.filter((band) => source[band] !== undefined),
  }
}

export function beatKeys(way: Affordance, beat: BeatName): string[] {
  return [`${beat}.${way}`, beat]
}
