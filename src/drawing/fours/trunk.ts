// The trunk of who goes on four legs: deep chest, tucked belly, a neck that rises to the head; and the same from behind.
import { drawGarbOnBack } from '../clothes/animal-garb.ts'
import { drawFurBehind, drawFurOn } from '../coats/fur.ts'
import { coatedAt, patchOf } from '../coats/patch-of.ts'
import { markingOf, patternOn } from '../coats/pattern.ts'
import { END_ON } from '../poses/skeleton.ts'
import { at } from '../shapes/matrix.ts'
import { blob, limb, oval, type Path } from '../shapes/path.ts'
import { shineOfTrunk } from './cast-shine.ts'
import type { Four } from './four.ts'

function shapeOf({ build: { torso: t, shoulder: w, hip } }: Four): Path {
  const belly = [w * 1.04, -t * 0.68, hip * 0.86, -t * 0.28, hip * 0.78, 4, hip * 0.3, 26]
  const back = [-hip * 0.8, 6, -hip * 0.72, -t * 0.34, -w * 0.78, -t * 0.72, -w * 0.62, -t - 4]
  return blob([0, -t - 18, w * 0.74, -t - 2, ...belly, -hip * 0.3, 26, ...back])
}

export function drawNeck({ p, s, build, coat, more, pose }: Four): void {
  const { torso: t, shoulder: w, head } = build
  const [nx, ny] = at(s.head, 0, 30)
  const [cx, cy] = pose.side === 0 ? at(s.torso, 0, -t * END_ON * 0.7) : at(s.torso, w * 0.05, -t * 0.74)
  // A long neck is slender.
  const r = (build.rise ?? 0) > 20 ? Math.min(w * 0.8, head * 46) : w * 0.8
  p(limb([cx, cy, w * 0.86, (nx + cx) / 2, (ny + cy) / 2, r, nx, ny, r]), coat.hide, 'hide', more)
}

function drawHide(four: Four, shape: Path): void {
  const { torso, spec, coat, more, rig } = four
  const { hide, material } = coat
  const fur = spec.look.fur ?? rig.fur
  drawFurBehind(torso, shape, fur, hide, material)
  torso(shape, hide, 'hide', more)
  patternOn(torso, shape, markingOf(spec.look, hide, material, spec.type))
  drawFurOn(torso, shape, fur, hide, material, () => true)
}

/** Two, as high as a back is thick. */
function drawHumps({ torso, build: { torso: t, shoulder: w }, coat, more }: Four): void {
  for (const at of [0.26, 0.64]) {
    const top = [-w * 1.3, -t * (at - 0.06), -w * 1.5, -t * (at + 0.08), -w * 1.2, -t * (at + 0.17)]
    torso(blob([-w * 0.3, -t * (at - 0.16), ...top, -w * 0.3, -t * (at + 0.24)]), coat.hide, 'hump', more)
  }
}

/** From the side. */
export function drawTrunk(four: Four): void {
  const { torso, spec, build, coat } = four
  const { torso: t, shoulder: w, hip } = build
  const shape = shapeOf(four)
  const { material } = coat
  drawNeck(four)
  if (four.rig.humps) drawHumps(four)
  drawHide(four, shape)
  const back = patchOf(spec.look, 'back')
  if (back) {
    const edge = [w * 0.3, -t * 1.1, w * 0.2, -t * 0.6, hip * 0.2, -t * 0.2, -hip * 0.3, 30]
    const saddle = blob([-hip * 1.2, 20, -hip * 1.2, -t * 0.5, -w, -t * 1.2, ...edge])
    torso(saddle, back, 'back', { decal: true, material, clip: shape })
  }
  if (four.cast) return shineOfTrunk(four, shape)
  if (!four.pose.flat) drawUnderside(four, shape)
  drawGarbOnBack(torso, spec, build)
}

function drawUnderside({ torso, spec, build, coat, more }: Four, shape: Path): void {
  const { torso: t, shoulder: w, hip } = build
  const belly = [w * 0.7, -t * 0.9, w * 1.04, -t * 0.66, hip * 0.86, -t * 0.2, hip * 0.6, 6, hip * 0.46, -t * 0.3]
  const paint = patchOf(spec.look, 'belly', 'chest') ?? coat.trim
  torso(blob(belly), paint, 'belly', { ...more, puff: 0.6, plain: true, clip: shape })
  if (spec.look.patterned?.belly)
    patternOn(torso, blob(belly), markingOf(coatedAt(spec.look, 'belly'), paint, coat.material, spec.type))
}

/** From before or behind: as broad as it is, and hardly long. */
export function drawTrunkEndOn(four: Four): void {
  const { torso, spec, build, coat } = four
  const { shoulder: w, hip } = build
  const t = build.torso * END_ON
  const wide = Math.max(w, hip) * 1.14
  const right = [w * 0.74, -t * 0.96, wide, -t * 0.4, hip * 1.16, 4, hip * 0.7, 30]
  const left = [-hip * 0.7, 30, -hip * 1.16, 4, -wide, -t * 0.4, -w * 0.74, -t * 0.96]
  const shape = blob([0, -t * 1.16, ...right, 0, 36, ...left])
  drawHide(four, shape)
  const back = patchOf(spec.look, 'back')
  if (back)
    torso(oval(0, -t * 0.8, w * 0.8, t * 0.9), back, 'back', { decal: true, material: coat.material, clip: shape })
  drawGarbOnBack(torso, spec, { ...build, torso: t }, true)
}
