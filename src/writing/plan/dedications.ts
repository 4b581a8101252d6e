// A dedication to start from: plain first, and others to pick from.
import { saidName } from '../../stage/said-name.ts'
import { dice, type Dice } from '../../base/dice.ts'
import type { Brief } from '../brief/brief.ts'
import { dayOf, type DayKind } from '../fragments/day.ts'
import { pairFlags } from '../cast/equals.ts'
import { numberWord, pronouns } from '../english/grammar.ts'
import { fillLine, readLine, tidy } from '../lines/line.ts'
import { saidCast } from '../cast/said-cast.ts'
import { subjectOf } from '../brief/weight.ts'

type Wishes = readonly string[]

/** What anybody would sign. */
const PLAIN: Readonly<Record<DayKind, string>> = {
  birthday: 'Happy birthday, {Hero}, with all my love.',
  holiday: 'For {Hero}, at {feast}, with all my love.',
  graduation: 'For {Hero}, on {their} graduation, with love and pride.',
  school: 'For {Hero}, for the first day of school, with all my love.',
  academic: 'For {Hero}, for {theDay}, with all my love.',
  anniversary: '<couple:For {Hero}, on our {day}, with all my love.|For {Hero}, for the {day}, with all my love.>',
  wedding: 'For {Hero}, for the {day}, with all my love.',
  baby: 'For {Hero}, with all my love.',
  life: 'For {Hero}, for {theDay}, with all my love.',
  bedtime: 'For {Hero}, with all my love.',
  none: 'For {Hero}, with all my love.',
  quiet: 'For {Hero}, with love.',
  other: 'For {Hero}, for {theDay}, with all my love.',
}

const WISHES: Readonly<Record<DayKind, Wishes>> = {
  birthday: [
    'For {Hero}, with the best slice of the birthday kept back.',
    'For {Hero}, a year older and not a day more sensible.',
    'For {Hero}, on {their} birthday, with all the candles.',
    'Happy birthday, {Hero}. This one could not be eaten, so we wrote it down.',
    'For {Hero}, who has a birthday once a year, and should have two.',
    'For {Hero}: many happy returns, and no returns of this book.',
  ],
  holiday: [
    'For {Hero}, at {feast}, with all our love.',
    'For {Hero}: a story to keep when {feast} is over.',
    'Happy {feast}, {Hero}. Read it in the good chair.',
    'For {Hero}, for the quiet bit of {feast}, after the washing up.',
  ],
  graduation: [
    'For {Hero}, on {their} graduation. We always said so.',
    'For {Hero}, who has finished one thing: here is another with a good ending.',
    'For {Hero}, at {their} graduation, with our hats in the air.',
  ],
  school: [
    'For {Hero}, for the first day of school, and for the day after, which is easier.',
    'For {Hero}, who is off to school: there is room for this in the bag.',
    'For {Hero}: go to school, and then come home and tell us everything.',
  ],
  academic: [
    'For {Hero}, for {theDay}. We never doubted it.',
    'For {Hero}: go and see what is on the next page.',
    'For {Hero}, with luck, for {theDay}.',
  ],
  anniversary: [
    '<couple:For {Hero}, and for {Pal}: then, now, and next year.|For {Hero}, for the {day}: then, now, and next year.>',
    '<couple:For {Hero}, on our {day}, from the one who still takes the other half of the blanket.|For {Hero}, for the {day}, with love.>',
    'Happy {day}, {Hero}. Once more, from the beginning.',
  ],
  wedding: [
    'For {Hero}, for the {day}, and for all the plain days that come after it.',
    'For {Hero}, on the {day}: a story to be read by two.',
  ],
  baby: [
    'For {Hero}, and for the new {day}, who may look at the pictures.',
    'For {Hero}, to tell to the new {day}, who will not mind the long words.',
    'For {Hero}, who was here first, with love.',
  ],
  life: ['For {Hero}, for {theDay}, with all our love.', 'For {Hero}, on a day that comes only once: {theDay}.'],
  bedtime: [
    'For {Hero}. One more page. Then sleep.',
    'For {Hero}, to be read in a low voice with the lamp on.',
    'For {Hero}, for the end of the day, from whoever is sitting on the edge of the bed.',
    'For {Hero}, who is not tired.',
  ],
  none: [
    'For {Hero}, for no reason at all, which is the best one.',
    'For {Hero}, because it was Tuesday.',
    'For {Hero}, who did not have to do anything to get it.',
    'For {Hero}, just because.',
  ],
  quiet: ['For {Hero}, with love.', 'For {Hero}, with all our love, today as well.'],
  other: [
    'For {Hero}, for {theDay}, with love.',
    'For {Hero}, to remember {theDay} by.',
    'For {Hero}, with three cheers for {theDay}.',
  ],
}

/** A dedication for the smallest is for the smallest. */
const SMALL_WISHES: Readonly<Record<DayKind, Wishes>> = {
  birthday: [
    'For {Hero}<age:, who is {age}>. Happy birthday!',
    'Happy birthday, {Hero}. Blow!',
    'For our {Hero}, with a cake and a kiss.',
  ],
  holiday: ['For {Hero}, at {feast}, with a kiss.', 'Happy {feast}, little {Hero}.'],
  graduation: ['Well done, {Hero}!', 'For {Hero}, who is so big now.'],
  school: ['For {Hero}, who is so big now.', 'For {Hero}, and {their} new shoes.'],
  academic: ['Well done, {Hero}!', 'For {Hero}, who can do it.'],
  anniversary: ['For {Hero}, with love from two.', 'For {Hero}, with a kiss.'],
  wedding: ['For {Hero}, with a kiss and a bun.', 'For {Hero}, from the two of us.'],
  baby: ['For {Hero}, who has a new {day}.', 'For {Hero}, the big one, with a kiss.'],
  life: ['For {Hero}, for the big day.', 'For {Hero}, with a kiss.'],
  bedtime: ['For {Hero}. Night-night.', 'For {Hero}, to read in bed, on a knee.', 'For sleepy {Hero}, with a kiss.'],
  none: [
    'For {Hero}, with a kiss.',
    'For {Hero}, to read again. And again.',
    'For our {Hero}, to look at, not to eat.',
  ],
  quiet: ['For {Hero}, with love.', 'For {Hero}, with a kiss.'],
  other: ['Hooray for {Hero}!', 'For {Hero}, with a kiss.'],
}

/** What weighs is worded plainly, from a closed list: never in a member's own words. */
function plainWishes({ grave }: Brief, holes: Map<string, string>): Wishes | null {
  const subject = grave && subjectOf(grave)
  if (!subject || subject.dedications.length === 0) return null
  const who = grave.remembered
  if (who.length === 0 || !subject.named) return subject.dedications
  holes.set('Who', who.map((name) => saidName(name).full).join(' and '))
  return subject.named.filter((line) => who.length === 1 || !/ (?:is|was) /.test(line))
}

/** Twins have one book between them. */
const TWIN_WISHES: Wishes = [
  'For {Hero} and {Pal}, with love to both.',
  'For {Hero} and {Pal}, to be read in turns.',
  'For {Hero} and for {Pal}, with the same number of kisses.',
]
const TWIN_BIRTHDAYS: Wishes = [
  'For {Hero} and {Pal}: one birthday, two slices.',
  'Happy birthday, {Hero} and {Pal}, with candles enough for both.',
]

interface Wording {
  /** What anybody would sign. */
  plain: string
  wishes: Wishes
  said: (line: string, root: Dice) => string
}

function wordingOf(brief: Brief): Wording {
  const [hero, friend] = saidCast(brief.characters)
  const day = dayOf(brief)
  const holes = new Map([
    ...Object.entries(pronouns(hero?.pronoun ?? 'they')),
    ['Hero', hero?.full ?? hero?.name ?? ''],
    ['Pal', friend?.full ?? friend?.name ?? ''],
    ['age', numberWord(hero?.age ?? 0)],
    ['feast', day.name],
    ['day', day.name],
    ['theDay', day.spoken],
  ])
  const isForTwo = brief.recipient === 'partner'
  const pair =
    hero && friend ? pairFlags({ ...friend, relation: friend.relation || (isForTwo ? 'sweetheart' : '') }, hero) : []
  const flags = new Set<string>(isForTwo ? pair : pair.filter((one) => one !== 'couple'))
  if (hero?.age) flags.add('age')
  const own = day.kind === 'birthday' ? TWIN_BIRTHDAYS : TWIN_WISHES
  const isTwins = flags.has('twins')
  const usual = isTwins ? own : (brief.band === 'b0_3' ? SMALL_WISHES : WISHES)[day.kind]
  const worded = plainWishes(brief, holes)
  const plain = isTwins
    ? PLAIN[day.kind].replace('{Hero}', '{Hero} and {Pal}').replace('{their}', 'their')
    : PLAIN[day.kind]
  return {
    plain: worded?.[0] ?? (brief.recipient === 'myself' ? 'This book belongs to {Hero}.' : plain),
    wishes: worded ?? usual,
    said: (line, root) => tidy(fillLine(readLine(line), { holes, flags }, root)),
  }
}

/** What a book has by its seed, where nobody picks one. */
export function dedication(brief: Brief, seed: number): string {
  const [hero] = saidCast(brief.characters)
  const { wishes, said } = wordingOf(brief)
  const root = dice(seed).fork(`dedication:${hero?.name ?? ''}:${hero?.age ?? ''}`)
  return said(root.pick(wishes), root)
}

/** The first is filled in for whoever picks none; the others are there to be picked. */
export function dedications(brief: Brief): [string, ...string[]] {
  const { plain, wishes, said } = wordingOf(brief)
  const root = dice(0)
  const first = said(plain, root)
  return [first, ...new Set(wishes.map((line) => said(line, root)).filter((line) => line !== first))]
}
