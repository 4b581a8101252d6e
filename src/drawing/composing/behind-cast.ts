// What is drawn behind the cast, the farthest first: the giant, pools of light, a house, others, things, shadows.
import { isDeep } from '../../stage/places/places.ts'
import type { Act } from '../deeds/deed-stage.ts'
import { drawDeed, hasHouse } from '../deeds/deed.ts'
import { castShadow } from '../light/body-shadow.ts'
import { drawLamplight } from '../light/lamplight.ts'
import { drawAfloat } from '../things/afloat.ts'
import { drawThings } from '../things/scene-props.ts'
import { layGiant, liftUp } from './giant.ts'
import type { Staged } from './stage-page.ts'
import { standOf } from './stand-people.ts'

export const drawGiant = ({ scenery, giant, flames, asDrawn }: Staged): void =>
  layGiant(scenery, giant, flames, asDrawn)

export const drawPools = ({ scenery, flames, zone }: Staged): void => drawLamplight(scenery, flames, zone)

/** A house, or a lawn of holes, is behind everybody, also behind those who are not of the cast. */
export const isHouse = (act: Act): boolean => hasHouse(act) || act.flat === true

export function drawHouse(staged: Staged): void {
  if (staged.act && isHouse(staged.act)) drawDeedBehind(staged, staged.act)
}

export const drawDeedBehind = (staged: Staged, act: Act): void =>
  drawDeed(
    staged.scenery.layer('deed-behind', 'things', 0.01, 0),
    staged.scenery,
    act,
    standOf(staged, act.doer),
    'behind',
    '',
  )

export const drawExtrasBehind = ({ extras }: Staged): void => extras.draw('behind')

export function drawThingsBehind({ scenery, things, scene }: Staged): void {
  drawAfloat(scenery, things, scene.friend)
  drawThings(scenery, things, 'behind', scene.friend)
}

export function drawGiantHand(staged: Staged): void {
  const [hero] = staged.people
  if (hero) liftUp(staged.scenery, staged.giant, standOf(staged, hero))
}

/** Who swims or flies throws none. */
export function castShadows({ scenery, scene, row }: Staged): void {
  const shadow = scenery.layer('shadows', 'shadow', 0.02, 0)
  if (!isDeep(scene.place)) for (const one of row) castShadow(scenery, shadow, one)
}
