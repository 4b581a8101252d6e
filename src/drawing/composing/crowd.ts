// Who is on the page: each in a pose, measured as drawn, so that the camera knows what it must keep.
import { isDeep, placeCalled } from '../../stage/places/places.ts'
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'
import type { DeedName } from '../../stage/deed.ts'
import { dice } from '../../base/dice.ts'
import { BACKS, MOVING } from '../../stage/backs.ts'
import type { Action, Actor, Scene, Shot } from '../../stage/scene.ts'
import { poseOf } from '../poses/pose-of.ts'
import { buildOf } from '../people/body-build.ts'
import type { Build } from '../people/build.ts'
import { FACES } from '../heads/emotions.data.ts'
import { drawFigure } from '../people/figure.ts'
import { partBox, pen, type Part } from '../shapes/graph.ts'
import { at, move, scale, sizeOf, times, turn, type Matrix, type Point } from '../shapes/matrix.ts'
import { joined, type Box } from '../shapes/path.ts'
import type { Pose } from '../poses/poses.data.ts'
import { PLAIN } from '../recipes/recipes.data.ts'
import type { Recipe } from '../recipes/recipe.ts'
import { setOf } from '../places/places.ts'
import { trueHeight } from '../props/prop.ts'
import { placeFigureProps } from '../props/held-prop.ts'
import { inSwimwear, isInWater } from '../clothes/swimwear.ts'
import { wearFor } from '../clothes/wear.ts'

export interface Player {
  spec: CharacterSpec
  actor: Actor
  /** How one sees this one: not everybody turns a back. */
  shot: Shot
  pose: Pose
  build: Build
  recipe: Recipe
  /** 1 faces right, -1 left. */
  flip: number
  /** From the figure to the stage: size, height in the air, lying. */
  own: Matrix
  /** The whole figure, and its head with hair and hat, on the stage; feet at 0, 0. */
  box: Box
  top: Box
  /** What it has in hand. */
  held: Box | undefined
  head: Point
  radius: number
  feet: readonly Point[]
  /** How high it is when it stands upright. */
  standing: number
  /** Where it stands along the stage, in front (0) or a little behind. */
  x: number
  depth: number
  /** Room that it takes side by side. */
  wide: number
  shift: number
}

const IDLE: ReadonlySet<Action> = new Set(['stand', 'look', 'look-up', 'listen'])

/** What two may do at once, each with the other hand. */
const TWINS: ReadonlySet<Action> = new Set(['stand', 'laugh', 'cheer', 'dance', 'shout', 'sing', 'jump', 'wave', 'think', 'listen', 'talk', 'shrug', 'wait']) // prettier-ignore

/** Left for right, and the head to the other side: nobody is the next one's double. */
function mirrored(pose: Pose): Pose {
  const over = pose.over === 'near' ? 'far' : pose.over === 'far' ? 'near' : pose.over
  const [near, far] = [pose.near, pose.far]
  return { ...pose, near: [-far[0], far[1], far[2]], far: [-near[0], near[1], near[2]], hands: [pose.hands[1], pose.hands[0]], over, tilt: -pose.tilt, lean: -pose.lean * 0.5, shift: -(pose.shift ?? 0) } // prettier-ignore
}

/** What is done with jaws, a paw or a shoulder just as well. */
const BY_MOUTH: ReadonlySet<DeedName> = new Set<DeedName>(['gives', 'pulls', 'touches', 'hugs'])

/** Whoever does the deed of the page, but for sitting on something. */
function needsHands({ id }: Actor, { deed }: Scene): boolean {
  if (deed?.by !== id || BY_MOUTH.has(deed.does)) return false
  if (deed.does !== 'on' || !deed.what || deed.holding) return true
  const { pedals, strutted, step, board } = cardOf(deed.what)
  return (pedals ?? strutted ?? step ?? board) !== undefined
}

export function poseFor(actor: Actor, spec: CharacterSpec, scene: Scene): Pose {
  const { deep } = placeCalled(scene.place)
  const wear = wearFor(scene.weather, setOf(scene.place).indoors === true || deep !== undefined)
  const pose = poseOf(actor.action, spec, {
    holds: actor.holds,
    alone: scene.who.length < 2,
    shot: scene.shot,
    busy: needsHands(actor, scene),
    way: dice(
      `${scene.place}/${scene.time}/${scene.shot}/${scene.weather}/${scene.mood}/${scene.textSide}/${actor.id}/way`,
    ),
    ...(deep && { deep }),
  })
  return wear ? { ...pose, wear } : pose
}

export function ownOf(pose: Pose, build: Build, deep: boolean): Matrix {
  const lift = (pose.air ?? 0) * 118 + (deep ? 70 : 0)
  const m = times(move(0, -lift * build.size), scale(build.size))
  if (!pose.spin) return m
  const lying = Math.abs(pose.spin) > 70
  return times(m, move(lying ? build.leg * 0.9 : 0, lying ? -build.hip - 8 : -90), turn(pose.spin), move(0, build.leg * 0.9)) // prettier-ignore
}

/** Draws the figure once into nowhere and looks how large it came out. */
export function measure(one: Player): void {
  one.build = { ...buildOf(one.spec, one.recipe, one.pose.fours), size: one.build.size }
  const parts: Part[] = []
  const p = pen(parts, one.own, '', one.recipe)
  const drawn = drawFigure(p, one.spec, {
    pose: one.pose,
    face: FACES.calm,
    gaze: [0, 0],
    pitch: 0,
    behind: one.shot === 'behind',
  })
  const body = parts.length
  placeFigureProps(p, one.actor, one.pose, drawn, one.shot)
  const solid = parts.filter((part) => !part.soft && part.path.length > 0)
  const top = parts.slice(0, body).filter((part) => part.id.startsWith('head/') && !part.soft && part.path.length > 0)
  one.box = joined(solid.map(partBox))
  const held = solid.filter((part) => part.id.startsWith('prop/'))
  one.held = held.length > 0 ? joined(held.map(partBox)) : undefined
  one.head = at(drawn.head, 0, 0)
  one.radius = drawn.radius * sizeOf(one.own)
  one.top = joined([...top.map(partBox), { x: one.head[0] - one.radius, y: one.head[1] - one.radius, w: one.radius * 2, h: one.radius * 2 }]) // prettier-ignore
  one.feet = [drawn.skeleton.nearLeg.ankle, drawn.skeleton.farLeg.ankle].map(([x, y]) => at(one.own, x, y))
}

/** Close together, the tall bend down to the small: what the page cuts off below nobody misses. */
export function bendDown(row: readonly Player[]): void {
  const highest = Math.min(...row.map((one) => one.head[1]))
  const lowest = Math.max(...row.map((one) => one.head[1]))
  const spare = Math.max(0, lowest - highest - 70)
  if (spare === 0 || row.some(({ pose }) => pose.seat === true || Math.abs(pose.spin ?? 0) > 50)) return
  for (const one of row) {
    const drop = Math.max(0, lowest - 70 - one.head[1])
    if (drop === 0) continue
    const m = move(0, drop)
    one.own = times(m, one.own)
    one.box = { ...one.box, y: one.box.y + drop }
    one.top = { ...one.top, y: one.top.y + drop }
    if (one.held) one.held = { ...one.held, y: one.held.y + drop }
    one.head = [one.head[0], one.head[1] + drop]
  }
}

/** Turned boxes: a figure that faces left is its own mirror. */
const facing = (b: Box, flip: number): Box => (flip > 0 ? b : { ...b, x: -b.x - b.w })
export const bodyOf = (one: Player): Box => facing(one.box, one.flip)
export const heldOf = (one: Player): Box | undefined => one.held && facing(one.held, one.flip)
export const topOf = (one: Player): Box => facing(one.top, one.flip)

/** Over the hero's shoulder one sees the faces of those who are with him; only who goes off shows a back, and nobody talks with it. */
export function shotOn({ shot, who }: Scene, nth: number): Shot {
  const lead = who[0]?.action ?? 'stand'
  const turned = nth === 0 ? BACKS.has(lead) : MOVING.has(lead)
  return shot === 'behind' && !turned ? 'medium' : shot
}

const heightOf = ({ leg, torso, neck, head, size }: Build) => (leg + torso + neck + 165 * head) * size

/** As high as a thing; who is smaller than this is a dot. */
const LEAST = 84
function sizedBuild(build: Build, like: Prop | undefined): Build {
  const height = like === undefined ? undefined : trueHeight(like)
  return height === undefined ? build : { ...build, size: (build.size * Math.max(LEAST, height)) / heightOf(build) }
}

export function gather(scene: Scene, cast: readonly CharacterSpec[], recipe: Recipe = PLAIN): Player[] {
  const found: Player[] = []
  const lead = scene.who[0]?.action ?? 'stand'
  const swims = isInWater(scene)
  for (const actor of scene.who) {
    const known = cast.find((one) => one.id === actor.id)
    if (!known) continue
    const spec = swims ? inSwimwear(known) : known
    const build = sizedBuild(buildOf(spec, recipe), actor.sized)
    const along = found.length > 0 && (lead === 'walk' || lead === 'run') && IDLE.has(actor.action) && !actor.holds
    const shot = actor.back ? 'behind' : shotOn(scene, found.length)
    const base = poseFor(along ? { ...actor, action: lead } : actor, spec, { ...scene, shot })
    const doubled = TWINS.has(actor.action) && !actor.holds && !base.seat && !base.fours && found.some((one) => one.actor.action === actor.action) // prettier-ignore
    const pose = doubled ? mirrored(base) : along && !base.seat && !base.fours ? { ...base, near: base.far, far: base.near, nearFoot: base.farFoot, farFoot: base.nearFoot } : base // prettier-ignore
    const own = ownOf(pose, build, isDeep(scene.place))
    const standing = heightOf(build)
    const none: Box = { x: 0, y: 0, w: 0, h: 0 }
    const one: Player = { spec, actor, shot, pose, build, recipe, flip: 1, own, box: none, top: none, held: undefined, head: [0, 0], radius: 0, feet: [], standing, x: 0, depth: 0, wide: 0, shift: 0 } // prettier-ignore
    measure(one)
    found.push(one)
  }
  return found
}

/** Left to right on the stage: pairs look at each other, three stand round the hero, those who go lead to the right. */
export function lineUp(people: readonly Player[], scene: Scene, heroRight: boolean): Player[] {
  const [hero, ...others] = people
  if (!hero) return []
  const going = MOVING.has(hero.actor.action)
  const right = going || heroRight
  const row =
    others.length === 1
      ? right
        ? [...others, hero]
        : [hero, ...others]
      : [...others.slice(0, Math.ceil(others.length / 2)), hero, ...others.slice(Math.ceil(others.length / 2))]
  const middle = row.indexOf(hero)
  for (const [i, one] of row.entries()) {
    if (going) one.flip = 1
    else if (row.length === 1) one.flip = scene.textSide === 'right' ? -1 : scene.textSide === 'left' ? 1 : heroRight ? -1 : 1
    else one.flip = i === middle ? (i === 0 ? 1 : i === row.length - 1 ? -1 : heroRight ? 1 : -1) : i < middle ? 1 : -1
  }
  return row
} // prettier-ignore
