// One that is cast in metal or hewn in stone: rubbed bright where it swells, green where rain stands.
import { along } from '../clothes/clothes.ts'
import type { Arm } from '../poses/skeleton.ts'
import { shadeOf, tone } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { blob, limb, oval, type Path } from '../shapes/path.ts'
import type { Four } from './four.ts'

const brightOf = ({ coat }: Four) => tone(coat.trim, 0.1)

export function shineOfFoot(four: Four, foot: Pen): void {
  const { build, coat } = four
  foot(oval(build.foot * 0.36, -10, build.foot * 0.3, 4), brightOf(four), 'shine', {
    decal: true,
    material: coat.material,
    alpha: 0.75,
  })
}

export function shineOfForeleg(four: Four, a: Arm): void {
  const { p, build, coat } = four
  const r = build.armR
  const joints = [a.shoulder, a.elbow, a.wrist]
  const [x = 0, y = 0] = along(joints, 0.3, 1, 1, 1)
  const [lx = 0, ly = 0] = along(joints, 0.76, 1, 1, 1)
  const shine = limb([x - r * 0.5, y, 2, (x + lx) / 2 - r * 0.48, (y + ly) / 2, 5, lx - r * 0.36, ly, 2])
  p(shine, brightOf(four), 'shine', { decal: true, material: coat.material, alpha: 0.8 })
}

export function shineOfHaunch(four: Four, m: Pen, rx: number, ry: number): void {
  const { material, accent } = four.coat
  m(oval(-rx * 0.2, -ry * 0.5, rx * 0.46, ry * 0.16, -14), brightOf(four), 'shine', {
    decal: true,
    material,
    alpha: 0.8,
  })
  const rain = [-rx * 0.4, ry * 0.3, -rx * 0.2, ry * 0.74, rx * 0.3, ry * 0.8, rx * 0.5, ry * 0.46, 0, ry * 0.56]
  m(blob(rain), accent, 'weathered', { decal: true, material, alpha: 0.6 })
}

/** The back catches the sky, the chest is rubbed, rain has run down the flank. */
export function shineOfTrunk(four: Four, clip: Path): void {
  const { torso, build, coat } = four
  const { torso: t, shoulder: w, hip } = build
  const { hide, accent, material } = coat
  const metal = { decal: true, material, clip } as const
  const bright = brightOf(four)
  torso(limb([-hip * 0.56, -4, 3, -hip * 0.5, -t * 0.4, 7, -w * 0.56, -t * 0.8, 4]), bright, 'shine', {
    ...metal,
    alpha: 0.85,
  })
  torso(limb([-hip * 0.3, -t * 0.06, 2, -hip * 0.24, -t * 0.3, 4, -w * 0.28, -t * 0.5, 2]), bright, 'shine', {
    ...metal,
    alpha: 0.4,
  })
  const flank = [hip * 0.96, -t * 0.1, hip * 0.5, -t * 0.16, hip * 0.1, -t * 0.24, hip * 0.48, -t * 0.3]
  torso(blob([...flank, hip * 0.62, -t * 0.46, w * 0.4, -t * 0.56, w * 1.1, -t * 0.62]), accent, 'weathered', {
    ...metal,
    alpha: 0.55,
  })
  const crease = limb([hip * 0.9, -t * 0.02, 3, hip * 0.66, -t * 0.34, 5, w * 0.9, -t * 0.72, 3])
  torso(crease, shadeOf(hide, 1.7), 'crease', { ...metal, alpha: 0.5 })
}

/** A tail of metal rings as it wags. */
export function drawRings(tail: Pen, hip: number): void {
  for (const [i, r] of [22, 36, 50].entries()) {
    const on = (a: number) => [-hip * 1.54 + Math.cos(a) * r, -98 + Math.sin(a) * r] as const
    for (const from of [3.4, 5.2])
      tail(limb([...on(from), 1.2, ...on(from + 0.45), 3.2 - i * 0.4, ...on(from + 0.9), 1.2]), '#ffe7a3', 'ring', {
        lit: true,
        material: 'light',
        puff: 0,
        alpha: 1 - i * 0.2,
      })
  }
}
