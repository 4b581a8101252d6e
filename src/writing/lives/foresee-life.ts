// The life story that a wish will become, as far as the order says so by now: said before it is written.
import { CHARACTER_TYPES } from '../../stage/cast.ts'
import type { BriefCharacter } from '../brief/brief.ts'
import { choice, pronounOf, RECIPIENT_OF } from '../brief/brief-lists.ts'
import type { HeardWish, WishedPerson, WishedTexts } from '../brief/hear-wish.ts'
import { spokenRelation } from '../cast/relation.ts'
import { bandFor, partedCast } from '../brief/order-parts.ts'
import { EMPTY_LEDGER } from '../dealing/ledger.ts'
import { bindLife, type BoundLife } from './bind-life.ts'
import { capital } from '../english/grammar.ts'
import { lifeFor, wishOf, type LifeOrder } from './choose-life.ts'
import { unheardOf } from './unheard.ts'

export interface ForeseenLife {
  about: string
  isNear: boolean
  /** Who and what of the order is in it. */
  parts: string[]
  /** What of the wish it does not take up. */
  unheard: string[]
}

/** Whoever has no name yet is the child of whom one speaks. */
const NAMELESS = 'Your Hero'

function asCharacter({
  name,
  type: typed,
  relation,
  age = null,
  gender = '',
  description = '',
}: WishedPerson): BriefCharacter {
  const type = CHARACTER_TYPES.find((one) => one === typed.trim().toLowerCase()) ?? 'other'
  return { name, type, age, pronoun: pronounOf(type, gender), description, personality: '', relation }
}

/** "Joe, the grandfather": as one says it, or the name alone. */
function asSaid({ name, relation }: Pick<BriefCharacter, 'name' | 'relation'>): string {
  const spoken = /^\p{Lu}/u.test(relation) ? null : spokenRelation(relation)
  if (spoken === null || name.toLowerCase().startsWith(spoken)) return name
  return `${name}, ${/^the |['’]s /.test(spoken) ? spoken : `the ${spoken}`}`
}

function partsOf({ cast: { figure, grown, hero, friends }, named }: BoundLife): string[] {
  const played = [figure, grown].flatMap((one) => (one?.isNamed ? [asSaid(one)] : []))
  return [...new Set([hero.name, ...played, ...friends.map(({ name }) => name), ...Object.values(named)])]
}

export function foreseeLife(
  { cast, day, recipient = '', recipientAge = null }: WishedTexts,
  { plot, grave }: HeardWish,
): ForeseenLife | null {
  const [head, note] = choice(recipient)
  const whom = RECIPIENT_OF[head] ?? RECIPIENT_OF[note.toLowerCase()] ?? 'other'
  const all = cast.map(asCharacter).filter(({ name }, at) => at === 0 || name.trim() !== '')
  const [hero] = all
  if (!hero) return null
  const { here, absent } = partedCast(
    all.map((one, at) => (at === 0 && one.name.trim() === '' ? { ...one, name: NAMELESS } : one)),
    grave,
  )
  const order: LifeOrder = {
    ...{ occasionNote: day, band: bandFor(whom, recipientAge, hero), recipient: whom, characters: here, absent },
    ...(plot !== '' && { wish: plot }),
    ...(grave && { grave }),
  }
  const found = lifeFor(order, 0, EMPTY_LEDGER)
  if (!found) return null
  const bound = bindLife(found.life, { ...order, wish: wishOf(order), absent }, null)
  const about = capital((bound.words['about'] ?? '').replaceAll(NAMELESS, 'your hero'))
  const parts = partsOf(bound).filter((one) => one !== NAMELESS)
  return { about, isNear: found.isNear, parts, unheard: unheardOf(found.life, plot, [about, ...parts], all) }
}
