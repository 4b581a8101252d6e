// Which parts of a wish a life story does not take up: those of which none of its own words speaks.
import type { LifeHead } from '../worlds/world.ts'
import { wishStem } from '../worlds/wish-stem.ts'

/** Words that say nothing of what happens. */
const SLIGHT = new Set(
  `all and any are but can did for get got had has her him his how its let may new not now off old one our out own she that the they too two was way who why you yet about after again also always away back because been before being book both came come comes could day does down each even ever every first from gets give gives goes going have having here home into just know last learn learns like little long love loves made make makes many more most much must need needs never next once only other over people really same says shall should show shows some somebody someone something soon still story take takes tell tells than that their them then there these they thing things this those through time together very want wants were what when where which while will with without would year your
   find finds finding afraid scared worried happy sad brave kind proud`
    .split(/\s+/)
    .map(wishStem),
)

const stemsOf = (text: string): string[] =>
  [...text.matchAll(/\p{L}[\p{L}'’]*/gu)].map(([word]) => wishStem(word)).filter((stem) => stem !== '')

const partsOf = (wish: string): string[] =>
  wish
    .split(/[.!?;:\n]+|,(?: and| but| then)? | and /u)
    .map((part) => part.trim())
    .filter((part) => part !== '')

interface Cast {
  name: string
  type: string
  relation: string
}

/** `said`: details and pages in which a part may be told. A name alone tells no part. */
export function unheardOf(
  { life, blurb, titles }: LifeHead,
  wish: string,
  said: readonly string[],
  cast: readonly Cast[],
): string[] {
  const events = new Set([...life.told, ...life.near].flatMap(({ all }) => all.flat(2)))
  const called = life.called.map(({ word }) => wishStem(word))
  const known = new Set([...called, ...[life.about, blurb, ...titles, ...said].flatMap(stemsOf)])
  const names = new Set(cast.flatMap(({ name, type, relation }) => stemsOf(`${name} ${type} ${relation}`)))
  return partsOf(wish).filter((part) => {
    const own = stemsOf(part).filter((stem) => stem.length > 2 && !SLIGHT.has(stem) && !names.has(stem))
    return own.length > 0 && !own.some((stem) => known.has(stem)) && !stemsOf(part).some((stem) => events.has(stem))
  })
}
