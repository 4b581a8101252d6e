// Hair that was cut: fades, crests, quiffs, crops.
import { dice } from '../../base/dice.ts'
import { HAIR_PAINT } from '../clothes/paints.data.ts'
import { shadeOf, tone, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { blob, limb } from '../shapes/path.ts'
import { curlsAlong } from './hair-coils.ts'
import { type DrawHair, H, NAPE, shorn, skinOf } from './hair-roots.ts'
import { mane } from './hair-tied.ts'

export const top = (p: Pen, color: Hex, points: readonly number[]) => {
  p(blob(points, 0.95), color, 'hair', H)
}

export const fade: DrawHair = (h, color, spec) => {
  shorn(h, color, skinOf(spec), 0.4)
  if (h.behind)
    return top(h.front, color, [-80, -40, -70, -78, -36, -104, 36, -104, 70, -78, 80, -40, 40, -30, 0, -26, -40, -30])
  const isCoily = ['deep', 'ebony', 'brown'].includes(spec.look.skin)
  top(h.front, color, [-70, -50, -74, -80, -40, -112, 0, -118, 40, -112, 74, -80, 70, -50, 36, -62, 0, -66, -36, -62])
  if (isCoily)
    curlsAlong(
      h.front,
      { count: 7, from: 1.14, sweep: 0.72, x: 0, y: -36, rx: 68, ry: 66, r: [14, 4] },
      color,
      dice(`fade/${spec.name}`),
    )
}

export const mohawk: DrawHair = (h, color, spec) => {
  const crest: [number, number][] = [
    [-34, -96],
    [-18, -152],
    [0, -176],
    [20, -162],
    [36, -104],
  ]
  if (h.behind) {
    shorn(h, HAIR_PAINT.brown, skinOf(spec), 0.28)
    top(h.front, color, [-20, 60, -28, -60, -30, -120, 0, -176, 30, -120, 28, -60, 20, 60])
    return
  }
  shorn(h, HAIR_PAINT.brown, skinOf(spec), 0.28)
  top(h.front, color, [-26, -64, ...crest.flat(), 26, -64, 0, -72])
  for (const [x, y] of crest)
    h.front(limb([x * 0.4, -72, 4, x * 0.8, (y - 72) / 2, 6, x * 1.2, y - 10, 1.4]), tone(color, 0.05), 'hair', H)
}

export const quiff: DrawHair = (h, color, spec) => {
  shorn(h, color, skinOf(spec), 0.62)
  top(
    h.front,
    color,
    h.behind
      ? [-72, -50, -60, -100, 0, -124, 60, -100, 72, -50, 0, -34]
      : [-74, -52, -82, -92, -44, -136, 10, -146, 58, -122, 80, -80, 72, -50, 40, -74, 0, -82, -40, -72],
  )
  if (!h.behind)
    for (const k of [-30, 0, 30])
      h.front(limb([k, -76, 1, k * 1.2 + 6, -108, 2, k + 4, -136, 0.8]), tone(color, 0.08), 'strand', {
        decal: true,
        material: 'hair',
      })
}

export const pixie: DrawHair = (h, color) => {
  h.back(blob([-84, 34, -92, -20, -60, -82, 0, -96, 60, -82, 92, -20, 84, 34, 0, 54]), shadeOf(color, 0.8), 'hair', H)
  top(
    h.front,
    color,
    h.behind
      ? NAPE
      : [
          -88, 22, -94, -24, -76, -74, -30, -104, 30, -104, 78, -72, 94, -22, 86, 24, 80, -8, 70, -34, 34, -40, -10,
          -34, -48, -44, -66, -30, -80, -6,
        ],
  )
  if (!h.behind)
    for (const [x, y] of [
      [-40, -40],
      [-10, -30],
      [26, -34],
      [56, -28],
    ] as const)
      h.front(limb([x + 20, -92, 5, x + 6, -64, 10, x, y, 1.5]), tone(color, 0.02), 'hair', { ...H, puff: 0.6 })
}

export const bowl: DrawHair = (h, color) => {
  h.back(blob([-90, 34, -96, -20, -64, -82, 0, -98, 64, -82, 96, -20, 90, 34, 0, 50]), shadeOf(color, 0.8), 'hair', H)
  top(
    h.front,
    color,
    h.behind
      ? NAPE
      : [
          -92, 20, -98, -30, -78, -80, -34, -106, 34, -106, 78, -80, 98, -30, 92, 20, 82, -6, 60, -22, 0, -30, -60, -22,
          -82, -6,
        ],
  )
}

export const mullet: DrawHair = (h, color, spec) => {
  mane(h.back, color, 120)
  pixie(h, color, spec)
  if (h.behind) mane(h.front, color, 120)
}

export const undercut: DrawHair = (h, color, spec) => {
  shorn(h, color, skinOf(spec), 0.42)
  top(
    h.front,
    color,
    h.behind
      ? [-80, -30, -66, -90, 0, -112, 66, -90, 80, -30, 0, -16]
      : [-80, -20, -92, -60, -50, -114, 20, -120, 70, -90, 78, -52, 40, -70, -20, -58, -60, -34],
  )
}

export const receding: DrawHair = (h, color) => {
  h.back(blob([-92, 30, -94, -6, -80, -20, 80, -20, 94, -6, 92, 30, 70, 56, -70, 56]), shadeOf(color, 0.6), 'hair', H)
  if (h.behind) top(h.front, color, [-92, -16, 92, -16, 92, 20, 66, 62, 0, 72, -66, 62, -92, 20])
  for (const s of [-1, 1]) top(h.front, color, [s * 70, -36, s * 88, -30, s * 99, 4, s * 92, 34, s * 78, 28, s * 74, 0])
}

export const wisp: DrawHair = (h, color) => {
  const lines = h.behind
    ? [
        [-30, -60, -10, -20],
        [20, -70, 30, -20],
      ]
    : [
        [-6, -100, 14, -142],
        [4, -100, 34, -130],
        [-12, -98, -30, -126],
      ]
  for (const [a = 0, b = 0, c = 0, d = 0] of lines)
    h.front(limb([a, b + 8, 3.4, (a + c) / 2 - 6, (b + d) / 2, 3.4, c, d, 1]), color, 'hair', H)
}

export const straightShort: DrawHair = (h, color) => {
  h.back(blob([-84, 30, -92, -20, -60, -80, 0, -92, 60, -80, 92, -20, 84, 30, 0, 54]), shadeOf(color, 0.8), 'hair', H)
  top(
    h.front,
    color,
    h.behind
      ? NAPE
      : [
          -88, 12, -93, -26, -78, -70, -42, -98, 0, -106, 42, -98, 78, -70, 93, -26, 88, 12, 80, -12, 72, -36, 30, -58,
          -20, -62, -64, -46, -80, -12,
        ],
  )
  if (!h.behind)
    for (const [a, b, c, d] of [
      [-50, -92, -74, -36],
      [-20, -100, -50, -56],
      [10, -102, 0, -64],
      [40, -96, 52, -54],
      [60, -84, 78, -34],
    ] as const)
      h.front(limb([a, b, 0.8, (a + c) / 2, (b + d) / 2 - 6, 2, c, d, 0.8]), tone(color, 0.07), 'strand', {
        decal: true,
        material: 'hair',
        fine: true,
      })
}
