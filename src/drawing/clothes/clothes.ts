// Outfits: bodies, sleeves, hems and the small things that make a coat that coat.
import type { CharacterSpec, Top } from '../../stage/cast.ts'
import { bumpOut } from './bump.ts'
import type { Build } from '../people/build.ts'
import { mix, shadeOf, tone } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { at, type Matrix, type Point } from '../shapes/matrix.ts'
import { drawPrint } from '../worn/prints.ts'
import { CLOTH_PAINT, SKIN_PAINT, WHITE } from './paints.data.ts'
import { blob, limb, oval, rect, type Path } from '../shapes/path.ts'
import { drawOnBreast, drawTopForm, topForm } from './further-clothes.ts'
import type { Outfit } from './outfit.ts'
import type { Skeleton } from '../poses/skeleton.ts'

const C = { material: 'cloth', puff: 0.9 } as const

/** The hull of a skirt: from the waist to a hem that follows the knees. With a gown it is one with the body. */
export function drawHem(p: Pen, s: Skeleton, build: Build, o: Outfit, gown: ((shape: Path) => void) | null = null): void {
  const { torso: t, shoulder: sh } = build
  const bust = (side: number): number[] => {
    const w = sh * side
    const points = [[w * 0.5, -t - 5], [w * 0.96, -t + 8], [w * 1.02, -t * 0.66], [w * 0.93 + build.belly * side * 0.4 + (build.bump ?? 0) * (side > 0 ? 36 : 8), -t * 0.3]]
    return (side > 0 ? points : points.toReversed()).flatMap(([x = 0, y = 0]) => [...at(s.torso, x, y)])
  }
  const { hip } = s
  const knee: Point = [(s.nearLeg.knee[0] + s.farLeg.knee[0]) / 2, (s.nearLeg.knee[1] + s.farLeg.knee[1]) / 2]
  const d = Math.hypot(knee[0] - hip[0], knee[1] - hip[1]) || 1
  if (knee[1] - hip[1] < d * 0.45) {
    const back = at(s.torso, -build.hip * 1.1, -20)
    const waist = at(s.torso, build.hip * 0.9, -34)
    const [nk, fk] = [s.nearLeg.knee, s.farLeg.knee]
    const r = build.legR
    const lap = [fk[0] - r, fk[1] - r * 1.3, fk[0] + r, fk[1] - r * 0.6, nk[0] + r * 1.3, nk[1] + r * 0.5, nk[0] + r * 0.3, Math.min(-4, nk[1] + r * 1.9), hip[0], Math.min(-3, hip[1] + 24), hip[0] - build.hip * 1.15, Math.min(-3, hip[1] + 20)]
    if (gown) gown(blob([...bust(-1), ...bust(1), ...lap], 0.85))
    else {
      const skirt = blob([...back, ...at(s.torso, 0, -36), ...waist, ...lap], 0.8)
      p(skirt, o.hemColor, 'hem', C)
      drawPrint(p, skirt, o.legPrinted)
    }
    p(limb([hip[0], hip[1] + 4, 1, (hip[0] + nk[0]) / 2, (hip[1] + nk[1]) / 2 + 8, 2, nk[0] - 4, nk[1] + 4, 0.8]), shadeOf(o.hemColor, 1.2), 'fold', { decal: true, alpha: 0.6 })
    return
  }
  const low = Math.min(1, Math.max(0, ((knee[1] - hip[1]) / d - 0.5) * 2.4))
  const swing = Math.max(-0.5, Math.min(0.5, Math.atan2((knee[0] - hip[0]) / d, (knee[1] - hip[1]) / d) * (1 - low * 0.55)))
  const [ux, uy] = [Math.sin(swing), Math.cos(swing)]
  const down = o.hem * build.leg
  const spread = Math.abs((s.nearLeg.knee[0] - s.farLeg.knee[0]) * -uy + (s.nearLeg.knee[1] - s.farLeg.knee[1]) * ux) / 2
  const half = Math.max(build.hip * o.flare, spread + build.legR * 1.5)
  const c: Point = [hip[0] + ux * down, hip[1] + uy * down]
  const up = (x: number, y: number) => at(s.torso, x, y)
  const w = build.hip * 0.98
  const [l0, r0] = [up(-w, -26), up(w, -26)]
  const nx = -uy
  const ny = ux
  const q = (side: number, along: number): Point => [c[0] - nx * half * side + ux * along, Math.min(-5, c[1] - ny * half * side + uy * along)]
  const [l2, lm, m, rm, r2] = [q(-1, -3), q(-0.6, 7), q(0, 10), q(0.6, 7), q(1, -3)]
  const l1: Point = [l0[0] * 0.42 + l2[0] * 0.58 + (hip[0] - l0[0]) * 0.05, l0[1] * 0.42 + l2[1] * 0.58]
  const r1: Point = [r0[0] * 0.42 + r2[0] * 0.58 + (hip[0] - r0[0]) * 0.05, r0[1] * 0.42 + r2[1] * 0.58]
  if (gown) gown(blob([...bust(-1), ...bust(1), ...r2, ...rm, ...m, ...lm, ...l2], 0.9))
  else {
    const skirt = blob([...l0, ...up(0, -30), ...r0, ...r1, ...r2, ...rm, ...m, ...lm, ...l2, ...l1], 0.9)
    p(skirt, o.hemColor, 'hem', C)
    drawPrint(p, skirt, o.legPrinted)
  }
  const band = (side: number, k: number): Point => q(side, k)
  p(blob([...band(-0.93, -9), ...band(-0.55, -4), ...band(0, -1), ...band(0.55, -4), ...band(0.93, -9), ...band(0.96, -3.5), ...band(0.6, 3.5), ...band(0, 6.5), ...band(-0.6, 3.5), ...band(-0.96, -3.5)], 0.9), shadeOf(o.hemColor, 0.8), 'hem-band', { decal: true, alpha: 0.6 }) // prettier-ignore
  for (const k of [-0.42, 0.3])
    p(limb([...q(k * 0.8, -down * 0.62), 0.8, ...q(k, -down * 0.3), 1.8, ...q(k * 1.08, -4), 0.9]), tone(o.hemColor, -0.09), 'fold', { decal: true, alpha: 0.5 }) // prettier-ignore
} // prettier-ignore

/** The body of the clothes, in torso space. */
export function drawTop(
  p: Pen,
  spec: CharacterSpec,
  build: Build,
  o: Outfit,
  side: number,
  gown: Path | null = null,
  behind = false,
): void {
  const { top } = spec.look.outfit
  const { torso: t, shoulder, hip, belly } = build
  const w = shoulder * (1 - side * 0.12)
  const b = belly + side * 3
  const [out, back] = bumpOut(build, behind ? 0 : side)
  const long = o.hem > 0 && !o.gown ? 2 : 10
  const waist = Math.max(w * (0.9 - build.grown * 0.06), hip * 0.94)
  const body = gown ?? blob([
    -w * 0.44, -t - 6, w * 0.44, -t - 6, w * 0.86, -t + 6, w * 1.02, -t * 0.7,
    waist + b + out, -t * 0.3, hip + b * 0.6 + out * 0.45, long, 0, long + 5,
    -hip - b * 0.3, long, -waist - b * 0.4 - back, -t * 0.3, -w * 1.02, -t * 0.7, -w * 0.86, -t + 6,
  ], 0.94) // prettier-ignore
  p(body, o.top, 'top', C)
  const inside = { decal: true, clip: body } as const
  const cx = side * 9
  const form = topForm(top)
  const outfit = spec.look.outfit
  const on = { build, body, side: behind ? 0 : side, behind }
  const midriff = () => {
    if (form?.midriff)
      p(rect(-w * 2, -t * 0.42, w * 4, t * 0.34), SKIN_PAINT[spec.look.skin], 'skin', {
        clip: body,
        material: 'skin',
        decal: true,
      })
  }
  if (behind) {
    drawPrint(p, body, o.printed)
    midriff()
    if (form) drawTopForm(p, form, o.top, outfit, on)
    else drawBack(p, top, build, o, body)
    drawOnBreast(p, outfit, o.top, on)
    return
  }
  const dark = shadeOf(o.top, 1.5)
  // Where the sleeves are set in, and the waist goes in under them.
  for (const s of [-1, 1])
    p(blob([s * w * 1.1, -t * 0.98, s * w * 0.78, -t * 0.9, s * w * 0.72, -t * 0.6, s * w * 0.82, -t * 0.34, s * w * 0.9, -t * 0.06, s * w * 1.3, 0]), dark, 'side-shade', { ...inside, alpha: s > 0 ? 0.42 : 0.3 }) // prettier-ignore
  if (top !== 'dungarees')
    for (const [x, y, dx, dy] of [[-0.86, -0.56, 0.3, 0.1], [0.9, -0.5, -0.26, 0.12], [-0.7, -0.12, 0.34, 0.05]] as const)
      p(limb([x * w, y * t, 0.8, (x + dx * 0.5) * w, (y + dy * 0.7) * t, 2.6, (x + dx) * w, (y + dy) * t, 0.7]), shadeOf(o.top, 1.7), 'fold', { ...inside, alpha: 0.6 }) // prettier-ignore
  drawPrint(p, body, o.printed)
  midriff()
  if (form) {
    drawTopForm(p, form, o.top, outfit, on)
    drawOnBreast(p, outfit, o.top, on)
    return
  }
  const isPatterned = outfit.print !== undefined || outfit.motif !== undefined || outfit.text !== undefined
  const seam = (x: number, y0: number, y1: number) =>
    p(limb([x, y0, 1, x + 1.5, (y0 + y1) / 2, 1.3, x, y1, 1]), shadeOf(o.top, 2.2), 'seam', inside)
  if (o.hem === 0 && (top === 't-shirt' || top === 'hoodie' || top === 'shirt' || top === 'cardigan'))
    p(blob([-hip - b, long - 13, 0, long - 6, hip + b, long - 13, hip + b, long - 8.5, 0, long - 1.5, -hip - b, long - 8.5]), tone(o.top, -0.09), 'hem-seam', { ...inside, alpha: 0.6 }) // prettier-ignore
  if (top === 't-shirt' || top === 'dress') {
    const stripe = mix(o.top, WHITE, 0.78)
    if (top === 't-shirt' && !isPatterned)
      for (let i = 0; i < 3; i++) {
        const y = -t * 0.66 + i * t * 0.22
        p(blob([-w * 1.3, y - 5, cx, y, w * 1.3, y - 5, w * 1.3, y + 5, cx, y + 10, -w * 1.3, y + 5], 0.9), stripe, 'stripe', inside) // prettier-ignore
      }
    else if (top === 'dress') {
      p(blob([-w * 1.3, -22, cx, -16, w * 1.3, -22, w * 1.3, -34, cx, -28, -w * 1.3, -34], 0.9), CLOTH_PAINT[spec.look.outfit.colors[1]], 'belt', inside) // prettier-ignore
      for (const s of [-1, 1])
        p(blob([cx, -t + 6, cx + s * 12, -t - 2, cx + s * 34, -t - 2, cx + s * 30, -t + 18, cx + s * 12, -t + 22]), spec.type === 'woman' ? tone(o.top, 0.03) : WHITE, 'collar', { ...C, puff: 0.5 }) // prettier-ignore
    }
    if (top === 't-shirt')
      p(blob([cx - 26, -t - 6, cx + 26, -t - 6, cx + 18, -t + 10, cx, -t + 15, cx - 18, -t + 10]), dark, 'neck', inside)
  } else if (top === 'jumper') {
    for (let row = 0; row < (isPatterned ? 0 : 2); row++)
      for (let i = -5; i <= 5; i++) {
        const x = cx + i * 14 + row * 7
        const y = -t * 0.6 + row * 13
        p(blob([x - 6, y, x, y - 6, x + 6, y, x, y + 6], 0.3), row ? CLOTH_PAINT[spec.look.outfit.colors[1]] : WHITE, 'knit', { ...inside, alpha: 0.9 }) // prettier-ignore
      }
    p(blob([-hip - 12, -4, 0, 2, hip + 14, -4, hip + 8, 18, 0, 22, -hip - 8, 18]), shadeOf(o.top, 0.8), 'rib', inside)
    for (let i = -4; i <= 4; i++) p(limb([i * 11, -3, 0.9, i * 11, 14, 0.9]), dark, 'rib', { ...inside, fine: true, alpha: 0.7 }) // prettier-ignore
    p(blob([cx - 27, -t - 6, cx, -t + 2, cx + 27, -t - 6, cx + 24, -t + 8, cx, -t + 16, cx - 24, -t + 8]), shadeOf(o.top, 0.9), 'collar', C) // prettier-ignore
  } else if (top === 'hoodie') {
    p(blob([cx - 26, -t * 0.42, cx + 26, -t * 0.42, cx + 38, -12, cx - 38, -12], 0.5), tone(o.top, -0.015), 'pocket', { ...C, puff: 0.5 }) // prettier-ignore
    for (const s of [-1, 1]) p(limb([cx + s * 11, -t + 12, 1.8, cx + s * 13, -t + 30, 1.8, cx + s * 12, -t + 42, 2.4]), WHITE, 'cord', { decal: true }) // prettier-ignore
    p(blob([cx - 44, -t + 6, cx - 36, -t - 14, cx, -t - 8, cx + 36, -t - 14, cx + 44, -t + 6, cx + 20, -t + 16, cx, -t + 21, cx - 20, -t + 16]), tone(o.top, 0.02), 'hood', C) // prettier-ignore
  } else if (top === 'raincoat') {
    seam(cx + 5, -t + 10, build.leg * o.hem * 0.9)
    p(
      limb([cx - 13, -t + 14, 1, cx - 13, -t * 0.4, 1.3, cx - 14, build.leg * o.hem * 0.8, 1]),
      shadeOf(o.top, 0.8),
      'seam',
      { ...inside, alpha: 0.6 },
    )
    for (const k of [0.74, 0.46, 0.18])
      p(oval(cx - 4, -t * k, 7.4, 7.4), CLOTH_PAINT[spec.look.outfit.colors[1]], 'button', { material: 'metal' })
    for (const s of [-1, 1]) {
      p(blob([cx + s * 18, -t * 0.22, cx + s * 45, -t * 0.24, cx + s * 48, 2, cx + s * 20, 4], 0.5), shadeOf(o.top, 0.5), 'pocket', { ...C, puff: 0.5 }) // prettier-ignore
      p(blob([cx + s * 16, -t * 0.26, cx + s * 47, -t * 0.28, cx + s * 48, -t * 0.15, cx + s * 17, -t * 0.13], 0.6), tone(o.top, 0.02), 'pocket', { ...C, puff: 0.5 }) // prettier-ignore
    }
    for (const s of [-1, 1])
      p(blob([cx + s * 2, -t + 8, cx + s * 10, -t - 10, cx + s * 40, -t - 14, cx + s * 52, -t + 6, cx + s * 34, -t + 24, cx + s * 12, -t + 24]), tone(o.top, 0.022), 'collar', { ...C, puff: 0.7 }) // prettier-ignore
  } else if (top === 'dungarees') {
    const d = o.bottom
    const bib = blob([-hip - b - 14, 14, -hip - b - 12, -t * 0.36, -w * 0.56 + cx, -t * 0.42, -w * 0.5 + cx, -t * 0.76, w * 0.5 + cx, -t * 0.76, w * 0.56 + cx, -t * 0.42, hip + b + 12, -t * 0.36, hip + b + 14, 14, 0, 24], 0.6) // prettier-ignore
    p(bib, d, 'bib', { ...C, clip: body, plain: true })
    drawPrint(p, bib, o.legPrinted, body)
    for (const s of [-1, 1]) {
      p(limb([cx + s * w * 0.46, -t * 0.74, 6.4, cx + s * w * 0.5, -t + 4, 6.4, cx + s * w * 0.46, -t - 8, 6]), d, 'strap', { ...C, clip: body, puff: 0.4 }) // prettier-ignore
      p(oval(cx + s * w * 0.42, -t * 0.71, 5, 5), '#ffd65c', 'button', { material: 'metal' })
    }
    p(blob([cx - 20, -t * 0.62, cx + 20, -t * 0.62, cx + 17, -t * 0.36, cx, -t * 0.32, cx - 17, -t * 0.36], 0.6), shadeOf(d, 0.9), 'pocket', { ...C, puff: 0.4 }) // prettier-ignore
  } else if (top === 'shirt' || top === 'cardigan') {
    if (top === 'cardigan')
      p(blob([cx - 18, -t - 6, cx + 18, -t - 6, cx + 9, -t * 0.4, cx + 5, 20, cx - 5, 20, cx - 9, -t * 0.4], 0.7), WHITE, 'shirt', inside) // prettier-ignore
    else seam(cx + 2, -t + 8, 12)
    for (const k of [0.72, 0.5, 0.28, 0.07])
      p(oval(cx + (top === 'cardigan' ? 11 : -3), -t * k, 3.9, 3.9), top === 'cardigan' ? tone(o.top, -0.16) : WHITE, 'button', { material: 'metal', decal: true }) // prettier-ignore
    for (const s of [-1, 1])
      p(blob([cx, -t + 8, cx + s * 10, -t - 7, cx + s * 32, -t - 7, cx + s * 30, -t + 12, cx + s * 15, -t + 20]), top === 'shirt' ? tone(o.top, 0.03) : WHITE, 'collar', { ...C, puff: 0.5 }) // prettier-ignore
    if (top === 'cardigan')
      for (const s of [-1, 1])
        p(rect(cx + s * 30 - 13, -t * 0.26, 26, 22, 5), tone(o.top, -0.012), 'pocket', { ...C, puff: 0.5 })
  }
  drawOnBreast(p, outfit, top === 'dungarees' ? o.bottom : o.top, on)
}

/** What a garment shows from behind: a hood, a yoke, crossed straps. */
function drawBack(p: Pen, top: Top, build: Build, o: Outfit, body: Path): void {
  const { torso: t, shoulder: w, hip } = build
  const inside = { decal: true, clip: body } as const
  const line = tone(o.top, -0.09)
  if (top === 'hoodie' || top === 'raincoat')
    p(blob([-44, -t - 6, 0, -t - 14, 44, -t - 6, 46, -t + 18, 26, -t + 44, 0, -t + 54, -26, -t + 44, -46, -t + 18]), tone(o.top, 0.018), 'hood', C) // prettier-ignore
  else if (top === 'dungarees') {
    const d = o.bottom
    const bib = blob([-hip - 16, 14, -hip - 14, -t * 0.34, -w * 0.3, -t * 0.46, w * 0.3, -t * 0.46, hip + 14, -t * 0.34, hip + 16, 14, 0, 24], 0.6) // prettier-ignore
    p(bib, d, 'bib', { ...C, clip: body, plain: true })
    drawPrint(p, bib, o.legPrinted, body)
    for (const s of [-1, 1])
      p(limb([s * w * 0.2, -t * 0.42, 6.4, -s * w * 0.14, -t * 0.72, 6.4, -s * w * 0.5, -t - 6, 6]), d, 'strap', { ...C, clip: body, puff: 0.4 }) // prettier-ignore
  } else p(limb([-w, -t * 0.78, 1, 0, -t * 0.7, 1.6, w, -t * 0.78, 1]), line, 'seam', inside)
  if (top === 'raincoat' || top === 'dress')
    p(limb([0, -t * 0.5, 1, 1, -10, 1.5, 0, build.leg * o.hem * 0.9, 1]), line, 'seam', inside)
}

/** The part of a limb's spine between two shares of its length, for sleeves and trouser legs. */
export function along(points: readonly Point[], from: number, to: number, r0: number, r1: number): number[] {
  const out: number[] = []
  const n = points.length - 1
  const stops = [from, ...points.map((_, i) => i / n).filter((u) => u > from + 0.04 && u < to - 0.04), to]
  for (const u of stops) {
    const i = Math.min(n - 1, Math.floor(u * n))
    const k = u * n - i
    const a = points[i] ?? [0, 0]
    const b = points[i + 1] ?? a
    out.push(a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, r0 + (r1 - r0) * u)
  }
  return out
}

export function frame(at: Point, degrees: number, flip = 1): Matrix {
  const a = (degrees * Math.PI) / 180
  const [c, s] = [Math.cos(a), Math.sin(a)]
  return [c, s, -s * flip, c * flip, at[0], at[1]]
}
