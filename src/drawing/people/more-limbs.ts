// Arms, legs and wheels, as many as were said: more than a body has, fewer, or none.
import type { CharacterSpec } from '../../stage/cast.ts'
import { patchOf } from '../coats/patch-of.ts'
import { along } from '../clothes/clothes.ts'
import type { Arm, Leg, Skeleton } from '../poses/skeleton.ts'
import { mix, tone } from '../shapes/color.ts'
import { at, type Point } from '../shapes/matrix.ts'
import { limb, oval, rect } from '../shapes/path.ts'
import { hasPaws, type Beast } from './beast.ts'

const angle = (a: Point, b: Point) => (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI

/** Further arms on one side, each pair under the last: held out where the first hangs, hanging where the first is lifted. */
export function furtherArms({ spec, build, pose }: Beast, s: Skeleton, side: -1 | 1): Arm[] {
  const many = spec.look.counts?.arms ?? 2
  const pairs = Math.min(3, side < 0 ? Math.floor(many / 2) : Math.ceil(many / 2)) - 1
  const w = build.shoulder * (0.92 - 0.3 * pose.side)
  return Array.from({ length: Math.max(0, pairs) }, (_, i) => {
    const y = -build.torso * (0.62 - i * 0.24)
    const on = (x: number, dy: number) => at(s.torso, side * (w + x * build.arm), y + dy * build.arm)
    const out = [on(-0.06, 0), on(0.3, 0.14), on(0.6, -0.06 + i * 0.1)] as const
    const down = [on(-0.06, 0), on(0.24 + i * 0.1, 0.3), on(0.36 + i * 0.16, 0.6 - i * 0.12)] as const
    const [shoulder, elbow, wrist] = (side < 0 ? pose.near : pose.far)[1] < 0.3 ? down : out
    return { shoulder, elbow, wrist, aim: angle(elbow, wrist) }
  })
}

/** An animal of three legs lacks the foreleg of its far side, one with one arm lacks that arm. */
export const lacksFarArm = ({ spec }: Pick<Beast, 'spec'>): boolean => {
  const { arms, legs } = spec.look.counts ?? {}
  return (arms !== undefined && arms < 2) || (hasPaws({ spec }) && legs === 3)
}

export function drawStump(
  { p, build, coat, more }: Pick<Beast, 'p' | 'build' | 'coat' | 'more'>,
  { shoulder, elbow, wrist }: Arm,
): void {
  const r = build.armR
  p(limb(along([shoulder, elbow, wrist], 0, 0.3, r * 1.08, r * 0.98)), coat.hide, 'stump', more)
}

const standsOn = ({ type, look }: CharacterSpec): number | undefined =>
  type === 'alien' || type === 'monster' || type === 'robot' ? look.counts?.legs : undefined

const shifted = (leg: Leg, x: number): Leg => {
  const by = ([px, py]: Point): Point => [px + x, py]
  return { ...leg, hip: by(leg.hip), knee: by(leg.knee), ankle: by(leg.ankle) }
}

/** Those who may have any number of legs: the two of the rig, and others set between and beside them. */
export function legsOf({ spec, build }: Beast, s: Skeleton): { far: Leg[]; near: Leg[] } {
  const many = standsOn(spec)
  if (many === undefined || many === 2) return { far: [s.farLeg], near: [s.nearLeg] }
  const gap = s.farLeg.hip[0] - s.nearLeg.hip[0]
  if (many <= 1) return { far: [], near: many === 1 ? [shifted(s.nearLeg, gap / 2)] : [] }
  const n = Math.min(6, many)
  const span = Math.max(gap, Math.min(build.hip * 1.9, gap + (n - 2) * build.legR * 0.9))
  const place = (i: number) => (i / (n - 1)) * span - (span - gap) / 2
  const all = Array.from({ length: n }, (_, i) =>
    i < n / 2 ? shifted(s.nearLeg, place(i)) : shifted(s.farLeg, place(i) - gap),
  )
  return { far: all.slice(1), near: all.slice(0, 1) }
}

/** Wheels stand for legs: one alone under a column, two on the legs' ends, more in a row under a plate. */
export const wheelsOf = ({ type, look }: CharacterSpec): number =>
  type === 'robot' ? (look.traits?.includes('tracks') ? 3 : (look.counts?.wheels ?? 0)) : 0

export function drawWheels(beast: Beast, s: Skeleton): void {
  const { p, spec, build, coat, more } = beast
  const many = Math.min(6, wheelsOf(spec))
  const hip: Point = [(s.nearLeg.hip[0] + s.farLeg.hip[0]) / 2, (s.nearLeg.hip[1] + s.farLeg.hip[1]) / 2]
  const ground = Math.max(s.nearLeg.ankle[1], s.farLeg.ankle[1]) + 16
  const r = many === 1 ? 34 : many === 2 ? 27 : many === 3 ? 24 : 19
  const span = many === 1 ? 0 : Math.max(build.hip * 1.5, (many - 1) * r * 2.1)
  const xs = Array.from({ length: many }, (_, i) => hip[0] - span / 2 + (many === 1 ? 0 : (i / (many - 1)) * span))
  const axle = ground - r
  if (many === 1) p(limb([...hip, 15, hip[0], axle, 12]), '#8a95a8', 'leg', more)
  else {
    p(limb([...hip, 17, hip[0], axle - r * 0.9, 17]), '#8a95a8', 'leg', more)
    p(rect(hip[0] - span / 2 - r * 0.7, axle - r * 1.15, span + r * 1.4, r * 0.95, 8), coat.hide, 'plate', more)
  }
  if (spec.look.traits?.includes('tracks'))
    p(rect(hip[0] - span / 2 - r * 1.4, axle - r * 1.3, span + r * 2.8, r * 2.6, r * 1.3), '#3d4250', 'track', more)
  for (const x of xs) drawWheel(beast, x, axle, r)
}

function drawWheel({ p, spec, coat, more }: Beast, x: number, y: number, r: number): void {
  const said = patchOf(spec.look, 'wheels')
  p(oval(x, y, r, r), said ?? '#454b5a', 'wheel', { material: 'leather', puff: 0.7 })
  p(oval(x, y, r * 0.58, r * 0.58), said ? mix(said, '#ffffff', 0.55) : tone(coat.hide, 0.06), 'rim', {
    ...more,
    puff: 0.5,
  })
  for (const a of [0.3, 1.35, 2.4]) {
    const [dx, dy] = [Math.cos(a) * r * 0.5, Math.sin(a) * r * 0.5]
    p(limb([x - dx, y - dy, 1.8, x + dx, y + dy, 1.8]), '#5d6576', 'spoke', { decal: true, fine: true })
  }
  p(oval(x, y, r * 0.2, r * 0.2), coat.accent, 'hub', { ...more, puff: 0.8 })
}
