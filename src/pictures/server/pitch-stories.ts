// Three stories to choose from, planned as they would be told and with their covers drawn; dealt to nobody and kept nowhere.

import type { z } from 'zod'
import { hashText } from '../../base/dice.ts'
import { withLooks } from '../../books/server/book-looks.ts'
import { STYLES } from '../../drawing/draw.ts'
import { seasonOfWords } from '../../drawing/places/season.ts'
import type { FirstLook, LongCall } from '../../platform/http/long-route.ts'
import { briefOfBook } from '../../stories/brief-of-book.ts'
import { lookAtDeal } from '../../stories/server/deal-story.ts'
import { planStory } from '../../stories/server/plan-story.ts'
import { ledgerOf } from '../../stories/server/story-rows.ts'
import type { Brief } from '../../writing/brief/brief.ts'
import type { Ledger } from '../../writing/dealing/ledger.ts'
import { offeredWorlds } from '../../writing/dealing/offered-worlds.ts'
import { howNear } from '../../writing/lives/choose-life.ts'
import { coverBeat } from '../../writing/plan/cover-beat.ts'
import { aboutStory } from '../../writing/plan/titles.ts'
import { defaultStyle, pictureSizes } from '../picture.ts'
import type { Pitch, pitchStories as contract } from '../pitch-contract.ts'
import { drawPicture } from './draw-picture.ts'
import { holdPitches } from './limits.ts'

type Asked = z.output<typeof contract.input>

interface Found {
  brief: Brief
  ledger: Ledger
}

/** So many at a time. */
const offered = 3

export async function lookAtOrder({ rows, caller, input }: FirstLook<Asked>): Promise<Found> {
  const brief = briefOfBook({
    recipient_type: input.recipient_type ?? '',
    recipient_age: input.recipient_age ?? null,
    occasion: input.occasion ?? '',
    genre: input.genre ?? '',
    story_setting: input.story_setting ?? '',
    story_theme: input.story_theme ?? '',
    moral_lesson: input.moral_lesson ?? '',
    personal_elements: input.personal_elements ?? '',
    avoid: input.avoid ?? '',
    rhyme: input.rhyme ?? false,
    characters: input.characters ?? [],
  })
  // The covers show whom the book will show.
  const cast = (input.characters ?? []).map((one, at) => ({
    ...{ ...one, character_order: at + 1, book_id: input.draft_key ?? '', look: null, look_seed: 0 },
  }))
  return { brief: withLooks(brief, cast), ledger: await ledgerOf(rows, caller.id) }
}

export async function pitchStories(call: LongCall<Asked>, { brief, ledger }: Found) {
  const { hands, caller, input } = call
  await holdPitches(hands, caller.id)
  const seed = hashText(input.draft_key ?? caller.id)
  const { owner } = hands.database
  const dealt = await lookAtDeal(owner, brief, seed, ledger)
  // First what Generate Story would tell of itself.
  const worlds = [...new Set([dealt.pack, ...offeredWorlds(brief, seed, ledger)])].filter(
    (world) => !input.except.includes(world),
  )
  const pitches = await Promise.all(
    worlds.slice(0, offered).map((world) => pitchOf(call, { brief: { ...brief, world }, ledger }, seed, world)),
  )
  return { pitches, more: worlds.length > offered }
}

async function pitchOf(call: LongCall<Asked>, { brief, ledger }: Found, seed: number, world: string): Promise<Pitch> {
  const { hands, input, signal } = call
  const deal = await lookAtDeal(hands.database.owner, brief, seed, ledger)
  const { plan, titles } = await planStory({ brief, seed, ledger, deal })
  const scene = coverBeat(plan)?.scene
  if (!scene) throw new Error('A plan without a page')
  const season = seasonOfWords(input.occasion ?? '')
  const { webp } = await drawPicture(
    {
      cover: { cast: plan.cast, scene, seed: plan.seed, ...(season && { season }) },
      style: STYLES.find((one) => one === input.art_style_id) ?? defaultStyle,
      width: pictureSizes.preview.width,
    },
    { turn: 'first', signal },
  )
  return {
    ...{ world, seed },
    title: titles[0] ?? '',
    words: aboutStory(plan),
    tells: howNear(brief, world),
    there: plan.words['there'] ?? '',
    cover: `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`,
  }
}
