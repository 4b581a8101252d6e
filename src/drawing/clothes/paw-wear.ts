// What animals, monsters and robots have on their feet: boots, shoes, socks, skates. Foot space, the toes toward +x.
import type { Accessory, CharacterSpec, Worn } from '../../stage/cast.ts'
import { PAW_WEAR } from '../../stage/finer-look.data.ts'
import { mix, shadeOf, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { blob, limb, oval } from '../shapes/path.ts'
import { paintOf, wornOf } from '../worn/draw-worn.ts'
import { printingOf, printingPen } from '../worn/prints.ts'
import { CLOTH_PAINT } from './paints.data.ts'

const ON_FEET: readonly Accessory[] = ['boots', ...PAW_WEAR]

export const pawWearOf = (...specs: readonly (CharacterSpec | undefined)[]): Worn | undefined =>
  specs.flatMap((spec) => (spec ? wornOf(spec) : [])).find(({ what }) => ON_FEET.includes(what))

const LEATHER = { material: 'leather', puff: 0.8 } as const
const CLOTH = { material: 'cloth', puff: 0.8 } as const

function low(p: Pen, paint: Hex): void {
  p(blob([-18, -14, 8, -16, 20, -8, 36, 2, 37, 12, -19, 12]), paint, 'shoe', LEATHER)
  for (const x of [6, 15])
    p(limb([x - 5, -9 + x * 0.3, 1.8, x + 4, -13 + x * 0.5, 1.8]), mix(paint, '#ffffff', 0.8), 'lace', { decal: true })
}

const DRAWN: Readonly<Partial<Record<Accessory, (p: Pen, paint: Hex) => void>>> = {
  boots: (p, paint) =>
    p(blob([-18, -26, 16, -26, 18, -8, 34, 4, 34, 15, -18, 16]), paint, 'boots', { material: 'leather' }),
  'paw-shoes': (p, paint) => {
    low(p, paint)
    p(blob([-20, 9, 38, 8, 38, 16, -20, 16], 0.6), '#fbf6ec', 'sole', { material: 'leather', puff: 0.3 })
  },
  'paw-socks': (p, paint) => {
    p(blob([-16, -36, 16, -36, 17, -10, 34, 3, 34, 14, 0, 16, -17, 15]), paint, 'sock', CLOTH)
    p(limb([-14, -33, 5, 0, -31, 5.4, 14, -33, 5]), shadeOf(paint, 0.7), 'hem', CLOTH)
  },
  'paw-skates': (p, paint) => {
    low(p, paint)
    for (const x of [-12, 4, 18, 32]) p(oval(x, 17, 6, 6), '#ffca48', 'wheel', { material: 'metal', puff: 0.6 })
  },
}

export function drawPawWear(p: Pen, worn: Worn, far: boolean): void {
  const color = paintOf(worn.color, worn.what === 'paw-socks' ? 'sunflower' : 'tomato')
  const paint = far ? shadeOf(color, 0.4) : color
  const { print, motif } = worn
  const on = { ...(print && { print }), ink: worn.ink && CLOTH_PAINT[worn.ink], ...(motif && { motif }) }
  DRAWN[worn.what]?.(printingPen(p, [paint], printingOf(on, paint)), paint)
}
