// Friends who are no people: an octopus, a comet, a cloud. They have the cast's own eyes and feelings, and what befell them shows.
import type { Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'
import type { Emotion, Friend } from '../../stage/scene.ts'
import { mix } from '../shapes/color.ts'
import { drawEye } from '../heads/eye.ts'
import { FACES } from '../heads/emotions.data.ts'
import type { Pen } from '../shapes/graph.ts'
import type { Shape } from '../shapes/lines.ts'
import { scale } from '../shapes/matrix.ts'
import { drawMouth } from '../heads/mouth.ts'
import { blob, limb, oval } from '../shapes/path.ts'

interface Where {
  x: number
  y: number
  /** From the middle to an eye. */
  apart: number
  size: number
}

const KNOT: Where = { x: 0, y: -116, apart: 24, size: 0.9 }

const OCTOPUS = '#9a74c6'
const SEAM = '#6b4a9c'

const LOOPS = [
  [-40, -40, 18, -120, -26, 17, -152, -86, 16, -128, -140, 15, -70, -150, 17],
  [20, -170, 18, 70, -214, 16, 128, -206, 15, 140, -150, 15, 80, -120, 17],
  [70, -50, 16, 128, -70, 15, 140, -30, 14, 100, -6, 13],
]
const BANDS = [
  [-84, -140, 14, -34, -178, 17, 30, -184, 18, 88, -146, 14],
  [-98, -124, 13, -86, -84, 16, -96, -36, 14],
  [100, -120, 13, 86, -80, 16, 92, -34, 14],
  [-92, -66, 15, -28, -44, 19, 44, -50, 19, 96, -84, 14],
  [84, -34, 15, 20, -6, 18, -50, -12, 17, -88, -44, 13],
  [26, -184, 15, 64, -246, 12, 40, -278, 9, 10, -266, 6],
  [-84, -24, 14, -140, 2, 11, -172, -16, 7],
]

/** A tangle of arms over and under one another, with two ends that stick out. */
function knot(p: Pen): void {
  const skin = { material: 'scale', puff: 0.85 } as const
  const arm = (line: readonly number[]) => {
    p(limb(line.map((n, i) => (i % 3 === 2 ? n + 2.6 : n))), SEAM, 'octopus', skin)
    p(limb([...line]), OCTOPUS, 'octopus', skin)
  }
  for (const line of LOOPS) arm(line)
  p(oval(0, -96, 95, 92), OCTOPUS, 'octopus', skin)
  for (const line of BANDS) arm(line)
  for (const [x, y] of [[-30, -34], [-6, -30], [20, -32], [46, -38], [-150, -88], [-140, -112], [118, -206], [134, -178]] as const) p(oval(x, y, 5, 4.4), '#e6bfe8', 'octopus', { decal: true }) // prettier-ignore
}

/** False for everything that has no face of its own to change. */
export function drawFriend(from: Pen, prop: Prop, shapes: readonly Shape[], friend?: Friend): boolean {
  const card = cardOf(prop)
  const own = card.face
  if (!own) return false
  // What befalls the small one does not befall its mother, nor the jar that it sits in.
  const grown = card.steady
  const state = new Set(grown || card.sealed ? [] : friend?.state)
  const knotted = card.knots && state.has('knotted')
  const p = state.has('small') ? from.to(scale(0.55)) : knotted ? from.to(scale(0.74)) : from
  const chilled: Pen = Object.assign(
    (path: Parameters<Pen>[0], color: Parameters<Pen>[1], id: string, more: Parameters<Pen>[3]) => {
      p(path, state.has('blue') && !more?.lit ? mix(color, '#4f7fd0', 0.5) : color, id, more)
    },
    { m: p.m, recipe: p.recipe, to: p.to, point: p.point },
  )
  if (knotted) knot(chilled)
  else for (const { path, color, more } of shapes) chilled(path, color, prop, more)
  const at = knotted ? KNOT : own
  const face = FACES[(!grown && friend?.emotion) || 'happy']
  const around = mix(shapes.findLast((shape) => !shape.more.decal)?.color ?? OCTOPUS, '#ffffff', 0.1)
  const { size } = at
  for (const s of [-1, 1]) {
    p(oval(at.x + s * (at.apart + 20 * size), at.y + 26 * size, 12 * size, 8 * size), '#ff8f9f', 'blush', { decal: true, alpha: 0.55 }) // prettier-ignore
    drawEye(p, { x: at.x + s * at.apart, y: at.y, squash: 1, size, lid: friend?.asleep || (face.wink > 0 && s > 0) ? 1 : face.lid, low: face.low, iris: face.iris * 1.05, color: '#4a3350', around, lash: '#2f1f38', gaze: [0, 0], sign: s }) // prettier-ignore
    const brow = at.y - 34 * size
    const [inner, outer] = [brow + face.browIn * size, brow + (4 + face.browOut) * size]
    p(limb([at.x + s * (at.apart - 14 * size), inner, 2.4 * size, at.x + s * (at.apart + 16 * size), outer, 1.6 * size]), '#4a3350', 'brow', { decal: true, alpha: 0.8 }) // prettier-ignore
  }
  drawMouth(p, face, { x: at.x, y: at.y + 30 * size, size: size * 0.78, squash: 1, line: '#4a2440' })
  if (state.has('frosty')) frost(p, at)
  if (card.rains && RAINS.has(friend?.emotion ?? 'happy') && !state.has('blue')) rain(p)
  if (state.has('inky')) ink(p, at)
  if (card.weeps && friend?.emotion === 'sad') tear(p, at)
  return true
}

/** It rains when it is upset. */
const RAINS: ReadonlySet<Emotion> = new Set<Emotion>(['sad', 'worried', 'scared', 'surprised'])

function rain(p: Pen): void {
  for (const [x, y, r] of [[-62, 30, 7], [-38, 50, 8], [-14, 32, 6.5], [10, 54, 8], [34, 34, 7], [58, 48, 7.5], [-50, 78, 6.5], [-2, 84, 7], [46, 80, 6.5]] as const) {
    p(blob([x, y - r * 1.9, x + r * 0.8, y, x, y + r * 0.9, x - r * 0.8, y], 0.9), '#57aee8', 'drop', { material: 'glass', puff: 0.8 })
    p(oval(x - r * 0.24, y, r * 0.2, r * 0.34), '#ffffff', 'drop', { decal: true, alpha: 0.8 })
  }
} // prettier-ignore

/** Down one cheek. */
function tear(p: Pen, { x, y, apart }: Where): void {
  const [cx, cy] = [x - apart - 6, y + 44]
  p(blob([cx, cy - 18, cx + 9, cy + 2, cx, cy + 12, cx - 9, cy + 2], 0.9), '#57aee8', 'drop', { material: 'glass', puff: 0.8 }) // prettier-ignore
  p(oval(cx - 2.5, cy + 2, 2.2, 3.6), '#ffffff', 'drop', { decal: true, alpha: 0.8 })
}

function frost(p: Pen, { x, y }: Where): void {
  for (const [dx, dy, r] of [[-64, -40, 7], [66, -34, 6], [-52, 36, 5], [58, 44, 6], [0, -68, 6]] as const)
    for (const turn of [0, 60, 120]) {
      const a = (turn * Math.PI) / 180
      p(limb([x + dx - Math.cos(a) * r, y + dy - Math.sin(a) * r, 1.4, x + dx + Math.cos(a) * r, y + dy + Math.sin(a) * r, 1.4]), '#ffffff', 'frost', { lit: true, material: 'light' }) // prettier-ignore
    }
} // prettier-ignore

function ink(p: Pen, { x, y }: Where): void {
  p(blob([x - 50, y + 34, x - 30, y + 26, x - 18, y + 40, x - 26, y + 58, x - 44, y + 56]), '#2f2540', 'ink', { decal: true }) // prettier-ignore
  for (const [dx, dy, r] of [[40, -26, 9], [54, -8, 5], [-40, -30, 6], [30, 44, 7]] as const) p(oval(x + dx, y + dy, r, r * 0.9), '#2f2540', 'ink', { decal: true }) // prettier-ignore
} // prettier-ignore
