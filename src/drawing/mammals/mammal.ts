// A mammal with a head and a body of its own kind, drawn from its row.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { FourRig } from '../fours/four.ts'
import { drawCreatureBody } from '../people/creature-body.ts'
import { drawForelimb, drawHindlimb } from '../people/creature-limbs.ts'
import { drawPawGrip } from '../people/hand.ts'
import type { Own, Rig } from '../people/own-body.ts'
import { frame } from '../clothes/clothes.ts'
import type { Arm, Leg } from '../poses/skeleton.ts'
import { shadeOf, type Hex } from '../shapes/color.ts'
import { at, scale, times } from '../shapes/matrix.ts'
import { blob, limb } from '../shapes/path.ts'
import { drawMammalHead } from './mammal-head.ts'
import { drawMammalTail } from './mammal-tails.ts'
import type { Mammal } from './mammals.data.ts'

/** With the marks of its kind, beneath what was said of this one. */
export function marked(spec: CharacterSpec, { coat, patches = [] }: Mammal): CharacterSpec {
  const { look } = spec
  const worn = look.coat ?? coat
  const all = [...patches, ...(look.patches ?? [])]
  return { ...spec, look: { ...look, ...(worn && { coat: worn }), ...(all.length > 0 && { patches: all }) } }
}

const topOf = ({ skull }: Mammal) => (skull === 'long' ? -82 : -76)

export const mammalOnFours = (mammal: Mammal): FourRig => ({
  top: topOf(mammal),
  hooves: mammal.hooves,
  fur: mammal.tops?.includes('wool') ? 'curly' : mammal.tops?.includes('quills') ? 'spiky' : undefined,
  humps: mammal.tops?.includes('humps'),
  tail: (own) => drawMammalTail(own, mammal),
  head: (own, head, act) => drawMammalHead(own, mammal, head, act),
})

export const mammalRig = (mammal: Mammal): Rig => ({
  isFooted: true,
  top: topOf(mammal),
  tail: (own) => drawMammalTail(own, mammal),
  arm: (own, arm, far) => {
    drawForelimb(own, arm, far)
    if (mammal.hooves) hoofOfArm(own, arm, far, mammal.hooves)
  },
  leg: (own, leg, far) => {
    drawHindlimb(own, leg, far)
    if (mammal.hooves) hoofOfLeg(own, leg, far, mammal.hooves)
  },
  body: (own) => {
    drawNeck(own)
    drawCreatureBody(own)
  },
  head: (own, head, act) => drawMammalHead(own, mammal, head, act),
  grip: ({ p, build, coat, more }, arm) => drawPawGrip(p.to(frame(arm.wrist, arm.aim)), coat.hide, build.armR, more),
})

const HORN = { material: 'stone', puff: 0.8 } as const

function hoofOfArm({ p, build }: Own, a: Arm, far: boolean, paint: Hex): void {
  const r = build.armR
  const hoof = blob([2, -r * 1.08, 12, -r * 1.2, 24, -r * 0.9, 25, r * 0.9, 12, r * 1.2, 2, r * 1.08])
  p.to(frame(a.wrist, a.aim))(hoof, far ? shadeOf(paint, 0.5) : paint, 'hoof', HORN)
}

function hoofOfLeg({ p, build, pose }: Own, l: Leg, far: boolean, paint: Hex): void {
  const flip = pose.side < 0.5 && !far && !pose.spin && !pose.seat ? -1 : 1
  const foot = p.to(times(frame(l.ankle, flip < 0 ? -l.aim * 0.3 : l.aim), scale(flip, 1)))
  const f = build.foot
  const hoof = blob([-f * 0.52, -6, f * 0.1, -8, f * 0.86, -4, f * 0.98, 8, f * 0.86, 17, -f * 0.52, 17])
  foot(hoof, far ? shadeOf(paint, 0.5) : paint, 'hoof', HORN)
}

/** From the shoulders up to the head, of those that have a long one. */
function drawNeck({ p, s, build, coat, more }: Own): void {
  if (build.neck < 20) return
  const r = build.head * 40
  const [hx, hy] = at(s.head, 0, 30 * build.head)
  const [bx, by] = at(s.torso, 0, -build.torso * 0.78)
  p(limb([bx, by, r * 1.35, (bx + hx) / 2, (by + hy) / 2, r, hx, hy, r * 0.94]), coat.hide, 'hide', more)
}
