// story.json: a story told from a brief and kept; told once, its words are whatever the file says.

import { z } from 'zod'
import { canonical } from '../../base/canonical.ts'
import { hashText } from '../../base/dice.ts'
import { unprintedWords } from '../../base/printed-letters.ts'
import { Refusal } from '../../base/refusal.ts'
import { checkMyself, checkRecipientAge } from '../../books/recipient-ages.ts'
import { readBrief, type Brief } from '../../writing/brief/brief.ts'
import { withChoices } from '../../writing/looks/look-notices.ts'
import { planOwn } from '../../writing/own/plan-own.ts'
import { plan } from '../../writing/plan/plan.ts'
import type { StoryPlan } from '../../writing/plan/story-plan.ts'
import { tell } from '../../writing/telling/tell.ts'
import { titles } from '../../writing/plan/titles.ts'
import { dedication } from '../../writing/plan/dedications.ts'
import type { BookFolder } from './book-folder.ts'
import { BadOrder, type Order } from './read-order.ts'

export const storyName = 'story.json'

export interface Story {
  brief: Brief
  plan: StoryPlan
  title: string
  dedication: string
  /** The words of each page. */
  texts: string[]
  /** How many pages somebody wrote anew in the file. */
  pagesByHand: number
  /** The feast as it was typed. */
  occasion: string
  /** It lay in the folder already. */
  isKept: boolean
}

const given = z.looseObject({
  title: z.string().catch(''),
  dedication: z.string().catch(''),
  occasion: z.string().catch(''),
})

const storyFile = z.looseObject({
  seed: z.number(),
  brief: z.unknown(),
  titles: z.tuple([z.string()], z.string()),
  dedication: z.string(),
  pages: z.array(z.looseObject({ text_content: z.string(), scene: z.unknown() })),
})
type StoryFile = z.output<typeof storyFile>

/** As our storyteller tells it today. */
interface Told {
  brief: Brief
  /** As it was typed. */
  asked: z.output<typeof given>
  plan: StoryPlan
  pages: readonly string[]
}

const aged = z.looseObject({
  recipient_type: z.string().catch(''),
  recipient_age: z.number().nullable().catch(null),
  characters: z.array(z.looseObject({ age: z.number().nullable().catch(null) })).catch([]),
})

/** The ages that the shop takes are the ages that are taken here. */
function checkAges(brief: unknown): void {
  const { recipient_type, recipient_age, characters } = aged.parse(brief)
  try {
    checkRecipientAge({ recipient_type, recipient_age })
    checkMyself(recipient_type, characters[0]?.age, 'characters.0.age')
  } catch (no) {
    if (!(no instanceof Refusal)) throw no
    const [field = 'recipient_age'] = Object.keys(no.details.fields ?? {})
    throw new BadOrder(`${field}: ${no.message}`)
  }
}

export function tellStory({ brief, seed }: Pick<Order, 'brief' | 'seed'>): Told {
  const read = readBrief(brief)
  if (!read.ok) throw new BadOrder(`${read.field}: ${read.message}`)
  checkAges(brief)
  const { own } = read.value
  const dice = seed ?? hashText(JSON.stringify(brief))
  const planned = own ? planOwn(read.value, own, dice) : plan(read.value, dice)
  const notices = withChoices(planned.notices, planned.cast)
  return {
    brief: read.value,
    asked: given.parse(brief),
    plan: { ...planned, notices },
    pages: own ? own.pages.map(({ text }) => text) : tell(planned).pages,
  }
}

/** The story that lies in the folder if it is this one, else this one put there. */
export function keepStory(folder: BookFolder, brief: unknown, told: Told): Story {
  const found = readStory(folder)
  const isKept = found !== undefined && isSame(found, brief, told.plan)
  const file = isKept ? found : fileOf(brief, told)
  if (!isKept) {
    folder.clear()
    folder.write(storyName, `${JSON.stringify(file, null, 2)}\n`)
  }
  const texts = file.pages.map((page) => page.text_content)
  checkLetters([['the title', file.titles[0]], ['the dedication', file.dedication], ...texts.map((text, at) => [`page ${at + 1}`, text] as const)]) // prettier-ignore
  return {
    brief: told.brief,
    plan: told.plan,
    title: file.titles[0],
    dedication: file.dedication,
    texts,
    pagesByHand: texts.filter((text, at) => text !== told.pages[at]).length,
    occasion: told.asked.occasion,
    isKept,
  }
}

/** The file may have been written on by hand. */
function checkLetters(texts: readonly (readonly [string, string])[]): void {
  for (const [where, text] of texts) {
    const lacking = unprintedWords(text, where)
    if (lacking !== undefined) throw new BadOrder(`${storyName}: ${lacking}`)
  }
}

function readStory(folder: BookFolder): StoryFile | undefined {
  const bytes = folder.read(storyName)
  if (!bytes) return undefined
  try {
    return storyFile.parse(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    return undefined
  }
}

/** The same answers and seed, planned as we plan them today: its scenes are what the pictures show. */
function isSame(found: StoryFile, brief: unknown, { seed, beats }: StoryPlan): boolean {
  const scenes = (list: readonly { scene?: unknown }[]) => canonical(list.map(({ scene }) => scene))
  return (
    found.seed === seed &&
    JSON.stringify(found.brief) === JSON.stringify(brief) &&
    scenes(found.pages) === scenes(beats)
  )
}

function fileOf(brief: unknown, told: Told): StoryFile {
  const { asked, plan: planned, pages } = told
  const { seed, cast, beats, notices } = planned
  const nameOf = new Map(cast.map((one) => [one.id, one.called ?? one.name]))
  const [first = '', ...others] = new Set(
    [asked.title.trim(), told.brief.own?.title ?? '', ...titles(planned)].filter((title) => title !== ''),
  )
  return {
    seed,
    brief,
    titles: [first, ...others.slice(0, 4)],
    dedication: asked.dedication.trim() || dedication(told.brief, seed),
    characters: cast,
    notices,
    pages: beats.map(({ scene }, at) => ({
      page_number: at + 1,
      text_content: pages[at] ?? '',
      characters_on_page: scene.who.flatMap((actor) => nameOf.get(actor.id) ?? []),
      scene,
    })),
  }
}
