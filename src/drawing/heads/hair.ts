// Fourteen heads of hair over one skull: what falls behind the head, and what frames the face.
import type { CharacterSpec, HairStyle } from '../../stage/cast.ts'
import { dice } from '../../base/dice.ts'
import { oklch, shadeOf, tone, type Hex } from '../shapes/color.ts'
import { hangingBehind, shortBehind } from './hair-behind.ts'
import { drawAfro, drawCurls, drawLocs, drawPuffs } from './hair-coils.ts'
import { FURTHER_STYLES } from './hair-further.ts'
import { drawCroppedAfro, drawCroppedCurls, drawCroppedWaves } from './hair-cropped.ts'
import { headscarf } from './hair-scarf.ts'
import { tie, type HairPens } from './hair-pens.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, times, turn } from '../shapes/matrix.ts'
import { CLOTH_PAINT } from '../clothes/paints.data.ts'
import { blob, limb, oval } from '../shapes/path.ts'

type Points = readonly number[]
const H = { material: 'hair', puff: 0.8 } as const

function strands(p: Pen, color: Hex, lines: readonly Points[]): void {
  const light = oklch(color)[0] > 0.45
  for (const [i, l] of lines.entries()) {
    const ink = i % 3 === 0 ? tone(color, light ? 0.07 : 0.1) : tone(color, light ? -0.07 : -0.05)
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0] = l
    p(limb([x0, y0, 0.8, (x0 + 2 * x1 + x2) / 4, (y0 + 2 * y1 + y2) / 4, 2.1, x2, y2, 0.6]), ink, 'strand', { decal: true, material: 'hair', alpha: 0.8, fine: true }) // prettier-ignore
  }
}

/** The cap of hair over the skull; `fringe` is its lower edge over the brow, from right to left. */
function cap(p: Pen, color: Hex, yaw: number, fringe: Points, lift = 0): void {
  const k = yaw * 4
  p(
    blob([-87, 14, -91, -24, -77, -68 - lift * 0.6, -42, -95 - lift, k, -102 - lift, 44, -94 - lift, 79, -66 - lift * 0.6, 91 - k, -22, 87 - k, 14, 79 - k, 4, ...fringe, -79 + k, 4], 0.92), // prettier-ignore
    color,
    'hair',
    H,
  )
}

const SWEEP = [74, -30, 52, -42, 20, -54, -12, -50, -40, -36, -64, -24, -76, -14]
const PARTED = [76, -18, 60, -36, 34, -52, 4, -66, -24, -54, -52, -36, -74, -16]
const STRAIGHT = [78, -20, 56, -33, 30, -36, 0, -37, -30, -36, -56, -33, -78, -20]
const PULLED = [78, -26, 60, -48, 32, -60, 0, -64, -32, -60, -60, -48, -78, -26]

function flow(p: Pen, color: Hex, yaw: number): void {
  strands(p, color, [
    [-14 + yaw * 4, -96, -60, -84, -76, -34],
    [-2, -98, -34, -86, -50, -48],
    [8, -98, 2, -82, -14, -60],
    [18, -97, 46, -84, 56, -52],
    [30, -94, 70, -76, 78, -34],
  ])
}

/** A tapered lock of hair, full in the middle. */
function lock(p: Pen, color: Hex, spine: Points): void {
  p(limb(spine), color, 'hair', { ...H, puff: 0.7 })
}

/** Hair below a tie, trailing behind a runner. */
function tail(p: Pen, x: number, y: number, swing: number): Pen {
  return swing === 0 ? p : p.to(times(move(x, y), turn(swing * 38), move(-x, -y)))
}

function braid(p: Pen, color: Hex, x: number, y: number, way: number, spec: CharacterSpec): void {
  for (let i = 5; i >= 0; i--) {
    const cx = x + way * Math.sin(i * 0.5) * 9
    p(blob([cx - 15 + i, y + i * 21 - 10, cx, y + i * 21 - 4, cx + 15 - i, y + i * 21 - 10, cx + 13 - i, y + i * 21 + 9, cx, y + i * 21 + 17, cx - 13 + i, y + i * 21 + 9]), i % 2 ? color : tone(color, 0.018), 'hair', H) // prettier-ignore
  }
  const ex = x + way * Math.sin(2.8) * 9
  p(blob([ex - 7, y + 124, ex + 7, y + 124, ex + 13, y + 146, ex + 3, y + 158, ex - 6, y + 156, ex - 12, y + 144]), color, 'hair', H) // prettier-ignore
  tie(p, ex, y + 124, ribbonOf(spec), 8, spec)
}

type Draw = (h: HairPens, color: Hex, spec: CharacterSpec) => void

const ribbonOf = ({ look }: CharacterSpec) => CLOTH_PAINT[look.hair.cloth ?? look.outfit.colors[1]]

const short: Draw = ({ back, front, yaw }, c) => {
  const k = yaw * 5
  back(blob([-84, 30, -92, -20, -60, -80, 0, -92, 60, -80, 92, -20, 84, 30, 60, 54, 0, 60, -60, 54]), shadeOf(c, 0.8), 'hair', H)
  lock(front, c, [10, -88, 7, 8, -106, 9, 22, -118, 6, 38, -116, 1.5])
  lock(front, c, [0, -90, 7, -8, -106, 8, -2, -118, 5, 12, -124, 1.5])
  cap(front, c, yaw, SWEEP)
  lock(front, tone(c, 0.008), [30, -88, 8, 60, -76, 17, 78, -48, 13, 84, -16, 3])
  lock(front, tone(c, 0.012), [26, -92, 7, -20 + k, -76, 18, -62, -50, 13, -80, -12, 2.5])
  lock(front, tone(c, 0.02), [34, -90, 6, 4 + k, -70, 17, -34 + k, -48, 11, -52, -30, 2])
  lock(front, tone(c, 0.008), [40, -88, 6, 34 + k, -66, 14, 8 + k, -46, 10, -8 + k, -36, 2])
  strands(front, c, [[30, -84, -10, -70, -58, -36], [48, -74, 30, -60, 4, -46], [52, -82, 70, -62, 78, -34]])
} // prettier-ignore

const bob: Draw = ({ back, front, yaw }, c) => {
  back(blob([-92, 20, -98, -20, -70, -82, 0, -102, 70, -82, 98, -20, 96, 30, 92, 70, 66, 78, 30, 70, 0, 66, -30, 70, -66, 78, -92, 70]), shadeOf(c, 0.9), 'hair', H)
  for (const s of [-1, 1])
    front(blob([s * 70, -50, s * 92, -30, s * (99 - yaw * s * 6), 20, s * (97 - yaw * s * 8), 62, s * 78, 74, s * 66, 60, s * (76 - yaw * s * 3), 30, s * 74, -8]), c, 'hair', H)
  cap(front, c, yaw, STRAIGHT)
  strands(front, c, [[-20, -96, -50, -80, -60, -38], [-6, -98, -20, -70, -26, -40], [8, -98, 6, -70, 4, -42], [22, -96, 34, -70, 36, -40], [36, -92, 62, -76, 64, -36], [-92, 0, -92, 30, -86, 62], [92, 0, 92, 30, 86, 62]])
} // prettier-ignore

const long: Draw = ({ back, front, yaw }, c) => {
  back(blob([-90, -10, -76, -78, 0, -104, 76, -78, 90, -10, 100, 70, 96, 140, 70, 172, 30, 160, 0, 168, -34, 160, -74, 172, -98, 138, -100, 70], 0.95), shadeOf(c, 0.8), 'hair', H)
  strands(back, c, [[-80, 30, -92, 90, -78, 156], [80, 30, 92, 90, 78, 156], [-60, 60, -66, 110, -52, 158], [60, 60, 66, 110, 50, 158]])
  for (const s of [-1, 1])
    front(blob([s * 58, -62, s * 88, -36, s * (96 - yaw * s * 6), 20, s * (101 - yaw * s * 8), 80, s * 96, 128, s * 82, 138, s * 78, 100, s * (78 - yaw * s * 3), 40, s * 75, -6]), c, 'hair', H)
  cap(front, c, yaw, PARTED)
  lock(front, tone(c, 0.01), [14, -96, 6, -28, -82, 17, -66, -50, 15, -84, 0, 8, -90, 40, 2])
  lock(front, tone(c, 0.01), [20, -96, 6, 48, -82, 16, 76, -46, 14, 86, 0, 8, 90, 40, 2])
  flow(front, c, yaw)
  strands(front, c, [[-86, -6, -96, 60, -90, 120], [86, -6, 96, 60, 90, 120], [-80, 10, -86, 60, -84, 104]])
} // prettier-ignore

const ponytail: Draw = ({ back, front, yaw, swing }, c, spec) => {
  const t = tail(back, -78, -74, swing)
  t(blob([-62, -84, -104, -100, -138, -62, -142, 0, -128, 60, -140, 96, -112, 84, -98, 34, -96, -20, -80, -56]), shadeOf(c, 0.5), 'hair', H)
  strands(t, c, [[-90, -86, -126, -50, -122, 30], [-104, -86, -134, -40, -132, 50], [-84, -70, -108, -30, -108, 40]])
  tie(back, -76, -74, ribbonOf(spec), 13, spec)
  back(blob([-84, 20, -90, -20, -60, -80, 0, -92, 60, -80, 90, -20, 84, 20, 0, 50]), shadeOf(c, 0.9), 'hair', H)
  cap(front, c, yaw, [78, -22, 58, -42, 36, -56, 6, -50, -30, -60, -60, -46, -78, -26])
  lock(front, tone(c, 0.012), [58, -82, 6, 20, -72, 17, -30, -56, 13, -66, -24, 2])
  lock(front, tone(c, 0.006), [52, -88, 6, 74, -64, 13, 84, -38, 9, 84, -4, 2])
  strands(front, c, [[66, -44, 10, -84, -66, -80], [52, -50, 6, -76, -72, -66], [28, -56, -20, -74, -80, -46], [76, -56, 30, -92, -50, -90]])
} // prettier-ignore

const pigtails: Draw = ({ back, front, yaw, swing }, c, spec) => {
  for (const s of [-1, 1]) {
    const t = tail(back, s * 90, -34, swing)
    t(blob([s * 84, -34, s * 112, -66, s * 146, -46, s * 150, 0, s * 134, 46, s * 140, 68, s * 112, 56, s * 98, 18]), shadeOf(c, 0.35), 'hair', H)
    strands(t, c, [[s * 96, -40, s * 134, -30, s * 130, 40], [s * 92, -24, s * 116, 0, s * 118, 44]])
    tie(back, s * 92, -32, ribbonOf(spec), 12, spec)
  }
  back(blob([-84, 20, -90, -20, -60, -80, 0, -92, 60, -80, 90, -20, 84, 20, 0, 50]), shadeOf(c, 0.9), 'hair', H)
  cap(front, c, yaw, [78, -20, 54, -34, 30, -38, 2, -46, -28, -38, -54, -34, -78, -20])
  strands(front, c, [[2, -100, -30, -80, -64, -38], [2, -100, -14, -74, -28, -44], [4, -100, 16, -74, 30, -44], [4, -100, 40, -80, 66, -38], [2, -101, 0, -80, 2, -52]])
} // prettier-ignore

const braids: Draw = ({ back, front, yaw, swing }, c, spec) => {
  back(blob([-86, 40, -92, -20, -60, -82, 0, -94, 60, -82, 92, -20, 86, 40, 60, 60, -60, 60]), shadeOf(c, 0.9), 'hair', H)
  for (const s of [-1, 1]) {
    const x = s * (84 - yaw * s * 7)
    braid(tail(front, x, 34, swing * 0.8), c, x, 34, s, spec)
  }
  cap(front, c, yaw, PARTED)
  flow(front, c, yaw)
} // prettier-ignore

const bun: Draw = ({ back, front, yaw }, c, spec) => {
  back(oval(-8 - yaw * 8, -112, 40, 36), shadeOf(c, 0.3), 'hair', H)
  strands(back, c, [[-36, -110, -10, -140, 24, -118], [-30, -100, -6, -122, 24, -104], [-14, -128, 2, -112, -8, -96]])
  back(blob([-84, 20, -90, -20, -60, -80, 0, -92, 60, -80, 90, -20, 84, 20, 0, 50]), shadeOf(c, 0.9), 'hair', H)
  tie(back, -6 - yaw * 6, -92, ribbonOf(spec), 20, spec)
  cap(front, c, yaw, PULLED)
  strands(front, c, [[-72, -40, -40, -84, -6, -100], [-44, -56, -24, -84, 0, -100], [0, -62, 0, -80, 0, -98], [44, -56, 24, -84, 4, -100], [72, -40, 40, -84, 8, -100]])
} // prettier-ignore

const spiky: Draw = ({ back, front, yaw }, c) => {
  const k = yaw * 5
  back(blob([-84, 30, -92, -20, -60, -80, 0, -92, 60, -80, 92, -20, 84, 30, 0, 56]), shadeOf(c, 0.9), 'hair', H)
  for (const [x, y, tx, ty] of [[-66, -40, -108, -60], [66, -40, 110, -62], [-58, -60, -92, -98], [56, -60, 96, -100], [-36, -76, -58, -128], [36, -76, 62, -130], [0, -80, 4, -142]] as const)
    lock(front, tone(c, -0.01), [x * 0.55, y - 8, 14, x * 0.9, y - 6, 19, (x + tx) / 2 + 3, (y + ty) / 2, 13, tx, ty, 1.5])
  cap(front, c, yaw, [78, -20, 60, -40, 30, -52, k, -54, -30, -52, -60, -40, -78, -20])
  for (const [x, tx, ty, w] of [[-52, -76, -30, 10], [50, 78, -28, 10], [-30, -48, -46, 11], [32, 50, -46, 11], [-4, -16, -50, 12], [18, 18, -52, 11]] as const)
    lock(front, tone(c, 0.012), [x * 0.5, -94, 7, x * 0.9 + k * 0.5, -78, w, tx + k, ty - 4, w * 0.6, tx + k * 1.1, ty + 10, 1.5])
  strands(front, c, [[-40, -104, -34, -90, -30, -74], [4, -116, 4, -96, 2, -78], [46, -104, 40, -90, 34, -74]])
} // prettier-ignore

const wavy: Draw = ({ back, front, yaw }, c) => {
  back(blob([-90, -20, -70, -84, 0, -106, 70, -84, 90, -20, 106, 10, 96, 40, 112, 72, 98, 104, 70, 116, 44, 102, 18, 116, -12, 104, -42, 118, -70, 104, -100, 106, -112, 72, -96, 40, -106, 10]), shadeOf(c, 0.8), 'hair', H)
  for (const s of [-1, 1])
    front(blob([s * 52, -66, s * 88, -40, s * 98, -6, s * (90 - yaw * s * 5), 24, s * (106 - yaw * s * 6), 54, s * 96, 84, s * 80, 92, s * 84, 62, s * 72, 36, s * 80, 6, s * 72, -20]), c, 'hair', H)
  cap(front, c, yaw, [76, -18, 58, -40, 40, -46, 26, -62, -2, -52, -26, -58, -50, -36, -74, -16])
  flow(front, c, yaw)
  strands(front, c, [[-88, -10, -84, 30, -96, 60], [88, -10, 84, 30, 96, 60], [-78, 20, -92, 50, -84, 84]])
} // prettier-ignore

const bald: Draw = ({ back, front, yaw }, c, spec) => {
  if ((spec.age ?? 0) < 45) {
    front(blob([-40 + yaw * 6, -66, -14, -76, 8, -70, -20, -62]), '#ffffff', 'shine', { decal: true, alpha: 0.18 })
    return
  }
  back(oval(0, 10, 92, 52), shadeOf(c, 0.6), 'hair', H)
  for (const s of [-1, 1])
    front(blob([s * 70, -34, s * 92, -20, s * 98, 10, s * 88, 34, s * 76, 26, s * 72, 0]), c, 'hair', H)
} // prettier-ignore

const coils =
  (draw: (h: HairPens, color: Hex, seed: ReturnType<typeof dice>) => void): Draw =>
  (h, c, spec) =>
    draw(h, c, dice(`hair/${spec.name}`))

const STYLES: Readonly<Record<HairStyle, Draw>> = {
  ...FURTHER_STYLES,
  short,
  bob,
  long,
  ponytail,
  pigtails,
  braids,
  bun,
  puffs: (h, c, spec) => {
    drawPuffs(h, c, ribbonOf(spec), dice(`hair/${spec.name}`))
  },
  curly: coils(drawCurls),
  afro: coils(drawAfro),
  spiky,
  wavy,
  bald,
  locs: coils(drawLocs),
  headscarf,
}

const CROPPED: Readonly<Partial<Record<HairStyle, Draw>>> = {
  curly: coils(drawCroppedCurls),
  afro: coils(drawCroppedAfro),
  wavy: drawCroppedWaves,
}

/** From behind, where it falls lower than a nape. */
const FALLS: Readonly<Partial<Record<HairStyle, number>>> = { long: 158, wavy: 104 }

/** In one colour, without what else is said of it. */
export function drawStyle(h: HairPens, spec: CharacterSpec, color: Hex): void {
  const { style, cropped } = spec.look.hair
  const drawn = (cropped && CROPPED[style]) || STYLES[style]
  drawn(h, color, spec)
  if (
    !h.behind ||
    style === 'bald' ||
    style === 'headscarf' ||
    style === 'afro' ||
    style === 'curly' ||
    style in FURTHER_STYLES
  )
    return
  if (style === 'short' || style === 'spiky') shortBehind(h.front, color)
  else hangingBehind(h.front, color, (spec.look.hair.reach === undefined ? FALLS[style] : undefined) ?? 72)
}
