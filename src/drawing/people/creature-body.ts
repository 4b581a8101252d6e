// Bodies of creatures with their bellies, stripes and spots; and tails, which feel what the face feels.
import { weathered } from '../heads/creature-heads.ts'
import { shadeOf } from '../shapes/color.ts'
import type { More, Pen } from '../shapes/graph.ts'
import { move, times, turn } from '../shapes/matrix.ts'
import { blob, limb, oval, type Path } from '../shapes/path.ts'
import type { Beast } from './beast.ts'
import { drawRobotBody } from './robot.ts'

export function drawCreatureBody(beast: Beast): void {
  const { spec, torso, build, coat, more, behind } = beast
  if (spec.type === 'robot') return drawRobotBody(beast)
  const { torso: t, hip } = build
  const shape = bodyShape(beast)
  torso(shape, coat.hide, 'hide', more)
  if (spec.look.made)
    weathered(torso, coat, [
      [-hip * 0.66, -t * 0.62, 7, 20],
      [-hip * 0.9, -t * 0.2, 7, 18],
      [hip * 0.9, -t * 0.3, 8, 22],
    ])
  if (behind) return
  drawBelly(beast, shape)
  drawMarks(beast, shape)
}

function bodyShape({ spec, build }: Beast): Path {
  const { torso: t, shoulder: w, hip, belly } = build
  const top = spec.type === 'monster' ? w * 1.02 : w * 0.78
  const right = [top * 0.8, -t - 4, top * 1.08, -t * 0.66, hip + belly, -t * 0.26, hip * 0.98 + belly * 0.5, 6]
  const seat = [hip * 0.5, 20, 0, 22, -hip * 0.5, 20]
  const left = [-hip * 0.98 - belly * 0.5, 6, -hip - belly, -t * 0.26, -top * 1.08, -t * 0.66, -top * 0.8, -t - 4]
  return blob([0, -t - 14, ...right, ...seat, ...left])
}

const BELLIES: Readonly<Record<string, string>> = { spotted: '#fffaf2', white: '#fffdf9' }

function drawBelly({ spec, torso, build, pose, coat, more }: Beast, clip: Path): void {
  const t = build.torso
  const cx = pose.side * 10
  const w = build.hip * (spec.type === 'dragon' ? 0.8 : 0.66)
  const right = [cx + w * 0.7, -t * 0.84, cx + w, -t * 0.36, cx + w * 0.78, 4]
  const left = [cx - w * 0.78, 4, cx - w, -t * 0.36, cx - w * 0.7, -t * 0.84]
  const belly = blob([cx, -t * 0.98, ...right, cx, 15, ...left])
  torso(belly, BELLIES[spec.look.hide] ?? coat.trim, 'belly', { ...more, puff: 0.6, plain: true, clip })
  if (spec.type !== 'dragon') return
  for (let i = 0; i < 5; i++) {
    const y = i * t * 0.19
    const stripe = limb([cx - w * 0.8, -t * 0.74 + y, 0.8, cx, -t * 0.7 + y, 1.9, cx + w * 0.8, -t * 0.74 + y, 0.8])
    torso(stripe, shadeOf(coat.trim, 1.5), 'stripe', { decal: true, clip })
  }
}

type Spot = readonly [x: number, y: number, r: number]

const COAT_SPOTS: readonly Spot[] = [
  [-0.8, -0.3, 15],
  [0.9, -0.6, 12],
  [0.8, 0, 13],
]
const SKIN_SPOTS: readonly Spot[] = [
  [-0.84, -0.66, 8],
  [-0.96, -0.36, 6],
  [0.86, -0.5, 7],
  [0.98, -0.2, 9],
]

function drawMarks({ spec, torso, build, coat }: Beast, clip: Path): void {
  const spots = (all: readonly Spot[], paint: string) => {
    for (const [x, y, r] of all)
      torso(oval(x * build.hip, y * build.torso, r, r * 0.9), paint, 'spot', { decal: true, clip })
  }
  if (spec.look.hide === 'spotted') spots(COAT_SPOTS, coat.accent)
  if (spec.type === 'alien' || spec.type === 'monster') spots(SKIN_SPOTS, shadeOf(coat.hide, 1.3))
}

export function drawTail(beast: Beast): void {
  const { torso, build, face, swing, coat, more, spec } = beast
  const mood = face.smile < -3 ? -34 : face.open > 0.4 ? 16 : 0
  const t = torso.to(times(move(-build.hip * 0.6, -6), turn(mood - swing * 20), move(build.hip * 0.6, 6)))
  TAILS[spec.type]?.(t, build.hip, coat, more)
}

type Tail = (t: Pen, hip: number, coat: Beast['coat'], more: More) => void

const TAILS: Readonly<Partial<Record<Beast['spec']['type'], Tail>>> = {
  dog: (t, h, { hide }, more) =>
    t(limb([-h * 0.7, -10, 13, -h * 1.3, -26, 12, -h * 1.66, -66, 9.5, -h * 1.6, -94, 6]), hide, 'tail', more),
  cat: (t, h, { hide, trim }, more) => {
    const long = [-h * 0.7, 0, 10, -h * 1.5, 10, 10, -h * 1.95, -40, 9.5, -h * 1.6, -92, 9, -h * 1.9, -126, 8]
    t(limb(long), hide, 'tail', more)
    const tip = [-h * 1.66, -100, 9.4, -h * 1.76, -116, 9, -h * 1.92, -128, 8]
    t(limb(tip), trim, 'tail', { ...more, plain: true })
  },
  rabbit: (t, h, _coat, more) => t(oval(-h * 1.05, -4, 24, 22), '#ffffff', 'tail', { ...more, puff: 1 }),
  other: (t, h, { hide, trim }, more) => {
    const out = [-h * 0.6, 0, -h * 1.3, 12, -h * 2, -20, -h * 2.3, -86, -h * 1.8, -124]
    t(blob([...out, -h * 1.5, -84, -h * 1.2, -50, -h * 0.8, -34]), hide, 'tail', more)
    const tip = [-h * 2.28, -80, -h * 1.8, -124, -h * 1.52, -88, -h * 1.84, -74]
    t(blob(tip), trim, 'tail', { ...more, plain: true })
  },
  dragon: (t, h, { hide, accent }, more) => {
    const long = [-h * 0.4, -8, 33, -h * 1.3, 8, 25, -h * 2, -8, 18, -h * 2.3, -54, 12, -h * 2.1, -88, 7]
    t(limb(long), shadeOf(hide, 0.25), 'tail', more)
    const spike = [-h * 2.1, -84, -h * 2.5, -96, -h * 2.44, -122, -h * 2.06, -118, -h * 1.74, -128, -h * 1.7, -100]
    t(blob(spike), accent, 'spike', more)
  },
}
