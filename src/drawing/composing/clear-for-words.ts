// Room for the words of a page in its place: what would lie under them steps aside, and their ground is calm.
import { calmOf, type Calm } from '../page/calm.ts'
import { clearRoom } from '../page/clear-room.ts'
import { thinCorners } from '../page/corners.ts'
import { frameCorners } from '../page/framing.ts'
import { markQuiet } from '../page/quiet-ground.ts'
import { setOf } from '../places/places.ts'
import { drawGlow } from '../places/sky.ts'
import type { Layer } from '../shapes/graph.ts'
import type { Standing } from './stand-people.ts'

export interface Cleared extends Standing {
  calm: Calm
  /** What closes the picture in front of everybody, not yet hung. */
  fronts: Layer[]
}

export function clearForWords(standing: Standing): Cleared {
  const { page, scene, scenery, camera, light, zone, indoors } = standing
  drawGlow(scenery, light[0], light[1], Math.max(290, 400 * camera.zoom))
  markQuiet(scenery.layers)
  clearRoom(scenery.layers, zone, indoors ? Infinity : camera.horizon)
  const calm = calmOf(scenery, zone)
  if (!calm.over) scenery.layer('calm', 'calm', 0, 0)
  const fronts = frontsOf(standing)
  thinCorners(fronts, page.n ?? 0, scene.textSide)
  return { ...standing, calm, fronts }
}

/** What a place has in front, or leaves at the corners of one that has nothing. */
function frontsOf({ scene, scenery, asDrawn }: Standing): Layer[] {
  const set = setOf(scene.place)
  const until = scenery.layers.length
  if (set.front && scene.shot !== 'close') set.front(asDrawn)
  else if (!set.front) frameCorners(asDrawn)
  return scenery.layers.splice(until)
}
