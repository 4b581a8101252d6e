// Which things of a page nobody holds, how large they are, and the room that they need beside the heroes.
import type { Prop } from '../../stage/things/card.ts'
import { isFromNear } from '../../stage/direction.ts'
import { cardOf } from '../../stage/things/cards.ts'
import type { Scene, Shot } from '../../stage/scene.ts'
import { shotOn } from '../composing/crowd.ts'
import { GIANT_ROOM } from '../composing/giant.ts'
import { readProp } from '../props/prop.ts'
import { restsOf } from './resting.ts'
import { isAfloat } from './thing-spots.ts'
import { trueScale } from '../props/true-size.ts'

export const GAP = 16
const far = (shot: Shot) => shot === 'wide' || shot === 'above'

/** How large a thing is beside a child of 440; what is small is a little larger than true, or it would not be found. */
export function sizeFor(prop: Prop, shot: Shot): number {
  const { box, spot } = readProp(prop)
  if (spot === 'hand' && box.h * trueScale(prop) < 140)
    return Math.max(trueScale(prop), Math.min(1.1, 104 / Math.max(box.w, box.h))) * (far(shot) ? 1.15 : 1)
  return Math.max(trueScale(prop), 84 / Math.max(box.w, box.h))
}

/** As people are: beside whom it is no toy. */
const LARGE = 180
export function isLarge(prop: Prop): boolean {
  const { box, spot } = readProp(prop)
  return spot === 'big' || (spot === 'ground' && Math.min(box.w, box.h) * trueScale(prop) > LARGE)
}

export function freeProps(scene: Scene): Prop[] {
  // Nobody shows behind a back what is in hand.
  const held = new Set(scene.who.flatMap((one, i) => (shotOn(scene, i) === 'behind' ? [] : (one.holds ?? []))))
  const laid = new Set(restsOf(scene).map(({ what }) => what))
  return [...new Set(scene.props)].filter((prop) => !held.has(prop) && !laid.has(prop))
}

export const bulky = (scene: Scene) =>
  isFromNear(scene)
    ? []
    : freeProps(scene)
        .filter(
          (prop) => ['big', 'ground'].includes(readProp(prop).spot) && !cardOf(prop).atFeet && !isAfloat(prop, scene),
        )
        .filter((prop, _, all) => !cardOf(prop).served || !all.some((one) => cardOf(one).laid))
        .slice(0, 2)

/** What the large things need beside the heroes, in stage units. */
export function roomBeside(scene: Scene): number {
  return bulky(scene).reduce((sum, prop) => sum + (cardOf(prop).giant ? GIANT_ROOM : readProp(prop).box.w * sizeFor(prop, scene.shot)) + GAP, 0) // prettier-ignore
}
