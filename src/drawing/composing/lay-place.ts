// The place of a page behind everybody: under its hour's light, in its season, seen from one of its ends.
import { drawMoonlight } from '../light/moonlight.ts'
import { recipeOf } from '../recipes/recipe-of.ts'
import { setOf } from '../places/places.ts'
import { seasonOf, wearSeason, type Season } from '../places/season.ts'
import { aroundSmall, makeScenery, mirrored, type Scenery } from '../places/scenery.ts'
import type { Framed } from './set-camera.ts'

export interface Laid extends Framed {
  scenery: Scenery
  /** The scenery as the place is drawn into it: from its other end, left is right. */
  asDrawn: Scenery
  season: Season
  /** How many layers the place has behind everybody. */
  behind: number
}

const GROWN: ReadonlySet<string | undefined> = new Set(['man', 'woman'])

export function layPlace(framed: Framed): Laid {
  const { page, scene, indoors, camera, view } = framed
  const { place, time, weather, shot, mood, tint, faded } = scene
  const shown = new Set([...page.scene.props, ...scene.who.flatMap(({ holds }) => holds ?? [])])
  const grown = GROWN.has(page.cast[0]?.type)
  const seen = { place, time, weather, shot, side: scene.textSide, mood, tint, faded }
  const scenery = makeScenery({
    ...seen,
    seed: `${page.seed}`,
    indoors,
    camera,
    shown,
    grown,
    recipe: recipeOf(page.style),
  })
  const about = aroundSmall(scenery)
  const asDrawn = view.mirror ? mirrored(about) : about
  setOf(place).back(asDrawn)
  drawMoonlight(scenery)
  const season = seasonOf(page)
  const behind = scenery.layers.length
  wearSeason(scenery.layers, place, indoors, season)
  return { ...framed, scenery, asDrawn, season, behind }
}
