// Bodies of animals by their form, and what is behind them: tails, shells, plates, wings.
import { bodyShape, drawNeck } from '../birds/bird-body.ts'
import { patchOf } from '../coats/patch-of.ts'
import type { Own } from '../people/own-body.ts'
import { tailTurn } from '../poses/acting.ts'
import { shadeOf } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { at, move, scale, times, turn, type Point } from '../shapes/matrix.ts'
import { blob, limb, oval, type Path } from '../shapes/path.ts'
import type { Animal } from './animal-row.ts'
import { putLines } from './put-lines.ts'

/** Body space as rows are written in: hips 50 to either side, shoulders at -100. */
const nominal = ({ torso, build }: Own): Pen => torso.to(scale(build.hip / 50, build.torso / 100))

const madeOf = ({ spec, coat }: Own, { stuff }: Animal) => (spec.look.made ? coat.material : stuff)

export function drawAnimalBack(own: Own, animal: Animal): void {
  const { face, swing, coat, pose } = own
  const stuff = madeOf(own, animal)
  const mood = face.smile < -3 ? -18 : face.open > 0.4 ? 8 : 0
  const tail = nominal(own).to(turn(tailTurn(pose, 6) + mood * (animal.tail ? 1 : 0) - swing * 14))
  putLines(tail, animal.tail, 'tail', coat, stuff)
  putLines(nominal(own).to(move(0, pose.seat ? -26 : 0)), animal.back, 'shell', coat, stuff)
}

export function drawAnimalBody(own: Own, animal: Animal): void {
  drawNeck(own, own.coat.hide)
  const shape = FORMS[animal.form](own, animal)
  if (own.behind) return
  if (animal.belly ?? patchOf(own.spec.look, 'belly', 'chest')) drawBelly(own, shape, animal.belly === 'bands')
  putLines(nominal(own), animal.front, 'front', own.coat, madeOf(own, animal), { clip: shape })
}

const feetOf = ({ s: { nearLeg, farLeg } }: Own): Point => [
  (nearLeg.ankle[0] + farLeg.ankle[0]) / 2,
  (nearLeg.ankle[1] + farLeg.ankle[1]) / 2 + 12,
]

function drawBelly({ torso, build, pose, coat, more }: Own, clip: Path, bands: boolean): void {
  const t = build.torso
  const cx = pose.side * 12
  const w = build.hip * 0.72
  const right = [cx + w * 0.66, -t * 0.84, cx + w, -t * 0.36, cx + w * 0.76, 2]
  const left = [cx - w * 0.76, 2, cx - w, -t * 0.36, cx - w * 0.66, -t * 0.84]
  torso(blob([cx, -t * 1.02, ...right, cx, 14, ...left]), coat.trim, 'belly', { ...more, puff: 0.6, plain: true, clip })
  for (let i = 0; bands && i < 5; i++) {
    const y = i * t * 0.19 - t * 0.74
    const band = limb([cx - w * 0.8, y, 0.8, cx, y + t * 0.04, 1.9, cx + w * 0.8, y, 0.8])
    torso(band, shadeOf(coat.trim, 1.4), 'band', { decal: true, clip })
  }
}

/** In the torso's space, filled with the hide. */
function hide({ torso, coat, more }: Own, shape: Path): Path {
  torso(shape, coat.hide, 'hide', more)
  return shape
}

const FORMS: Readonly<Record<Animal['form'], (own: Own, animal: Animal) => Path>> = {
  pear: (own) => hide(own, bodyShape(own)),
  fish: (own, animal) => {
    const { p, build, s, coat, more, pose } = own
    const { torso: t, shoulder: w, hip } = build
    const [fx, fy] = feetOf(own)
    const [hx, hy] = s.hip
    const lean = pose.seat ? -30 : (Math.atan2(hx - fx, fy - hy) * 72) / Math.PI
    putLines(
      p.to(times(move(fx, fy - (pose.seat ? 24 : 0)), turn(lean), scale(hip / 50))),
      animal.fluke,
      'tail',
      coat,
      madeOf(own, animal),
    )
    const [bx, by] = at(s.torso, 0, -t * 0.3)
    p(
      limb([bx, by, hip * 0.9, hx, hy, hip * 0.66, (hx + fx) / 2, (hy + fy) / 2, hip * 0.4, fx, fy - 12, hip * 0.24]),
      coat.hide,
      'hide',
      more,
    )
    const right = [w * 0.9, -t - 6, w * 1.16, -t * 0.6, hip * 0.98, -t * 0.2, hip * 0.6, 14]
    const left = [-hip * 0.6, 14, -hip * 0.98, -t * 0.2, -w * 1.16, -t * 0.6, -w * 0.9, -t - 6]
    return hide(own, blob([0, -t - 16, ...right, 0, 24, ...left]))
  },
  coil: (own) => {
    const { p, build, s, coat, more } = own
    const r = build.hip
    const [x] = s.hip
    const tail = [
      x - r * 1.1,
      -20,
      r * 0.36,
      x - r * 1.9,
      -12,
      r * 0.24,
      x - r * 2.3,
      -26,
      r * 0.14,
      x - r * 2.5,
      -44,
      r * 0.06,
    ]
    p(limb(tail), coat.hide, 'tail', more)
    const [hx, hy] = at(s.head, 0, 30 * build.head)
    const [mx, my] = at(s.torso, -r * 0.2, -build.torso * 0.5)
    const column = limb([x + r * 0.2, -40, r * 0.62, mx, my, r * 0.56, hx, hy, r * 0.5])
    for (const [y, wide, high] of [
      [-22, 1.6, 24],
      [-52, 1.24, 22],
    ] as const)
      p(oval(x, y, r * wide, high), y < -30 ? coat.hide : shadeOf(coat.hide, 0.3), 'hide', more)
    p(column, coat.hide, 'hide', more)
    for (let i = 0; !own.behind && i < 9; i++) {
      const k = i / 9
      const [bx, by] =
        k < 0.5
          ? [x + r * 0.2 + (mx - x - r * 0.2) * k * 2, -40 + (my + 40) * k * 2]
          : [mx + (hx - mx) * (k * 2 - 1), my + (hy - my) * (k * 2 - 1)]
      p(oval(bx + r * 0.14, by, r * 0.34, 8), coat.trim, 'belly', { ...more, decal: true, clip: column })
    }
    return column
  },
  arms: (own) => {
    const { p, build, s, coat, more } = own
    for (const k of [-2, 2.1, -1.2, 1.3, -0.4, 0.5]) {
      const [x, y] = at(s.torso, k * build.hip * 0.4, -4)
      const end = s.hip[0] + k * build.hip * 1.1
      const r = build.legR
      p(
        limb([
          x,
          y,
          r * 1.2,
          x + (end - x) * 0.6,
          Math.min(-14, y * 0.4),
          r,
          end,
          -11,
          r * 0.6,
          end + Math.sign(k) * 16,
          -16,
          r * 0.42,
          end + Math.sign(k) * 18,
          -28,
          r * 0.26,
        ]),
        Math.abs(k) > 1.5 ? shadeOf(coat.hide, 0.4) : coat.hide,
        'arm',
        more,
      )
    }
    return hide(own, bodyShape(own))
  },
  hem: (own) => {
    const { build, s } = own
    const { torso: t, shoulder: w, hip: h } = build
    const low = -s.hip[1] - 8
    const wave = [1.2, 0, 0.84, 1, 0.5, 0, 0.1, 1, -0.3, 0, -0.66, 1, -1.1, 0].map((v, i) =>
      i % 2 ? low - 24 + v * 26 : v * h,
    )
    return hide(
      own,
      blob([
        0,
        -t - 14,
        w * 0.9,
        -t,
        w * 1.1,
        -t * 0.5,
        h * 1.04,
        0,
        ...wave,
        -h * 1.04,
        0,
        -w * 1.1,
        -t * 0.5,
        -w * 0.9,
        -t,
      ]),
    )
  },
  balls: (own) => {
    const { p, build, s, coat, more } = own
    const r = build.hip * 1.24
    p(oval(s.hip[0], -r * 0.92, r, r * 0.94), coat.hide, 'hide', more)
    return hide(own, oval(0, -build.torso * 0.52, build.hip, build.torso * 0.56))
  },
  slug: (own) => {
    const { p, build, s, coat, more } = own
    const [x] = s.hip
    const r = build.hip
    const foot = [
      x - r * 2.4,
      -3,
      x - r * 1.6,
      -24,
      x - r * 0.6,
      -40,
      x + r * 0.9,
      -40,
      x + r * 1.5,
      -16,
      x + r * 1.5,
      -1,
      x,
      0,
      x - r * 1.4,
      0,
    ]
    p(blob(foot), shadeOf(coat.hide, 0.25), 'hide', more)
    return hide(own, bodyShape(own))
  },
}
