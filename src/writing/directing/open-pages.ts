// In which order the pages of a book give up their full background: those first of which the place says least.
import { isDeep } from '../../stage/places/places.ts'
import type { Dice } from '../../base/dice.ts'
import type { Camera, Direction, PictureEnd, View } from '../../stage/direction.ts'
import { cardOf } from '../../stage/things/cards.ts'
import type { PageToDirect } from './page-facts.ts'
import { TURNS } from './quotas.data.ts'

/** The place is what these are about. */
const OF_THE_PLACE: ReadonlySet<View> = new Set<View>(['far', 'low', 'high', 'without', 'behind'])

/** How much a page would lose with its background. */
function lossOf({ beat, scene }: PageToDirect, view: View, isNewPlace: boolean): number {
  const { place, time, weather, who, props, extras = [], then } = scene
  if (TURNS.includes(beat)) return 200
  // Seen from afar, a place is all that there is to see.
  if (view === 'far') return 150
  if (then || isDeep(place) || props.some((prop) => cardOf(prop).giant || cardOf(prop).huge)) return 100
  return (
    (OF_THE_PLACE.has(view) ? 4 : 0) +
    (isNewPlace ? 2 : 0) +
    (time === 'night' ? 3 : time === 'dusk' ? 1 : 0) +
    (weather === 'clear' || weather === 'cloudy' ? 0 : 2) +
    who.length * 0.5 +
    extras.length
  )
}

/** Of neighbours one is whole, as long as others are left. */
const BESIDE_OPEN = 2.5

const isBareLit = ({ scene: { time, weather, extras = [] } }: PageToDirect) =>
  time !== 'night' && time !== 'dusk' && weather !== 'rain' && weather !== 'storm' && extras.length === 0

export function openPages(pages: readonly PageToDirect[], cameras: readonly Camera[], die: Dice): Direction['open'][] {
  const losses = pages.map((page, at) => {
    const isNew = pages[at - 1]?.scene.place !== page.scene.place
    return lossOf(page, cameras[at]?.view ?? 'whole', isNew) + die.fork(`${at}`).next() * 2.5
  })
  const order: number[] = []
  const left = new Set(pages.keys())
  while (left.size > 0) {
    const [first = 0, ...others] = left
    const next = others.reduce((best, at) => ((losses[at] ?? 0) < (losses[best] ?? 0) ? at : best), first)
    order.push(next)
    left.delete(next)
    for (const beside of [next - 1, next + 1]) losses[beside] = (losses[beside] ?? 0) + BESIDE_OPEN
  }
  const ends: readonly PictureEnd[] = ['bare', 'edge', 'round', 'edge']
  return pages.map((page, at) => {
    const nth = order.indexOf(at)
    const end = ends[nth % ends.length] ?? 'edge'
    return { after: nth / pages.length, end: end === 'bare' && !isBareLit(page) ? 'edge' : end }
  })
}
