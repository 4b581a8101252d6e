// Heads of mammals: skulls, ears, muzzles and what grows on them, with everybody's eyes and feelings.
import type { CharacterSpec } from '../../stage/cast.ts'
import { headPen } from '../coats/head-pen.ts'
import { features } from '../heads/creature-heads.ts'
import type { Own } from '../people/own-body.ts'
import type { Acting } from '../poses/acting.ts'
import { mix, oklch, shadeOf } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { blob, type Path } from '../shapes/path.ts'
import { drawEars } from './mammal-ears.ts'
import { drawMuzzle, MOUTHS } from './mammal-muzzles.ts'
import { drawAbove, drawBehindHead } from './mammal-tops.ts'
import type { HeadOf } from './head-of.ts'
import type { Mammal, Skull, Top } from './mammals.data.ts'

function mirrored(right: readonly number[]): number[] {
  const points = [...right]
  for (let i = right.length - 4; i >= 2; i -= 2) points.push(-(right[i] ?? 0), right[i + 1] ?? 0)
  return points
}

/** From the crown down the right to the chin; the lower part of a long face turns further. */
const SKULLS: Readonly<Record<Skull, readonly number[]>> = {
  round: [0, -78, 50, -70, 84, -34, 92, 12, 84, 50, 46, 74, 0, 80],
  chubby: [0, -74, 46, -68, 80, -32, 97, 16, 92, 48, 52, 72, 0, 80],
  cheeky: [0, -74, 46, -68, 80, -34, 88, 2, 112, 32, 86, 50, 52, 70, 0, 80],
  long: [0, -84, 38, -78, 64, -46, 64, -6, 54, 36, 56, 74, 40, 100, 0, 108],
  deep: [0, -80, 44, -74, 74, -40, 76, 4, 62, 44, 48, 76, 28, 92, 0, 96],
  broad: [0, -84, 54, -74, 90, -34, 92, 14, 82, 56, 54, 84, 0, 92],
}
const MANES: ReadonlySet<Top> = new Set(['lion', 'mane', 'crest'])
const TURNS: ReadonlySet<Skull> = new Set(['long', 'deep'])

function skullOf(skull: Skull, dx: number): Path {
  const points = mirrored(SKULLS[skull])
  if (!TURNS.has(skull)) return blob(points)
  return blob(points.map((v, i) => (i % 2 === 0 && (points[i + 1] ?? 0) > 10 ? v + dx * 0.8 : v)))
}

/** Who has a mane of its own kind has it in the colour that was said, and no second one. */
function withoutMane(spec: CharacterSpec, { tops = [] }: Mammal): CharacterSpec {
  const { patches } = spec.look
  if (!patches || !tops.some((top) => MANES.has(top))) return spec
  return { ...spec, look: { ...spec.look, patches: patches.filter(({ part }) => part !== 'mane' && part !== 'hair') } }
}

export function drawMammalHead(own: Own, mammal: Mammal, from: Pen, act: Acting): void {
  const { coat, spec, more, behind, face, swing } = own
  const { hide, accent, material } = coat
  const trim = spec.look.old === true && !spec.look.made ? mix(coat.trim, '#eceaee', 0.75) : coat.trim
  const yaw = behind ? 0 : act.pose.yaw
  const dx = yaw * 15
  const dy = (face.pitch + act.pitch) * 8
  const dark = oklch(hide)[0] < 0.6
  const line = shadeOf(hide, dark ? 3 : 4.2)
  const p = headPen(from, withoutMane(spec, mammal), hide, material, { behind, dx, dy })
  const head: HeadOf = { own, mammal, p, dx, dy, yaw, swing, behind, hide, trim, accent, line }
  drawBehindHead(head)
  drawEars(head, false)
  p(skullOf(mammal.skull, dx), hide, 'head', more)
  drawEars(head, true)
  if (!behind) {
    drawMuzzle(head)
    const { y, size, mouthY, mouth } = MOUTHS[mammal.muzzle]
    const x = mammal.skull === 'long' ? 36 : 37
    const brow = shadeOf(hide, dark ? 3 : 3.4)
    features(p, spec, act, { x, y, size, mouthY, mouth, dx, dy, around: hide, line, brow, blush: '#ff7a72' })
  }
  drawAbove(head)
}
