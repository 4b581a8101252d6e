// T13: what a brief asked for and a told book does not have: the means, the other interests, the setting, the day, the choice.
import { HOBBIES } from '../loves/hobby.ts'
import { loveUntold } from '../brief/notices.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { NAMED_PAGES, saysPlace } from '../settings/told-setting.ts'
import type { BeatName } from '../plan/skeletons.data.ts'
import { isLoveTold } from '../loves/told-loves.ts'

/** Bedtime is a day that needs no party; on a lap there is just a party, and the day itself is named twice. */
function isDayTold(plan: StoryPlan, pages: readonly string[]): boolean {
  const onPages = (word: string | undefined) => pages.filter((one) => one.includes(word ?? '?')).length
  if (plan.day === 'bedtime') return onPages('bedtime') > 0
  const isNamed = plan.band === 'b0_3' && !plan.rhyme && plan.day !== 'none' && plan.day !== 'quiet'
  return onPages(plan.words['party']) > 0 && (!isNamed || onPages(plan.words['day']) > 1)
}

/** A town goes by its name, a place is said and seen. */
function isSettingTold(plan: StoryPlan, pages: readonly string[]): boolean {
  const isNamed = pages.filter((one) => one.includes(plan.words['home'] ?? '?')).length >= NAMED_PAGES
  const isThere = pages.filter((one) => saysPlace(plan, one)).length >= NAMED_PAGES
  return (!plan.flags.includes('place') || isNamed) && (!plan.flags.includes('there') || isThere)
}

export function uncovered(plan: StoryPlan, pages: readonly string[]): string[] {
  const page = (fn: BeatName) => pages[plan.beats.findIndex((beat) => beat.fn === fn)] ?? ''
  const word = (name: string) => plan.words[name] ?? '?'
  const rule = word('Rule,').replace(/,$/, '')
  const small = plan.band === 'b0_3'
  const own = HOBBIES.find((one) => one.id === plan.means.hobby)?.lines().small ?? []
  const ownLine =
    own.length === 0 ||
    own.some((told) => told.every((node) => node.kind !== 'text' || page('hobby').includes(node.text.trim())))
  const sung = plan.rhyme && page('hobby').includes(word('doing'))
  const has: readonly (readonly [string, boolean])[] = [
    // A page of ten words has room to do the thing, not to name its kit and its rule.
    ['plant', small ? sung || ownLine : page('hobby').includes(rule)],
    ['insight', (small && !plan.rhyme) || page('insight').includes(rule)],
    [
      'means',
      small || plan.rhyme || page('means').includes(word('kit')) || page('means').includes(word('method').slice(0, 12)),
    ],
    [
      'interests',
      (plan.loves ?? []).every(
        (love) => isLoveTold(plan, love, pages) || plan.notices.includes(loveUntold(love.typed)),
      ),
    ],
    ['setting', isSettingTold(plan, pages)],
    [
      'thing',
      !plan.flags.includes('thing') || pages.filter((one) => one.includes(word('quest'))).length >= (small ? 2 : 3),
    ],
    ['occasion', isDayTold(plan, pages)],
    ['choice', page('flaw') !== '' && page('choice') !== ''],
  ]
  return has.flatMap(([what, heard]) => (heard ? [] : [what]))
}
