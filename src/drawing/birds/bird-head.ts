// Heads of birds: combs and crests, faces and beaks, with everybody's eyes and feelings.
import { features } from '../heads/creature-heads.ts'
import type { Own } from '../people/own-body.ts'
import type { Acting } from '../poses/acting.ts'
import { mix, oklch, shadeOf, tone, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, times, turn } from '../shapes/matrix.ts'
import { blob, limb, oval } from '../shapes/path.ts'
import { drawBeak } from './beaks.ts'
import type { Bird } from './birds.data.ts'

const RED = '#e5473d'
const SKIN = { material: 'skin', puff: 0.9 } as const
const ROUND = blob([
  0, -78, 46, -70, 76, -38, 84, 8, 70, 50, 40, 72, 0, 78, -40, 72, -70, 50, -84, 8, -76, -38, -46, -70,
])

export function drawBirdHead(own: Own, bird: Bird, p: Pen, act: Acting): void {
  const { coat, more, behind, face } = own
  const paint = bird.head ?? coat.hide
  const dark = oklch(paint)[0] < 0.6
  const yaw = behind ? 0 : act.pose.yaw
  const dx = yaw * 17
  const dy = (face.pitch + act.pitch) * 8
  TOPS[bird.top ?? 'none']?.(p, own, yaw * 8)
  p(ROUND, paint, 'head', more)
  if (bird.top === 'tufts') TUFTS(p, own)
  if (bird.face === 'bars') bars(p, own, dx, behind)
  if (behind) return
  const around = drawFace(p, own, bird, dx, dy, paint)
  const line = shadeOf(paint, dark ? 3 : 4.2)
  const disc = bird.face === 'disc'
  features(p, own.spec, act, {
    x: disc ? 39 : 37,
    y: -10,
    size: disc ? 1.24 : 1.06,
    mouthY: 40,
    mouth: 0,
    dx,
    dy,
    around,
    line,
    brow: shadeOf(paint, dark ? -2 : 3.4),
    blush: '#ff7a72',
  })
  drawBeak(p.to(move(dx * 1.4, 28 + dy)), bird.beak, face, yaw, bird.wattles ? RED : undefined)
}

/** What lies about the eyes; answers its colour. */
function drawFace(p: Pen, { coat, more }: Own, bird: Bird, dx: number, dy: number, paint: Hex): Hex {
  const flat = { ...more, plain: true, decal: true } as const
  switch (bird.face) {
    case 'disc': {
      const disc = mix(coat.trim, '#fffaf0', 0.35)
      for (const s of [-1, 1]) p(oval(dx + s * 37, -6 + dy, 44, 50, s * -10), disc, 'disc', flat)
      for (const s of [-1, 1])
        p(
          limb([dx, 14 + dy, 3, dx + s * 12, -36 + dy, 7, dx + s * 44, -62 + dy, 3]),
          shadeOf(coat.hide, 0.7),
          'brow-line',
          flat,
        )
      return disc
    }
    case 'heart': {
      const white = '#fffdf8'
      for (const s of [-1, 1]) p(oval(dx + s * 31, -4 + dy, 38, 44, s * -12), white, 'disc', flat)
      p(oval(dx, 34 + dy, 52, 36), white, 'disc', flat)
      return white
    }
    case 'cheeks':
      for (const s of [-1, 1]) p(oval(dx + s * 38, -2 + dy, 32, 36), '#fffaf2', 'disc', flat)
      return '#fffaf2'
    case 'bars': {
      const mask = mix(coat.trim, '#fff1a0', 0.5)
      p(
        blob([
          dx,
          -58 + dy,
          dx + 54,
          -44 + dy,
          dx + 64,
          2 + dy,
          dx + 46,
          58,
          dx,
          72,
          dx - 46,
          58,
          dx - 64,
          2 + dy,
          dx - 54,
          -44 + dy,
        ]),
        mask,
        'disc',
        flat,
      )
      for (const s of [-1, 1])
        for (const k of [0, 1])
          p(oval(dx + s * (26 + k * 20), 56 - k * 8 + dy, 5, 5.5), '#3b4a8c', 'spot', { decal: true })
      return mask
    }
    default:
      return paint
  }
}

/** The fine dark waves over a budgie's head. */
function bars(p: Pen, { coat }: Own, dx: number, behind: boolean): void {
  const ink = shadeOf(coat.hide, 4)
  for (const s of [-1, 1])
    for (const [i, y] of [-54, -38, -22, -6].entries())
      p(
        limb([
          s * 80 + dx * 0.3,
          y + 6,
          1.4,
          s * (70 - i) + dx * 0.5,
          y - 2,
          3,
          s * (behind ? 20 : 58) + dx,
          y - 4,
          1.4,
        ]),
        ink,
        'bar',
        { decal: true, clip: ROUND },
      )
}

const TUFTS = (p: Pen, { coat, more }: Own) => {
  for (const s of [-1, 1])
    p(
      blob([s * 30, -70, s * 54, -86, s * 82, -100, s * 84, -70, s * 78, -38, s * 54, -54], 0.8),
      shadeOf(coat.hide, 0.6),
      'tuft',
      more,
    )
}

const comb = (p: Pen, x: number, k: number) => {
  for (const [dx, y, r] of [
    [-26, -78, 15],
    [0, -92, 19],
    [26, -80, 16],
  ] as const)
    p(oval(x + dx * k, -70 + (y + 70) * k - (k > 1 ? 6 : 0), r * k * 0.92, r * k * 1.2), RED, 'comb', SKIN)
  p(oval(x, -70, 34 * k, 14 * k), RED, 'comb', SKIN)
}

const TOPS: Readonly<Record<string, ((p: Pen, own: Own, x: number) => void) | undefined>> = {
  comb: (p, _own, x) => comb(p, x, 1),
  'great-comb': (p, _own, x) => comb(p, x, 1.42),
  fluff: (p, { coat, more }) => {
    for (const [x, y] of [
      [-16, -98],
      [2, -108],
      [20, -96],
    ] as const)
      p(limb([x * 0.3, -72, 6, x * 0.7, y + 14, 4.4, x, y, 2.6]), tone(coat.hide, 0.02), 'tuft', more)
  },
  crown: (p, { coat }, x) => {
    for (const a of [-28, -10, 8, 26]) {
      const q = p.to(times(move(x, -70), turn(a)))
      q(limb([0, 0, 2.4, 0, -44, 2]), shadeOf(coat.hide, 1.4), 'crest', { material: 'fur' })
      q(oval(0, -52, 9, 10), mix(coat.hide, '#35c4b8', 0.5), 'crest', { material: 'fur', puff: 0.8 })
    }
  },
}
