// Reads a prop's lines once and draws it anywhere.
import type { Card, Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'
import { linesOf } from './drawings.ts'
import type { Friend } from '../../stage/scene.ts'
import { drawFriend } from './friend.ts'
import { pen, type Part, type Pen } from '../shapes/graph.ts'
import { isLeafy, leavesOf } from './leafy.ts'
import { shapesOf, type Shape } from '../shapes/lines.ts'
import { boxOf, joined, type Box } from '../shapes/path.ts'
import { drawPropPerson } from '../extras/prop-people.ts'
import { PROP_PEOPLE } from '../extras/people-on-things.data.ts'
import type { Scenery } from '../places/scenery.ts'

interface Ready {
  spot: Card['spot']
  shapes: readonly Shape[]
  box: Box
}

const ready = new Map<Prop, Ready>()

export function readProp(prop: Prop): Ready {
  const found = ready.get(prop)
  if (found) return found
  const { spot, of, as } = cardOf(prop)
  const lines = linesOf(prop)
  const person = PROP_PEOPLE[as ?? prop]
  if (person) {
    const parts: Part[] = []
    drawPropPerson(pen(parts), as ?? prop, person)
    const all = joined(parts.filter((part) => !part.soft && part.path.length > 0).map((part) => boxOf(part.path)))
    const made = { spot, shapes: [], box: person.slim ? { ...all, x: -all.h * 0.2, w: all.h * 0.4 } : all }
    ready.set(prop, made)
    return made
  }
  const shapes = [
    ...leavesOf(lines),
    ...shapesOf(
      of,
      lines.filter((line) => !isLeafy(line)),
    ),
  ]
  const solid = shapes.filter((one) => !one.more.soft)
  const made = { spot, shapes, box: joined(solid.map((one) => boxOf(one.path))) }
  ready.set(prop, made)
  return made
}

/** Beside a child of 440. */
export function trueHeight(prop: Prop): number {
  const { height, times = 1, sized } = cardOf(prop)
  return sized === undefined ? (height ?? times * readProp(prop).box.h) : trueHeight(sized)
}

/** What is smaller in a hand nobody finds. */
const FOUND = 30

/** How big a thing is in the hands of a figure. */
export function heldScale(prop: Prop, grip: string): number {
  const { box, spot } = readProp(prop)
  const limit = grip === 'both' ? 184 : grip === 'up' ? 160 : 150
  // What is as small as a button is that in a hand, too, if it can be found there.
  if (cardOf(prop).sized) return Math.min(limit, Math.max(trueHeight(prop), FOUND)) / Math.max(box.h, box.w * 0.8)
  return Math.max(0.5, Math.min(spot === 'hand' ? 1.06 : 0.86, limit / Math.max(box.h, box.w * 0.8)))
}

/** The pen for a thing: one that mirrors everything does not mirror its letters. */
export function penFor(p: Pen, prop: Prop): Pen {
  const [a, b, c, d] = p.m
  if (!cardOf(prop).lettered || a * d - b * c > 0) return p
  const { box } = readProp(prop)
  return p.to([-1, 0, 0, 1, box.x * 2 + box.w, 0])
}

/** At night it is nearly twelve. */
export const seenAt = ({ night }: Pick<Scenery, 'night'>, prop: Prop): Prop => (night && cardOf(prop).atNight) || prop

export function drawProp(from: Pen, prop: Prop, friend?: Friend): void {
  const p = penFor(from, prop)
  const { as = prop, giant } = cardOf(prop)
  const person = PROP_PEOPLE[as]
  if (person) drawPropPerson(p, as, person, giant && friend?.emotion)
  else if (!drawFriend(p, prop, readProp(prop).shapes, friend))
    for (const { path, color, more } of readProp(prop).shapes) p(path, color, prop, more)
}
