// What stands on the outside of the book: five titles, the words on the back cover.
import { dice } from '../../base/dice.ts'
import { fillLine, readLine, tidy } from '../lines/line.ts'
import { worldCalled } from '../worlds/all-worlds.ts'
import { isLife } from '../lives/tell-life.ts'
import { isOwn } from '../own/own-world.ts'
import type { StoryPlan } from './story-plan.ts'
import { titleCase } from '../english/title-case.ts'
import { drawer } from '../dealing/turns.ts'

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

/** What is dealt begins with a title that has the hero's name in it. */
function titleLines({ pack, title }: StoryPlan): readonly string[] {
  const lines = worldCalled(pack).titles
  if (title === undefined) return lines
  const turned = (list: readonly string[]) => list.map((_, at) => list[(at + title) % list.length] ?? '')
  const isNamed = (line: string) => line.includes('{Hero}')
  return [...turned(lines.filter(isNamed)), ...turned(lines.filter((line) => !isNamed(line)))]
}

export function titles(plan: StoryPlan): string[] {
  return titleLines(plan)
    .map((title) => (plan.flags.includes('equals') ? title.replace('{Hero} and ', '{Hero}, {Pal} and ') : title))
    .map((title) => titleCase(filled(plan, title)))
}

/** What was asked for is promised on the outside as well. */
const CALM_PROMISES = [
  'Before {aParty} can begin, {Hero} will have to find out what {doing} is really for.',
  'This is how {Hero} took the {kit} to {aParty}, and what had to happen first.',
  'There is a way, and it begins with {doing}. After that there is {aParty}.',
  'Could it be done with {doing}? {Hero} is about to find out.',
  '{Hero} never goes anywhere without the {kit}. This is the day when that turns out to be wise.',
]
const PROMISES = [
  ...CALM_PROMISES,
  'Who would have guessed that {doing} could save {aParty}?',
  '{Hero} has the {kit}, and one idea. It is that or no {party}.',
  'It is a good thing that {Hero} knows about {doing}. It is {aParty} or nothing.',
  'Nobody had put {doing} on the list for {aParty}. They should have.',
  '“What has {doing} to do with it?” people ask. Wait and see; and save some room for {aParty}.',
  '{Hero} knows all about {doing}, and nothing at all about this. And {aParty} will not wait.',
  'By the last page there ought to be {aParty}. It depends on {Hero}, and rather a lot on {doing}.',
  'Everything has been tried, apart from {doing}. And it is nearly time for {aParty}.',
  'Everybody has a plan, but only {Hero} has the {kit}.',
  'Nobody else has thought of {doing}. Nobody else has thought of much.',
  'What has to go wrong before somebody asks {Hero} about {doing}? Three things, as it turns out.',
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

/** What it begins with, before anything is promised. */
export const aboutStory = (plan: StoryPlan): string => filled(plan, worldCalled(plan.pack).blurb)

/** Two attempts in a row never promise in the same words. */
export function blurb(plan: StoryPlan): string {
  const about = aboutStory(plan)
  if (isLife(plan) || isOwn(plan)) return about
  const promises = isForLap(plan) ? LAP_PROMISES : plan.flags.includes('grave') ? CALM_PROMISES : PROMISES
  const draw = drawer(`promise:${plan.words['Hero'] ?? ''}`, plan.seed)
  return `${about} ${filled(plan, draw(promises, 'promise'))}`
}
