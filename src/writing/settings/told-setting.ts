// Says where a story is set, on the pages that show it, so often that it is heard.
import { limitsOf } from '../brief/limits.ts'
import { wordCount } from '../english/sentences.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { tighten } from '../telling/tighten.ts'
import { SETTING_LINES } from './told-setting.data.ts'

/** On how many pages a place or a thing that the member named is heard, whatever the world’s own lines say. */
export const NAMED_PAGES = 3

/** The world's own words may name the place as well: "the farms", if not a castle of blocks. */
export function saysPlace(plan: StoryPlan, page: string): boolean {
  const noun = (plan.words['there'] ?? '').split(' ').at(-1)?.replace(/s$/, '') ?? ''
  return noun !== '' && new RegExp(`\\b${noun}(?:s|es)?\\b(?! of\\b)`, 'i').test(page)
}

/** It only sets the stage: it comes before what the page says, so that a hook stays a hook. */
export function withSetting(plan: StoryPlan, pages: readonly string[]): string[] {
  const { there = '', scenery = '', Hero = '', opens = '' } = plan.words
  const shown = new Set(scenery.split(' '))
  const room = limitsOf(plan.band, plan.rhyme).page[1]
  const told = [...pages]
  let heard = told.filter((page) => saysPlace(plan, page)).length
  const put = (at: number, line: string) => {
    const page = told[at]
    const beat = plan.beats[at]?.fn
    if (page === undefined || beat === undefined || line === '') return false
    // A full page makes room for it with an aside of its own.
    const kept = plan.rhyme ? page : tighten(page, room - wordCount(line), plan, beat)
    const placed = `${line}${plan.rhyme ? '\n' : ' '}${kept}`
    if (wordCount(placed) > room) return false
    told[at] = placed
    heard++
    return true
  }
  const pageOf = (fn: string) => plan.beats.findIndex((beat) => beat.fn === fn)
  // The first page says who lives there even where that was heard.
  if (opens !== '' && !told.some((page) => page.includes(opens))) put(pageOf('home'), opens)
  for (const { fn, small, prose, verse } of SETTING_LINES) {
    const at = pageOf(fn)
    const scene = plan.beats[at]?.scene
    const page = told[at]
    if (heard >= NAMED_PAGES || !scene || page === undefined || !shown.has(scene.place) || saysPlace(plan, page))
      continue
    const day = scene.time === 'night' || scene.time === 'dusk' ? 'night' : 'day'
    const filled = (line: string) =>
      line.replace(' / ', '\n').replaceAll('{there}', there).replaceAll('{Hero}', Hero).replaceAll('{day}', day)
    const lines = plan.rhyme ? [verse] : plan.band === 'b0_3' ? [small] : [prose, small]
    lines.some((line) => put(at, filled(line)))
  }
  return told
}

/** Whether the pages have room to say it often enough. */
export function isSaid(plan: StoryPlan, pages: readonly string[]): boolean {
  return withSetting(plan, pages).filter((page) => saysPlace(plan, page)).length >= NAMED_PAGES
}
