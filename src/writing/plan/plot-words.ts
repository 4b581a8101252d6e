// What a story hangs on: words that a page and one of its causes or its consequences share, and that are not everybody's words.
import type { Band } from '../brief/band.ts'
import { fitting } from '../cast/body.ts'
import { HABITS } from '../fragments/habits.ts'
import { textIn, type Node } from '../lines/line.ts'
import { MORAL_LINES } from '../fragments/morals.data.ts'
import { readLines, type Lines } from '../lines/lines.ts'
import { beatKeys } from '../worlds/pack.ts'
import { packCalled, PACKS } from '../worlds/all-packs.ts'
import { wordsOf } from '../english/sentences.ts'
import { BEATS, BECAUSE, type BeatName } from './skeletons.data.ts'
import type { StoryPlan } from './story-plan.ts'

const CHOICES = readLines(MORAL_LINES)

/** What is said in so many worlds, habits and choices is the language, not the plot. */
const EVERYBODYS = 18
/** Between two pages of one hand even a box or a bag may be what is meant. */
const NOBODYS = 32

/** "Boats" and "boat" are one thing. */
function stemsIn(text: string): Set<string> {
  const stems = wordsOf(text)
    .filter((word) => word.length > 2)
    .map((word) =>
      word
        .toLowerCase()
        .replace(/['’]s$/, '')
        .replace(/(?:ies|es|s|ed|ing)$/, ''),
    )
  return new Set(stems)
}

const language = new Map<Band, ReadonlyMap<string, number>>()

/** In how many worlds, habits and choices each word is said. */
function languageOf(band: Band): ReadonlyMap<string, number> {
  const ready = language.get(band)
  if (ready) return ready
  const groups = new Map<string, string>()
  const add = (group: string, told: readonly Node[][]) =>
    groups.set(group, `${groups.get(group) ?? ''} ${told.map(textIn).join(' ')}`)
  for (const pack of PACKS) for (const told of pack.lines[band].values()) add(pack.id, told)
  // "dog.fetch.intro.b0_3" belongs to dog.fetch; "sharing.flaw.b10" to sharing.
  for (const [key, told] of [...HABITS, ...CHOICES]) add(key.split('.').slice(0, -2).join('.'), told)
  const met = new Map<string, number>()
  for (const text of groups.values()) for (const stem of stemsIn(text)) met.set(stem, (met.get(stem) ?? 0) + 1)
  language.set(band, met)
  return met
}

function inTurn({ flags }: StoryPlan, from: Lines, key: string, turn: number | undefined): string {
  const told = fitting(from.get(key) ?? [], flags)
  return textIn(told[(turn ?? 0) % Math.max(1, told.length)] ?? [])
}

/** The authored words of a beat, as this book tells it. */
function authored(plan: StoryPlan, beat: BeatName): string {
  const [habit] = plan.habits
  if (beat === 'flaw' || beat === 'choice')
    return inTurn(plan, CHOICES, `${plan.moral}.${beat}.${plan.band}`, plan.turns.moral)
  if (habit !== undefined && (beat === 'friend' || (beat === 'rescue' && plan.band !== 'b0_3')))
    return inTurn(plan, HABITS, `${habit}.${beat === 'friend' ? 'intro' : 'rescue'}.${plan.band}`, plan.turns.pal1)
  const own = packCalled(plan.pack).lines[plan.band]
  const key = beatKeys(plan.means.way, beat).find((one) => own.has(one)) ?? beat
  return inTurn(plan, own, key, plan.turns[beat])
}

/** What a beat plants or pays: its words that a page before or after it, tied to it by cause, says as well. */
function hangsOn(plan: StoryPlan, beat: BeatName): ReadonlySet<string> {
  const common = languageOf(plan.band)
  const tied = BEATS.filter((one) => BECAUSE[one].includes(beat) || BECAUSE[beat].includes(one))
  const around = new Set(tied.flatMap((one) => [...stemsIn(authored(plan, one))]))
  const rare = (stem: string) => (common.get(stem) ?? 0) < EVERYBODYS
  return new Set([...stemsIn(authored(plan, beat))].filter((stem) => around.has(stem) && rare(stem)))
}

/** Whether a page without this sentence would lose a plant or a pay-off. */
export function bearsPlot(plan: StoryPlan, beat: BeatName, sentence: string, rest: string): boolean {
  const hangs = hangsOn(plan, beat)
  const left = stemsIn(rest)
  return [...stemsIn(sentence)].some((stem) => hangs.has(stem) && !left.has(stem))
}

/** Whether a page speaks of what only its own partner page has told, and `standing`, the partner that stays, has not. */
export function leansOn(plan: StoryPlan, page: string, partner: string, standing: string): boolean {
  const common = languageOf(plan.band)
  const told = stemsIn(partner)
  const there = stemsIn(standing)
  const telling = (stem: string) => (common.get(stem) ?? 0) < NOBODYS
  return [...stemsIn(page)].some((stem) => told.has(stem) && !there.has(stem) && telling(stem))
}
