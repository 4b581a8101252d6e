// The director: looks at all pages of a book at once, and says how each is shown.
import { isDeep } from '../../stage/places/places.ts'
import { dice } from '../../base/dice.ts'
import type { Camera, View } from '../../stage/direction.ts'
import type { Actor, Scene, Shot, TextSide } from '../../stage/scene.ts'
import { cardOf } from '../../stage/things/cards.ts'
import { chooseViews } from './choose-views.ts'
import { openPages } from './open-pages.ts'
import { BROAD, widthOf, type PageToDirect } from './page-facts.ts'
import { setCameras } from './set-cameras.ts'

const SHOT: Readonly<Record<View, Shot>> = {
  ...{ far: 'wide', wide: 'wide', whole: 'medium', low: 'medium', high: 'above' },
  ...{ near: 'close', hands: 'medium', behind: 'behind', without: 'wide' },
}

export function directBook(seed: number, pages: readonly PageToDirect[]): Scene[] {
  const die = dice(seed).fork('director')
  const views = chooseViews(pages, die.fork('views'))
  const cameras = setCameras(pages, views, die.fork('cameras'))
  const open = openPages(pages, cameras, die.fork('open'))
  return pages.map(({ scene, isFixed }, at) => {
    const [camera, how] = [cameras[at], open[at]]
    if (!camera || !how) return scene
    return isFixed
      ? { ...scene, direction: { open: how } }
      : { ...shownBy(camera, scene, at), direction: { camera, open: how } }
  })
}

function shownBy(camera: Camera, scene: Scene, at: number): Scene {
  const seen = seenAs(camera.view, scene)
  return { ...seen, textSide: scene.then ? scene.textSide : wordsBeside(seen, camera, at) }
}

export function seenAs(view: View, scene: Scene): Scene {
  if (view === 'without') return withoutHero(scene)
  return view === 'behind' ? fromBehind(scene) : { ...scene, shot: SHOT[view] }
}

function withoutHero({ deed, ...scene }: Scene): Scene {
  const isHers = deed?.by === 'hero' || deed?.to === 'hero'
  const who = scene.who.filter(({ id }) => id !== 'hero')
  return { ...scene, who, shot: who.length === 0 ? 'wide' : 'medium', ...(deed && !isHers && { deed }) }
}

/** What others do is seen from the front. */
function fromBehind(scene: Scene): Scene {
  const who = scene.who.map((one): Actor => (one.id === 'hero' ? { ...one, back: true } : one))
  return { ...scene, who, shot: scene.deed ? 'medium' : 'behind' }
}

/** Words lie away from those whom the picture is about, or over all of them where those are broad. */
function wordsBeside(scene: Scene, { view, across }: Camera, at: number): TextSide {
  const { props, place, deed, extras = [] } = scene
  if (!props.some((prop) => cardOf(prop).huge)) {
    const isBroad = widthOf(scene) > BROAD || extras.length > 1
    const isTouched = view === 'hands' && deed?.does === 'touches'
    if (view === 'far' || view === 'wide' || isBroad || isTouched)
      return isDeep(place) && at % 2 === 0 ? 'bottom' : 'top'
  }
  return across > 0.3 ? 'left' : across < -0.3 ? 'right' : at % 2 === 0 ? 'left' : 'right'
}
