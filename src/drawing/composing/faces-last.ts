// Nobody's arm goes before somebody's face: who would be covered so is drawn after.
import type { Box } from '../shapes/path.ts'
import type { Player } from './crowd.ts'
import type { Staged } from './stage-page.ts'

/** How much of a face lies within a body, 0 to 1. */
function covered(face: Box, body: Box): number {
  const wide = Math.min(face.x + face.w, body.x + body.w) - Math.max(face.x, body.x)
  const high = Math.min(face.y + face.h, body.y + body.h) - Math.max(face.y, body.y)
  return wide > 0 && high > 0 ? (wide * high) / (face.w * face.h) : 0
}

/** In the order in which they are drawn; whoever has a hand in a deed, or bears or is borne, keeps the place. */
export function facesLast(
  order: readonly Player[],
  { people, faceBoxes, bodies, act, bonds }: Pick<Staged, 'people' | 'faceBoxes' | 'bodies' | 'act' | 'bonds'>,
): Player[] {
  const isBound = (one: Player) =>
    one === act?.doer || one === act?.taker || bonds.some(({ borne, bearer }) => borne === one || bearer === one)
  const isOver = (one: Player, other: Player) => {
    const [body, face] = [bodies[people.indexOf(one)], faceBoxes[people.indexOf(other)]]
    return body !== undefined && face !== undefined && covered(face, body) > 0.15
  }
  const sorted = [...order]
  for (const one of order) {
    if (isBound(one)) continue
    const from = sorted.indexOf(one)
    const to = sorted.findLastIndex((other) => other !== one && isOver(other, one))
    if (to <= from || sorted.slice(from + 1, to + 1).some((other) => isOver(one, other))) continue
    sorted.splice(from, 1)
    sorted.splice(to, 0, one)
  }
  return sorted
}
