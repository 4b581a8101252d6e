// What a page can be seen from: whatever its cue names has to stay in the picture, and large enough.
import { BACKS } from '../../stage/backs.ts'
import type { DeedName } from '../../stage/deed.ts'
import type { View } from '../../stage/direction.ts'
import type { Extra } from '../../stage/people/extra.ts'
import { personCalled } from '../../stage/people/people.ts'
import { isDeep, isPlace } from '../../stage/places/places.ts'
import type { Action, Actor, Place, Scene } from '../../stage/scene.ts'
import type { Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'
import type { BeatName } from '../plan/skeletons.data.ts'
import { BODILY } from '../reading/told-act.ts'

export interface PageToDirect {
  beat: BeatName
  scene: Scene
  /** The author of its cue says how it is seen. */
  isFixed: boolean
  /** Neither its words nor its cue speak of the hero. */
  isWithout: boolean
  /** The hero is no person. */
  isBeast: boolean
}

/** Under a roof; a station is one great hall. */
export const isRoom = (place: Place): boolean => isPlace(place, 'room') || isPlace(place, 'hall')

/** A child is 440 high. */
const LARGE = 230
const SMALL = 190

const heightOf = (prop: Prop): number => {
  const { height, large, huge, giant, spot } = cardOf(prop)
  return height ?? (huge || giant ? 600 : large || spot === 'big' ? 300 : 110)
}
const isLarge = (prop: Prop) => heightOf(prop) >= LARGE || cardOf(prop).spot === 'sky'
const isSmall = (prop: Prop) => heightOf(prop) <= SMALL && cardOf(prop).spot === 'hand'

/** Of these a look from near shows too little. */
const WHOLE_BODY: ReadonlySet<Action> = new Set<Action>([
  ...BODILY,
  ...([
    'sit',
    'lie',
    'sleep',
    'dance',
    'hide',
    'stuck',
    'kneel',
    'dig',
    'build',
    'carry',
    'tiptoe',
    'bow',
    'fall',
  ] as const),
])
/** Done with a face or with fingers: nothing of it is seen from afar. */
const FINE: ReadonlySet<Action> = new Set<Action>([
  ...(['eat', 'draw', 'write', 'read', 'whisper', 'yawn', 'think', 'cook', 'knock', 'sneeze', 'nod', 'shrug'] as const),
  ...(['cover-ears', 'play-music', 'give', 'hold', 'hug', 'laugh', 'talk'] as const),
])
/** What is done with a thing that is as large as its doer. */
const WITH_LARGE: ReadonlySet<DeedName> = new Set<DeedName>([
  'touches',
  'pulls',
  'pushes',
  'on',
  'in',
  'behind',
  'under',
])
/** What hands do before a breast. */
const IN_HANDS: ReadonlySet<DeedName> = new Set<DeedName>([
  'lifts',
  'gives',
  'pours',
  'catches',
  'blows',
  'wears',
  'hugs',
])

const heroOf = ({ who }: Scene): Actor | undefined => who.find(({ id }) => id === 'hero')

/** The giant has a layout of his own. */
const hasGiant = ({ props }: Scene) => props.some((prop) => cardOf(prop).giant || cardOf(prop).huge)

const thingsOf = ({ props, deed, who, rests = [] }: Scene): Prop[] => [
  ...new Set([
    ...props,
    ...[deed?.what, deed?.over, deed?.holding].flatMap((one) => one ?? []),
    ...who.flatMap(({ holds }) => holds ?? []),
    ...rests.flatMap(({ what, at }) => [what, at]),
  ]),
]

function isFarSeen(scene: Scene): boolean {
  const { deed, who, place, rests = [] } = scene
  const hasRoom = !isRoom(place) || isPlace(place, 'hall')
  return (
    hasRoom &&
    !isPlace(place, 'narrow') &&
    heroOf(scene) !== undefined &&
    rests.length === 0 &&
    who.every(({ action, sized, asleep, holds }) => !FINE.has(action) && !sized && !asleep && !holds) &&
    thingsOf(scene).every(isLarge) &&
    (!deed || (deed.to === undefined && WITH_LARGE.has(deed.does)))
  )
}

/** Animals and the very small: nobody sees them behind somebody who is near. */
function isLow(extra: Extra): boolean {
  const { animal, figures } = personCalled(extra)
  return animal !== undefined || figures.every(({ ages }) => ages.every((age) => age < 3))
}

/** Beside those who are near small things lie at the lower edge; a large one behind them would be covered. */
const AT_THE_EDGE = 2

/** In units of a child who is 440 high: what stands side by side. */
export function widthOf({ who, props, deed }: Scene): number {
  const things = props.filter((prop) => !['sky', 'wall'].includes(cardOf(prop).spot) && heightOf(prop) >= SMALL)
  const there = deed && ['on', 'in', 'under', 'behind'].includes(deed.does) ? 1 : 0
  return (
    (who.length - there) * 210 +
    things.reduce((sum, prop) => sum + (cardOf(prop).wide ?? Math.min(240, heightOf(prop))), 0)
  )
}
/** More than this is small beside a column of words; and from near. */
export const BROAD = 560
const NEAR_BROAD = 640

function isNearSeen({ deed, who, props, extras = [], rests = [] }: Scene): boolean {
  const [first] = who
  return (
    deed === undefined &&
    first !== undefined &&
    who.length <= 2 &&
    extras.length + rests.length === 0 &&
    props.length <= 1 &&
    props.every(isSmall) &&
    who.every(({ action, sized }) => !WHOLE_BODY.has(action) && !sized)
  )
}

/** As high as whoever touches it, or so small that it is held up or sat on a table: for the rest one bends to the ground. */
const isAtHand = (prop: Prop | undefined) => prop !== undefined && (heightOf(prop) >= 250 || heightOf(prop) <= 75)

/** So near that the page ends below the hands. */
function isInHands(scene: Scene): boolean {
  const { deed, who, props, extras = [], rests = [] } = scene
  const [first] = who
  const laid = new Set(rests.map(({ what }) => what))
  const own = (prop: Prop) => prop === deed?.what || prop === deed?.over || laid.has(prop)
  if (!first || hasGiant(scene) || widthOf({ ...scene, props: scene.props.filter(own) }) > NEAR_BROAD || who.length > 2)
    return false
  if (extras.some(isLow) || who.some(({ sized }) => sized)) return false
  const beside = props.filter((prop) => !own(prop) && !['sky', 'wall'].includes(cardOf(prop).spot))
  if (beside.length > AT_THE_EDGE || beside.some(isLarge)) return false
  if (rests.some(({ at }) => at !== deed?.what)) return false
  const isHandled = !deed || IN_HANDS.has(deed.does) || (deed.does === 'touches' && isAtHand(deed.what))
  return isHandled && who.every(({ action }) => !WHOLE_BODY.has(action) || action === 'bow')
}

/** A beast shows its back standing and going; the rest it does sideways. */
const OF_A_BEAST: ReadonlySet<Action> = new Set<Action>([
  ...(['stand', 'look', 'look-up', 'look-down', 'peek', 'listen', 'walk', 'crawl', 'run', 'jump'] as const),
])

function isBackSeen({ scene, isBeast }: PageToDirect): boolean {
  const hero = heroOf(scene)
  const { deed } = scene
  if (!hero || hero.holds || hero.asleep || !(isBeast ? OF_A_BEAST : BACKS).has(hero.action)) return false
  return deed?.by !== hero.id && deed?.to !== hero.id
}

/** What the hero does there is no more than being there. */
function canLeave(scene: Scene): boolean {
  const { deed } = scene
  const isHers = deed?.by === 'hero' || deed?.to === 'hero'
  return !hasGiant(scene) && heroOf(scene) !== undefined && (!isHers || deed.does === 'touches')
}

/** Whether all that a page has to show is seen so. */
export function isSeenFrom(view: View, page: PageToDirect): boolean {
  const { scene, isWithout } = page
  if (scene.then) return view === 'whole'
  const { place, who, props, extras = [] } = scene
  switch (view) {
    case 'far':
      return !hasGiant(scene) && isFarSeen(scene)
    case 'near':
      return isNearSeen(scene)
    case 'hands':
      return isInHands(scene)
    case 'behind':
      return !hasGiant(scene) && isBackSeen(page)
    case 'low':
      return !hasGiant(scene) && !isDeep(place) && who.length + extras.length <= 3 && who.every(isUpright)
    case 'high':
      return !hasGiant(scene) && !isDeep(place) && who.every(({ action }) => action !== 'look-up')
    case 'without':
      return isWithout && canLeave(scene) && (who.length > 1 || extras.length > 0 || props.some(isLarge))
    default:
      return true
  }
}

const isUpright = ({ action, asleep }: Actor) =>
  !asleep && !['lie', 'sleep', 'crawl', 'swim', 'fly', 'fall'].includes(action)
