// The things of a page that nobody holds, on their spots; and those turn round who have a back to what they should look at.
import type { Prop } from '../../stage/things/card.ts'
import { focusOf, thingsOf } from '../deeds/deed.ts'
import { cardOf } from '../../stage/things/cards.ts'
import { PROP_PEOPLE } from '../extras/people-on-things.data.ts'
import { middleOf, turnedAway } from '../heads/gaze.ts'
import { partBox } from '../shapes/graph.ts'
import { at, sizeOf, type Point } from '../shapes/matrix.ts'
import type { Box } from '../shapes/path.ts'
import { placeThings, type Placed } from '../things/scene-props.ts'
import type { Cleared } from './clear-for-words.ts'
import { bodyOf } from './crowd.ts'
import { standOf, turnRound } from './stand-people.ts'

export interface Furnished extends Cleared {
  things: readonly Placed[]
  /** The deed's own things, where they are on the page. */
  touched: readonly { prop: Prop; box: Box }[]
  /** What eyes go to, the first first. */
  sights: Point[]
  /** Where the deed happens. */
  focus: Point | undefined
  /** Who belongs to a thing, and can be looked at. */
  someone: Point | undefined
  /** How much of the page each body takes, in the order of `people`. */
  bodies: readonly Box[]
}

export function setThings(cleared: Cleared): Furnished {
  const { act, people, scene, scenery, stage, side, faceBoxes, fronts } = cleared
  const standing = people.map((one) => ({ x: one.x + one.shift, wide: one.wide }))
  const corners = fronts.flatMap((layer) => layer.parts.map(partBox))
  const things = placeThings(scenery, scene, standing, stage, side, faceBoxes, corners)
  const focus = act && focusOf(act, standOf(cleared, act.doer))
  const sights = sightsOf(cleared, things, focus)
  turnToSights(cleared, sights)
  const bodies = bodiesOf(cleared)
  const touched = act ? thingsOf(act, standOf(cleared, act.doer)) : []
  return { ...cleared, things, touched, sights, focus, someone: someoneOn(things), bodies }
}

function sightsOf({ act, scene }: Cleared, things: readonly Placed[], focus: Point | undefined): Point[] {
  const sights = scene.props
    .flatMap((prop) => things.find((one) => one.prop === prop) ?? [])
    .map(({ box }) => middleOf(box))
  if (!focus) return sights
  // Who sits looks at what there is to see, not at the seat.
  return act?.deed.does === 'on' ? [...sights, focus] : [focus, ...sights]
}

function someoneOn(things: readonly Placed[]): Point | undefined {
  const met = things.find(({ prop }) => PROP_PEOPLE[cardOf(prop).as ?? prop])?.box
  return met && [met.x + met.w * 0.6, met.y + met.h * 0.24]
}

/** Hands in a deed or on a bearer's shoulders hold whoever has them where they are. */
function turnToSights(cleared: Cleared, [first]: readonly Point[]): void {
  const { act, bonds, row, scene } = cleared
  if (act || bonds.length > 0) return
  for (const one of turnedAway(row, scene, (other) => at(standOf(cleared, other), ...other.head), first)) {
    turnRound(cleared, one)
  }
}

function bodiesOf(cleared: Cleared): Box[] {
  return cleared.people.map((one) => {
    const body = bodyOf(one)
    const [x, y] = at(cleared.scenery.stand(one.x, one.depth), body.x, body.y)
    const k = sizeOf(standOf(cleared, one))
    return { x, y, w: body.w * k, h: body.h * k }
  })
}
