// One eye: the part of a picture that a child looks at first.
import { mix, shadeOf, tone } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, scale, times } from '../shapes/matrix.ts'
import { INK, WHITE } from '../clothes/paints.data.ts'
import type { EyeSystem } from '../recipes/recipe.ts'
import { blob, limb, oval } from '../shapes/path.ts'
import { drawAlmond, drawBean, drawDot, type Eye } from '../recipes/small-eyes.ts'

function shut(p: Pen, eye: Eye): void {
  const joy = eye.low > 0.5
  const [mid, end] = joy ? [-11, 5] : [9, -1]
  p(
    limb([-20, end, 1.4, -11, (end + mid * 3) / 4, 3, 0, mid, 3.6, 11, (end + mid * 3) / 4, 3, 20, end, 1.4]),
    eye.lash,
    'lash',
    { decal: true, material: 'ink' },
  )
}

const DRAWN: Readonly<Record<EyeSystem, (p: Pen, eye: Eye) => void>> = {
  glass: drawGlass,
  dots: drawDot,
  beans: drawBean,
  almonds: drawAlmond,
}

export function drawEye(from: Pen, eye: Eye): void {
  const p = from.to(times(move(eye.x, eye.y), scale(eye.squash * eye.size, eye.size)))
  DRAWN[from.recipe.eyes](p, eye)
}

function drawGlass(p: Pen, eye: Eye): void {
  if (eye.lid > 0.85) {
    shut(p, eye)
    return
  }
  // Who looks down lowers the lids a little.
  const lid = Math.max(-0.12, eye.lid + Math.max(0, eye.gaze[1] - 0.3) * 0.34)
  const top = -25 + lid * 34
  const shoulder = -17 + lid * 24
  const low = 19 - eye.low * 9
  const white = blob([
    -20.5,
    0,
    -15.5,
    shoulder,
    0,
    top,
    15.5,
    shoulder,
    20.5,
    0,
    14.5,
    low * 0.74,
    0,
    low,
    -14.5,
    low * 0.74,
  ])
  p(white, WHITE, 'eye', { material: 'eye', puff: 0.3, plain: true })
  const gx = eye.gaze[0] * 7.8 + eye.sign * -0.6
  const gy = eye.gaze[1] * 6.6 - 0.5
  const r = 15.4 * eye.iris
  const inside = { decal: true, clip: white, material: 'eye' } as const
  p(oval(gx, gy, r, r * 1.12), tone(eye.color, -0.16), 'iris-rim', inside)
  p(oval(gx, gy + 0.4, r * 0.86, r * 0.98), eye.color, 'iris', { ...inside, fade: tone(eye.color, 0.16, 0.02) })
  p(oval(gx, gy + r * 0.52, r * 0.56, r * 0.36), tone(eye.color, 0.2, 0.02), 'iris-light', { ...inside, alpha: 0.75 })
  p(oval(gx, gy, r * 0.54, r * 0.62), eye.pupil ?? '#1c1016', 'pupil', { ...inside, material: 'ink' })
  p(
    blob([
      -22,
      0,
      -16,
      shoulder - 1,
      0,
      top - 2,
      16,
      shoulder - 1,
      22,
      0,
      15,
      shoulder + 7,
      0,
      top + 6.5,
      -15,
      shoulder + 7,
    ]),
    shadeOf(eye.around, 2.4),
    'lid-shadow',
    { ...inside, alpha: 0.24 },
  )
  p(oval(gx - r * 0.36, gy - r * 0.46, r * 0.34, r * 0.38), '#ffffff', 'glint', { ...inside, lit: true })
  p(oval(gx + r * 0.38, gy + r * 0.44, r * 0.17, r * 0.18), '#ffffff', 'glint', { ...inside, lit: true, alpha: 0.9 })
  const s = eye.sign
  p(
    blob(
      [
        s * -21.5,
        -1,
        s * -16,
        shoulder - 1.8,
        0,
        top - 2.2,
        s * 16,
        shoulder - 2.6,
        s * 23.5,
        -4.5,
        s * 16,
        shoulder + 2.6,
        0,
        top + 2,
        s * -15,
        shoulder + 1.8,
      ],
      0.96,
    ),
    eye.lash,
    'lash',
    { decal: true, material: 'ink' },
  )
  p(limb([-14, shoulder - 6, 0.5, 0, top - 7.5, 1.3, 14, shoulder - 6, 0.5]), shadeOf(eye.around, 2.2), 'crease', {
    decal: true,
    alpha: 0.4,
    fine: true,
  })
  p(
    limb([-13, low * 0.78 + 1.4, 0.5, 0, low + 1.2, 1.2, 13, low * 0.78 + 1.4, 0.5]),
    shadeOf(eye.around, 2.4),
    'crease',
    { decal: true, alpha: 0.4 },
  )
  if (lid > 0.2)
    p(
      blob([-20, shoulder, 0, top - 1, 20, shoulder, 17, shoulder - 7, 0, top - 9, -17, shoulder - 7]),
      mix(eye.around, INK, 0.1),
      'lid',
      { decal: true, alpha: 0.5 },
    )
}
