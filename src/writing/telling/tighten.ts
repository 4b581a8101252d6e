// Keeps sentences and pages to their reader's breath without taking anything away that the story hangs on.
import { once } from '../../base/once.ts'
import { capital } from '../english/grammar.ts'
import { worldCalled } from '../worlds/all-worlds.ts'
import { sentencesOf, wordCount } from '../english/sentences.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { bearsPlot } from '../plan/plot-words.ts'
import type { BeatName } from '../plan/skeletons.data.ts'

/** A sentence that runs past its reader's breath is cut where an author would put a full stop. */
export function withBreath(text: string, longest: number): string {
  return sentencesOf(text)
    .map((one) => cutLong(one, longest))
    .join(' ')
}

export const LEANS_BACK =
  /^[“]?(?:In (?:all )?(?:that|those|the end)|After that|Behind it|Under (?:it|that)|Inside|One of|Both|Neither|Nor|Either|Each|Another|None|These|Those|Here|Only|(?:The|An) ?(?:other|second|last)|It|He|She|They|That|This|But|And|So|Then|Which|There|Its|His|Her|Their|Or|Not|No|Yes|Was|What|Who|Why|Do|Did|Could|Had)\b/

/** "Amara turned them round": whoever hears it must have heard of what. */
export const SPEAKS_OF_IT = /\b(?:it|them|those|ones?)\b/

/** On these pages what somebody does is the page. */
const DOING: ReadonlySet<BeatName> = new Set(['try1', 'try2', 'try3', 'means', 'rescue', 'choice', 'climax'])
const DOES = /^(?:He|She|They|It)\b/

/** Takes small asides out of a page that has grown too long; never speech, an act, a name, what the plot hangs on or the next sentence leans on. */
export function tighten(page: string, most: number, plan: StoryPlan, beat: BeatName): string {
  // Of the few words on a lap all are needed.
  if (plan.band === 'b0_3' && !plan.rhyme) return page
  const kept = sentencesOf(page)
  let count = kept.reduce((sum, one) => sum + wordCount(one), 0)
  if (count <= most) return kept.join(' ')
  const needed = [
    plan.refrain.base,
    plan.refrain.turned,
    plan.words['kit'],
    plan.words['key']?.replace(/^the /, ''),
    plan.words['method'],
    plan.words['others'],
    plan.words['Rule'],
    plan.words['doing'],
    plan.words['day'],
    plan.words['party'],
    plan.flags.includes('place') ? plan.words['home'] : undefined,
    plan.words['there'],
    plan.flags.includes('thing') ? plan.words['quest'] : undefined,
    ...plan.cast.map((one) => one.name),
  ]
  const rule = (plan.words['Rule'] ?? '').replace(/\.$/, '')
  // Whoever lives in this world and is on the page stays on it by name, or the next "him" is nobody.
  const { names, figure } = worldCalled(plan.pack)
  for (let at = kept.length - 2; at > 0 && count > most; at--) {
    const one = kept[at] ?? ''
    const next = kept[at + 1] ?? ''
    const rest = once(() => kept.toSpliced(at, 1).join(' '))
    if (
      /[“”:…?]/.test(one) ||
      wordCount(one) > 11 ||
      (DOING.has(beat) && DOES.test(one)) ||
      LEANS_BACK.test(next) ||
      SPEAKS_OF_IT.test(next) ||
      // What the hobby knows leads to the rule.
      next.includes(rule) ||
      // "Zoë's!" alone is nothing.
      wordCount(next) < 3 ||
      needed.some((word) => word && one.includes(word)) ||
      plan.refrain.base.includes(one) ||
      plan.refrain.turned.includes(one) ||
      [figure.name, ...names].some((name) => one.includes(name) && !rest().includes(name)) ||
      bearsPlot(plan, beat, one, rest())
    )
      continue
    kept.splice(at, 1)
    count -= wordCount(one)
  }
  return kept.join(' ')
}

function cutLong(sentence: string, longest: number): string {
  const length = wordCount(sentence)
  if (length <= longest) return sentence
  let best = -1
  let nearest = Number.POSITIVE_INFINITY
  for (const found of sentence.matchAll(/; (?=\w)|, (?=(?:and|but|so|for) (?!then\b))/g)) {
    const before = sentence.slice(0, found.index)
    if ((before.match(/[“(]/g)?.length ?? 0) !== (before.match(/[”)]/g)?.length ?? 0)) continue
    const far = Math.abs(wordCount(before) - length / 2) + (found[0] === '; ' ? 0 : 3)
    if (far < nearest) {
      nearest = far
      best = found.index
    }
  }
  if (best < 0) return sentence
  const rest = capital(sentence.slice(best + 2))
  return `${cutLong(`${sentence.slice(0, best)}.`, longest)} ${cutLong(rest, longest)}`
}
