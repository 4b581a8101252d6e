// The cast of a page, the farthest first: each at what it does, with its own feeling, and looking where it should.
import { dice } from '../../base/dice.ts'
import { drawState } from '../clothes/state.ts'
import { drawingOrder } from '../deeds/borne.ts'
import { deedOrder } from '../deeds/deed-row.ts'
import type { Act } from '../deeds/deed-stage.ts'
import { cutAtGround, drawDeed, kindOf } from '../deeds/deed.ts'
import { drawEffort } from '../deeds/effort.ts'
import { expressionOf } from '../heads/expression.ts'
import { gazeOf, turnedTo } from '../heads/gaze.ts'
import { kindled, rimOn } from '../light/lamplight.ts'
import { drawFigure } from '../people/figure.ts'
import type { Acting, Drawn } from '../poses/acting.ts'
import { aim } from '../poses/aim.ts'
import { placeFigureProps } from '../props/held-prop.ts'
import type { Layer, Part, Pen } from '../shapes/graph.ts'
import { at, sizeOf, times, type Matrix } from '../shapes/matrix.ts'
import { drawDeedBehind, isHouse } from './behind-cast.ts'
import type { Player } from './crowd.ts'
import { facesLast } from './faces-last.ts'
import type { Face } from './picture.ts'
import type { Staged } from './stage-page.ts'
import { standOf } from './stand-people.ts'

export function drawCast(staged: Staged): void {
  const { act, people, bonds } = staged
  /** Of all who have a hand in the deed: they close over its things. */
  const fingers: Part[] = []
  for (const one of facesLast(act ? deedOrder(act, people) : drawingOrder(people, bonds), staged)) {
    if (act && !isHouse(act) && one === (act.taker ?? act.doer)) drawDeedBehind(staged, act)
    staged.faces.push(drawPlayer(staged, one, fingers))
  }
}

function drawPlayer(staged: Staged, one: Player, fingers: Part[]): Face {
  const { act, scenery, scene, page, people, things, bodies } = staged
  const { id } = one.spec
  const m = times(standOf(staged, one), one.own)
  aim(one, m, staged.sights[0], scene)
  const acts = one === act?.doer || one === act?.taker
  const others = bodies.filter((_, other) => other !== people.indexOf(one))
  if (!acts) drawEffort(scenery, one, m, things, others)
  const pen = scenery.layer(id, 'figure', 0, 0)
  const own = scenery.layers.at(-1)
  if (own) light(staged, own, one)
  const figure = pen.to(m, `${id}/`)
  const drawn = drawFigure(figure, one.spec, actingOf(staged, one))
  placeFigureProps(figure, one.actor, one.pose, drawn, one.shot, scene.friend)
  if (act && own && acts) drawGrips(staged, act, one, { pen, own, drawn, fingers })
  const { state = [] } = one.actor
  drawState(
    figure,
    one.spec.role === 'hero' ? [...new Set([...scene.state, ...state])] : state,
    drawn,
    dice(`${page.seed}/${id}/state`),
  )
  return faceOf(id, drawn, m)
}

/** Lamps warm whoever is near, and the moon or a lamp catches an edge. */
function light({ people, heads, bodies, flames, asDrawn }: Staged, own: Layer, one: Player): void {
  const i = people.indexOf(one)
  own.grade = kindled(own.grade, heads[i] ?? [0, 0], flames)
  own.rim = rimOn(asDrawn, bodies[i], flames)
}

function actingOf(staged: Staged, one: Player): Acting {
  const { act, people, heads, sights, extras, someone } = staged
  const gaze = gazeOf(one, people, heads, sights, extras.middles, someone)
  const isBound = act !== undefined || one.shot === 'behind' || one.pose.spin
  return {
    pose: { ...one.pose, yaw: isBound ? one.pose.yaw : turnedTo(gaze, one.pose) },
    face: feelingOf(staged, one),
    gaze,
    pitch: pitchOf(staged, one, gaze),
    behind: one.shot === 'behind',
    glance: !one.actor.back && Math.abs(gaze[0]) > 0.2,
  }
}

function feelingOf({ act, page, scene }: Staged, one: Player): Acting['face'] {
  const { actor, spec, pose } = one
  const manner = dice(`${page.seed}/${spec.id}/manner`)
  const way = dice(`${page.seed}/${page.n ?? 0}/${spec.id}/${scene.place}/face`)
  const face = { ...expressionOf(actor, spec, scene.mood, manner, way), ...(one === act?.doer && act.face) }
  const sleeps = pose.shut || actor.asleep
  return sleeps ? { ...face, lid: 1, low: 0, open: Math.min(face.open, 0.3), wink: 0 } : face
}

function pitchOf({ scene }: Staged, { actor }: Player, gaze: readonly [number, number]): number {
  if (scene.shot === 'above') return -0.9
  if (actor.action === 'look-up') return -1
  return actor.action === 'look-down' ? 0.9 : gaze[1] * 0.5
}

interface Inked {
  pen: Pen
  own: Layer
  drawn: Drawn
  fingers: Part[]
}

/** The things of the deed lie between the body and the fingers. */
function drawGrips(staged: Staged, act: Act, one: Player, { pen, own, drawn, fingers }: Inked): void {
  const { scenery } = staged
  const stand = standOf(staged, one)
  const does = one === act.doer
  if (does && act.sunk) cutAtGround(own, 0, stand[5])
  if (does) drawDeed(pen, scenery, act, stand, 'hand', `${one.spec.id}/`)
  const until = own.parts.length
  for (const grip of act.grips) drawn.grip(grip)
  fingers.push(...own.parts.splice(until))
  if (!does) return
  drawDeed(scenery.layer('deed', kindOf(act), -0.01, 0), scenery, act, stand, 'before', '')
  scenery.layer('deed-hands', 'figure', 0, 0)
  const over = scenery.layers.at(-1)
  over?.parts.push(...fingers)
  if (over) over.grade = own.grade
}

function faceOf(id: string, drawn: Drawn, m: Matrix): Face {
  const [x, y] = at(drawn.head, 0, 0)
  const r = drawn.radius * sizeOf(m)
  return { id, box: { x: x - r, y: y - r, w: r * 2, h: r * 2 } }
}
