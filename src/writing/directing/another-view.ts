// Another picture of one page, as the director would take it: what the page tells of stays in it.
import type { Camera, Direction, View } from '../../stage/direction.ts'
import type { Actor, Scene, Shot } from '../../stage/scene.ts'
import { seenAs } from './direct-book.ts'
import { isSeenFrom } from './page-facts.ts'
import { cameraOf } from './set-cameras.ts'

/** Unlike its neighbours in this round, so that the next one asked for is a surprise. */
const ROUND: readonly View[] = ['whole', 'high', 'hands', 'far', 'low', 'behind', 'wide', 'near']

const isSeen = (view: View, scene: Scene) =>
  isSeenFrom(view, { beat: 'home', scene, isFixed: false, isWithout: false, isBeast: false })

/** From elsewhere; a book from before there was a director has its views by their number alone. */
export function anotherView(scene: Scene): Scene {
  const take = (scene.take ?? 0) + 1
  if (!scene.direction) return { ...scene, take }
  const now = scene.direction.camera?.view
  // Whom its author turned stays turned.
  const front = now === 'behind' ? fromFront(scene) : scene
  const at = now ? ROUND.indexOf(now) : -1
  const others = [...ROUND.slice(at + 1), ...ROUND.slice(0, at + 1)].filter(
    (view) => view !== now && isSeen(view, front),
  )
  const [next = 'whole'] = others
  return { ...shownFrom(front, next, take), take }
}

/** As a wish for a shot has it. Whoever steps back from a small hero sees a smaller one. */
export function shownAs(scene: Scene, shot: Shot): Scene {
  const front = fromFront(scene)
  if (!scene.direction) return { ...front, shot }
  const { camera } = scene.direction
  const isSmall = camera !== undefined && camera.tall < 0.45
  if (shot === 'close') return isSeen('hands', front) ? shownFrom(front, 'hands', 0) : plain({ ...front, shot })
  if (shot === 'behind') return plain({ ...front, shot })
  const view = ({ wide: isSmall ? 'far' : 'wide', medium: 'whole', above: 'high' } as const)[shot]
  return shownFrom(front, view, 0)
}

/** After a wish: a camera from which something that is new would not be seen gives way. */
export function stillSeen(scene: Scene): Scene {
  const view = scene.direction?.camera?.view
  if (!view || view === 'without' || view === 'behind' || isSeen(view, scene)) return scene
  return shownFrom(scene, 'whole', 0)
}

/** Another page in the place of one, as that was seen, if all of it is. */
export function seenAgain(scene: Scene, direction: Direction | undefined): Scene {
  const view = direction?.camera?.view
  if (!view) return { ...scene, ...(direction && { direction }) }
  return shownFrom({ ...scene, direction }, isSeen(view, scene) ? view : 'whole', 0)
}

const shownFrom = (scene: Scene, view: View, nth: number): Scene => {
  const seen = seenAs(view, scene)
  return { ...seen, direction: { ...seen.direction, camera: cameraOf(view, seen, nth) } }
}

const plain = ({ direction, ...scene }: Scene): Scene => {
  const { camera: _, ...rest }: { camera?: Camera } = direction ?? {}
  return { ...scene, ...(direction && { direction: rest }) }
}

const fromFront = (scene: Scene): Scene => ({
  ...scene,
  who: scene.who.map(({ back: _back, ...actor }): Actor => actor),
})
