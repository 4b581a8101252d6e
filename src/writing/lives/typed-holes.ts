// The details of a wish that a life story says: names, a place, a thing.
import { article } from '../english/grammar.ts'
import { thingIn } from '../brief/wish-things.ts'
import { townNamed } from '../settings/setting.ts'
import type { TypedHole } from '../worlds/life.ts'
import { anyName, nameAfter, nameBefore, placeAfter } from './wish-names.ts'

const WHERE = ['to', 'in', 'from', 'at', 'near']
/** A name of more letters is none. */
const LONGEST = 30

function nameFor({ where, near }: TypedHole, wish: string, taken: ReadonlySet<string>): string | null {
  if (where === undefined) return anyName(wish, taken)
  const find = where === 'after' ? nameAfter : nameBefore
  return near.map((words) => find(wish, words, taken)).find((name) => name !== null) ?? null
}

function placeFor({ near }: TypedHole, wish: string, taken: ReadonlySet<string>): string | null {
  const words = near.length > 0 ? near : WHERE
  return placeAfter(wish, words, taken) ?? townNamed(wish, words)
}

/** "a blue bike": with its article; after the words that it stands behind. */
function thingFor({ near }: TypedHole, wish: string): string | null {
  const low = wish.toLowerCase()
  const from = near.map((words) => low.indexOf(`${words} `)).filter((at) => at >= 0)
  if (near.length > 0 && from.length === 0) return null
  const thing = thingIn(near.length > 0 ? wish.slice(Math.min(...from)) : wish)
  return thing === null ? null : `${article(thing)} ${thing}`
}

/** Null: the wish does not name it. */
export function typedHole(hole: TypedHole, wish: string, taken: ReadonlySet<string>): string | null {
  const found =
    hole.kind === 'name'
      ? nameFor(hole, wish, taken)
      : hole.kind === 'place'
        ? placeFor(hole, wish, taken)
        : thingFor(hole, wish)
  return found !== null && [...found].length <= LONGEST ? found : null
}
