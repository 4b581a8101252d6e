// What a story hangs on: words that a page and one of its causes or its consequences share, and that are not everybody's words.
import { head } from '#shelf/language'
import { fitting } from '../cast/body.ts'
import { HABITS } from '../fragments/habits.ts'
import { textIn } from '../lines/line.ts'
import { CHOICE_LINES } from '../fragments/choices.data.ts'
import { readLines, type Lines } from '../lines/lines.ts'
import { beatKeys } from '../worlds/world.ts'
import { worldCalled } from '../worlds/all-worlds.ts'
import { EVERYBODYS, stemsIn } from './stems.ts'
import { BEATS, BECAUSE, type BeatName } from './skeletons.data.ts'
import type { StoryPlan } from './story-plan.ts'

const CHOICES = readLines(CHOICE_LINES)

/** Between two pages of one hand even a box or a bag may be what is meant. */
const NOBODYS = 32

const language = new Map(Object.entries(head).map(([band, words]) => [band, new Map(Object.entries(words))]))

/** In how many worlds, habits and choices a word is said, if it is everybody's. */
const timesSaid = ({ band }: StoryPlan, stem: string) => language.get(band)?.get(stem) ?? 0

function inTurn({ flags }: StoryPlan, from: Lines, key: string, turn: number | undefined): string {
  const told = fitting(from.get(key) ?? [], flags)
  return textIn(told[(turn ?? 0) % Math.max(1, told.length)] ?? [])
}

/** The authored words of a beat, as this book tells it. */
function authored(plan: StoryPlan, beat: BeatName): string {
  const [habit] = plan.habits
  const { lines, nouns } = worldCalled(plan.pack)
  if (beat === 'flaw' || beat === 'choice')
    return inTurn(plan, CHOICES, `${plan.moral}.${beat}.${plan.band}`, plan.turns.moral)
  if (habit !== undefined && (beat === 'friend' || (beat === 'rescue' && plan.band !== 'b0_3' && nouns.hid !== '')))
    return inTurn(plan, HABITS, `${habit}.${beat === 'friend' ? 'intro' : 'rescue'}.${plan.band}`, plan.turns.pal1)
  const own = lines[plan.band]
  const key = beatKeys(plan.means.way, beat).find((one) => own.has(one)) ?? beat
  return inTurn(plan, own, key, plan.turns[beat])
}

/** What a beat plants or pays: its words that a page before or after it, tied to it by cause, says as well. */
function hangsOn(plan: StoryPlan, beat: BeatName): ReadonlySet<string> {
  const tied = BEATS.filter((one) => BECAUSE[one].includes(beat) || BECAUSE[beat].includes(one))
  const around = new Set(tied.flatMap((one) => [...stemsIn(authored(plan, one))]))
  const rare = (stem: string) => timesSaid(plan, stem) < EVERYBODYS
  return new Set([...stemsIn(authored(plan, beat))].filter((stem) => around.has(stem) && rare(stem)))
}

/** Whether a page without this sentence would lose a plant or a pay-off. */
export function bearsPlot(plan: StoryPlan, beat: BeatName, sentence: string, rest: string): boolean {
  const hangs = hangsOn(plan, beat)
  const left = stemsIn(rest)
  return [...stemsIn(sentence)].some((stem) => hangs.has(stem) && !left.has(stem))
}

/** What a page speaks of that only its own partner page has told, and `standing`, the partner that stays, has not; as stems. */
export function leanings(plan: StoryPlan, page: string, partner: string, standing: string, rare = NOBODYS): string[] {
  const told = stemsIn(partner)
  const there = stemsIn(standing)
  return [...stemsIn(page)].filter((stem) => told.has(stem) && !there.has(stem) && timesSaid(plan, stem) < rare)
}

export const leansOn = (plan: StoryPlan, page: string, partner: string, standing: string): boolean =>
  leanings(plan, page, partner, standing).length > 0
