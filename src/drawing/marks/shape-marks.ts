// How a nose, teeth, a chin and lips of one's own are shaped, and what was smeared, stuck or put through a face.
import type { MarkKind } from '../../stage/finer-look.data.ts'
import { HAIR_PAINT } from '../clothes/paints.data.ts'
import { mix, oklch, tone, type Hex } from '../shapes/color.ts'
import { move, times, turn } from '../shapes/matrix.ts'
import { blob, limb, oval, poly, rect } from '../shapes/path.ts'
import { drawMotif } from '../worn/motif.ts'
import { at, brows, CLOTH, DECAL, type Draw, type Facing, lashes, lips, stain, starAt } from './mark-tools.ts'

const HAIRS: ReadonlyMap<string, Hex> = new Map(Object.entries(HAIR_PAINT))
const ENAMEL = '#fffdf4'

/** The upper front teeth, over the lower lip as they are when a mouth is shut. */
const frontTeeth = (f: Facing, turned: number, long: number): void => {
  const [x, y] = [f.dx * 1.15, 49 + f.grown * 6 + f.dy]
  for (const s of [-1, 1]) {
    const q = f.p.to(times(move(x + s * 6.4, y), turn(s * turned)))
    q(rect(-6.2, 0, 12.4, long, 3), ENAMEL, 'tooth', { decal: true, material: 'paper' })
    q(limb([-6, long, 0.7, 0, long + 0.8, 1, 6, long, 0.7]), f.line, 'tooth', { decal: true, alpha: 0.7 })
  }
  f.p(limb([x, y + 1, 0.7, x, y + long - 1, 0.9]), f.line, 'tooth', { decal: true, alpha: 0.7 })
}

const nose = (f: Facing, path: (x: number, y: number) => ReturnType<typeof blob>): void => {
  const [x, y] = [f.dx * 1.45, 31 + f.grown * 3 + f.dy]
  f.p(path(x, y), tone(f.skin, oklch(f.skin)[0] < 0.55 ? 0.045 : -0.045, 0.02), 'nose', {
    material: 'skin',
    puff: 0.9,
    plain: true,
  })
}

const light = ({ p, skin, dx, dy }: Facing, x: number, y: number) =>
  p(oval(dx * 1.45 + x, y + dy, 3.4, 2.4), '#ffffff', 'nose-light', {
    decal: true,
    alpha: oklch(skin)[0] < 0.55 ? 0.25 : 0.5,
  })

const GLITTER = [
  [38, 28, 6],
  [52, 22, 4],
  [62, 32, 6],
  [48, 38, 4.5],
  [34, 42, 3.5],
  [64, 46, 4],
] as const

export const SHAPE_MARKS: Readonly<Partial<Record<MarkKind, Draw>>> = {
  'big-teeth': (f) => frontTeeth(f, 0, 14),
  'crooked-teeth': (f) => frontTeeth(f, 13, 11),
  'wobbly-tooth': (f) => {
    const [x, y] = [f.dx * 1.15 + 7 * f.way, 49 + f.grown * 6 + f.dy]
    const q = f.p.to(times(move(x, y), turn(24 * f.way)))
    q(rect(-6.4, 0, 12.8, 13, 3), ENAMEL, 'tooth', { decal: true, material: 'paper' })
    q(limb([-6, 12, 0.7, 0, 13.4, 1, 6, 12, 0.7]), f.line, 'tooth', { decal: true, alpha: 0.7 })
    for (const s of [-1, 1])
      f.p(limb([x + s * 14, y + 5, 0.9, x + s * 17, y + 9, 1.1, x + s * 14, y + 13, 0.9]), f.line, 'wobble', DECAL)
  },
  // A baby's, from below.
  'few-teeth': (f) => {
    const [x, y] = [f.dx * 1.15, 51 + f.grown * 6 + f.dy]
    for (const s of [-1, 1])
      f.p(rect(x + s * 4.6 - 4.2, y - 4, 8.4, 7, 2.4), ENAMEL, 'tooth', { decal: true, material: 'paper' })
  },
  'chipped-tooth': (f) => {
    frontTeeth(f, 0, 11)
    const [x, y] = [f.dx * 1.15, 49 + f.grown * 6 + f.dy]
    f.p(blob([x + 6, y + 12, x + 13, y + 4, x + 14, y + 13]), '#5c1826', 'tooth', { decal: true, material: 'ink' })
  },
  'button-nose': (f) => {
    nose(f, (x, y) => oval(x, y, 9.4, 8.6))
    light(f, -2.6, 28)
  },
  'wide-nose': (f) => {
    nose(f, (x, y) =>
      blob([
        x - 19,
        y + 6,
        x - 12,
        y - 3,
        x,
        y - 9,
        x + 12,
        y - 3,
        x + 19,
        y + 6,
        x + 9,
        y + 9,
        x,
        y + 8,
        x - 9,
        y + 9,
      ]),
    )
    for (const s of [-1, 1])
      f.p(
        limb([
          f.dx * 1.45 + s * 7,
          37 + f.dy,
          1,
          f.dx * 1.45 + s * 12,
          36 + f.dy,
          2,
          f.dx * 1.45 + s * 15,
          38 + f.dy,
          0.8,
        ]),
        f.line,
        'nose',
        { decal: true, alpha: 0.6 },
      )
  },
  'pointy-nose': (f) => {
    const way = f.dx < 0 ? -1 : 1
    nose(f, (x, y) =>
      blob(
        [x - way * 5, y - 22, x + way * 3, y - 12, x + way * 15, y + 5, x + way * 6, y + 10, x - way * 9, y + 7],
        0.6,
      ),
    )
  },
  'crooked-nose': (f) => {
    const [x, y] = [f.dx * 1.3, 30 + f.dy]
    f.p(limb([x - 3, y - 30, 1, x + 6, y - 16, 2.6, x - 3, y - 5, 2.4, x - 2, y + 2, 1]), f.line, 'nose', {
      decal: true,
      alpha: 0.75,
    })
    nose(f, (nx, ny) => oval(nx - 3, ny + 2, 13, 9, 14))
  },
  'double-chin': (f) => {
    const [x, y] = [f.dx * 1.4, 82 + f.grown * 9]
    f.p(oval(x, y + 2, 36, 15), tone(f.skin, -0.01), 'chin', { material: 'skin', puff: 0.9, plain: true })
    f.p(limb([x - 24, y - 8, 1, x, y - 2, 2.2, x + 24, y - 8, 1]), f.line, 'chin', { decal: true, alpha: 0.55 })
  },
  smudge: (f, { where, color }) => {
    const paint = (color && CLOTH.get(color)) ?? '#5b3420'
    const [x, y] = at(f, where, [22, 54])
    stain(f, x, y, 15, paint, 0.9)
    if (where === undefined || where === 'lip' || where === 'face') stain(f, f.dx - 30 * f.way, 52, 12, paint, 0.85)
    if (where === 'cheeks' || where === 'face') stain(f, f.dx - 50 * f.way, 34, 14, paint, 0.9)
  },
  sticker: (f, { where, motif, color }) => {
    const [x, y] = at(f, where, [52, 32])
    const q = f.p.to(times(move(x, y), turn(10)))
    q(oval(0, 0, 17, 17), '#ffffff', 'sticker', { decal: true, material: 'paper' })
    q(oval(0, 0, 14, 14), (color && CLOTH.get(color)) ?? '#ffd65c', 'sticker', { decal: true, material: 'paper' })
    drawMotif(q, motif ?? 'smile', 11)
  },
  'age-spots': (f) => {
    for (const [x, y, r] of [
      [-58, -8, 6],
      [60, 10, 7],
      [-48, 40, 5],
      [40, -50, 7],
      [-26, -58, 5],
      [54, 46, 5],
    ] as const)
      f.p(oval(f.dx + x, y + f.dy, r, r * 0.8), mix(f.skin, '#7a4a24', 0.42), 'spot', DECAL)
  },
  wart: (f, { where }) => {
    const [x, y] = at(f, where ?? 'nose', [10, 26])
    f.p(oval(x + 9, y - 2, 6, 5.6), mix(f.skin, '#8a4a38', 0.42), 'wart', { material: 'skin', puff: 0.9, plain: true })
    f.p(limb([x + 9, y - 7, 0.9, x + 12, y - 13, 0.6]), '#3a2a26', 'hair', { decal: true })
  },
  piercing: (f, { where }) => {
    const steel = { decal: true, material: 'metal' } as const
    const isBrow = where?.endsWith('brow') || where?.endsWith('eye')
    if (isBrow) {
      const s = (where?.startsWith('right') ? -1 : 1) * f.way
      for (const [dx, y] of [
        [58, -36],
        [60, -24],
      ] as const)
        f.p(oval(f.dx + s * dx, f.eyeY + y, 3.4, 3.4), '#c3cad4', 'stud', steel)
    } else if (where === 'lip' || where === 'chin') {
      const y = (where === 'lip' ? 60 : 72) + f.grown * 6 + f.dy
      f.p(oval(f.dx * 1.2 + (where === 'lip' ? 13 * f.way : 0), y, 3.8, 3.8), '#c3cad4', 'stud', steel)
    } else {
      const [x, y] = [f.dx * 1.45, 40 + f.grown * 3 + f.dy]
      f.p(
        limb([x - 6, y - 2, 1.6, x - 5, y + 6, 1.8, x, y + 9, 1.8, x + 5, y + 6, 1.8, x + 6, y - 2, 1.6]),
        '#aab3c0',
        'ring',
        steel,
      )
    }
  },
  'painted-whiskers': (f, { color }) => {
    const ink = (color && CLOTH.get(color)) ?? '#2a2228'
    f.p(oval(f.dx * 1.45, 30 + f.dy, 10, 7.5), ink, 'face-paint', { decal: true })
    for (const s of [-1, 1])
      for (const k of [-9, 2, 13])
        f.p(
          limb([
            f.dx + s * 26,
            36 + k * 0.5 + f.dy,
            1.2,
            f.dx + s * 50,
            34 + k + f.dy,
            2.2,
            f.dx + s * 72,
            32 + k * 1.4 + f.dy,
            0.8,
          ]),
          ink,
          'face-paint',
          { decal: true },
        )
  },
  'mask-paint': (f, { color }) => {
    const own = (color && CLOTH.get(color)) ?? '#5fb5e8'
    for (const s of [-1, 1]) {
      const x = (k: number) => f.dx + s * k
      f.p(
        blob([x(2), -4, x(16), -40, x(52), -52, x(74), -30, x(72), 8, x(60), 40, x(34), 46, x(16), 30]),
        own,
        'face-paint',
        { ...DECAL, alpha: 0.8, clip: f.shape },
      )
      f.p(blob([x(40), -44, x(64), -34, x(64), -16, x(46), -26]), mix(own, '#ffffff', 0.6), 'face-paint', {
        ...DECAL,
        alpha: 0.9,
      })
      f.p(oval(x(50), 34 + f.dy, 7, 7), mix(own, '#ffffff', 0.6), 'face-paint', { ...DECAL, alpha: 0.9 })
    }
  },
  'full-lips': (f) => lips(f, mix(f.skin, '#b5404e', oklch(f.skin)[0] < 0.55 ? 0.5 : 0.45)),
  'own-brows': (f, { color }) => brows(f, 4.4, (color && HAIRS.get(color)) ?? f.hair),
  'pale-lashes': (f) => lashes(f, '#f6ead8', 2.2),
  'face-glitter': (f, { color }) => {
    const own = (color && CLOTH.get(color)) ?? '#ffd65c'
    for (const s of [-1, 1])
      for (const [x, y, r] of GLITTER)
        f.p(poly(starAt(f.dx + s * x, y + f.dy, r)), own, 'glitter', { decal: true, lit: true })
  },
  'brow-slit': (f, { where }) => {
    const s = (where?.startsWith('right') ? -1 : 1) * f.way
    const [x, y] = [f.dx + s * 46, f.eyeY - 40]
    f.p(limb([x - 2, y + 9, 2.4, x + 3, y - 9, 2.4]), f.skin, 'skin', { decal: true, material: 'skin' })
  },
}
