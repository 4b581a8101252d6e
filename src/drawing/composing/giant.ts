// The giant on a page: behind everybody, as high as the page, on the side away from the words; or he lifts the hero up to his face.
import type { Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'
import type { Scene } from '../../stage/scene.ts'
import { drawFigure } from '../people/figure.ts'
import { FACES } from '../heads/emotions.data.ts'
import { giantPose } from '../poses/giant-pose.ts'
import { partBox, pen, type Part, type Pen } from '../shapes/graph.ts'
import { placeFigureProps } from '../props/held-prop.ts'
import { flameOf, kindled, rimOn, type Flame } from '../light/lamplight.ts'
import { at, inverse, move, scale, sizeOf, times, type Matrix, type Point } from '../shapes/matrix.ts'
import { blob, joined, limb, oval, type Box } from '../shapes/path.ts'
import { GIANT } from '../extras/people-on-things.data.ts'
import { readProp } from '../props/prop.ts'
import { restsOf } from '../things/resting.ts'
import type { Scenery } from '../places/scenery.ts'

/** What the others leave free beside them, in stage units: the rest of him is behind them. */
export const GIANT_ROOM = 330

const AIR = 30
/** Seated he is drawn nearer than on his feet, but no nearer than this. */
const MOST = 1.5
/** Who is lifted up sees no more of him than head and breast. */
const NEAR = 2.1
const COAT = '#c15d33'
const CUFF = '#a84c29'
const SKIN = '#f1c09c'

export interface Giant {
  box: Box
  head: Box
  eyes: Point
  /** What he has in hand. */
  held?: { prop: Prop; box: Box }
  /** Himself, behind everybody. */
  draw(p: Pen): void
  /** His palm, under the feet of whoever he lifts up. */
  lift?: (p: Pen, to: Point, k: number) => void
}

const giantIn = ({ props }: Scene): Prop | undefined => props.find((prop) => cardOf(prop).giant)

/** Whoever he lifts up stands on his hand. */
export const isLifted = (scene: Scene) => giantIn(scene) !== undefined && scene.friend?.does === 'carry'

/** He stands away from the words, and they all look to him: 1 at the right of the page, 0 where it is free. */
export const giantSideOf = (scene: Scene): 1 | -1 | 0 => sideOf(scene.textSide, giantIn(scene))
const sideOf = (textSide: Scene['textSide'], giant: Prop | undefined) =>
  giant === undefined || textSide === 'top' || textSide === 'bottom' ? 0 : textSide === 'left' ? 1 : -1

function figureOf({ friend, ...scene }: Scene) {
  const does = friend?.does ?? 'stand'
  const pose = giantPose(does)
  const holds = restsOf({ friend, ...scene }).find(({ at: where }) => cardOf(where).giant)?.what
  const emotion = friend?.emotion ?? 'happy'
  return (p: Pen) => {
    const face = { ...FACES[emotion], wink: 0 }
    const drawn = drawFigure(p, GIANT, { pose, face, gaze: [0.8, 0.85], pitch: does === 'carry' ? 0.25 : 0.55, behind: false }) // prettier-ignore
    const actor = { id: 'giant', action: does, emotion, gaze: 'other' as const, ...(holds && { holds }) }
    placeFigureProps(p, actor, pose, drawn, 'medium')
    if (does === 'carry' && emotion === 'sad') tear(p, at(times(inverse(p.m), drawn.head), 0, 0), drawn.radius)
    return { drawn, holds }
  }
}

export function giantOn(w: Scenery, scene: Scene, stage: Box, side: 1 | -1): Giant | undefined {
  const giant = giantIn(scene)
  if (giant === undefined) return undefined
  const figure = figureOf(scene)
  const parts: Part[] = []
  const { drawn, holds } = figure(pen(parts, undefined, '', w.recipe))
  const solid = parts.filter((part) => !part.soft && part.path.length > 0)
  const box = joined(solid.map(partBox))
  const near = isLifted(scene)
  const tall = joined(solid.filter(({ id }) => !id.startsWith('prop/')).map(partBox))
  const foot = w.stand(0, 0.08)[5]
  const top = scene.textSide === 'top' ? stage.y : AIR
  const high = foot - top
  const standing = readProp(giant).box.h / 1.5
  const s = near ? (high * NEAR) / standing : Math.min(high / tall.h, (high * MOST) / standing)
  const edge = side === 1 ? stage.x + stage.w : stage.x
  const x = edge - side * (near ? 190 : 150)
  const y = near ? top + 10 - tall.y * s : foot - (tall.y + tall.h) * s
  // His back is at the page's edge, his knees are behind the others.
  const m: Matrix = times(move(x, y), scale(-side * s, s))
  const [hx, hy] = at(m, ...at(drawn.head, 0, 0))
  const r = drawn.radius * s
  const held = solid.filter(({ id }) => id.startsWith('prop/'))
  const hand = held.length > 0 ? joined(held.map(partBox)) : undefined
  const placed = (b: Box): Box => {
    const [x0, y0] = at(m, side === 1 ? b.x + b.w : b.x, b.y)
    return { x: x0, y: y0, w: b.w * s, h: b.h * s }
  }
  return {
    box: placed(box),
    head: { x: hx - r, y: hy - r, w: r * 2, h: r * 2 },
    eyes: [hx, hy],
    ...(hand && holds && { held: { prop: holds, box: placed(hand) } }),
    draw: (p) => {
      if (!near) p(oval(x - side * tall.h * s * 0.12, foot + 4, tall.h * s * 0.42, 20), '#3d4a5c', 'shadow', { soft: true, alpha: 0.45, material: 'light' }) // prettier-ignore
      figure(p.to(m, 'giant/'))
    },
    ...(near && { lift: (p: Pen, to: Point, k: number) => palm(p, to, side, k) }),
  }
}

export function flameOfGiant(w: Scenery, giant: Giant | undefined): Flame[] {
  if (!giant?.held) return []
  const { prop, box } = giant.held
  return flameOf(w, prop, [box.x + box.w / 2, box.y + box.h / 2], w.camera.base)
}

/** Behind everybody, in the light of the lamps: `scenery` knows where the moon is. */
export function layGiant(w: Scenery, giant: Giant | undefined, flames: readonly Flame[], scenery: Scenery): void {
  if (!giant) return
  giant.draw(w.layer('giant', 'figure', 0.06, 0))
  const own = w.layers.at(-1)
  if (!own) return
  own.grade = kindled(own.grade, giant.eyes, flames)
  own.rim = rimOn(scenery, giant.box, flames)
}

/** His hand under whoever stands here. */
export function liftUp(w: Scenery, giant: Giant | undefined, stand: Matrix): void {
  giant?.lift?.(w.layer('giant-hand', 'figure', 0.03, 0), [stand[4], stand[5]], sizeOf(stand))
}

/** As large as a bath, the words say. */
function tear(p: Pen, [x, y]: Point, r: number): void {
  const [tx, ty, k] = [x + r * 0.34, y + r * 0.5, r * 0.13]
  p(blob([tx, ty - k * 2.1, tx + k * 0.86, ty, tx, ty + k, tx - k * 0.86, ty], 0.9), '#7cc4f2', 'giant-tear', { material: 'glass', puff: 0.9 }) // prettier-ignore
  p(oval(tx - k * 0.28, ty, k * 0.2, k * 0.36), '#ffffff', 'giant-tear', { decal: true, alpha: 0.85 })
}

/** A sleeve that comes up from below, and an open hand with somebody on it. */
function palm(p: Pen, [x, y]: Point, side: 1 | -1, k: number): void {
  // From the middle of the hand, fingers to the right.
  const q = p.to(times(move(x, y), scale(-side * k, k)))
  const skin = { material: 'skin', puff: 0.7 } as const
  q(limb([-470, 640, 190, -330, 330, 150, -220, 150, 112]), COAT, 'giant-sleeve', { material: 'cloth', puff: 0.8 })
  q(limb([-294, 120, 54, -214, 158, 62, -132, 216, 56]), CUFF, 'giant-cuff', { material: 'cloth', puff: 0.7 })
  for (const [fx, fy, up, r] of [[168, 2, -30, 24], [200, 22, -22, 27], [204, 52, -10, 28], [176, 84, 6, 26]] as const)
    q(limb([60, 34 + fy * 0.7, r + 8, fx, fy + 14, r + 3, fx + 66, fy + up, r - 4]), SKIN, 'giant-finger', skin)
  q(blob([-196, 110, -176, 44, -110, 8, 0, -4, 96, 2, 122, 40, 104, 104, 20, 136, -80, 150, -160, 170]), SKIN, 'giant-palm', skin)
  q(limb([-96, 78, 44, -132, 6, 36, -104, -54, 27]), SKIN, 'giant-thumb', skin)
  q(oval(10, 12, 88, 15), '#8a4a3a', 'shadow', { soft: true, alpha: 0.5, material: 'light' })
} // prettier-ignore
