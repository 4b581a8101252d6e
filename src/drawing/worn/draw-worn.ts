// Draws what is worn and what helps a body: on the head and at the ears, over the clothes, on wrists, knees and ankles.
import type { Accessory, CharacterSpec, ClothColor, Worn } from '../../stage/cast.ts'
import type { Build } from '../people/build.ts'
import { along, frame } from '../clothes/clothes.ts'
import { CLOTH_PAINT } from '../clothes/paints.data.ts'
import type { Arm, Leg } from '../poses/skeleton.ts'
import { mix, shadeOf, type Hex } from '../shapes/color.ts'
import type { Material, Pen } from '../shapes/graph.ts'
import { shapesOf, type Shape } from '../shapes/lines.ts'
import { move, scale, times, type Point } from '../shapes/matrix.ts'
import { limb, oval } from '../shapes/path.ts'
import { AID_LINES, TRINKET_LINES, type WornLines } from './aids.data.ts'
import { HEADWEAR_LINES, type HeadLines } from './headwear.data.ts'
import { drawMotif, drawText } from './motif.ts'
import { inkOn } from './print-tools.ts'
import { drawPrint, printingOf, printingPen } from './prints.ts'

const HEADS: ReadonlyMap<string, HeadLines> = new Map(Object.entries(HEADWEAR_LINES))
const OTHERS: ReadonlyMap<string, WornLines> = new Map([...Object.entries(AID_LINES), ...Object.entries(TRINKET_LINES)])

/** All that somebody wears, the first thing first. */
export const wornOf = ({ look }: CharacterSpec): readonly Worn[] => [
  { what: look.accessory, ...(look.accessoryColor && { color: look.accessoryColor }), ...look.accessoryMore },
  ...(look.also ?? []),
]

export const wears = (spec: CharacterSpec, ...all: readonly Accessory[]): Worn | undefined =>
  wornOf(spec).find(({ what }) => all.includes(what))

const CLOTH: ReadonlyMap<string, Hex> = new Map(Object.entries(CLOTH_PAINT))
export const paintOf = (color: ClothColor | undefined, usual: string): Hex =>
  (color && CLOTH_PAINT[color]) ?? CLOTH.get(usual) ?? '#e8523c'

/** What is mirrored shows the other side: their own left is to the right of the page, unless all is turned. */
export const isTurned = (p: Pen, behind: boolean): boolean => p.m[0] * p.m[3] - p.m[1] * p.m[2] < 0 !== behind

const read = new Map<string, readonly Shape[]>()
function shapes(lines: string, material: Material, own: Hex): readonly Shape[] {
  const key = `${own}${material}${lines}`
  const found = read.get(key)
  if (found) return found
  const made = shapesOf(material, lines.split('; '), own)
  if (read.size > 2000) read.clear()
  read.set(key, made)
  return made
}

function put(p: Pen, lines: string | undefined, worn: Worn, usual: string, material: Material = 'cloth'): void {
  if (!lines) return
  for (const { path, color, more } of shapes(lines, material, paintOf(worn.color, usual)))
    p(path, color, worn.what, more)
}

/** What a thing is printed with, on its own colour. */
const printingFor = ({ print, ink, motif, color }: Worn, usual: string) =>
  printingOf({ ...(print && { print }), ink: ink && CLOTH_PAINT[ink], ...(motif && { motif }) }, paintOf(color, usual))

const printing = (p: Pen, worn: Worn, usual: string): Pen =>
  printingPen(p, [paintOf(worn.color, usual)], printingFor(worn, usual))

const HARD: ReadonlySet<string> = new Set(
  'helmet hard-hat fire-helmet crown tiara ear-defenders headset goggles earrings nose-ring bangles bracelet necklace pendant medal badge bell watch ring anklets pocket-watch cochlear-implant insulin-pump talker barrel knight-helmet antennae'.split(
    ' ',
  ),
)
const materialOf = ({ what }: Worn): Material => (HARD.has(what) ? 'metal' : 'cloth')

/** On the head and at the ears, in head space; `lift` where much hair lies under it. */
export function drawHeadLines(p: Pen, spec: CharacterSpec, yaw: number, behind: boolean, lift = 0): void {
  for (const worn of wornOf(spec)) {
    const hat = HEADS.get(worn.what)
    if (hat) {
      const q = p.to(times(move(behind ? 0 : yaw * 4, -lift), lift > 0 ? scale(1.16, 1.04) : scale(1)))
      const lines = behind ? (hat.back ?? hat.front) : hat.front
      put(q, lines, worn, hat.color, materialOf(worn))
      decorate(q, worn, hat.color, lines)
    }
    const other = OTHERS.get(worn.what)
    if (!other) continue
    put(p, other.head, worn, other.color)
    if (!behind) onFace(p, worn, other, yaw)
    if (other.ear) atEars(p, other.ear, worn, other, yaw, behind)
  }
}

/** Its lines are for their left, as that is to the right of the page. */
function onFace(p: Pen, worn: Worn, { face, color }: WornLines, yaw: number): void {
  if (!face) return
  const isOther = worn.side !== undefined && worn.side !== 'both' && (worn.side === 'left') === isTurned(p, false)
  const q = p.to(times(move(yaw * 15, 0), scale(isOther ? -1 : 1, 1)))
  put(q, face, worn, color)
  if (worn.motif && worn.what === 'eye-patch') drawMotif(q.to(move(38, 4)), worn.motif, 17)
}

function atEars(p: Pen, lines: string, worn: Worn, { color, pair }: WornLines, yaw: number, behind: boolean): void {
  const side = worn.side ?? (pair ? 'both' : 'left')
  for (const page of [-1, 1]) {
    const isLeft = page > 0 !== isTurned(p, behind)
    if (side !== 'both' && (side === 'left') !== isLeft) continue
    const q = p.to(times(move(page < 0 ? yaw * 9 : -yaw * 7, 0), scale(-page, 1)))
    put(q, lines, worn, color, 'metal')
    if (worn.motif && worn.what === 'cochlear-implant')
      drawMotif(q.to(move(-78, -56)), worn.motif, 11, {}, undefined, {
        on: paintOf(worn.color, color),
        ink: worn.ink && CLOTH_PAINT[worn.ink],
      })
  }
}

/** A pattern, or a picture on the front of a hat or a bag. */
function decorate(p: Pen, worn: Worn, usual: string, lines: string): void {
  const cloth = paintOf(worn.color, usual)
  const [first] = shapes(lines, 'cloth', cloth)
  if (worn.print && first) drawPrint(p, first.path, printingFor(worn, usual))
  if (worn.text)
    drawText(
      p.to(move(0, -96)),
      worn.text,
      44 / Math.max(1, worn.text.length / 2),
      worn.ink ? CLOTH_PAINT[worn.ink] : inkOn(cloth),
    )
  if (worn.motif && worn.print !== 'motifs')
    drawMotif(p.to(move(0, -96)), worn.motif, 20, {}, undefined, {
      on: cloth,
      ink: worn.print ? undefined : worn.ink && CLOTH_PAINT[worn.ink],
    })
}

/** The body that the lines are written for. */
const NOMINAL = { torso: 160, hip: 55 }

/** Over the clothes, in torso space. */
export function drawBodyLines(torso: Pen, spec: CharacterSpec, build: Build, side: number, behind: boolean): void {
  for (const worn of wornOf(spec)) {
    const one = OTHERS.get(worn.what)
    const lines = behind ? (one?.back ?? one?.body) : one?.body
    if (!one || !lines) continue
    const p = torso.to(
      times(move(behind ? 0 : side * 7, 0), scale(build.hip / NOMINAL.hip, build.torso / NOMINAL.torso)),
    )
    put(printing(p, worn, one.color), lines, worn, one.color, materialOf(worn))
    if (worn.motif && worn.print !== 'motifs' && !behind)
      drawMotif(p.to(move(...(SPOTS[worn.what] ?? [0, -50]))), worn.motif, 17, {}, undefined, {
        on: paintOf(worn.color, one.color),
        ink: worn.ink && CLOTH_PAINT[worn.ink],
      })
  }
}

/** Where a picture is on what is worn over the clothes. */
const SPOTS: Partial<Record<Accessory, Point>> = {
  apron: [0, -80],
  bib: [0, -120],
  satchel: [60, -14],
  bumbag: [0, -10],
  tie: [0, -74],
}

const isOn = (worn: Worn, pair: boolean, isLeft: boolean) =>
  worn.side === undefined ? pair || isLeft : worn.side === 'both' || (worn.side === 'left') === isLeft

export function drawOnArm(p: Pen, spec: CharacterSpec, a: Arm, isLeft: boolean, build: Build): void {
  const k = build.armR / 14
  for (const worn of wornOf(spec)) {
    const one = OTHERS.get(worn.what)
    if (!one || !isOn(worn, one.pair === true, isLeft)) continue
    if (one.wrist) {
      const q = p.to(times(frame(a.wrist, a.aim), scale(k)))
      put(printing(q, worn, one.color), one.wrist, worn, one.color, materialOf(worn))
      if (worn.motif) drawMotif(q.to(move(-30, 0)), worn.motif, 12)
    }
    if (one.hand) put(p.to(times(move(a.wrist[0] + 8, a.wrist[1] + 8), scale(k))), one.hand, worn, one.color)
    const [x, y] = [(a.shoulder[0] + a.elbow[0]) / 2, (a.shoulder[1] + a.elbow[1]) / 2]
    if (worn.what === 'glucose-sensor')
      p(oval(x, y, 9 * k, 9 * k), paintOf(worn.color, 'white'), worn.what, { puff: 0.6 })
    if (worn.what === 'armbands')
      p(
        limb(along([a.shoulder, a.elbow], 0.4, 0.86, build.armR * 1.5, build.armR * 1.5)),
        paintOf(worn.color, 'orange'),
        worn.what,
        { puff: 1 },
      )
  }
}

const degrees = (a: Point, b: Point) => (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI

export function drawOnLeg(p: Pen, spec: CharacterSpec, l: Leg, isLeft: boolean, build: Build): void {
  const r = build.legR
  const spine = [l.hip, l.knee, l.ankle]
  for (const worn of wornOf(spec)) {
    const one = OTHERS.get(worn.what)
    if (!one || !isOn(worn, one.pair === true, isLeft)) continue
    const color = paintOf(worn.color, one.color)
    const low = p.to(times(frame(l.ankle, degrees(l.knee, l.ankle)), scale(r / 20)))
    put(low, one.ankle, worn, one.color, materialOf(worn))
    put(p.to(times(frame(l.knee, degrees(l.knee, l.ankle)), scale(r / 20))), one.knee, worn, one.color)
    if (worn.what === 'ankle-splints' || worn.what === 'leg-cast') {
      const from = worn.what === 'leg-cast' ? 0.56 : 0.66
      p(limb(along(spine, from, 0.99, r * 1.26, r * 1.2)), color, worn.what, { puff: 0.8, material: 'leather' })
      p.to(frame(l.ankle, 0))(limb([-10, 2, r * 0.9, 16, 7, r * 0.66]), color, worn.what, {
        puff: 0.7,
        material: 'leather',
      })
      for (const u of [0.72, 0.9])
        p(
          limb(along(spine, u, u + 0.035, r * 1.3, r * 1.3)),
          worn.what === 'leg-cast' ? shadeOf(color, 0.6) : mix(color, '#3a2f3e', 0.5),
          'strap',
          { decal: true },
        )
      if (worn.motif) drawMotif(p.to(move((l.knee[0] + l.ankle[0]) / 2, (l.knee[1] + l.ankle[1]) / 2)), worn.motif, 13)
      if (worn.what === 'leg-cast')
        scribbles(p.to(move(l.knee[0] * 0.4 + l.ankle[0] * 0.6, l.knee[1] * 0.4 + l.ankle[1] * 0.6)))
    }
    if (worn.what === 'leg-braces') {
      for (const s of [-1, 1])
        p.to(move(s * r * 1.05, 0))(limb(along(spine, 0.3, 0.98, 3.4, 3.4)), color, worn.what, { material: 'metal' })
      for (const u of [0.36, 0.6, 0.86])
        p(limb(along(spine, u, u + 0.05, r * 1.24, r * 1.2)), '#6d4a3a', 'strap', { puff: 0.5 })
    }
    if (worn.what === 'surgical-boot') {
      p(limb(along(spine, 0.64, 1, r * 1.34, r * 1.3)), color, worn.what, { puff: 0.8 })
      p.to(frame(l.ankle, 0))(limb([-12, 4, r, 26, 6, r * 0.86]), color, worn.what, { puff: 0.8 })
      for (const u of [0.7, 0.84])
        p(limb(along(spine, u, u + 0.05, r * 1.4, r * 1.4)), '#b9c1cd', 'strap', { puff: 0.5 })
    }
  }
}

/** Names that friends have written on plaster. */
function scribbles(p: Pen): void {
  for (const [i, c] of ['#3f5590', '#e3574a', '#72b155'].entries())
    p(limb([-10, i * 9 - 8, 1.2, -4, i * 9 - 12, 1.4, 2, i * 9 - 6, 1.4, 9, i * 9 - 10, 1.2]), c, 'writing', {
      decal: true,
    })
}
