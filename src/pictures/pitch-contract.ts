// The call for stories to choose from, before one is written: nothing of it is kept.

import { z } from 'zod'
import { endpoint, memberOrVisitor } from '../base/endpoint.ts'
import { createBook } from '../books/contract.ts'
import { pickedStory } from '../stories/picked-story.ts'

/** How near it comes to the wish; `free`: nothing was wished for that a story is planned by, or it is another one. */
const pitchKinds = ['told', 'near', 'free'] as const

export const pitch = pickedStory.extend({
  title: z.string(),
  /** What it begins with, in two or three sentences. */
  words: z.string(),
  tells: z.enum(pitchKinds),
  /** "At the lighthouse": that it plays where the wish does, or nearest to it; '' of a story in a place of its own. */
  there: z.string(),
  /** WebP, as a data URL. */
  cover: z.string(),
})
export type Pitch = z.infer<typeof pitch>

export const pitchStories = endpoint({
  name: 'pitch-stories',
  summary:
    'Three stories that could be told of these answers, the nearest first, each with title, first words and cover.',
  method: 'POST',
  path: '/api/pitches',
  ...memberOrVisitor,
  input: createBook.input
    .pick({
      recipient_type: true,
      recipient_age: true,
      occasion: true,
      genre: true,
      story_setting: true,
      story_theme: true,
      moral_lesson: true,
      personal_elements: true,
      avoid: true,
      rhyme: true,
      art_style_id: true,
      characters: true,
      draft_key: true,
    })
    .extend({
      /** Worlds that were offered already. */
      except: z
        .array(z.string('except must be worlds').max(40, 'except must be worlds'))
        .max(200, 'except can have at most 200 worlds')
        .default([]),
    }),
  output: z.object({
    pitches: z.array(pitch),
    /** Whether there are others. */
    more: z.boolean(),
  }),
})
