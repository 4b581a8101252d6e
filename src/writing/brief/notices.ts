// What is said of an order that the story could not do: whole sentences, the same before it is written, under it and at the command line.

import { article } from '../english/grammar.ts'
import { isWorded, type Grave } from './weight.ts'

const LONGEST = 120
/** A clause that is shorter than this says too little to stand for the rest. */
const SHORTEST = 24

/** A member's own words, short enough to be known again: whole clauses, as many as there is room for. */
export function quoted(text: string): string {
  const all = text.replace(/["“”\s]+/g, ' ').trim()
  const characters = [...all]
  if (characters.length <= LONGEST) return `“${all.replace(/[.,;:]+$/, '')}”`
  const most = characters.slice(0, LONGEST).join('')
  const clause = most.replace(/(?<=[.,;:!?…–—])(?!.*[.,;:!?…–—] ).*$/, '')
  const kept = clause.length >= SHORTEST && clause !== most ? clause : most.replace(/(?<=\S) \S*$/, '')
  return `“${kept.replace(/[\s.,;:!?…–—-]+$/, '')}…”`
}

/** `carried`: the thing that goes through the story in its place. A wish that is only carried is not told. */
function wishUntold(wish: string, carried: string | null): string {
  const instead =
    carried === null ? '' : ` ${article(carried) === 'an' ? 'An' : 'A'} ${carried} is carried through this one.`
  return `We could not tell ${quoted(wish)} as the story itself.${instead}`
}

interface Wished {
  wish?: string
  grave?: Grave
  rhyme: boolean
}

/** Of the wish, and kindly of what it is about. */
export function wishNotices({ wish, grave, rhyme }: Wished, carried: string | null, isRhymed: boolean): string[] {
  return [
    ...(wish === undefined ? [] : [wishUntold(wish, carried)]),
    ...(grave && isWorded(grave)
      ? ['We chose one of our calm stories, and the dedication that we suggest says plainly what it is for.']
      : []),
    ...(grave?.isHeroes ? [heroAlive] : []),
    ...(grave?.remembered ?? []).map(
      (name) => `${name} does not walk about in this story: we remember ${name} in the dedication that we suggest.`,
    ),
    ...(grave && rhyme && !isRhymed
      ? ['None of our calm stories that fits here is in rhyme, so this one is told in prose.']
      : []),
  ]
}

/** Asked of whoever wished for it: the story of a death is about somebody whom the hero misses. */
export const heroAlive =
  'The hero of a book of ours does not die in it. To tell of that, make whoever misses them the hero, and let them come along.'

export const moralForeseen = (heart: string) =>
  `What matters in it will be ${heart}: it is what the hero has to learn, and does when it counts.`

export const placeForeseen = (place: string) =>
  `We look for a story that plays ${place}. Where none of ours suits your other answers, we tell you so with the story.`

export const thingForeseen = (thing: string) =>
  `There can be ${thing} in it, where the place of the story has room for one.`

export const wishCalm =
  'We choose one of our calm stories, and the dedication that we suggest will say plainly what it is for.'

export const plotUnforeseen = (plot: string) =>
  `We cannot tell ${quoted(plot)} as the story itself yet: our stories have plots of their own, made around your hero.`

export const placeUnforeseen = (place: string) =>
  `We have no story for ${quoted(place)} yet, so it will play in a place of its own.`

/** Of a life story, which plays where its life does. */
export const placeLeftOut = (place: string) =>
  `It plays in places of its own, so we may have to leave out ${quoted(place)}.`

export const moralUnforeseen = (moral: string) =>
  `We cannot make ${quoted(moral)} what the story is about yet. It will show something else.`

/** `about`: the life story's own sentence, filled with what the order names. */
export const lifeForeseen = (about: string) => `We will tell this: ${about}`

export const nearForeseen = (about: string) => `We can tell something near it: ${about}`

export const nearUnforeseen = (plot: string) => `We cannot tell ${quoted(plot)} itself yet.`

/** What was understood of it: "Ben, the brother", "Leeds". */
export const partsForeseen = (parts: readonly string[]) => `In it: ${parts.join('; ')}.`

const WEIGHED = {
  sad: 'We take it as a sad story, and tell it gently.',
  brave: 'We take it as a story that asks for courage.',
  tender: 'We take it as a tender story.',
} as const

export const weightForeseen = ({ weight }: Grave) => WEIGHED[weight]

export const dedicationForeseen = 'The dedication that we suggest will say plainly what it is for.'

/** Said of a life story: `about` is its world's own sentence, filled with what the order names. */
export const lifeTold = (about: string) => `This story is what you wished for: ${about}`

export const lifePartlyTold = (about: string) => `This story is partly what you wished for: ${about}`

export const lifeNearTold = (wish: string, about: string) =>
  `We have no story that tells ${quoted(wish)} itself. This one comes near it: ${about}`

const allQuoted = (some: readonly string[]) => {
  const said = some.map(quoted)
  const [last = ''] = said.slice(-1)
  return said.length > 1 ? `${said.slice(0, -1).join(', ')} and ${last}` : last
}

/** Each as the member wrote it. */
export const lovesUnforeseen = (loves: readonly string[]) =>
  `We may have to leave out ${allQuoted(loves)}: a story of this kind tells its own day.`

/** What was to be kept out and is in the words. */
export const avoidedTold = (named: readonly string[]) =>
  `You asked us to keep out ${allQuoted(named)}, and this story has it. The review of the story lets you change those pages.`

export function lifeLeftOut(left: readonly string[]): string {
  return `We left out ${allQuoted(left)}: a story of this kind tells its own day, from the first page to the last.`
}

export const lifeToldFor = (ages: string) => `We have it in the words for readers of ${ages}.`

export const lifeToldInProse = 'We have no rhymes for it, so it is told in prose.'

export const farAway = (name: string) => `${name} is far away, so ${name} does not walk about in this story.`

export const moralUnheard = (moral: string) =>
  `We could not make ${quoted(moral)} what the story is about. It shows something else.`

export const genreUnknown = (genre: string) => `We have no stories of the kind ${quoted(genre)} yet, and chose another.`

export const relationUnsaid = (name: string, relation: string) =>
  `The story does not say what ${name} is to the hero: we could not put ${quoted(relation)} into its words.`

export const dayUnnamed = (day: string) =>
  `We found no right name for the day ${quoted(day)}, so the story speaks of a big day or a party.`

export const loveUntold = (love: string) =>
  `We found no right sentence for ${quoted(love)}, so the story leaves that out.`

/** One list without doubles: of the wish, then of its place, of what the hero loves, of looks. */
export function gathered(...lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())]
}
