// Where everybody stands on the page: their feet on its ground, their heads, and the light between those.
import { lightBetween } from '../light/body-shadow.ts'
import { at, scale, sizeOf, times, type Matrix, type Point } from '../shapes/matrix.ts'
import type { Box } from '../shapes/path.ts'
import type { Player } from './crowd.ts'
import type { Laid } from './lay-place.ts'

export interface Standing extends Laid {
  /** From a figure's own space at its place on the stage to the page. */
  stands: Map<Player, Matrix>
  heads: readonly Point[]
  /** The same heads as boxes, in the order of `people`. */
  faceBoxes: readonly Box[]
  /** Where the light comes from behind the heroes. */
  light: Point
}

export function standPeople(laid: Laid): Standing {
  const { people, act, bonds, scene, scenery, camera } = laid
  const inLine = act !== undefined || bonds.length > 0 || scene.shot === 'close'
  if (!act) for (const [i, one] of people.entries()) one.depth = inLine ? 0 : 0.035 * (i % 3)
  const stands = new Map(people.map((one) => [one, footOf(laid, one)]))
  const heads = people.map((one) => at(standOf({ scenery, stands }, one), one.head[0], one.head[1]))
  const faceBoxes = people.map((one, i): Box => {
    const [x, y] = heads[i] ?? [0, 0]
    const r = one.radius * sizeOf(standOf({ scenery, stands }, one))
    return { x: x - r, y: y - r, w: r * 2, h: r * 2 }
  })
  const light = lightBetween(heads, camera.cx + camera.hero * camera.zoom, camera.horizon)
  return { ...laid, stands, heads, faceBoxes, light }
}

const footOf = ({ scenery }: Pick<Laid, 'scenery'>, one: Player) =>
  times(scenery.stand(one.x, one.depth), scale(one.flip, 1))

export const standOf = ({ scenery, stands }: Pick<Standing, 'scenery' | 'stands'>, one: Player): Matrix =>
  stands.get(one) ?? scenery.stand(0, 0)

/** To the other side, on the same spot. */
export function turnRound(standing: Standing, one: Player): void {
  one.flip = -one.flip
  standing.stands.set(one, footOf(standing, one))
}
