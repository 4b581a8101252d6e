// From where a place is seen: each has four ends and two heights, so that it is the same room and yet another picture when the story comes back to it.
import { dice } from '../../base/dice.ts'
import type { Scene, Shot } from '../../stage/scene.ts'

export interface View {
  /** Seen from the other end. */
  mirror: boolean
  /** Where the heroes stand, in stage units from the middle of the place. */
  hero: number
  /** How much higher the eye is, in page units: more ground, less sky. */
  rise: number
  /** How far the back wall or the horizon is: below 1 it comes near. */
  lens: number
  /** How near the heroes come, as a factor. */
  near: number
}

export interface Sight extends View {
  /** How far out of the middle of their stage the heroes are, -1 to 1 of the room that is left. */
  across: number
}

/** Thirds and eighths together repeat only after twenty-four pages: a book's length. */
const ACROSS = [-0.62, 0.08, 0.62] as const

/** Four ends of a place; who comes back to the same end sees it from another height. */
const ENDS: readonly (readonly [View, View])[] = [
  [
    { mirror: false, hero: 0, rise: 0, lens: 1, near: 1 },
    { mirror: false, hero: 60, rise: -84, lens: 0.8, near: 1.12 },
  ],
  [
    { mirror: true, hero: 230, rise: 110, lens: 1.12, near: 0.94 },
    { mirror: true, hero: 290, rise: -50, lens: 0.9, near: 1.08 },
  ],
  [
    { mirror: false, hero: -250, rise: -76, lens: 0.92, near: 1.1 },
    { mirror: false, hero: -310, rise: 84, lens: 1.1, near: 0.94 },
  ],
  [
    { mirror: true, hero: -150, rise: 40, lens: 0.8, near: 1.04 },
    { mirror: true, hero: -60, rise: 150, lens: 1.1, near: 0.92 },
  ],
]
const PLAIN: View = { mirror: false, hero: 0, rise: 0, lens: 1, near: 1 }

/** How far the eye of a shot may rise and sink, and its heroes walk off. */
const FREEDOM: Readonly<Record<Shot, number>> = { wide: 1, medium: 0.8, close: 0.5, above: 0.9, behind: 0.7 }

/** Neighbours in a book never share a view; without a page number the moment itself chooses. */
export function viewOf(scene: Scene, seed: number | string, n: number | undefined): Sight {
  const order = dice(`${seed}/${scene.place}/views`).shuffle(ENDS)
  const [lead] = scene.who
  const at =
    n ?? dice(`${seed}/${scene.place}/${scene.time}/${scene.shot}/${lead?.action}/${lead?.emotion}/view`).roll(24)
  const view = order[at % 4]?.[Math.floor(at / 4) % 2] ?? PLAIN
  const free = FREEDOM[scene.shot]
  return {
    ...view,
    across: ACROSS[at % 3] ?? 0,
    hero: view.hero * free,
    rise: view.rise * free,
    near: 1 + (view.near - 1) * free,
  }
}
