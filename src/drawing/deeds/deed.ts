// The deed of a page, staged: who does it and who it is done to stand so that hands meet things, and everybody else looks on.
import type { Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'
import { DEEDS, type DeedName } from '../../stage/deed.ts'
import type { Actor, Friend, Scene, Shot } from '../../stage/scene.ts'
import { pulls, pushes, touches } from './deed-at.ts'
import { climbing } from './deed-climb.ts'
import { blows, hugs, wears } from './deed-close.ts'
import { holdsHem } from './deed-hem.ts'
import { catches, gives, lifts, plainAct, pours, throws } from './deed-hands.ts'
import { behind, under } from './deed-hidden.ts'
import { opens } from './deed-open.ts'
import { brings, feeds, fetches } from './deed-jaws.ts'
import type { Rope } from '../extras/extras-place.ts'
import { AJAR, handAt, pieceBox, type Act, type Doing, type Piece } from './deed-stage.ts'
import { inside, on } from './deed-upon.ts'
import { measure, type Player } from '../composing/crowd.ts'
import { drawHouse } from '../things/backing.ts'
import { partBox, type Layer, type Pen } from '../shapes/graph.ts'
import { resting, restsOf } from '../things/resting.ts'
import { at, scale, times, type Matrix, type Point } from '../shapes/matrix.ts'
import { joined, oval, rect, type Box } from '../shapes/path.ts'
import { PROP_PEOPLE } from '../extras/people-on-things.data.ts'
import { drawProp, readProp } from '../props/prop.ts'
import { PAGE, type Scenery } from '../places/scenery.ts'

/** From hand to hand, but a beast has none. */
function byMouth(doing: Doing): Act {
  const card = doing.prop ? cardOf(doing.prop) : undefined
  if (doing.doer.pose.fours) return (card?.bitten === undefined ? fetches : brings)(doing)
  return (doing.taker?.pose.fours && card?.links ? feeds : gives)(doing)
}

const STAGINGS: Readonly<Record<DeedName, (doing: Doing) => Act>> = { gives: byMouth, lifts, touches: (doing) => holdsHem(doing) ?? touches(doing), opens, pulls, pushes, pours, throws, catches, wears, hugs, blows, on, in: inside, under, behind } // prettier-ignore

/** Shots that would cut off or turn away the hands and feet that a deed is made of. */
const SHOTS: Readonly<Partial<Record<Shot, Shot>>> = { close: 'medium', behind: 'medium' }

/** A deed stands as long as its people do it and its things are there: a wish may have taken either away. */
export function withDeed(asked: Scene): Scene {
  const scene = climbing(asked)
  const { deed, ...rest } = scene
  if (!deed) return scene
  const doer = scene.who.find(({ id }) => id === deed.by)
  const action = DEEDS[deed.does]
  const acts = doer !== undefined && (action === null || doer.action === action)
  const there = deed.to === undefined || scene.who.some(({ id }) => id === deed.to)
  const had = [deed.what, deed.over].every((one) => one === undefined || scene.props.includes(one) || doer?.holds === one) // prettier-ignore
  if (!acts || !there || !had || (deed.what === undefined && deed.to === undefined)) return rest
  const shot = SHOTS[scene.shot] ?? scene.shot
  const ours = (thing: Prop | undefined) =>
    thing === undefined || thing === deed.what || thing === deed.over || (deed.does === 'in' && thing === deed.holding)
  const who = scene.who.map(({ holds, ...actor }): Actor => {
    const looks = actor.id === deed.by || actor.id === deed.to ? actor : { ...actor, gaze: 'prop' as const }
    return ours(holds) ? looks : { ...looks, ...(holds && { holds }) }
  })
  const props = scene.props.filter((prop) => prop !== deed.what && prop !== deed.over)
  return { ...scene, shot, who, props }
}

export function stageDeed(scene: Scene, people: readonly Player[]): Act | undefined {
  const { deed } = scene
  const doer = people.find(({ spec }) => spec.id === deed?.by)
  if (!deed || !doer) return undefined
  const taker = people.find(({ spec }) => spec.id === deed.to)
  const doing: Doing = { scene, deed, doer, taker, prop: deed.what }
  const act =
    deed.what !== undefined || deed.does === 'hugs' || deed.does === 'touches'
      ? STAGINGS[deed.does](doing)
      : plainAct(doing)
  for (const one of people) {
    if (one === doer || one === taker || one.pose.spin || one.shot === 'behind') continue
    one.pose = { ...one.pose, side: Math.max(0.6, one.pose.side), yaw: Math.max(0.7, one.pose.yaw) }
    measure(one)
  }
  layOn(act, scene)
  act.friend = scene.friend
  const boxes = act.pieces.map(pieceBox)
  if (boxes.length > 0) doer.held = joined(boxes)
  return act
}

/** What rests at the deed's own thing: a cup on the table that somebody sits on. */
function layOn(act: Act, scene: Scene): void {
  for (const [i, rest] of restsOf(scene).entries()) {
    const index = act.pieces.findIndex(({ prop }) => prop === rest.at)
    const piece = act.pieces[index]
    // Beside who sleeps it lies already.
    if (!piece || act.pieces.some(({ prop }) => prop === rest.what)) continue
    const steps = act.taker ? 1 : 2
    const { m, first } = resting(rest, i + (act.deed.does === 'on' || act.deed.does === 'behind' ? steps : 0))
    const laid: Piece = { prop: rest.what, m: times(piece.m, m), when: piece.when }
    act.pieces.splice(first ? index : index + 1, 0, laid)
  }
}

/** A door brings its house, before which everybody stands. */
export const hasHouse = (act: Act) => act.pieces.some(({ prop }) => cardOf(prop).housed !== undefined)

/** Who belongs to a thing is seen in the light of the cast. */
export const kindOf = ({ pieces }: Act): Layer['kind'] =>
  pieces.some(({ prop, when }) => when === 'before' && PROP_PEOPLE[cardOf(prop).as ?? prop]) ? 'figure' : 'things'

/** A shadow under each thing that stands, and what is drawn before the bodies. */
export function drawDeed(
  p: Pen,
  w: Scenery,
  act: Act,
  ground: Matrix,
  when: 'behind' | 'before' | 'hand',
  prefix: string,
): void {
  const q = p.to(ground, prefix)
  if (when === 'behind') for (const stroke of act.strokes) if (stroke.when === 'behind') stroke.draw(q, w)
  for (const piece of act.pieces) {
    const rim = when === 'before' && piece.rim !== undefined
    if (piece.when !== when && !rim) continue
    if (piece.stands && !rim) {
      const box = pieceBox(piece)
      q(oval(box.x + box.w / 2 + 5, 2, box.w * 0.52, 12), '#3d4a5c', 'shadow', { soft: true, alpha: 0.42, material: 'light' }) // prettier-ignore
    }
    const { housed } = cardOf(piece.prop)
    if (housed !== undefined && when === 'behind' && !rim)
      drawHouse(q.to(times(piece.m, scale(housed)), 'support/'), w, true)
    drawPiece(q.to(piece.m, 'prop/'), piece, rim, act.friend)
  }
  const after = when === 'behind' ? 'over' : when
  for (const stroke of act.strokes) if (stroke.when === after) stroke.draw(q, w)
}

function drawPiece(p: Pen, { prop, rim, ajar }: Piece, front: boolean, friend: Friend | undefined): void {
  const { shapes } = readProp(prop)
  if (ajar) {
    const leaf: Matrix = [AJAR, -0.06, 0, 1, -70 * (1 - AJAR), 0]
    for (const [i, { path, color, more }] of shapes.entries()) {
      if (i === 1)
        p(rect(-66, -300, 132, 300, 6), '#ffe7a3', 'inside', { material: 'light', lit: true, fade: '#f6c15f' })
      ;(i === 0 ? p : p.to(leaf))(path, color, prop, more)
    }
  } else if (!front || rim === undefined) drawProp(p, prop, friend)
  else
    for (const { path, color, more } of shapes)
      if (partBox({ path, color, id: '', material: 'wood', puff: 0 }).y >= rim - 5) p(path, color, prop, more)
}

/** What of somebody is below the ground, or behind a rim that reaches it, is left out. */
export function cutAtGround(layer: Layer, from: number, ground: number): void {
  const above = rect(-200, -400, PAGE.w + 400, ground + 400)
  layer.parts = layer.parts.filter((part, i) => {
    const { y, h } = partBox(part)
    return i < from || (y < ground - 2 && (!part.clip || y + h < ground + 6))
  })
  for (const part of layer.parts.slice(from)) {
    const box = partBox(part)
    if (box.y + box.h > ground) part.clip ??= above
  }
}

/** Where others may take hold of the rope that the deed pulls: behind the fists of whoever pulls with them. */
export function ropeEnd({ deed, doer, taker, grips }: Act, standOf: (one: Player) => Matrix): Rope | undefined {
  if (deed.does !== 'pulls' || grips.length === 0) return undefined
  const one = taker?.spec.role === 'hero' ? taker : doer
  return { from: at(standOf(one), ...handAt(one, 'near')), way: one.flip > 0 ? -1 : 1 }
}

export const focusOf = (act: Act, stand: Matrix): Point => at(stand, ...act.focus)

/** The deed's own things, where they are on the page. */
export const thingsOf = (act: Act, stand: Matrix): { prop: Prop; box: Box }[] =>
  act.pieces.map((piece) => {
    const b = pieceBox(piece)
    const [x0, y0] = at(stand, b.x, b.y)
    const [x1, y1] = at(stand, b.x + b.w, b.y + b.h)
    return { prop: piece.prop, box: { x: Math.min(x0, x1), y: y0, w: Math.abs(x1 - x0), h: y1 - y0 } }
  })
