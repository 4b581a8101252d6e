// What a low neck shows: scars, hair, and what is on the side of a throat.
import type { Mark, MarkKind } from '../../stage/finer-look.data.ts'
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Build } from '../people/build.ts'
import { HAIR_PAINT, SKIN_PAINT } from '../clothes/paints.data.ts'
import { mix, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { move } from '../shapes/matrix.ts'
import { blob, limb, oval } from '../shapes/path.ts'
import { drawMotif } from '../worn/motif.ts'

type OnNeck = (p: Pen, skin: Hex, r: number, mark: Mark) => void

/** In the opening of a shirt. */
function chestHair(torso: Pen, skin: Hex, hair: Hex, build: Build, side: number): void {
  const [x, t] = [side * 9, build.torso]
  const opening = [x - 20, -t - 4, x + 20, -t - 4, x + 12, -t * 0.8, x, -t * 0.7, x - 12, -t * 0.8]
  torso(blob(opening), skin, 'skin', { decal: true, material: 'skin' })
  for (const [i, u] of [1, 0.95, 0.9, 0.85, 0.8, 0.75].entries())
    for (const k of [-1, -0.3, 0.4, 1]) {
      const [hx, hy] = [x + k * (12 - i * 2), -t * u + (i % 2) * 2]
      torso(limb([hx - 2, hy - 2, 0.8, hx + 2, hy + 1, 1.3, hx, hy + 6, 0.7]), hair, 'hair', { decal: true })
    }
}

/** Below the throat: what a low neck shows. */
export function drawChestMarks(torso: Pen, spec: CharacterSpec, build: Build, side: number): void {
  const skin = SKIN_PAINT[spec.look.skin]
  for (const mark of spec.look.marks ?? []) {
    const { what, where } = mark
    if (what === 'chest-scar' || (what === 'scar' && where === 'chest')) {
      const x = side * 9
      torso(
        blob([
          x - 18,
          -build.torso - 4,
          x + 18,
          -build.torso - 4,
          x + 13,
          -build.torso * 0.72,
          x,
          -build.torso * 0.6,
          x - 13,
          -build.torso * 0.72,
        ]),
        skin,
        'skin',
        { decal: true, material: 'skin' },
      )
      torso(
        limb([x, -build.torso - 2, 1.4, x + 1, -build.torso * 0.8, 2.6, x, -build.torso * 0.65, 1.4]),
        mix(skin, '#c8455a', 0.6),
        'scar',
        { decal: true },
      )
    }
    if (what === 'chest-hair') chestHair(torso, skin, HAIR_PAINT[spec.look.hair.color], build, side)
    if (where === 'neck' && (what === 'burn' || what === 'sunburn'))
      torso(
        blob([
          -20,
          -build.torso - 14,
          22,
          -build.torso - 14,
          16,
          -build.torso + 6,
          0,
          -build.torso + 10,
          -14,
          -build.torso + 6,
        ]),
        mix(skin, what === 'burn' ? '#d06a62' : '#e2493c', 0.5),
        'burn',
        { decal: true, material: 'skin' },
      )
    const neck = torso.to(move(side * 9 + 8, -build.torso - 9))
    if (where === 'neck') NECK[what]?.(neck, skin, 15, mark)
  }
}

/** On the side of a throat, which is there to be seen in a collar that is not high. */
const NECK: Readonly<Partial<Record<MarkKind, OnNeck>>> = {
  birthmark: (p, skin) => p(oval(0, 0, 9, 6), mix(skin, '#6a3420', 0.55), 'mark', { decal: true }),
  'port-wine': (p, skin) => p(oval(0, 0, 11, 7), mix(skin, '#b0385a', 0.5), 'mark', { decal: true }),
  'strawberry-mark': (p, skin) => p(oval(0, 0, 9, 6), mix(skin, '#d8304a', 0.6), 'mark', { decal: true }),
  scar: (p, skin) => p(limb([-9, -3, 1, 0, 0, 2.2, 9, 2, 1]), mix(skin, '#b0483c', 0.5), 'scar', { decal: true }),
  mole: (p, skin) => p(oval(0, 0, 3.4, 3.2), mix(skin, '#3a1c12', 0.72), 'mole', { decal: true }),
  tattoo: (p, _, r, { motif }) => {
    drawMotif(p, motif ?? 'swallow', r * 0.72)
  },
}
