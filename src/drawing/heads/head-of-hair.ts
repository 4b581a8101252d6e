// The hair of somebody: its style in its colour, and what is said of it besides: a second colour, a fringe, how far it falls, what covers it.
import type { CharacterSpec } from '../../stage/cast.ts'
import { rollers } from './hair-roots.ts'
import { COVERING } from '../../stage/finer-look.data.ts'
import { HAIR_PAINT } from '../clothes/paints.data.ts'
import { tone, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, scale, times } from '../shapes/matrix.ts'
import { blob, limb, oval, rect, type Path } from '../shapes/path.ts'
import { shapesOf } from '../shapes/lines.ts'
import { isTurned, wornOf } from '../worn/draw-worn.ts'
import { drawStyle } from './hair.ts'
import type { HairPens } from './hair-pens.ts'

const H = { material: 'hair', puff: 0.7 } as const
const SHORT: ReadonlySet<string> = new Set([
  'short',
  'spiky',
  'quiff',
  'pixie',
  'mohawk',
  'fade',
  'undercut',
  'straight-short',
])
const LOW: ReadonlySet<string> = new Set([
  'long',
  'ponytail',
  'pigtails',
  'braids',
  'braid',
  'box-braids',
  'locs',
  'half-up',
  'high-ponytail',
])

/** Where the second colour is, in head space. */
function placeOf(spec: CharacterSpec, isTurnedRound: boolean): Path {
  const { style, second } = spec.look.hair
  switch (second?.where) {
    case 'half':
      return isTurnedRound ? rect(-260, -300, 260, 700) : rect(0, -300, 260, 700)
    case 'tips':
      return SHORT.has(style) ? rect(-260, -300, 520, 202) : rect(-260, LOW.has(style) ? 72 : 22, 520, 400)
    case 'roots':
      return rect(-260, -300, 520, 226)
    case 'fringe':
      return rect(-80, -84, 160, 84)
    default:
      return blob([-22, -130, 2, -130, -34, -84, -70, -20, -82, 60, -84, 180, -108, 180, -106, 40, -88, -40, -56, -88])
  }
}

/** A pen that paints only inside, in another hair. */
function inside(p: Pen, clip: Path): Pen {
  const draw = (...[path, color, id, more = {}]: Parameters<Pen>) => {
    if (more.material === 'hair') p(path, color, id, { ...more, clip: more.clip ?? clip, plain: true })
  }
  return Object.assign(draw, { m: p.m, recipe: p.recipe, to: () => inside(p, clip), point: p.point })
}

const REACH = { chin: 0.8, shoulder: 0.86, waist: 1.5 } as const

export function drawHair(pens: HairPens, spec: CharacterSpec): void {
  const { hair } = spec.look
  if (wornOf(spec).some(({ what }) => COVERING.has(what))) return
  const reach =
    hair.reach && (hair.style === 'long' || hair.style === 'wavy' || hair.style === 'curly') ? REACH[hair.reach] : 1
  const falls = times(move(0, -60), scale(1, reach), move(0, 60))
  const h = reach === 1 ? pens : { ...pens, back: pens.back.to(falls) }
  drawStyle(h, spec, HAIR_PAINT[hair.color])
  const { second } = hair
  if (second) {
    const clip = placeOf(spec, isTurned(pens.front, pens.behind))
    drawStyle({ ...h, back: inside(h.back, clip), front: inside(h.front, clip) }, spec, HAIR_PAINT[second.color])
  }
  if (hair.wears === 'rollers') rollers(pens.front)
  if (pens.behind) return
  const own = second?.where === 'fringe' ? HAIR_PAINT[second.color] : HAIR_PAINT[hair.color]
  if (hair.fringe) fringe(pens.front, pens.yaw, own)
  if (hair.wears === 'sidelocks') for (const s of [-1, 1]) sidelock(pens.front, s, own)
  if (hair.wears === 'fireflies') fireflies(pens.front)
  if (hair.form === 'cowlick') pens.front(limb([-4, -98, 7, 10, -126, 7, 34, -128, 2]), tone(own, 0.02), 'hair', H)
  if (hair.form === 'middle-parting') parting(pens.front, pens.yaw, own)
  if (hair.form === 'left-parting' || hair.form === 'right-parting') {
    const isLeft = (hair.form === 'left-parting') !== isTurned(pens.front, false)
    sideParting(pens.front, pens.yaw, isLeft ? 1 : -1, own)
  }
}

function fringe(p: Pen, yaw: number, color: Hex): void {
  const k = yaw * 5
  p(
    blob(
      [
        -74,
        -60,
        -36,
        -88,
        k,
        -92,
        36,
        -88,
        74,
        -60,
        78,
        -22,
        60,
        -20,
        40,
        -16,
        18,
        -19,
        k,
        -15,
        -22,
        -19,
        -42,
        -16,
        -62,
        -20,
        -80,
        -22,
      ],
      0.9,
    ),
    color,
    'hair',
    H,
  )
  for (const x of [-50, -24, 2, 28, 54])
    p(limb([x * 0.6, -84, 0.8, x * 0.9 + k, -50, 2, x + k, -22, 0.8]), tone(color, -0.06), 'strand', {
      decal: true,
      material: 'hair',
    })
}

function sidelock(p: Pen, s: number, color: Hex): void {
  for (let i = 0; i < 5; i++)
    p(oval(s * (84 + (i % 2) * 6), 24 + i * 15, 8.5, 10), i % 2 ? color : tone(color, 0.05), 'hair', H)
}

function fireflies(p: Pen): void {
  for (const [x, y] of [
    [-84, -70],
    [-40, -118],
    [18, -126],
    [70, -92],
    [100, -36],
    [-104, -18],
  ] as const) {
    p(oval(x, y, 17, 17), '#ffe97a', 'firefly', { soft: true, lit: true, alpha: 0.8, material: 'light' })
    p(oval(x, y, 5, 5), '#fff9c8', 'firefly', { lit: true, decal: true })
  }
}

function parting(p: Pen, yaw: number, color: Hex): void {
  for (const s of [-1, 1])
    p(
      blob([yaw * 4, -100, s * 30, -92, s * 66, -66, s * 86, -14, s * 74, 4, s * 66, -24, s * 36, -54, yaw * 5, -76]),
      tone(color, 0.012),
      'hair',
      H,
    )
  p(limb([yaw * 4, -102, 1, yaw * 5, -76, 2]), tone(color, -0.1), 'strand', { decal: true, material: 'hair' })
}

/** Combed over from a line above one eye: `s` is its side of the page. */
function sideParting(p: Pen, yaw: number, s: number, color: Hex): void {
  const q = p.to(times(move(yaw * 4, 0), scale(s, 1)))
  for (const { path, color: own, more } of shapesOf('hair', SIDE_PARTING, tone(color, 0.012), tone(color, -0.1)))
    q(path, own, 'hair', more)
}
const SIDE_PARTING = [
  'b $ 36 -98 0 -100 -44 -92 -78 -62 -88 -14 -76 2 -64 -28 -30 -48 12 -58 38 -74',
  'b $ 38 -97 62 -84 84 -40 86 -8 76 -4 68 -36 46 -62 40 -74',
  'l* & 36 -101 1.2 40 -72 2.4',
  'l* & 30 -92 0.8 0 -70 2 -30 -42 0.7',
  'l* & 28 -94 0.8 -22 -78 2 -54 -34 0.7',
]
