// What is drawn before the cast, the nearest last: those beside it, what closes the corners, things, a joke, the calm under words.
import { clearCorners } from '../page/corners.ts'
import { at } from '../shapes/matrix.ts'
import { drawThings } from '../things/scene-props.ts'
import { drawGag } from './gag.ts'
import type { Staged } from './stage-page.ts'
import { standOf } from './stand-people.ts'

export const drawExtrasBeside = ({ extras }: Staged): void => extras.draw('beside')

/** Never over somebody. */
export function hangFronts({ scenery, fronts, bodies, extras }: Staged): void {
  clearCorners(fronts, [...bodies, ...extras.bodies])
  scenery.layers.push(...fronts)
}

export const drawThingsBefore = ({ scenery, things, scene }: Staged): void =>
  drawThings(scenery, things, 'front', scene.friend)

export function drawJoke(staged: Staged): void {
  const { scenery, scene, stage, things, people } = staged
  const [hero] = people
  if (!scene.gag || !hero) return
  const crown = at(standOf(staged, hero), hero.head[0], hero.top.y)
  const taken = things.map(({ box }) => box)
  drawGag(scenery, scene.gag, stage, crown, taken)
}

export function calmOverAll({ scenery, calm }: Staged): void {
  if (calm.over) scenery.layer('calm', 'calm', 0, 0)
}
