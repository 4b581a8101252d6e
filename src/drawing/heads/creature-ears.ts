// The ears of creatures: each kind's own, or another form that was said. What stands up is drawn before the head, what hangs after it.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { EarForm } from '../../stage/finer-creature.data.ts'
import type { Coat } from '../clothes/coat.ts'
import { shadeOf, tone, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, times, turn } from '../shapes/matrix.ts'
import { blob, limb, oval } from '../shapes/path.ts'

/** How ears are held: 1 hung in sorrow, below 0 pricked up; and how far they trail. */
export interface Held {
  inner: Hex
  yaw: number
  droop: number
  swing: number
  /** Which of them: both but where one stands and one hangs. */
  sides?: readonly (-1 | 1)[]
}

const BOTH = [-1, 1] as const

type Draw = (p: Pen, spec: CharacterSpec, coat: Coat, held: Held) => void

const pointed: Draw = (p, _spec, { hide, material }, { inner, droop, swing, sides = BOTH }) => {
  for (const s of sides) {
    const q = p.to(times(move(s * 60, -50), turn(s * droop * 26 - swing * 8), move(-s * 60, 50)))
    const out = [s * 30, -62, s * 44, -96, s * 74, -122, s * 88, -84, s * 90, -34]
    q(blob(out, 0.7), hide, 'ear', { material, puff: 0.8 })
    q(blob([s * 46, -66, s * 54, -90, s * 72, -106, s * 79, -80, s * 80, -50], 0.7), inner, 'ear', { decal: true })
  }
}

const long: Draw = (p, _spec, { hide, material }, { inner, yaw, droop, swing, sides = BOTH }) => {
  for (const s of sides) {
    const q = p.to(times(move(s * 34 - yaw * 4, -58), turn(s * (13 + droop * 34) - yaw * 6 - swing * 22)))
    const out = [-22, 12, -28, -50, -18, -112, 0, -134, 18, -112, 28, -50, 22, 12]
    q(blob(out), hide, 'ear', { material, puff: 1 })
    q(blob([-11, 4, -15, -50, -9, -98, 0, -112, 9, -98, 15, -50, 11, 4]), inner, 'ear', { decal: true })
  }
}

const round: Draw = (p, _spec, { hide, material }, { inner, sides = BOTH }) => {
  for (const s of sides) {
    p(oval(s * 68, -60, 33, 32), hide, 'ear', { material, puff: 1 })
    p(oval(s * 68, -58, 19, 18), inner, 'ear', { decal: true })
  }
}

const bat: Draw = (p, _spec, { hide, material }, { inner, droop, swing, sides = BOTH }) => {
  for (const s of sides) {
    const q = p.to(times(move(s * 60, -50), turn(s * droop * 26 - swing * 8), move(-s * 60, 50)))
    const out = [s * 20, -62, s * 26, -108, s * 54, -142, s * 88, -122, s * 100, -76, s * 88, -28]
    q(blob(out), hide, 'ear', { material, puff: 0.8 })
    q(blob([s * 36, -66, s * 40, -102, s * 58, -124, s * 78, -110, s * 86, -76, s * 78, -46]), inner, 'ear', {
      decal: true,
    })
  }
}

const ACCENTED: ReadonlySet<string> = new Set(['spotted', 'golden', 'white'])

const floppy: Draw = (from, spec, coat, { yaw, droop, swing, sides = BOTH }) => {
  const { made, hide } = spec.look
  const c = ACCENTED.has(hide) ? coat.accent : shadeOf(coat.hide, made ? 0.8 : 1.6)
  for (const s of sides) {
    const hang = swing * 26 + s * (droop > 0 ? 8 : droop * 40)
    const p = from.to(times(move(s * 62, -64), turn(hang), move(-s * 62, 64)))
    const out = [s * 98, -44, s * (112 - yaw * s * 5), 8, s * 98, 44, s * 78, 34, s * 74, -4, s * 60, -36]
    p(blob([s * 40, -70, s * 72, -76, ...out]), c, 'ear', { material: coat.material, puff: 0.8 })
    if (!made) continue
    const shine = limb([s * 84 - 4, -52, 2, s * 94 - 5, -26, 4.6, s * 99 - 6, 4, 2])
    p(shine, tone(coat.trim, 0.1), 'shine', { decal: true, material: coat.material, alpha: 0.7 })
  }
}

const lop: Draw = (from, _spec, { hide, material }, { yaw, droop, swing, sides = BOTH }) => {
  for (const s of sides) {
    const hang = swing * 26 + s * (droop > 0 ? 6 : droop * 30)
    const p = from.to(times(move(s * 54, -66), turn(hang), move(-s * 54, 66)))
    const out = [s * 104, -34, s * (120 - yaw * s * 5), 22, s * 116, 78, s * 94, 98, s * 76, 66, s * 78, 6, s * 58, -34]
    p(blob([s * 30, -70, s * 66, -82, ...out]), shadeOf(hide, 0.55), 'ear', { material, puff: 0.8 })
  }
}

const STANDING: Readonly<Partial<Record<EarForm, Draw>>> = { pointed, long, round, bat }
const HANGING: Readonly<Partial<Record<EarForm, Draw>>> = { floppy, lop }

const OF_KIND: Readonly<Partial<Record<CharacterSpec['type'], EarForm>>> = {
  dog: 'floppy',
  cat: 'pointed',
  rabbit: 'long',
  other: 'round',
}

/** Long ears of a dog hang, as a hound's do. */
const formOf = ({ type, look: { ears } }: CharacterSpec): EarForm | undefined =>
  type === 'dog' && ears === 'long' ? 'lop' : (ears ?? OF_KIND[type])

const drawn =
  (forms: Readonly<Partial<Record<EarForm, Draw>>>, alone: EarForm, side: -1 | 1): Draw =>
  (p, spec, coat, held) => {
    if (spec.look.traits?.includes('one-ear-up')) return forms[alone]?.(p, spec, coat, { ...held, sides: [side] })
    const form = formOf(spec)
    if (form && spec.type !== 'robot') forms[form]?.(p, spec, coat, held)
  }

export const drawStandingEars = drawn(STANDING, 'pointed', 1)
export const drawHangingEars = drawn(HANGING, 'floppy', -1)
