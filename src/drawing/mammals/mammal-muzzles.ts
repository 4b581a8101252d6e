// Muzzles of mammals: snouts, discs, trunks, and the noses on them.
import { mix, oklch, shadeOf, tone, type Hex } from '../shapes/color.ts'
import { blob, limb, oval, rect } from '../shapes/path.ts'
import type { HeadOf } from './head-of.ts'
import { drawStripes } from './mammal-tops.ts'
import type { Muzzle } from './mammals.data.ts'

/** Where the eyes and the mouth stand above and on it. */
export const MOUTHS: Readonly<Record<Muzzle, { y: number; size: number; mouthY: number; mouth: number }>> = {
  soft: { y: -8, size: 1.06, mouthY: 50, mouth: 0.86 },
  slim: { y: -8, size: 1.06, mouthY: 56, mouth: 0.8 },
  cat: { y: -10, size: 1.06, mouthY: 54, mouth: 0.86 },
  long: { y: -20, size: 0.98, mouthY: 90, mouth: 0.8 },
  wide: { y: -20, size: 1, mouthY: 70, mouth: 0.96 },
  disc: { y: -14, size: 1.06, mouthY: 64, mouth: 0.84 },
  trunk: { y: -18, size: 1.06, mouthY: 60, mouth: 0.8 },
}

export function drawMuzzle(head: HeadOf): void {
  if (head.mammal.tops?.includes('stripes') === true) drawStripes(head)
  DRAW[head.mammal.muzzle](head)
  if (head.mammal.tops?.includes('teeth') === true) teeth(head)
}

/** Two front teeth below the nose. */
function teeth({ mammal, p, dx, dy }: HeadOf): void {
  const wide = mammal.muzzle === 'wide'
  const y = (wide ? 76 : 52) + dy
  for (const s of wide ? [-30, 30] : [-5, 5])
    p(rect(dx * 1.15 + s - 5, y, 10, 13, 3), '#fffdf6', 'teeth', { decal: true, material: 'paper' })
}

function nose({ p, dx, dy, line }: HeadOf, paint: Hex, y0: number, r: number): void {
  const x = dx * 1.35
  const y = y0 + dy
  const upper = [x - r, y - r * 0.4, x - r * 0.5, y - r * 0.8, x + r * 0.5, y - r * 0.8, x + r, y - r * 0.4]
  p(blob([...upper, x + r * 0.5, y + r * 0.5, x, y + r * 0.76, x - r * 0.5, y + r * 0.5]), paint, 'nose', {
    material: 'eye',
    puff: 0.9,
    plain: true,
  })
  p(oval(x - r * 0.34, y - r * 0.42, r * 0.3, r * 0.18), '#ffffff', 'nose', { decal: true, alpha: 0.7, lit: true })
  p(limb([x, y + r * 0.7, 1.4, x - 0.5, y + r * 0.7 + 9, 1.4]), line, 'mouth-line', { decal: true, material: 'ink' })
}

function whiskers({ p, dx, dy, line }: HeadOf): void {
  for (const s of [-1, 1])
    for (const a of [-4, 5])
      p(
        limb([dx + s * 44, 34 + dy + a, 0.7, dx + s * 68, 31 + dy + a * 2, 1.3, dx + s * 92, 32 + dy + a * 3, 0.5]),
        mix(line, '#ffffff', 0.25),
        'whisker',
        { decal: true, fine: true, alpha: 0.8, material: 'ink' },
      )
}

function nostrils({ p, dx, dy, hide }: HeadOf, apart: number, y: number, r: number): void {
  for (const s of [-1, 1])
    p(oval(dx * 1.5 + s * apart, y + dy, r, r * 1.3, s * 20), shadeOf(hide, oklch(hide)[0] < 0.5 ? -2 : 3), 'nostril', {
      decal: true,
      material: 'ink',
    })
}

const flat = (head: HeadOf) => ({ ...head.own.more, plain: true, decal: true }) as const
const paintOf = ({ mammal, trim }: HeadOf) => mammal.paint ?? trim

const DRAW: Readonly<Record<Muzzle, (head: HeadOf) => void>> = {
  soft(head) {
    const { p, dx, dy, mammal } = head
    const right = [dx + 34, 14 + dy, dx + 50, 42 + dy, dx + 32, 67]
    p(
      blob([dx, 4 + dy, ...right, dx, 73, dx - 32, 67, dx - 50, 42 + dy, dx - 34, 14 + dy]),
      paintOf(head),
      'muzzle',
      flat(head),
    )
    nose(head, mammal.nose ?? '#5a4248', 26, mammal.nose === '#4b454e' ? 21 : 13)
    if (mammal.tops?.includes('teeth')) whiskers(head)
  },
  slim(head) {
    const { p, dx, dy, mammal } = head
    const down = mammal.skull === 'deep' ? 90 : 76
    const cheeks = mammal.skull === 'cheeky' ? 74 : 38
    const right = [dx + 14, 14 + dy, dx + cheeks, 30 + dy, dx + cheeks * 0.66, 60]
    p(
      blob([dx, 10 + dy, ...right, dx, down, dx - cheeks * 0.66, 60, dx - cheeks, 30 + dy, dx - 14, 14 + dy]),
      paintOf(head),
      'muzzle',
      flat(head),
    )
    nose(head, mammal.nose ?? '#3f363c', 32, 12)
    if (mammal.nose === '#ef8f9a') whiskers(head)
  },
  cat(head) {
    const { p, dx, dy, mammal } = head
    for (const s of [-1, 1])
      p(oval(dx * 1.1 + s * 20, 42 + dy, 27, 22), mix(paintOf(head), '#fffdf8', 0.6), 'muzzle', flat(head))
    p(oval(dx * 1.1, 64 + dy, 20, 13), mix(paintOf(head), '#fffdf8', 0.6), 'muzzle', flat(head))
    nose(head, mammal.nose ?? '#5a4248', 24, 15)
    whiskers(head)
  },
  long(head) {
    const { p, dx, dy } = head
    const cx = dx * 1.4
    const right = [cx + 34, 50 + dy, cx + 50, 74 + dy, cx + 36, 98]
    p(
      blob([cx, 46 + dy, ...right, cx, 105, cx - 36, 98, cx - 50, 74 + dy, cx - 34, 50 + dy]),
      paintOf(head),
      'muzzle',
      flat(head),
    )
    nostrils(head, 20, 66, 5.4)
  },
  wide(head) {
    const { p, dx, dy, hide, own, mammal } = head
    const cx = dx * 1.3
    const k = mammal.skull === 'broad' ? 1.16 : 1
    const paint = mammal.paint ?? tone(hide, 0.06, -0.01)
    p(
      blob([
        cx,
        22 + dy,
        cx + 44 * k,
        30 + dy,
        cx + 64 * k,
        56 + dy,
        cx + 46 * k,
        88,
        cx,
        98,
        cx - 46 * k,
        88,
        cx - 64 * k,
        56 + dy,
        cx - 44 * k,
        30 + dy,
      ]),
      paint,
      'muzzle',
      { ...own.more, plain: true },
    )
    nostrils(head, 26, 44, 6.4)
  },
  disc(head) {
    const { p, dx, dy, hide, own } = head
    const paint = shadeOf(hide, 0.7)
    p(oval(dx * 1.5, 32 + dy, 33, 25), paint, 'nose', { ...own.more, plain: true })
    for (const s of [-1, 1])
      p(oval(dx * 1.7 + s * 12, 32 + dy, 5, 8), shadeOf(hide, 3), 'nostril', { decal: true, material: 'ink' })
  },
  trunk(head) {
    const { p, dx, dy, hide, own } = head
    const x = dx * 1.2
    const spine = [x, 2 + dy, 22, x + 2, 36 + dy, 21, x + 22, 72, 17, x + 58, 84, 14, x + 84, 62, 12, x + 86, 42, 11]
    for (const s of [-1, 1])
      p(limb([x + s * 34, 52, 8, x + s * 44, 74, 6, x + s * 54, 84, 2]), '#fff6e4', 'tusk', {
        material: 'stone',
        puff: 0.8,
      })
    p(limb(spine), tone(hide, 0.02), 'trunk', { ...own.more, plain: true })
    for (const [cx, cy, a] of [
      [x - 1, 22, 0],
      [x + 2, 40, 8],
      [x + 12, 58, 28],
    ] as const)
      p(
        limb([cx - 13, cy + dy - a * 0.3, 0.8, cx, cy + dy + 3, 1.8, cx + 13, cy + dy + a * 0.2, 0.8]),
        shadeOf(hide, 1.6),
        'crease',
        { decal: true },
      )
  },
}
