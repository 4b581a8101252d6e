// Dogs, cats and rabbits on four legs: their own tails and heads.
import type { CharacterSpec } from '../../stage/cast.ts'
import { patchOf } from '../coats/patch-of.ts'
import { drawTailOf, drawTailTip } from '../coats/tails.ts'
import { drawCreatureHead, HEAD_TOP } from '../heads/creature-heads.ts'
import type { Own } from '../people/own-body.ts'
import { limb } from '../shapes/path.ts'
import type { FourRig } from './four.ts'

function drawPetsTail({ torso, spec, build, coat, more }: Own): void {
  const { hip } = build
  if (spec.type !== 'dog' || spec.look.tail || spec.look.counts?.tails) return drawTailOf(torso, spec, hip, coat, more)
  const wag = limb([-hip * 0.6, 0, 14, -hip * 1.2, -16, 13, -hip * 1.6, -56, 10, -hip * 1.54, -92, 6])
  torso(wag, patchOf(spec.look, 'tail') ?? coat.hide, 'tail', more)
  drawTailTip(torso, wag, spec, coat.material)
}

export const petOnFours = ({ type }: CharacterSpec): FourRig => ({
  top: HEAD_TOP[type] ?? -84,
  tail: drawPetsTail,
  head: ({ spec, coat }, head, act) => drawCreatureHead(head, spec, act, coat),
})
