// Which pages of a book have paper about their picture, known before a camera is set: such a picture is a near one.
import { dice } from '../../base/dice.ts'
import { cardOf } from '../../stage/things/cards.ts'
import type { Scene } from '../../stage/scene.ts'
import type { Page } from '../composing/picture.ts'
import { recipeOf } from './recipe-of.ts'

/** Places that are nothing but what is all around. */
const AROUND: ReadonlySet<string> = new Set(['underwater', 'sky', 'space', 'cave'])

/** As the director of the book has it; where there was none, by lot. A cover and a page of two moments never do. */
export function givesUpBackground({ page, scene }: { page: Page; scene: Scene }): boolean {
  const { open } = recipeOf(page.style)
  if (!open || page.room !== undefined || AROUND.has(scene.place)) return false
  // Nobody stands in a lake that is not there.
  if (scene.props.some((prop) => cardOf(prop).floods)) return false
  const planned = scene.direction?.open
  return planned ? planned.after < open.share : dieOf(page).next() < open.share
}

export const dieOf = ({ seed, n }: Page) => dice(`${seed}/${n ?? 0}/open`)
