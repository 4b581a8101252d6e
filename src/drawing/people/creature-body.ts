// Bodies of creatures with their bellies, stripes and spots; and tails, which feel what the face feels.
import { drawFurBehind, drawFurOn } from '../coats/fur.ts'
import { coatedAt, isMarked, patchOf } from '../coats/patch-of.ts'
import { markingOf, patternOn } from '../coats/pattern.ts'
import { isWorked } from '../coats/stuffs.ts'
import { drawTailOf } from '../coats/tails.ts'
import { weathered } from '../heads/creature-heads.ts'
import { shadeOf } from '../shapes/color.ts'
import { move, times, turn } from '../shapes/matrix.ts'
import { blob, limb, oval, type Path } from '../shapes/path.ts'
import type { Beast } from './beast.ts'
import { drawBackSpikes, drawSeam } from './body-traits.ts'
import { drawRobotBody } from './robot.ts'

export function drawCreatureBody(beast: Beast): void {
  const { spec, torso, build, coat, more, behind } = beast
  if (spec.type === 'robot') return drawRobotBody(beast)
  const { torso: t, hip } = build
  const shape = bodyShape(beast)
  if (!behind) drawBackSpikes(beast)
  drawFurBehind(torso, shape, spec.look.fur, coat.hide, coat.material)
  torso(shape, coat.hide, 'hide', more)
  if (spec.look.made && !isWorked(spec.look.made))
    weathered(torso, coat, [
      [-hip * 0.66, -t * 0.62, 7, 20],
      [-hip * 0.9, -t * 0.2, 7, 18],
      [hip * 0.9, -t * 0.3, 8, 22],
    ])
  drawCoatOfBody(beast, shape)
  drawSeam(beast)
  if (behind) return drawBackSpikes(beast)
  drawBelly(beast, shape)
  drawChest(beast, shape)
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
  const paint = patchOf(spec.look, 'belly')
  torso(belly, paint ?? BELLIES[spec.look.hide] ?? coat.trim, 'belly', { ...more, puff: 0.6, plain: true, clip })
  if (spec.look.patterned?.belly)
    patternOn(torso, belly, markingOf(coatedAt(spec.look, 'belly'), paint ?? coat.trim, coat.material, spec.type))
  if (spec.type !== 'dragon') return
  for (let i = 0; i < 5; i++) {
    const y = i * t * 0.19
    const stripe = limb([cx - w * 0.8, -t * 0.74 + y, 0.8, cx, -t * 0.7 + y, 1.9, cx + w * 0.8, -t * 0.74 + y, 0.8])
    torso(stripe, shadeOf(paint ?? coat.trim, 1.5), 'stripe', { decal: true, clip })
  }
}

/** Its pattern, and a back of another colour: all of it from behind, from before what comes round its sides. */
function drawCoatOfBody({ spec, torso, build, coat, behind }: Beast, clip: Path): void {
  const { torso: t, hip } = build
  patternOn(torso, clip, markingOf(spec.look, coat.hide, coat.material, spec.type))
  drawFurOn(torso, clip, spec.look.fur, coat.hide, coat.material, () => true)
  const back = patchOf(spec.look, 'back')
  if (!back) return
  const more = { decal: true, material: coat.material, clip } as const
  if (behind)
    torso(
      blob([0, -t * 1.3, hip * 0.86, -t, hip * 0.92, -t * 0.3, 0, t * 0.02, -hip * 0.92, -t * 0.3, -hip * 0.86, -t]),
      back,
      'back',
      more,
    )
  else
    for (const s of [-1, 1])
      torso(
        blob([
          s * hip * 0.5,
          -t * 1.2,
          s * hip * 0.72,
          -t * 0.6,
          s * hip * 0.8,
          -t * 0.16,
          s * hip * 1.5,
          -t * 0.1,
          s * hip * 1.4,
          -t * 1.1,
        ]),
        back,
        'back',
        more,
      )
}

function drawChest({ spec, torso, build, pose, coat }: Beast, clip: Path): void {
  const chest = patchOf(spec.look, 'chest')
  if (!chest) return
  const [t, w, cx] = [build.torso, build.shoulder, pose.side * 10]
  const point = [
    cx + w * 0.72,
    -t * 0.86,
    cx + w * 0.5,
    -t * 0.56,
    cx,
    -t * 0.4,
    cx - w * 0.5,
    -t * 0.56,
    cx - w * 0.72,
    -t * 0.86,
  ]
  torso(blob([cx, -t * 1.14, ...point]), chest, 'chest', { decal: true, material: coat.material, clip })
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
  if (spec.look.hide === 'spotted' && !isMarked(spec.look)) spots(COAT_SPOTS, coat.accent)
  if (spec.type === 'alien' || spec.type === 'monster') spots(SKIN_SPOTS, shadeOf(coat.hide, 1.3))
}

export function drawTail(beast: Beast): void {
  const { torso, build, face, swing, coat, more, spec } = beast
  const mood = face.smile < -3 ? -34 : face.open > 0.4 ? 16 : 0
  const t = torso.to(times(move(-build.hip * 0.6, -6), turn(mood - swing * 20), move(build.hip * 0.6, 6)))
  drawTailOf(t, spec, build.hip, coat, more)
}
