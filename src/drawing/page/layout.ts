// Where everyone stands and where the words go: shots, the calm zone, and a camera that keeps both.
import { cardOf } from '../../stage/things/cards.ts'
import { layPage, type PageWords } from '../../stage/page-layout.ts'
import type { Scene, Shot } from '../../stage/scene.ts'
import { isLifted } from '../composing/giant.ts'
import { bodyOf, heldOf, topOf, type Player } from '../composing/crowd.ts'
import type { Box } from '../shapes/path.ts'
import type { Sight } from '../places/view.ts'
import { PAGE, type Camera } from '../places/scenery.ts'

export interface Eye {
  indoors: boolean
  view: Sight
  /** Where across the page the action is when the words leave its whole width free. */
  third: number
  /** How much nearer than usual: a cover's heroes. */
  nearer: number
  /** The width is that of everything the page turns on. */
  snug: boolean
  /** Room that large things want in stage units, to the right of the heroes, or below zero to the left. */
  beside: number
}

/** Three eighths of an inch, and a little air. */
export const SAFE = 42

/** A picture without words: people may be anywhere. */
export const WORDLESS = {
  zone: { x: 0, y: 0, w: 1, h: 1 },
  stage: { x: SAFE, y: SAFE, w: PAGE.w - SAFE * 2, h: PAGE.h - SAFE * 2 },
} as const

/** How high the hero stands, as a part of the page. */
const TALL: Readonly<Record<Shot, number>> = { wide: 0.55, medium: 0.64, close: 1, above: 0.48, behind: 0.6 }
/** The same, where a giant has room over it, and on his hand. */
const BESIDE_A_GIANT = 0.325
const ON_HIS_HAND = 0.36

export function stageOf(scene: Scene, words?: PageWords): { zone: Box; stage: Box } {
  const { zone } = layPage(scene.shot, scene.textSide, words)
  const right = zone.x + zone.w + 22
  const under = zone.y + zone.h + 14
  const stage: Box = {
    left: { x: right, y: SAFE, w: PAGE.w - SAFE - right, h: PAGE.h - SAFE * 2 },
    right: { x: SAFE, y: SAFE, w: zone.x - 22 - SAFE, h: PAGE.h - SAFE * 2 },
    top: { x: SAFE, y: under, w: PAGE.w - SAFE * 2, h: PAGE.h - SAFE - under },
    bottom: { x: SAFE, y: SAFE, w: PAGE.w - SAFE * 2, h: zone.y - 14 - SAFE },
  }[scene.textSide]
  return { zone, stage }
}

/** How far hair and ears stand out beside the face. */
const hairOf = (one: Player) => Math.max(0, one.top.w / 2 - one.radius) * 0.7

/** Sets everyone along the stage, 0 in the middle; returns the width in stage units. */
export function spread(row: readonly Player[], scene: Scene): number {
  const close = scene.shot === 'close'
  const tight = scene.who.some((one) => one.action === 'hug')
  const strolling = scene.who[0]?.action === 'walk'
  let at = 0
  let before: Player | undefined
  for (const one of row) {
    const lying = Math.abs(one.pose.spin ?? 0) > 50
    const low = lying || one.pose.seat === true
    const body = bodyOf(one)
    const top = topOf(one)
    const half = one.build.shoulder * one.build.size * (close ? 0.9 : 1.25)
    const core = { from: Math.min(top.x, -half), to: Math.max(top.x + top.w, half) }
    const room = (raised: boolean) =>
      lying ? 1 : close ? (low ? 0.45 : raised ? 0.6 : 0) : tight ? 0.1 : strolling ? 0.3 : 0.72
    const [back, ahead] = one.flip > 0 ? [one.pose.near, one.pose.far] : [one.pose.far, one.pose.near]
    const held = heldOf(one)
    const from = Math.min(held?.x ?? 0, core.from + (Math.min(body.x, core.from) - core.from) * room(back[1] < 0.1))
    const to = Math.max(
      held ? held.x + held.w : 0,
      core.to + Math.max(0, body.x + body.w - core.to) * room(ahead[1] < 0.1),
    )
    if (before) at += close && !low ? -Math.min(hairOf(before) + hairOf(one), one.radius * 0.5) : tight ? -34 : 8
    one.x = at - from
    one.wide = to - from
    one.shift = (from + to) / 2
    at += to - from
    before = one
  }
  for (const one of row) one.x -= at / 2
  return at
}

export function layoutOf(scene: Scene, row: readonly Player[], stage: Box, width: number, eye: Eye): Camera {
  const { indoors, view, third } = eye
  const beside = Math.abs(eye.beside)
  const { shot, textSide: side } = scene
  const highest = Math.max(200, ...row.map((one) => -one.box.y))
  const hero = row.find((one) => one.spec.role === 'hero') ?? row[0]
  const upright = side === 'left' || side === 'right'
  // Who else is told of stands between and beside them.
  const isCrowded = (scene.extras ?? []).length > 0
  const room = shot === 'close' ? 0 : isCrowded ? (eye.snug ? 60 : 120) : 50
  const free = TALL[shot] * (isCrowded ? 0.9 : 1) * (shot === 'medium' && row.length === 1 ? 1.07 : 1)
  const part = isLifted(scene) ? ON_HIS_HAND : scene.props.some((one) => cardOf(one).huge) ? BESIDE_A_GIANT : free
  const wanted = (eye.nearer * view.near * part * PAGE.h) / Math.max(300, hero?.standing ?? 420)
  let zoom = Math.min(wanted, stage.w / (width + room), Math.max(wanted * 0.72, stage.w / (width + beside + 24)))
  let base: number
  if (shot === 'close') {
    const chin = Math.max(...row.map((one) => one.head[1] + one.radius), -highest + 150)
    const foot = side === 'bottom' ? stage.y + stage.h : PAGE.h
    // Who lies or sits is shown down to the ground: a half of that is no body.
    const lying = row.some(({ pose }) => pose.seat === true || Math.abs(pose.spin ?? 0) > 50)
    const need = lying ? highest + 30 : chin + highest + 125
    // What is in hand stays inside the page, however the figure is cut.
    const held = Math.max(-highest + 60, ...row.map((one) => (one.held ? one.held.y + one.held.h : -Infinity)))
    zoom = Math.max(0.6, Math.min(2.05, (foot - stage.y - 8) / need, stage.w / width, (foot - SAFE - stage.y - 8) / (highest + held)))
    const knees = Math.min(...row.map((one) => one.build.leg * one.build.size))
    const cut = Math.min(foot + knees * 0.5 * zoom, foot - 190 - chin * zoom)
    base = Math.max(stage.y + 8 + highest * zoom, lying ? foot - 40 : Math.min(cut, foot - SAFE - held * zoom))
  } else {
    const under = { wide: 0.07, medium: 0.055, above: 0.14, behind: 0.03, close: 0 }[shot] * PAGE.h
    const foot = upright ? under : Math.min(under, side === 'bottom' ? 54 : shot === 'above' ? 40 : 18)
    base = stage.y + stage.h - (isLifted(scene) ? 170 : foot)
    zoom = Math.min(zoom, (base - stage.y - 4) / highest)
  }
  const all = Math.min(stage.w, (width + beside) * zoom)
  const half = all / 2
  const spare = Math.max(0, stage.w / 2 - half - 20)
  // The wider the group, the nearer the middle.
  const wish = upright || shot === 'close' ? stage.x + stage.w / 2 + view.across * spare : PAGE.w * (0.5 + (third - 0.5 + view.across * 0.07) * (1 - 0.8 * (all / stage.w)))
  const group = Math.max(stage.x + half, Math.min(stage.x + stage.w - half, wish))
  const cx = group - (Math.sign(eye.beside) * (all - width * zoom)) / 2
  const tall = (hero?.standing ?? 420) * zoom
  const horizon = {
    wide: base - (indoors ? 150 : Math.max(150, Math.min(230, tall * 0.8))),
    medium: base - (indoors ? 128 : 215),
    close: Math.max(430, Math.min(base - 380, 540)),
    // The far edge of the ground stays in sight, under the words: without it a floor is a wall.
    above: Math.max(upright ? 200 : stage.y + 40, base - (side === 'bottom' ? (indoors ? 430 : 520) : indoors ? 340 : 460) - view.rise * 0.4),
    behind: base - (indoors ? 150 : 265),
  }[shot] - (shot === 'above' ? 0 : view.rise * (indoors ? 0.7 : 1))
  const shrink = (shot === 'above' ? (indoors ? 0.5 : 0.68) : indoors ? 0.3 : 0.7) * (indoors ? view.lens : Math.min(1, view.lens))
  return { horizon: Math.round(horizon), base: Math.round(base), cx: cx - view.hero * zoom, zoom, shrink, hero: view.hero }
} // prettier-ignore
