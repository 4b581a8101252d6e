// What a face is marked with.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Mark, MarkKind } from '../../stage/finer-look.data.ts'
import type { Build } from '../people/build.ts'
import { HAIR_PAINT, SKIN_PAINT } from '../clothes/paints.data.ts'
import { oklch, shadeOf } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import type { FacePose } from '../heads/emotions.data.ts'
import { headShape, type Turned } from '../heads/face.ts'
import { isShut } from '../heads/mouth.ts'
import { BEHIND_LIPS, type Facing } from './mark-tools.ts'
import { SKIN_MARKS } from './skin-marks.ts'
import { FEATURE_MARKS } from './feature-marks.ts'
import { SHAPE_MARKS } from './shape-marks.ts'

/** Eyes and mouth lie over these. */
const IN_SKIN: ReadonlySet<MarkKind> = new Set<MarkKind>([
  'vitiligo',
  'port-wine',
  'birthmark',
  'strawberry-mark',
  'burn',
  'eczema',
  'sunburn',
  'rosy-cheeks',
  'mask-paint',
])

/** Not on the face. */
const BELOW = /arm|hand|leg|knee|neck|chest/

export function drawFaceMarks(
  p: Pen,
  spec: CharacterSpec,
  t: Turned,
  build: Build,
  { face, isTurned, isInSkin }: { face: FacePose; isTurned: boolean; isInSkin: boolean },
): void {
  const { marks = [], skin: name, hair } = spec.look
  if (marks.length === 0) return
  const skin = SKIN_PAINT[name]
  const g = build.grown
  const dy = (face.pitch + t.pitch) * 8
  const facing: Facing = {
    p,
    skin,
    dx: t.yaw * 15,
    dy,
    way: isTurned ? -1 : 1,
    line: shadeOf(skin, oklch(skin)[0] < 0.55 ? 3.2 : 4),
    shape: headShape(t.yaw, g),
    hair: HAIR_PAINT[hair.color],
    grown: g,
    eyeY: 8 - g * 10 + dy,
  }
  const isSeen = ({ what, where }: Mark) =>
    !BELOW.test(where ?? '') && IN_SKIN.has(what) === isInSkin && !(isShut(face) && BEHIND_LIPS.has(what))
  for (const mark of marks.filter(isSeen))
    (SKIN_MARKS[mark.what] ?? FEATURE_MARKS[mark.what] ?? SHAPE_MARKS[mark.what])?.(facing, mark)
}
