// What stands on the outside of the book: five titles, a dedication to start from, the words on the back cover.
import { dice } from '../base/dice.ts'
import type { Brief } from './brief.ts'
import { dayOf, type DayKind } from './day.ts'
import { numberWord, pronouns } from './grammar.ts'
import { fillLine, readLine, tidy } from './line.ts'
import { packCalled } from './packs/all-packs.ts'
import { isCouple } from './relation.ts'
import type { StoryPlan } from './story-plan.ts'
import { titleCase } from './title-case.ts'
import { drawer } from './turns.ts'

const isForLap = (plan: StoryPlan) => plan.band === 'b0_3' && !plan.rhyme

/** `<lap:...>` is for the smallest, whose telling may hold fewer hedgehogs. */
function filled(plan: StoryPlan, text: string): string {
  return tidy(
    fillLine(
      readLine(text),
      {
        holes: new Map(Object.entries(plan.words)),
        flags: new Set(isForLap(plan) ? [...plan.flags, 'lap'] : plan.flags),
      },
      dice(plan.seed),
    ),
  )
}

export function titles(plan: StoryPlan): string[] {
  return packCalled(plan.pack)
    .titles.slice(0, 5)
    .map((title) => titleCase(filled(plan, title)))
}

/** What was asked for is promised on the outside as well. */
const PROMISES = [
  'Who would have guessed that {doing} could save {aParty}?',
  '{Hero} has the {kit}, and one idea. It is that or no {party}.',
  'It is a good thing that {Hero} knows about {doing}. It is {aParty} or nothing.',
  'Nobody had put {doing} on the list for {aParty}. They should have.',
  '“What has {doing} to do with it?” people ask. Wait and see; and save some room for {aParty}.',
  'Before {aParty} can begin, {Hero} will have to find out what {doing} is really for.',
  '{Hero} knows all about {doing}, and nothing at all about this. And {aParty} will not wait.',
  'This is how {Hero} took the {kit} to {aParty}, and what had to happen first.',
  'By the last page there ought to be {aParty}. It depends on {Hero}, and rather a lot on {doing}.',
  'Everything has been tried, apart from {doing}. And it is nearly time for {aParty}.',
  'There is a way, and it begins with {doing}. After that there is {aParty}.',
  'Everybody has a plan, but only {Hero} has the {kit}.',
  'Nobody else has thought of {doing}. Nobody else has thought of much.',
  'Could it be done with {doing}? {Hero} is about to find out, in front of everybody.',
  'What has to go wrong before somebody asks {Hero} about {doing}? Three things, as it turns out.',
  '{Hero} never goes anywhere without the {kit}. This is the day when that turns out to be wise.',
  'Bring a spoon: there is {aParty} at the end, if {Hero} can get anybody there.',
]

/** A small child is not advertised, and no supper is promised that a lap book has no room to serve. */
const LAP_PROMISES = [
  'Can {doing} help? Turn the page and see.',
  'Nobody big knows what to do. But {Hero} is small, and has the {kit}.',
  'It all comes right by bedtime, with {Hero} and the {kit}.',
  'Shh! Here comes {Hero}. {Went}, goes the {kit}.',
  'Come in, {Hero}, and bring the {kit}!',
]

/** Two attempts in a row never promise in the same words. */
export function blurb(plan: StoryPlan): string {
  const draw = drawer(`promise:${plan.words['Hero'] ?? ''}`, plan.seed)
  return `${filled(plan, packCalled(plan.pack).blurb)} ${filled(plan, draw(isForLap(plan) ? LAP_PROMISES : PROMISES, 'promise'))}`
}

type Wishes = readonly string[]

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
  other: [
    'For {Hero}, for {theDay}, with love.',
    'For {Hero}, to remember {theDay} by.',
    'For {Hero}, with three cheers for {theDay}.',
  ],
}

/** A dedication for the smallest is for the smallest. */
const SMALL_WISHES: Readonly<Record<DayKind, Wishes>> = {
  birthday: ['For {Hero}<age:, who is {age}>. Happy birthday!', 'Happy birthday, {Hero}. Blow!', 'For our {Hero}, with a cake and a kiss.'],
  holiday: ['For {Hero}, at {feast}, with a kiss.', 'Happy {feast}, little {Hero}.'],
  graduation: ['Well done, {Hero}!', 'For {Hero}, who is so big now.'],
  school: ['For {Hero}, who is so big now.', 'For {Hero}, and {their} new shoes.'],
  academic: ['Well done, {Hero}!', 'For {Hero}, who can do it.'],
  anniversary: ['For {Hero}, with love from two.', 'For {Hero}, with a kiss.'],
  wedding: ['For {Hero}, with a kiss and a bun.', 'For {Hero}, from the two of us.'],
  baby: ['For {Hero}, who has a new {day}.', 'For {Hero}, the big one, with a kiss.'],
  life: ['For {Hero}, for the big day.', 'For {Hero}, with a kiss.'],
  bedtime: ['For {Hero}. Night-night.', 'For {Hero}, to read in bed, on a knee.', 'For sleepy {Hero}, with a kiss.'],
  none: ['For {Hero}, with a kiss.', 'For {Hero}, to read again. And again.', 'For our {Hero}, to look at, not to eat.'],
  other: ['Hooray for {Hero}!', 'For {Hero}, with a kiss.'],
} // prettier-ignore

export function dedication(brief: Brief, seed: number): string {
  const [hero, pal] = brief.characters
  const day = dayOf(brief)
  const holes = new Map([
    ...Object.entries(pronouns(hero?.pronoun ?? 'they')),
    ['Hero', hero?.name ?? ''],
    ['Pal', pal?.name ?? ''],
    ['age', numberWord(hero?.age ?? 0)],
    ['feast', day.name],
    ['day', day.name],
    ['theDay', day.spoken],
  ])
  const flags = new Set<string>()
  if (hero?.age) flags.add('age')
  if (
    hero &&
    pal &&
    isCouple({ ...pal, relation: pal.relation || 'sweetheart' }, hero) &&
    brief.recipient === 'partner'
  )
    flags.add('couple')
  const root = dice(seed).fork(`dedication:${hero?.name ?? ''}:${hero?.age ?? ''}`)
  const wishes = (brief.band === 'b0_3' ? SMALL_WISHES : WISHES)[day.kind]
  return tidy(fillLine(readLine(root.pick(wishes)), { holes, flags }, root))
}
