// Cheeks, noses, brows and what is painted on a face.
import type { MarkKind } from '../../stage/finer-look.data.ts'
import { HAIR_PAINT } from '../clothes/paints.data.ts'
import { mix, tone, type Hex } from '../shapes/color.ts'
import { folded, patched } from './eye-marks.ts'
import { blob, limb, oval, poly } from '../shapes/path.ts'
import { DECAL, CLOTH, PLACES, at, type Draw, stain, brows, lashes, overEye, starAt } from './mark-tools.ts'

export const FEATURE_MARKS: Readonly<Partial<Record<MarkKind, Draw>>> = {
  down: folded,
  'eye-patch-skin': patched,
  'chubby-cheeks': (f) => {
    for (const s of [-1, 1]) {
      f.p(oval(f.dx + s * 60, 42, 30, 26), tone(f.skin, 0.015), 'cheek', { material: 'skin', puff: 0.8, plain: true })
      f.p(oval(f.dx + s * 56, 42 + f.dy, 17, 12), mix(f.skin, '#ff5a4d', 0.5), 'blush', {
        ...DECAL,
        soft: true,
        alpha: 0.7,
      })
    }
  },
  'red-nose': (f) =>
    f.p(oval(f.dx * 1.45, 32 + f.dy, 14, 11.5), mix(f.skin, '#e0332c', 0.62), 'nose', {
      material: 'skin',
      puff: 0.9,
      plain: true,
    }),
  'big-nose': (f) =>
    f.p(oval(f.dx * 1.45, 31 + f.dy, 16, 14), tone(f.skin, -0.02, 0.01), 'nose', { material: 'skin', puff: 0.9 }),
  sunburn: (f) => {
    for (const [x, y, r] of [
      [0, 28, 24],
      [-50, 34, 24],
      [50, 34, 24],
    ] as const)
      f.p(oval(f.dx + x, y + f.dy, r, r * 0.7), mix(f.skin, '#e2493c', 0.55), 'blush', {
        ...DECAL,
        soft: true,
        alpha: 0.9,
      })
  },
  eczema: (f, { where }) => {
    if (where === undefined || PLACES[where])
      for (const s of [-1, 1]) stain(f, f.dx + s * 54, 44, 13, mix(f.skin, '#d8544a', 0.45), 0.7)
  },
  bruise: (f, { where }) => {
    const [x, y] = at(f, where, [40, 30])
    stain(f, x, y, 15, '#7a5a96', 0.6)
  },
  spots: (f) => {
    for (const [x, y] of [
      [-40, 30],
      [-24, 50],
      [34, 24],
      [48, 46],
      [0, -44],
      [-30, -36],
      [30, -50],
      [12, 66],
    ] as const)
      f.p(oval(f.dx + x, y + f.dy, 3.6, 3.4), mix(f.skin, '#d83a3c', 0.65), 'spot', { decal: true })
  },
  mud: (f) => {
    for (const [x, y, r] of [
      [-46, 30, 20],
      [40, 44, 17],
      [14, -48, 16],
      [-10, 68, 13],
      [56, -10, 11],
    ] as const)
      stain(f, f.dx * 0.8 + x, y, r, '#6f4c30', 0.9)
  },
  stubble: (f, { color }) => {
    const c = (color && new Map<string, Hex>(Object.entries(HAIR_PAINT)).get(color)) ?? f.hair
    f.p(
      blob([
        -70,
        30,
        f.dx - 44,
        54,
        f.dx - 24,
        44,
        f.dx,
        42,
        f.dx + 24,
        44,
        f.dx + 44,
        54,
        70,
        30,
        70,
        54,
        f.dx + 46,
        78,
        f.dx,
        94,
        f.dx - 46,
        78,
        -70,
        54,
      ]),
      mix(f.skin, c, 0.42),
      'stubble',
      { ...DECAL, alpha: 0.75, clip: f.shape },
    )
  },
  'face-paint': (f, { color }) => {
    for (const s of [-1, 1])
      for (const k of [0, 12, 24])
        f.p(
          limb([f.dx + s * 34, 26 + k, 1.4, f.dx + s * 62, 22 + k, 3.6, f.dx + s * 78, 26 + k, 1.2]),
          (color && CLOTH.get(color)) ?? '#f58a2e',
          'face-paint',
          { decal: true },
        )
  },
  moko: (f) => {
    for (const k of [-16, -8, 0, 8, 16])
      f.p(
        limb([
          f.dx * 1.2 + k * 0.6,
          60 + f.grown * 6,
          1,
          f.dx * 1.2 + k * 0.8,
          68 + f.grown * 6,
          1.8,
          f.dx * 1.2 + k * 0.5,
          77 + f.grown * 6,
          1,
        ]),
        '#27413a',
        'moko',
        { decal: true },
      )
  },
  wrinkles: (f) => {
    for (const s of [-1, 1])
      for (const k of [0, 8])
        f.p(limb([f.dx + s * 60, 2 + k, 0.8, f.dx + s * 68, 0 + k, 1.4, f.dx + s * 74, 4 + k, 0.8]), f.line, 'crease', {
          decal: true,
          alpha: 0.6,
        })
    for (const y of [-52, -44])
      f.p(limb([f.dx - 26, y, 0.8, f.dx, y - 3, 1.4, f.dx + 26, y, 0.8]), f.line, 'crease', { decal: true, alpha: 0.5 })
  },
  bags: (f) => {
    for (const s of [-1, 1])
      f.p(
        limb([f.dx + s * 20, f.eyeY + 24, 0.8, f.dx + s * 36, f.eyeY + 29, 1.6, f.dx + s * 52, f.eyeY + 24, 0.8]),
        f.line,
        'crease',
        { decal: true, alpha: 0.6 },
      )
  },
  'thick-brows': (f) => brows(f, 6.4, mix(f.hair, '#2a1a1e', 0.3)),
  'dark-brows': (f) => brows(f, 4.6, '#33211f'),
  'one-brow': (f) => brows(f, 5.6, mix(f.hair, '#2a1a1e', 0.3), true),
  'no-brows': (f) => {
    for (const s of [-1, 1])
      f.p(overEye(f, s, [12, 28, 34, 52, 64, 32, 36, 29]), f.skin, 'skin', { decal: true, material: 'skin' })
  },
  'glitter-brows': (f, { color }) => {
    for (const s of [-1, 1])
      for (const k of [-16, -9, -2, 5, 12, 19])
        f.p(
          poly(starAt(f.dx + s * (36 + k * s), f.eyeY - 38 - (k < 12 ? 3 : 0), 4)),
          (color && CLOTH.get(color)) ?? '#e5b93a',
          'brow',
          { decal: true, lit: true },
        )
  },
  'long-lashes': (f) => lashes(f, '#2a1a1e', 2),
  'strong-jaw': (f) => {
    f.p(
      limb([f.dx - 8, 76 + f.grown * 8, 1, f.dx, 80 + f.grown * 8, 1.8, f.dx + 8, 76 + f.grown * 8, 1]),
      f.line,
      'chin',
      { decal: true, alpha: 0.5 },
    )
    for (const s of [-1, 1])
      f.p(limb([f.dx + s * 66, 42, 0.8, f.dx + s * 56, 66, 2, f.dx + s * 34, 82, 0.8]), f.line, 'jaw', {
        decal: true,
        alpha: 0.4,
      })
  },
  glow: (f) => {
    for (const [x, y] of [
      [-30, -50],
      [-50, 22],
      [2, 20],
    ] as const)
      f.p(oval(f.dx + x, y, 13, 7, -20), '#ffffff', 'shine', { decal: true, alpha: 0.32 })
  },
}
