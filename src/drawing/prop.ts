// Reads a prop's lines once and draws it anywhere.
import type { CharacterSpec } from '../base/cast.ts'
import type { Prop } from '../base/props.data.ts'
import type { Emotion, Friend } from '../base/scene.ts'
import type { Hex } from './color.ts'
import { FACES } from './emotions.data.ts'
import { drawFigure } from './figure.ts'
import { drawFriend, type Shape } from './friend.ts'
import { pen, type Part, type Pen } from './graph.ts'
import { IDENTITY, scale } from './matrix.ts'
import { POSES } from './poses.data.ts'
import { blob, boxOf, joined, limb, oval, poly, rect, type Box, type Path } from './path.ts'
import { PROP_DRAWINGS, type Drawing, type Spot } from './props.data.ts'

const PAINTS: Readonly<Record<string, Hex>> = {
  R: '#e3574a',
  O: '#f29a45',
  Y: '#ffca48',
  G: '#72b155',
  D: '#3f8a58',
  B: '#5d96ca',
  N: '#3f5590',
  P: '#9a74c6',
  K: '#f7a3b8',
  W: '#fffaf0',
  C: '#f6e3bf',
  T: '#d9aa6c',
  M: '#9c6a46',
  U: '#6d4a3a',
  S: '#b9c1cd',
  E: '#808797',
  I: '#3a2f3e',
  A: '#93d6e4',
  L: '#ffe9a0',
}

interface Ready {
  spot: Spot
  shapes: readonly Shape[]
  box: Box
}

function shapeOf(kind: string, n: readonly number[]): Path {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = n
  if (kind === 'o') return oval(a, b, c, d || c, e)
  if (kind === 'r') return rect(a, b, c, d, e)
  if (kind === 'b') return blob(n)
  if (kind === 'p') return poly(n, 3)
  return limb(n)
}

const GIANT: CharacterSpec = {
  id: 'giant', name: 'giant', type: 'man', age: 45, pronoun: 'he', role: 'figure', want: '', habit: '', relation: '', canonical: '',
  look: {
    skin: 'light', hair: { style: 'short', color: 'red' }, eyes: 'green', glasses: 'none', hide: 'brown',
    outfit: { top: 'raincoat', bottom: 'trousers', colors: ['rust', 'leaf'] }, accessory: 'none', heads: 6.5,
  },
} // prettier-ignore

/** Somebody among the things: drawn as the cast is, looking down at the small ones. */
function drawGiant(p: Pen, emotion: Emotion): void {
  const q = p.to(scale(-1.5, 1.5))
  drawFigure(q, GIANT, { pose: { ...POSES.wave, tilt: 12, yaw: 0.45 }, face: FACES[emotion], gaze: [0.5, 0.75], pitch: 0.35, behind: false }) // prettier-ignore
}

/** The lines of a drawing as shapes. */
export function shapesOf(material: Drawing[1], source: string): Shape[] {
  return source.split(';').map((line): Shape => {
    const [head = 'o', paint = 'R', ...rest] = line.trim().split(' ')
    const kind = head.charAt(0)
    const path = shapeOf(kind, rest.map(Number))
    const decal = head.endsWith('*')
    const lit = head.endsWith('!')
    const glow = lit && paint === 'L'
    return {
      path,
      color: PAINTS[paint] ?? '#e3574a',
      more: {
        material: glow ? 'light' : paint === 'I' && decal ? 'ink' : material,
        puff: decal ? 0.3 : 0.85,
        ...(decal ? { decal } : {}),
        ...(lit ? { lit } : {}),
        ...(glow ? { soft: true, alpha: 0.55 } : {}),
      },
    }
  })
}

const ready = new Map<Prop, Ready>()

export function readProp(prop: Prop): Ready {
  const found = ready.get(prop)
  if (found) return found
  const [spot, material, source] = PROP_DRAWINGS[prop]
  if (prop === 'giant') {
    const parts: Part[] = []
    drawGiant(pen(parts), 'happy')
    const all = joined(parts.filter((part) => !part.decal).map((part) => boxOf(part.path)))
    const made = { spot, shapes: [], box: { ...all, x: -all.h * 0.2, w: all.h * 0.4 } }
    ready.set(prop, made)
    return made
  }
  const shapes = shapesOf(material, source)
  const solid = shapes.filter((one) => !one.more.soft)
  const made = { spot, shapes, box: joined(solid.map((one) => boxOf(one.path))) }
  ready.set(prop, made)
  return made
}

/** How big a thing is in the hands of a figure. */
export function heldScale(prop: Prop, grip: string): number {
  const { box, spot } = readProp(prop)
  const limit = grip === 'both' ? 184 : grip === 'up' ? 160 : 150
  return Math.max(0.5, Math.min(spot === 'hand' ? 1.06 : 0.86, limit / Math.max(box.h, box.w * 0.8)))
}

/** What has letters on it reads the same from every side. */
const LETTERED: ReadonlySet<Prop> = new Set<Prop>(['bread-shop', 'brea-shop', 'hat-shop', 'egg-shop', 'loaf-shop', 'chalk-letters', 'plinth', 'parcel', 'please-sheet', 'yes-rock', 'love-rock', 'lift-dial', 'notice']) // prettier-ignore

/** The pen for a thing: one that mirrors everything does not mirror its letters. */
export function penFor(p: Pen, prop: Prop): Pen {
  const [a, b, c, d] = p.m
  if (!LETTERED.has(prop) || a * d - b * c > 0) return p
  const { box } = readProp(prop)
  return p.to([-1, 0, 0, 1, box.x * 2 + box.w, 0])
}

export function drawProp(from: Pen, prop: Prop, friend?: Friend): void {
  const p = penFor(from, prop)
  if (prop === 'giant') drawGiant(p.to(IDENTITY, 'giant/'), friend?.emotion ?? 'happy')
  else if (!drawFriend(p, prop, readProp(prop).shapes, friend))
    for (const { path, color, more } of readProp(prop).shapes) p(path, color, prop, more)
}
