// What else the hero loves is said in a sentence that fits, on a page with room for it; what finds no page is named under the story.
import { listed } from '../../base/listed.ts'
import { upper } from '../../base/upper.ts'
import { limitsOf } from '../brief/limits.ts'
import { loveUntold } from '../brief/notices.ts'
import { wordCount } from '../english/sentences.ts'
import type { BeatName } from '../plan/skeletons.data.ts'
import type { SaidLove, StoryPlan } from '../plan/story-plan.ts'
import { inVerse } from '../verses/verse.ts'

type Told = readonly (readonly [fn: BeatName, tellings: readonly string[]])[]

const LAP: Told = [
  ['home', ['{Hero} loved {x}.', 'Who loved {x}? {Hero} did!', '{Hero} liked {x}.']],
  ['friend', ['They loved {x}.', 'And {Hero} loved {x}.']],
  ['hobby', ['{Hero} loved {x}, too.', '{Hero} liked {x}, too.']],
  ['want', ['{Hero} loved {x}, too.', 'And {Hero} loved {x}.']],
  ['close', ['Night-night, {x}.', 'Good night, {x}.']],
]

const PROSE: Told = [
  [
    'hobby',
    [
      '{Hero} was fond of {x}, too.',
      'And {they} loved {x} nearly as much.',
      'After that {they} liked {x} best of all.',
    ],
  ],
  [
    'home',
    ['{Hero} loved {x}, and said so, often.', 'It was well known that {Hero} loved {x}.', '{Hero} was fond of {x}.'],
  ],
  ['want', ['{Hero} also thought of {x}, but only for a minute.']],
  ['close', ['And {Hero} told everybody about {x}.']],
]

const VERSE: Told = [
  [
    'hobby',
    [
      'And {x}? Oh, yes, that was lovely as well, / as any small snail in the garden could tell.',
      'Then {x}, of course, till the end of the day, / and once in the bath, with the soap in the way.',
      'And next it was {x}, in rain and in sun, / and then it was supper, and supper was fun.',
    ],
  ],
  [
    'home',
    [
      'For {x} our {Hero} would get out of bed, / and put on a hat, back to front, on {their} head.',
      '{Hero} loved {x} as well as you please, / with crumbs in both pockets, and bits of old cheese.',
    ],
  ],
  ['want', ['{Hero} loved {x}, I am sure you do, too; / it comes into most of the things that we do.']],
  ['friend', ['And {Hero} loved {x}, and would tell you the same / with a hop in the middle, whenever you came.']],
  [
    'low',
    [
      'Not even {x} could cheer {Hero} that night, / though {they} thought of it hard, with {their} eyes shut up tight.',
    ],
  ],
]

/** Somebody who is dear has a couplet to themselves, of which they are no verb. */
const DEAR: Told = (['home', 'hobby', 'friend', 'want'] as const).map((fn) => [
  fn,
  [
    'And who was most dear? Why, {x}, of course, / who is better than cake, and as good as a horse.',
    'And {x} was the dearest by far, I should say, / the first in the morning, the last in the day.',
  ],
])

/** "Night-night" is said to what can lie down and to what can be seen from a bed, never to an act. */
const SLEEPS: ReadonlySet<SaidLove['kind']> = new Set(['thing', 'animal', 'food', 'dear'])

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

const SPOKEN: ReadonlySet<BeatName> = new Set(['hobby', 'home', 'friend', 'low', 'want', 'close'])

function saysLove(love: SaidLove, page: string): boolean {
  return [love.said, love.doing].some((words) =>
    new RegExp(`(?<![\\p{L}])${escaped(words)}(?![\\p{L}])`, 'iu').test(page),
  )
}

/** On a page that speaks of what the hero loves. */
export function isLoveTold(plan: StoryPlan, love: SaidLove, pages: readonly string[]): boolean {
  return plan.beats.some(({ fn }, at) => SPOKEN.has(fn) && saysLove(love, pages[at] ?? ''))
}

function filled(plan: StoryPlan, line: string, x: string): string {
  const told = line.replace('{x}', x).replace(/\{(\p{L}+(?:’s)?)\}/gu, (_, name: string) => plan.words[name] ?? '')
  return upper(told.charAt(0)) + told.slice(1)
}

const asSaid = (plan: StoryPlan, love: SaidLove, fn: BeatName) =>
  plan.rhyme || (fn === 'hobby' && plan.band === 'b0_3') || love.kind === 'dear' || love.kind === 'doing'
    ? love.doing
    : love.said

function fitting(
  plan: StoryPlan,
  fn: BeatName,
  page: string,
  loves: readonly SaidLove[],
  room: number,
): string | undefined {
  const isDear = plan.rhyme && loves.some((love) => love.kind === 'dear')
  if (isDear && loves.length > 1) return undefined
  const told = isDear ? DEAR : plan.rhyme ? VERSE : plan.band === 'b0_3' ? LAP : PROSE
  if (plan.band === 'b0_3' && !plan.rhyme && fn === 'close' && !loves.every((love) => SLEEPS.has(love.kind)))
    return undefined
  const isAlone = plan.cast.every((one) => one.role !== 'companion')
  const tellings = (told.find(([one]) => one === fn)?.[1] ?? []).filter((line) => !isAlone || !line.startsWith('They'))
  const from = plan.seed % Math.max(1, tellings.length)
  const x = listed(loves.map((love) => (isDear ? love.said : asSaid(plan, love, fn))))
  return [...tellings.slice(from), ...tellings.slice(0, from)]
    .map((line) => (plan.rhyme ? inVerse(filled(plan, line, x)) : filled(plan, line, x)))
    .find((line) => wordCount(line) <= room && !page.includes(line))
}

/** Every other love that no page tells yet, on the first page with room: together where they can be, else one by one. */
export function withLoves(plan: StoryPlan, pages: readonly string[]): string[] {
  const told = [...pages]
  const limits = limitsOf(plan.band, plan.rhyme)
  const order = (plan.rhyme ? VERSE : plan.band === 'b0_3' ? LAP : PROSE).map(([fn]) => fn)
  const left = (plan.loves ?? []).filter((love) => !isLoveTold(plan, love, told))
  const put = (loves: readonly SaidLove[]): boolean => {
    const whole = limits.total[1] - told.reduce((sum, page) => sum + wordCount(page), 0)
    for (const fn of order) {
      const at = plan.beats.findIndex((beat) => beat.fn === fn)
      const page = told[at]
      if (page === undefined || (plan.loves ?? []).some((love) => fn !== 'hobby' && saysLove(love, page))) continue
      const line = fitting(plan, fn, page, loves, Math.min(whole, limits.page[1] - wordCount(page)))
      if (line === undefined) continue
      told[at] = `${page}${plan.rhyme ? '\n' : ' '}${line}`
      return true
    }
    return false
  }
  if (left.length > 1 && left.length < 4 && put(left)) return told
  for (const love of left) put([love])
  return told
}

/** A page told anew keeps what it said of the hero's loves. */
export function lovesAgain(plan: StoryPlan, fn: BeatName, old: string, told: string): string {
  const lost = (plan.loves ?? []).filter((love) => SPOKEN.has(fn) && saysLove(love, old) && !saysLove(love, told))
  if (lost.length === 0) return told
  const line = fitting(plan, fn, told, lost, limitsOf(plan.band, plan.rhyme).page[1] - wordCount(told))
  return line === undefined ? told : `${told}${plan.rhyme ? '\n' : ' '}${line}`
}

/** What the pages did not say in the end. */
export function lovesUntold(plan: StoryPlan, pages: readonly string[]): string[] {
  return (plan.loves ?? []).filter((love) => !isLoveTold(plan, love, pages)).map((love) => loveUntold(love.typed))
}
