// What an order comes to before any story is chosen: whose reading age it is for, and who of its cast is there.
import type { Recipient } from './brief-lists.ts'
import { readingBand, type Band } from './band.ts'
import { isAway, type Grave } from './weight.ts'

const ADULT_RECIPIENT: ReadonlySet<Recipient> = new Set(['parent', 'grandparent', 'partner', 'myself'])

interface Aged {
  type: string
  age: number | null
}

export function bandFor(recipient: Recipient, age: number | null, hero: Aged | undefined): Band {
  const isChild = hero?.type === 'boy' || hero?.type === 'girl'
  const heroAge = hero && hero.age !== null && (isChild || hero.age <= 18) ? hero.age : null
  return readingBand(
    age ?? heroAge ?? hero?.age ?? (ADULT_RECIPIENT.has(recipient) ? 30 : recipient === 'classroom' ? 7 : 5),
  )
}

interface Someone {
  name: string
  relation: string
}

/** The hero is always there; nobody walks about who has died or is far away. */
export function partedCast<T extends Someone>(cast: readonly T[], grave: Grave | undefined) {
  const isRemembered = ({ name }: T) => grave?.remembered.includes(name) === true
  const away = cast.filter((one, at) => at > 0 && isAway(one.relation) && !isRemembered(one))
  const isHere = (one: T, at: number) => at === 0 || !(isRemembered(one) || away.includes(one))
  return { here: cast.filter(isHere), absent: cast.filter((one, at) => !isHere(one, at)), away }
}
