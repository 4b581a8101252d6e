// Moles, stains, scars, teeth and plasters.
import type { MarkKind } from '../../stage/finer-look.data.ts'
import { mix, tone } from '../shapes/color.ts'
import { move, times, turn } from '../shapes/matrix.ts'
import { limb, oval, rect } from '../shapes/path.ts'
import { drawMotif } from '../worn/motif.ts'
import { DECAL, CLOTH, PLACES, at, type Draw, stain, half, scar, tooth, spot, lips, overEye } from './mark-tools.ts'

export const SKIN_MARKS: Readonly<Partial<Record<MarkKind, Draw>>> = {
  mole: spot,
  'beauty-spot': spot,
  birthmark: (f, { where }) => {
    const [x, y] = at(f, where, [48, 30])
    stain(f, x, y, 17, mix(f.skin, '#6a3420', 0.55), 0.9)
  },
  'strawberry-mark': (f, { where }) => {
    const [x, y] = at(f, where, [48, 30])
    stain(f, x, y, 16, mix(f.skin, '#d8304a', 0.66), 0.95)
  },
  'port-wine': (f, mark) => {
    if (mark.where === undefined || mark.where.endsWith('half')) return half(f, mark)
    const [x, y] = at(f, mark.where, [50, 30])
    stain(f, x, y, 30, mix(f.skin, '#b0385a', 0.5), 0.8)
  },
  vitiligo: (f) => {
    const pale = tone(mix(f.skin, '#fbe4d6', 0.72), 0.02)
    for (const [x, y, r] of [
      [-38, 6, 26],
      [40, 14, 19],
      [4, 66, 19],
      [-14, -54, 17],
      [58, -30, 13],
    ] as const)
      stain(f, f.dx * 0.8 + x * f.way, y + f.dy, r, pale, 1)
  },
  scar: (f, { where }) => {
    if (where !== 'chest' && where !== 'neck') {
      const [x, y] = at(f, where, [50, 30])
      scar(f, x, y, where?.endsWith('brow') ? 20 : 30, where?.endsWith('brow') ? 70 : -40)
    }
  },
  'cleft-lip': (f) => {
    scar(f, f.dx * 1.2 + 7 * f.way, 43 + f.grown * 5 + f.dy, 14, 84)
  },
  burn: (f, { where }) => {
    if (where === 'neck') return
    const s = (where?.startsWith('right') ? -1 : 1) * f.way
    stain(f, f.dx + s * 58, 34, 30, mix(f.skin, '#d06a62', 0.5), 0.85)
  },
  dimples: (f, { where }) => {
    if (where === 'chin')
      return f.p(
        limb([
          f.dx * 1.3 - 3,
          64 + f.grown * 7 + f.dy,
          1,
          f.dx * 1.3,
          68 + f.grown * 7 + f.dy,
          2.6,
          f.dx * 1.3 + 3,
          64 + f.grown * 7 + f.dy,
          1,
        ]),
        f.line,
        'dimple',
        { decal: true },
      )
    for (const s of [-1, 1])
      f.p(
        limb([f.dx + s * 48, 44 + f.dy, 1.2, f.dx + s * 52, 51 + f.dy, 2.4, f.dx + s * 49, 58 + f.dy, 1.2]),
        f.line,
        'dimple',
        { decal: true },
      )
  },
  'missing-tooth': (f) => tooth(f, 5 * f.way, 51, 11, 9, '#5c1826'),
  'missing-lower-tooth': (f) => tooth(f, 4 * f.way, 62, 9, 7, '#5c1826'),
  'gap-teeth': (f) => tooth(f, 0, 51, 4, 9, '#5c1826'),
  'gold-tooth': (f, { color }) => tooth(f, 6, 51, 9, 8, color === 'silver' ? '#b9c1cc' : '#e5b93a'),
  braces: (f, { color }) => {
    const band = (color && CLOTH.get(color)) ?? '#9aa5b8'
    const y = 55 + f.grown * 6 + f.dy
    f.p(rect(f.dx * 1.15 - 20, y - 5, 40, 9, 3), '#fffdf6', 'braces', { decal: true, material: 'paper' })
    f.p(limb([f.dx * 1.15 - 19, y, 1.2, f.dx * 1.15, y + 1, 1.3, f.dx * 1.15 + 19, y, 1.2]), '#8a93a5', 'braces', {
      decal: true,
      material: 'metal',
    })
    for (const x of [-15, -7.5, 0, 7.5, 15])
      f.p(rect(f.dx * 1.15 + x - 2.2, y - 2.6, 4.4, 5.2, 1), band, 'braces', { decal: true, material: 'metal' })
  },
  plaster: (f, { where, color, motif }) => {
    if (where && !PLACES[where]) return
    const [x, y] = at(f, where, [52, 40])
    const q = f.p.to(times(move(x, y), turn(-24)))
    q(rect(-18, -7, 36, 14, 7), (color && CLOTH.get(color)) ?? '#e8b98c', 'plaster', { decal: true, material: 'cloth' })
    q(rect(-6, -5.4, 12, 10.8, 2), '#fff1dc', 'plaster', { decal: true })
    if (motif) drawMotif(q, motif, 6.5)
    for (const d of [-12, 12]) q(oval(d, 0, 1.3, 1.3), '#a9754c', 'plaster', { decal: true })
  },
  bindi: (f, { color }) =>
    f.p(oval(f.dx * 1.1, -38 + f.dy, 5.4, 6), (color && CLOTH.get(color)) ?? '#c8203a', 'bindi', { decal: true }),
  lipstick: (f, { color }) => lips(f, (color && CLOTH.get(color)) ?? '#d6243c'),
  eyeshadow: (f, { color }) => {
    for (const s of [-1, 1])
      f.p(overEye(f, s, [16, 22, 36, 36, 60, 18, 36, 24]), (color && CLOTH.get(color)) ?? '#8d4d8a', 'eyeshadow', {
        ...DECAL,
        alpha: 0.7,
      })
  },
  'rosy-cheeks': (f) => {
    for (const s of [-1, 1])
      f.p(oval(f.dx + s * 52, 38 + f.dy, 23, 18), mix(f.skin, '#e8433c', 0.55), 'blush', {
        ...DECAL,
        soft: true,
        alpha: 0.95,
      })
  },
}
