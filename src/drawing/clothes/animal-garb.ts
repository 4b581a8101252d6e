// What an animal or a monster is dressed in: over its body from before and behind, over its back on four legs, and the sleeves of it.
import type { CharacterSpec, Worn } from '../../stage/cast.ts'
import { type Garb, GARBS } from '../../stage/finer-look.data.ts'
import type { Build } from '../people/build.ts'
import { along } from './clothes.ts'
import { CLOTH_PAINT } from './paints.data.ts'
import { shadeOf, tone, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, type Point } from '../shapes/matrix.ts'
import { blob, limb, oval, type Path } from '../shapes/path.ts'
import { paintOf, wornOf } from '../worn/draw-worn.ts'
import { drawMotif, drawText } from '../worn/motif.ts'
import { inkOn } from '../worn/print-tools.ts'
import { printingOf, printingPen } from '../worn/prints.ts'

const C = { material: 'cloth', puff: 0.9 } as const
const SLEEVED: ReadonlySet<Garb> = new Set<Garb>(['garb-jumper', 'garb-jacket', 'garb-shirt'])

interface Dressed {
  what: Garb
  color: Hex
  worn: Worn
}

/** What it has on its body, and on its hips. */
function garbsOf(spec: CharacterSpec): Dressed[] {
  return wornOf(spec).flatMap((worn) => {
    const what = GARBS.find((one) => one === worn.what)
    return what ? [{ what, color: paintOf(worn.color, 'tomato'), worn }] : []
  })
}

function penFor(p: Pen, { color, worn: { print, ink, motif } }: Dressed): Pen {
  const on = { ...(print && { print }), ink: ink && CLOTH_PAINT[ink], ...(motif && { motif }) }
  return printingPen(p, [color], printingOf(on, color))
}

function picture(p: Pen, { color, worn: { text, motif, print, ink } }: Dressed, size: number): void {
  const own = ink && CLOTH_PAINT[ink]
  if (text) drawText(p, text, (size * 1.7) / Math.max(1, text.length / 2), own ?? inkOn(color))
  if (motif && print !== 'motifs') drawMotif(p, motif, size, {}, undefined, { on: color, ink: own })
}

/** Half as wide as the body is at its shoulders, its belly and its hips, and a little more. */
const widths = ({ shoulder, hip, belly }: Build) => ({
  top: shoulder * 0.86,
  mid: hip + belly + 4,
  low: hip + belly * 0.5 + 4,
})

const outline = (build: Build, from: number, low: number, flare = 1): Path => {
  const t = build.torso
  const { top, mid, low: hip } = widths(build)
  const neck = from > 0.9 ? [top * 0.86, -t - 5, top * 1.06, -t * 0.7] : [mid * 0.9, -t * from]
  const right = [...neck, mid, -t * 0.28, hip * flare, low - 4]
  const left = right.flatMap((_, i) => (i % 2 ? [] : [-(right[i] ?? 0), right[i + 1] ?? 0])).reverse()
  const mirrored = left.flatMap((_, i) => (i % 2 ? [] : [left[i + 1] ?? 0, left[i] ?? 0]))
  return blob([0, from > 0.9 ? -t - 8 : -t * from, ...right, 0, low + 6, ...mirrored])
}

function hem(q: Pen, y: number, color: Hex, wide: number): void {
  q(limb([-wide, y - 3, 5, 0, y + 4, 6, wide, y - 3, 5]), shadeOf(color, 0.7), 'hem', { ...C, puff: 0.5 })
}

/** Open before, with what is under it to be seen. */
function opening(q: Pen, build: Build, color: Hex, behind: boolean, side: number): void {
  if (behind) return
  const [t, x] = [build.torso, side * 10]
  q(limb([x, -t + 6, 1.4, x, -t * 0.4, 2.2, x, 4, 1.4]), shadeOf(color, 2), 'opening', { decal: true })
  for (const s of [-1, 1])
    q(blob([x, -t * 0.5, x + s * 6, -t - 2, x + s * 24, -t - 2, x + s * 26, -t * 0.78]), tone(color, 0.05), 'lapel', C)
  for (const y of [0.36, 0.2]) q(oval(x + 8, -t * y, 4.4, 4.4), '#ffd65c', 'button', { material: 'metal' })
}

function onHips(q: Pen, build: Build, { what, color }: Dressed): void {
  const { low } = widths(build)
  if (what === 'garb-shorts') {
    q(outline(build, 0.3, 16), color, 'shorts', C)
    for (const s of [-1, 1]) q(limb([s * 6, 16, build.legR, s * low * 0.62, 26, build.legR * 1.1]), color, 'shorts', C)
    return
  }
  for (const k of [1.55, 1.3])
    q(
      blob([-low * k, 14, -low * 0.9, -14, 0, -8, low * 0.9, -14, low * k, 14, low * 0.5, 24, 0, 18, -low * 0.5, 24]),
      k > 1.4 ? color : tone(color, 0.06),
      'tutu',
      C,
    )
}

/** In torso space, over the body. */
export function drawGarb(torso: Pen, spec: CharacterSpec, build: Build, side: number, behind: boolean): void {
  const t = build.torso
  for (const one of garbsOf(spec)) {
    const { what, color } = one
    const q = penFor(torso, one)
    const { top, low } = widths(build)
    if (what === 'garb-shorts' || what === 'garb-tutu') {
      onHips(q, build, one)
      continue
    }
    if (what === 'garb-dungarees') {
      q(outline(build, 0.46, 18), color, 'dungarees', C)
      for (const s of [-1, 1])
        q(limb([s * top * 0.5, -t + 2, 5, s * top * 0.44, -t * 0.7, 5]), shadeOf(color, 0.6), 'strap', C)
      if (!behind)
        q(blob([-top * 0.6, -t * 0.8, top * 0.6, -t * 0.8, top * 0.7, -t * 0.4, -top * 0.7, -t * 0.4]), color, 'bib', C)
    } else if (what === 'garb-dress') {
      q(outline(build, 1, 34, 1.5), color, 'dress', C)
      hem(q, 34, color, low * 1.4)
    } else {
      const isLong = what === 'garb-jacket'
      q(outline(build, 1, isLong ? 18 : 2), color, what, C)
      if (what === 'garb-jumper') hem(q, 1, color, low * 0.9)
    }
    if (what === 'garb-jacket' || what === 'garb-waistcoat') opening(q, build, color, behind, side)
    else if (what !== 'garb-dungarees')
      q(limb([-top * 0.62, -t + 2, 5, 0, -t + 12, 6, top * 0.62, -t + 2, 5]), shadeOf(color, 0.5), 'collar', C)
    if (!behind) picture(torso.to(move(side * 10, -t * 0.46)), one, build.hip * 0.4)
  }
}

/** The part of a trunk that is dressed, as the trunk is drawn; from before or behind it is as broad as it is. */
function trunkOf({ torso: t, shoulder: w, hip }: Build, isHips: boolean, low: number, isEndOn: boolean): Path {
  const wide = Math.max(w, hip) * 1.18
  const [breast, back] = isEndOn ? [wide, -wide] : [w * 1.07, -w * 0.82]
  const [loin, rump] = isEndOn ? [hip * 1.2, -hip * 1.2] : [hip * 0.9, -hip * 0.8]
  if (isHips) return blob([rump, -t * 0.36, 0, -t * 0.4, loin, -t * 0.36, loin * 0.92, 10, 0, 22, rump * 1.04, 10])
  const neck = isEndOn ? [0, -t * 1.2, w * 0.8, -t] : [0, -t - 20, w * 0.78, -t - 2]
  const down = [-w * 0.66, -t - 4]
  return blob([...neck, breast, -t * 0.68, loin, low, 0, low + t * 0.1, rump, low - t * 0.04, back, -t * 0.72, ...down])
}

/** On the back of who goes on four legs. */
export function drawGarbOnBack(torso: Pen, spec: CharacterSpec, build: Build, isEndOn = false): void {
  const { torso: t, shoulder: w, hip } = build
  for (const one of garbsOf(spec)) {
    const { what, color } = one
    const q = penFor(torso, one)
    const isHips = what === 'garb-shorts' || what === 'garb-tutu'
    const low = what === 'garb-waistcoat' ? -t * 0.42 : -t * 0.26
    q(trunkOf(build, isHips, low, isEndOn), color, what, C)
    if (what === 'garb-tutu' || what === 'garb-dress') {
      const y = what === 'garb-tutu' ? -t * 0.3 : low
      const frill = [-hip * 1.1, y - 8, 0, y - 14, hip * 1.1, y - 8, hip * 1.2, y + 14, 0, y + 10, -hip * 1.2, y + 14]
      q(blob(frill), tone(color, 0.05), 'frill', C)
    } else if (!isHips) hem(q, low + 3, color, hip * 0.76)
    picture(torso.to(move(0, -t * 0.62)), one, w * 0.5)
  }
}

/** Down to the elbow, where it has sleeves. */
export function drawSleeve(p: Pen, spec: CharacterSpec, joints: readonly Point[], r: number): void {
  for (const one of garbsOf(spec)) {
    if (!SLEEVED.has(one.what)) continue
    const end = one.what === 'garb-shirt' ? 0.46 : 0.8
    penFor(p, one)(limb(along(joints, 0, end, r * 1.26, r * 1.16)), one.color, 'sleeve', C)
    p(limb(along(joints, end - 0.07, end + 0.01, r * 1.22, r * 1.2)), shadeOf(one.color, 0.7), 'cuff', {
      ...C,
      puff: 0.5,
    })
  }
}
