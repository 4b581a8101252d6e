// The one thing that each character is known by, worn on every page.
import type { Facts } from '../../stage/things/vocabulary.ts'
import type { Accessory, CharacterSpec } from '../../stage/cast.ts'
import { wornColor } from '../../stage/worn-color.ts'
import type { Build } from '../people/build.ts'
import { coatPaints } from './coat.ts'
import { mix, shadeOf, tone, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, scale, times, turn } from '../shapes/matrix.ts'
import { CLOTH_PAINT, WHITE } from './paints.data.ts'
import { drawBodyLines, drawHeadLines, isTurned } from '../worn/draw-worn.ts'
import { drawMotif, drawText } from '../worn/motif.ts'
import { inkOn } from '../worn/print-tools.ts'
import { printingOf, printingPen } from '../worn/prints.ts'
import { blob, limb, oval, rect } from '../shapes/path.ts'

const C = { material: 'cloth', puff: 0.9 } as const

/** The same one with a thing put on that a page is about; nobody wears two of a kind. */
export function dressedIn(spec: CharacterSpec, dress: Facts['worn']): CharacterSpec | undefined {
  const { also: _, accessoryColor: __, accessoryMore: ___, ...bare } = spec.look
  if (dress === 'glasses') return { ...spec, look: { ...bare, glasses: 'round', accessory: 'none' } }
  return dress && dress !== spec.look.accessory ? { ...spec, look: { ...bare, accessory: dress } } : undefined
}

/** Signature colour that no garment of the same person wears. A statue's collar is cast with it, and green. */
function bright({ look }: CharacterSpec): Hex {
  const color = wornColor(look)
  return color ? CLOTH_PAINT[color] : coatPaints(look).accent
}

/** One after another what somebody wears, each as if it were the only thing. */
const wearing = (spec: CharacterSpec): CharacterSpec[] => [
  spec,
  ...(spec.look.also ?? []).map(({ what, color, ...more }) => {
    const { accessoryColor: _, accessoryMore: __, ...rest } = spec.look
    const look = { ...rest, accessory: what, ...(color && { accessoryColor: color }), accessoryMore: more }
    return { ...spec, look }
  }),
]

/** Behind the body: torso space. */
function putWornBehind(p: Pen, spec: CharacterSpec, build: Build, side: number, swing: number): void {
  const c = bright(spec)
  const { torso: t, shoulder: w, leg } = build
  if (spec.look.accessory === 'cape') {
    const b = swing * w * 1.9
    const low = leg * (0.42 - swing * 0.5)
    p(blob([-w * 0.8, -t, w * 0.7, -t, w * 1.16 - b * 0.3, -t * 0.3, w * 1.25 - b * 0.8, low, w * 0.7 - b * 0.9, low + 16, w * 0.3 - b, low + 6, -w * 0.3 - b, low + 20, -w * 0.8 - b, low + 8, -w * 1.4 - b, low + 18, -w * 1.9 - b, low - 10, -w * 1.3 - b * 0.4, -t * 0.3]), c, 'cape', C) // prettier-ignore
    for (const k of [-1.35, -0.55, 0.5])
      p(limb([k * w * 0.6, -t * 0.5, 1, k * w - b * 0.4, -t * 0.1, 2.6, k * w * 1.15 - b * 0.95, low, 1]), shadeOf(c, 1.2), 'fold', { decal: true, alpha: 0.6 }) // prettier-ignore
  }
  if (spec.look.accessory === 'backpack') {
    p(rect(-w * 1.35, -t * 0.95, w * 1.5, t * 0.86, 24), c, 'backpack', C)
    p(oval(-w * 1.15 - side * 4, -t * 0.36, w * 0.32, t * 0.22), shadeOf(c, 0.8), 'backpack', C)
  }
}

/** Over the clothes: torso space. */
function putWornOver(p: Pen, spec: CharacterSpec, build: Build, side: number, swing: number): void {
  const c = bright(spec)
  const { torso: t, shoulder: w } = build
  const cx = side * 8
  switch (spec.look.accessory) {
    case 'backpack':
      for (const s of [-1, 1])
        p(limb([cx + s * w * 0.62, -t - 1, 5.6, cx + s * w * 0.6, -t * 0.7, 6, cx + s * w * 0.86, -t * 0.36, 5]), shadeOf(c, 0.6), 'strap', { ...C, puff: 0.5 }) // prettier-ignore
      break
    case 'scarf': {
      const q = p.to(times(move(cx + w * 0.2, -t), turn(swing * 74 + (swing ? 0 : 4))))
      const bend = swing * 10
      q(limb([0, 0, 9, 5, 28 - bend * 0.3, 11, -2, 64, 12.5]), shadeOf(c, 0.7), 'scarf', C)
      for (let i = 0; i < 4; i++)
        q(limb([-11 + i * 6.6, 71, 2.4, -12 + i * 7, 83, 1.8]), c, 'scarf', { ...C, fine: true })
      for (const y of [46, 57]) q(limb([-10, y, 2.6, 10, y, 2.6]), mix(c, WHITE, 0.7), 'scarf', { decal: true })
      p(blob([cx - 45, -t - 12, cx, -t + 2, cx + 45, -t - 12, cx + 49, -t + 4, cx + 28, -t + 18, cx, -t + 22, cx - 28, -t + 18, cx - 49, -t + 4]), c, 'scarf', C) // prettier-ignore
      break
    }
    case 'cape':
      p(
        blob([cx - 46, -t - 8, cx, -t + 4, cx + 46, -t - 8, cx + 40, -t + 10, cx, -t + 17, cx - 40, -t + 10]),
        c,
        'cape',
        C,
      )
      p(oval(cx, -t + 11, 7.5, 7.5), '#ffd65c', 'clasp', { material: 'metal' })
      break
    case 'collar':
      p(
        blob([cx - 40, -t - 8, cx, -t + 4, cx + 40, -t - 8, cx + 41, -t + 3, cx, -t + 16, cx - 41, -t + 3]),
        c,
        'collar',
        C,
      )
      p(oval(cx, -t + 18, 9, 9.5), '#ffd65c', 'tag', { material: 'metal' })
      break
    case 'bow-tie':
      for (const s of [-1, 1])
        p(blob([cx, -t + 4, cx + s * 24, -t - 11, cx + s * 29, -t + 4, cx + s * 24, -t + 19]), c, 'bow-tie', C)
      p(oval(cx, -t + 4, 7.5, 8.5), tone(c, -0.05), 'bow-tie', C)
      break
    default:
  }
}

/** On the head: head space, over the hair. */
function putWornOnHead(p: Pen, spec: CharacterSpec, yaw: number, top: number, behind: boolean): void {
  const c = bright(spec)
  const animal = spec.look.outfit.top === 'none'
  switch (spec.look.accessory) {
    case 'hat': {
      const k = yaw * 4
      p(oval(k - 4, top - 30, 21, 20), WHITE, 'bobble', { material: 'fur', puff: 1 })
      p(blob([-86, -38, -80, -78, -44, top - 14, k, top - 22, 46, top - 14, 82, -78, 88, -38, 44, -56, k, -60, -44, -56]), c, 'hat', C) // prettier-ignore
      for (const s of [-0.62, -0.24, 0.16, 0.56])
        p(limb([s * 96, -60, 1.2, s * 82, -82, 2, s * 40 + k, top - 12, 1]), shadeOf(c, 1), 'rib', { decal: true, alpha: 0.7, fine: true }) // prettier-ignore
      p(blob([-92, -30, -92, -52, -44, -70, k, -76, 46, -70, 94, -52, 94, -30, 46, -48, k, -53, -46, -48]), mix(c, WHITE, 0.8), 'brim', C) // prettier-ignore
      break
    }
    case 'bow': {
      const b = p.to(times(move(yaw * 6 + (animal ? 40 : 46), top + (animal ? 12 : 16)), turn(20)))
      for (const s of [-1, 1]) {
        b(blob([0, 0, s * 20, -17, s * 34, -12, s * 36, 4, s * 32, 16, s * 18, 14]), c, 'bow', C)
        b(limb([s * 6, -1, 0.8, s * 15, -2, 2, s * 23, -3, 0.6]), shadeOf(c, 1.6), 'fold', { decal: true, alpha: 0.7 })
      }
      b(oval(0, 0, 9, 10), tone(c, 0.02), 'bow', C)
      break
    }
    case 'hair-clip': {
      const b = p.to(times(move(54 - yaw * 4, -62), turn(38)))
      b(limb([-16, 0, 5, 16, 0, 5]), c, 'clip', { material: 'metal' })
      b(blob([0, -11, 3, -4, 11, -3, 5, 3, 7, 11, 0, 6, -7, 11, -5, 3, -11, -3, -3, -4], 0.4), '#ffd65c', 'clip', { material: 'metal' }) // prettier-ignore
      break
    }
    case 'flower': {
      const b = p.to(move(62 - yaw * 5, -62))
      for (let i = 0; i < 5; i++)
        b(oval(Math.cos(i * 1.257 - 1.57) * 13, Math.sin(i * 1.257 - 1.57) * 13, 10.5, 10.5), i % 2 ? c : tone(c, 0.025), 'flower', C) // prettier-ignore
      b(oval(0, 0, 8.5, 8.5), '#ffd65c', 'flower', C)
      break
    }
    case 'hearing-aid':
      drawHearingAid(p, spec, yaw, behind)
      break
    case 'headphones':
      p(limb([-94, 2, 6, -88, -58, 6.5, 0, top - 8, 7, 88, -58, 6.5, 94, 2, 6]), '#54506a', 'headphones', {
        material: 'metal',
      })
      for (const s of [-1, 1]) p(oval(s * 94 - yaw * s * 4, 14, 17, 26), c, 'headphones', { material: 'metal' })
      break
    default:
  }
}

function drawHearingAid(p: Pen, spec: CharacterSpec, yaw: number, behind: boolean): void {
  const { accessoryColor: said, accessoryMore: { side = 'left', motif, ink } = {} } = spec.look
  const own = said ? CLOTH_PAINT[said] : '#3f8fd6'
  for (const page of [-1, 1]) {
    const isLeft = page > 0 !== isTurned(p, behind)
    if (side !== 'both' && (side === 'left') !== isLeft) continue
    const b = p.to(times(move(page * 84 + yaw * (page < 0 ? 9 : -7), 12), scale(-page, 1)))
    b(limb([2, -17, 4.5, -7, -6, 6, -5, 10, 5]), own, 'hearing-aid', { material: 'metal' })
    b(oval(-6, -4, 2, 2), '#bfe2fa', 'hearing-aid', { decal: true, lit: true })
    b(limb([-4, 12, 1.8, 2, 15, 1.6, 8, 7, 3.4]), '#bfe2fa', 'hearing-aid', { material: 'glass', puff: 0.2 })
    if (motif)
      for (const [x, y] of [[-1, -14], [-7, 6]] as const)
        drawMotif(b.to(move(x, y)), motif, 5, {}, undefined, { on: own, ink: ink && CLOTH_PAINT[ink] }) // prettier-ignore
  }
}

/** The cloth of a thing worn with what is printed on it. */
function printed(p: Pen, { look }: CharacterSpec, c: Hex): Pen {
  const { print, ink, motif } = look.accessoryMore ?? {}
  return printingPen(
    p,
    [c, shadeOf(c, 0.7)],
    printingOf({ ...(print && { print }), ink: ink && CLOTH_PAINT[ink], ...(motif && { motif }) }, c),
  )
}

/** A single picture, where such a thing has room for one. */
function picture(
  p: Pen,
  { look }: CharacterSpec,
  on: Hex,
  spots: Partial<Record<Accessory, readonly [number, number, number]>>,
): void {
  const { print, ink, motif, text } = look.accessoryMore ?? {}
  const spot = spots[look.accessory]
  const own = ink && CLOTH_PAINT[ink]
  if (spot && text)
    drawText(p.to(move(spot[0], spot[1])), text, (spot[2] * 1.8) / Math.max(1, text.length / 2), own ?? inkOn(on))
  if (!motif || !spot || print === 'motifs') return
  drawMotif(p.to(move(spot[0], spot[1])), motif, spot[2], {}, undefined, { on, ink: own })
}

export const drawWornBehind: typeof putWornBehind = (p, spec, build, side, swing) => {
  for (const one of wearing(spec)) {
    const c = bright(one)
    putWornBehind(printed(p, one, c), one, build, side, swing)
    const { torso: t, shoulder: w } = build
    picture(p, one, c, { backpack: [-w * 0.6, -t * 0.66, w * 0.36], cape: [0, -t * 0.3, w * 0.6] })
  }
}

export const drawWornOver: typeof putWornOver = (p, spec, build, side, swing) => {
  for (const one of wearing(spec)) putWornOver(printed(p, one, bright(one)), one, build, side, swing)
  drawBodyLines(p, spec, build, side, false)
}

export function drawWornOnHead(p: Pen, spec: CharacterSpec, yaw: number, top: number, behind = false): void {
  for (const one of wearing(spec)) {
    const c = bright(one)
    putWornOnHead(printed(p, one, c), one, yaw, top, behind)
    if (!behind) picture(p, one, c, { hat: [yaw * 4, top + 10, 20] })
  }
  drawHeadLines(p, spec, yaw, behind, spec.look.hair.style === 'afro' && !spec.look.hair.cropped ? 22 : 0)
}
