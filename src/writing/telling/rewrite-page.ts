// Tells one page again: other words, the same facts, so that the pages around it stay true.
import { dice } from '../../base/dice.ts'
import { limitsOf } from '../brief/limits.ts'
import { grams } from '../score/measure.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { wordCount, wordsOf } from '../english/sentences.ts'
import { tellPage } from './tell-page.ts'
import { isLife } from '../lives/tell-life.ts'
import { lovesAgain } from '../loves/told-loves.ts'
import { AROUND, type Thread, type Turns } from '../dealing/turns.ts'
import type { BeatName } from '../plan/skeletons.data.ts'
import { leansOn } from '../plan/plot-words.ts'

/** What a page must keep saying, whatever else changes: the picture shows it and later pages lean on it. */
export function mustKeep(plan: StoryPlan, page: number, text: string): string[] {
  const beat = plan.beats[page - 1]
  if (!beat) return []
  const kept = beat.scene.who
    .flatMap((actor) => plan.cast.find((one) => one.id === actor.id)?.name ?? [])
    .filter((name) => text.includes(name))
  if (beat.refrain === 'base') kept.push(plan.refrain.base)
  if (beat.refrain === 'turned') kept.push(plan.refrain.turned)
  // With its article it may begin a sentence.
  const key = plan.words['key']?.replace(/^the /, '')
  if (key && beat.fn === 'rescue' && text.includes(key)) kept.push(key)
  for (const [flag, hole] of [
    ['place', 'home'],
    ['thing', 'quest'],
    ['there', 'there'],
  ] as const) {
    const word = plan.words[hole]
    if (word && plan.flags.includes(flag) && text.includes(word)) kept.push(word)
  }
  return kept
}

/** Two pages that one thread runs through: a page may leave the thread only where neither then leans on what is not told. */
const LINKED: Readonly<Partial<Record<BeatName, readonly [Thread, BeatName]>>> = {
  friend: ['pal1', 'rescue'],
  rescue: ['pal1', 'friend'],
  flaw: ['moral', 'choice'],
  choice: ['moral', 'flaw'],
}

/** Below this share of 3-word phrases two pages are two tellings; above it, one telling with a word changed. */
const ANOTHER = 0.35

/** Every way to tell the page that keeps these facts and fits its reader, by the telling of its beat. */
export function waysToTell(
  plan: StoryPlan,
  page: number,
  { text, keep, attempt }: { text: string; keep: readonly string[]; attempt: number },
): string[][] {
  const beat = plan.beats[page - 1]
  if (!beat) return []
  const longest = limitsOf(plan.band, plan.rhyme).page[1]
  const root = dice(plan.seed).fork(`line:${page}:${attempt}`)
  const link = isLife(plan) ? undefined : LINKED[beat.fn]
  const said = (fn: BeatName, turns: Turns) => tellPage({ ...plan, turns }, fn, dice(0))
  // What other pages lean on keeps to its telling; the rest of this page may take another.
  const freed = (turn: number): Turns => {
    if (!link) return {}
    const [thread, partner] = link
    const moved = { ...plan.turns, [thread]: (plan.turns[thread] ?? 0) + turn }
    const [here, there] = [said(beat.fn, plan.turns), said(partner, plan.turns)]
    const [hereMoved, thereMoved] = [said(beat.fn, moved), said(partner, moved)]
    const free = !leansOn(plan, hereMoved, thereMoved, there) && !leansOn(plan, there, here, hereMoved)
    return free ? { [thread]: moved[thread] } : {}
  }
  return Array.from({ length: AROUND }, (_, turn) => {
    const thread = freed(turn)
    const ways = [0, 1, 2].map((step) => {
      const on = (key: Thread | BeatName, by: number) => ({ [key]: (plan.turns[key] ?? 0) + by })
      const own = { ...on(beat.fn, turn), ...on('pal2', turn), ...on('rule', turn), ...on('loves', turn) }
      const turns: Turns = { ...plan.turns, ...own, ...on('runs', step), ...on('day', turn + step), ...thread }
      const anew = tellPage({ ...plan, turns }, beat.fn, root.fork(`${turn}.${step}`))
      return lovesAgain(plan, beat.fn, text, anew)
    })
    return ways.filter(
      (told) => told !== text && keep.every((fact) => told.includes(fact)) && wordCount(told) <= longest,
    )
  })
}

/** The next telling of the beat that keeps every fact; the page itself when there is no other way to say it. */
export function rewritePage(plan: StoryPlan, page: number, text: string, attempt: number): string {
  const bare = (said: string) =>
    grams(wordsOf(said.replace(plan.refrain.base, ' ').replace(plan.refrain.turned, ' ').toLowerCase()), 3)
  const old = new Set(bare(text))
  const near = (told: string) => {
    const all = bare(told)
    return all.filter((gram) => old.has(gram)).length / Math.max(1, all.length)
  }
  // The hero is on every page, and a page may tell only what the hero sees.
  const keep = mustKeep(plan, page, text).filter((fact) => fact !== plan.words['Hero'])
  const tellings = waysToTell(plan, page, { text, keep, attempt }).map(
    (ways) => ways.toSorted((one, other) => near(one) - near(other))[0],
  )
  const known = tellings.filter((told) => told !== undefined)
  // The telling that stands on the page now is left behind, and asking again goes on from it.
  const standing = tellings.findIndex((told) => told !== undefined && near(told) >= ANOTHER)
  const onward = [...tellings.slice(standing + 1), ...tellings.slice(0, standing + 1)]
  const next = onward.find((told) => told !== undefined && near(told) < ANOTHER)
  return next ?? known.toSorted((one, other) => near(one) - near(other))[0] ?? text
}
