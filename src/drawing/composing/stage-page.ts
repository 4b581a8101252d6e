// A page staged and not yet drawn: everybody and everything has a place, and what burns is known.
import type { Prop } from '../../stage/things/card.ts'
import { ropeEnd } from '../deeds/deed.ts'
import { placeExtras, type Extras } from '../extras/extras-place.ts'
import { lookedAt, middleOf } from '../heads/gaze.ts'
import { flameInHand, flameOf, flamesOfPlace, type Flame } from '../light/lamplight.ts'
import { readProp } from '../props/prop.ts'
import type { Point } from '../shapes/matrix.ts'
import type { Box } from '../shapes/path.ts'
import { clearForWords } from './clear-for-words.ts'
import { gatherCompany } from './gather-company.ts'
import { flameOfGiant, giantOn, type Giant } from './giant.ts'
import { layPlace } from './lay-place.ts'
import type { Face, Page } from './picture.ts'
import { setCamera } from './set-camera.ts'
import { setThings, type Furnished } from './set-things.ts'
import { standOf, standPeople } from './stand-people.ts'

export interface Staged extends Furnished {
  giant: Giant | undefined
  extras: Extras
  flames: readonly Flame[]
  /** Of those of the cast who are drawn already. */
  faces: Face[]
}

export const stagePage = (page: Page): Staged =>
  meetOthers(setThings(clearForWords(standPeople(layPlace(setCamera(gatherCompany(page)))))))

/** Those who are not of the cast, and all light that is carried or stands about. */
function meetOthers(furnished: Furnished): Staged {
  const { scenery, scene, stage, side } = furnished
  const giant = giantOn(scenery, scene, stage, side)
  if (giant) furnished.sights.push(giant.eyes)
  const extras = extrasOn(furnished, giant)
  return { ...furnished, giant, extras, flames: flamesOn(furnished, extras, giant), faces: [] }
}

function extrasOn(furnished: Furnished, giant: Giant | undefined): Extras {
  const { page, scene, act, scenery, stage, zone, things, touched, faceBoxes, bodies } = furnished
  const flying = things.find(({ prop }) => readProp(prop).spot === 'sky')?.box
  const held = giant?.held ? [giant.held.box] : []
  // On his hand, the hero is alone with the giant.
  const shown = giant?.lift ? { ...scene, extras: [] } : scene
  return placeExtras(scenery, shown, page.cast, page.seed, {
    event: eventOf(furnished, giant, flying),
    flying,
    stage,
    zone,
    heads: giant ? [...faceBoxes, giant.head] : faceBoxes,
    bodies,
    things: [...things, ...touched].map(({ box }) => box).concat(held),
    rope: act && ropeEnd(act, (one) => standOf(furnished, one)),
  })
}

/** What everybody looks at who has nothing else to do. */
function eventOf(furnished: Furnished, giant: Giant | undefined, flying: Box | undefined): Point {
  const { focus, people, sights, heads, light } = furnished
  return giant?.eyes ?? (flying && middleOf(flying)) ?? focus ?? lookedAt(people[0], sights) ?? heads[0] ?? light
}

function flamesOn(furnished: Furnished, extras: Extras, giant: Giant | undefined): Flame[] {
  const { scenery, things, touched, camera, people } = furnished
  const ofThing = (prop: Prop, box: Box, foot: number) =>
    flameOf(scenery, prop, [box.x + box.w / 2, box.y + box.h * 0.4], foot)
  return [
    ...flamesOfPlace(scenery),
    ...extras.held.flatMap((one) => flameOf(scenery, one.prop, one.at, one.foot)),
    ...things.flatMap(({ prop, box }) => ofThing(prop, box, box.y + box.h)),
    ...touched.flatMap(({ prop, box }) => ofThing(prop, box, camera.base)),
    ...people.flatMap((one) => flameInHand(scenery, one, standOf(furnished, one))),
    ...flameOfGiant(scenery, giant),
  ]
}
