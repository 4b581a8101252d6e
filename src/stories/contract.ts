// The calls about a book's story and its pages.

import { z } from 'zod'
import { endpoint, memberOrVisitor } from '../base/endpoint.ts'
import { listOf, listQuery, placeQuery } from '../base/pagination.ts'
import { text } from '../base/text.ts'
import { book } from '../books/contract.ts'
import { pickedStory } from './picked-story.ts'
import { missingBookId, pageTextRequired, saveBookFirst } from './story-words.ts'
import { storyLimits, storyStatuses, waysOfWriting } from './story.ts'

const id = z.uuid('That id is not valid')

export const page = z.object({
  id: z.string(),
  book_id: z.string(),
  page_number: z.number(),
  text_content: z.string(),
  /** Names, in the order of the scene. */
  characters_on_page: z.array(z.string()),
  image_url: z.string().nullable(),
  preview_image_url: z.string().nullable(),
  image_prompt: z.string().nullable(),
  alt_text: z.string(),
  /** Of a member's own words: what the picture could not show. */
  unshown: z.array(z.string()),
  /** Counts up with every change of the text. */
  version: z.number(),
  created_at: z.string(),
})
export type Page = z.infer<typeof page>

export const storyProgress = z.object({
  completedPages: z.number(),
  totalPages: z.number(),
  /** 0 to 100. */
  progress: z.number(),
})
export type StoryProgress = z.infer<typeof storyProgress>

/** What a screen needs to know of a book's newest story, at any moment and after a refresh. */
export const story = storyProgress.extend({
  /** Null while there is none. */
  id: z.string().nullable(),
  book_id: z.string(),
  status: z.enum(storyStatuses),
  /** 1 for the book's first story, 2 for the next one, …; 0 while there is none. */
  number: z.number(),
  /** 'embedded', or provider and model. */
  engine: z.string(),
  /** Five, ready with the story's plan. */
  titles: z.array(z.string()),
  /** A suggestion, and others to be picked instead; the book's own dedication is the member's. */
  dedication: z.string(),
  dedications: z.array(z.string()),
  blurb: z.string(),
  refrain: z.string(),
  /** What the member is told plainly under the story. */
  notices: z.array(z.string()),
  /** Whether it is the member's own, word for word. */
  is_own: z.boolean(),
  /** Whether whoever tells a page anew can follow any wish: a language model can; our own storyteller follows those of `read-page-wishes`. */
  follows_wishes: z.boolean(),
  ...{ created_at: z.string().nullable(), ended_at: z.string().nullable() },
})
export type Story = z.infer<typeof story>

export const toldStory = z.object({
  success: z.literal(true),
  book,
  pages: z.array(page),
  notices: z.array(z.string()),
})
export type ToldStory = z.infer<typeof toldStory>

const unsaved: readonly unknown[] = [undefined, null, '', 'new']

/**
 * With `Accept: text/event-stream` it answers `page` (a Page), `progress` (StoryProgress), `done` (as the JSON answer) and
 * `error` (`{success: false, error, code}`).
 */
export const generateStory = endpoint({
  name: 'story-generate',
  summary:
    'Write the story of a saved book, or join the writing that is under way; streams with Accept: text/event-stream.',
  method: 'POST',
  path: '/functions/v1/story-generate',
  ...memberOrVisitor,
  input: z.strictObject({
    bookId: z.uuid({ error: ({ input }) => (unsaved.includes(input) ? saveBookFirst : 'That id is not valid') }),
    /** Whether an outside model writes the words; by default if one is set. */
    ai: z.boolean('ai must be true or false').optional(),
    /** The same seed and answers give the same plan, whatever the member has had before. */
    seed: z
      .number('seed must be a number')
      .int('seed must be a whole number')
      .min(0, `seed must be between 0 and ${storyLimits.largestSeed}`)
      .max(storyLimits.largestSeed, `seed must be between 0 and ${storyLimits.largestSeed}`)
      .optional(),
    /** Without it the nearest to the answers is told. */
    pitch: z.strictObject(pickedStory.shape).optional(),
    /** How many stories the book had when this one was asked for: whoever asks again, because the answer was lost, gets the same. */
    after: z
      .int('after must be the number of a story, or 0')
      .min(0, 'after must be the number of a story, or 0')
      .optional(),
  }),
  media: ['application/json', 'text/event-stream'],
  refuses: [409],
  output: toldStory,
})

/** The same events as `story-generate`, for a screen that was refreshed: it starts nothing. */
export const followStory = endpoint({
  name: 'follow-story',
  summary: 'The newest story of a book as server-sent events: what is written already, then each page, then its end.',
  method: 'GET',
  path: '/api/books/{id}/story/events',
  ...memberOrVisitor,
  input: z.strictObject({ id }),
  media: ['text/event-stream'],
  output: toldStory,
})

export const readStory = endpoint({
  name: 'read-story',
  summary: "How a book's newest story stands, with its titles, dedication suggestion, back-cover words and notices.",
  method: 'GET',
  path: '/api/books/{id}/story',
  ...memberOrVisitor,
  input: z.strictObject({ id }),
  output: story,
})

export const generateTitles = endpoint({
  name: 'titles-generate',
  summary: 'Five titles for a book, from its story or, before there is one, from what it is to be about.',
  method: 'POST',
  path: '/functions/v1/titles-generate',
  ...memberOrVisitor,
  input: z.strictObject({ bookId: id, ai: z.boolean('ai must be true or false').optional() }),
  output: z.object({ titles: z.array(z.string()), notices: z.array(z.string()) }),
})

export const listPages = endpoint({
  name: 'list-pages',
  summary: 'All pages of a book in their order, always the whole list.',
  method: 'GET',
  path: '/api/books/{id}/pages',
  ...memberOrVisitor,
  input: z.strictObject({ id, ...listQuery }),
  output: listOf(page),
})
export const readPage = endpoint({
  name: 'read-page',
  summary: 'One page.',
  method: 'GET',
  path: '/api/pages/{id}',
  ...memberOrVisitor,
  input: z.strictObject({ id }),
  output: page,
})
/** A stale `version` (or If-Match) is a 409 with the page as it stands in `current`. */
export const changePage = endpoint({
  name: 'change-page',
  summary: 'Change the words of a page; the words before are kept in its history.',
  method: 'PATCH',
  path: '/api/pages/{id}',
  ...memberOrVisitor,
  input: z.strictObject({
    id,
    text_content: text({ label: 'Page text', isPrinted: true, max: storyLimits.pageText, required: pageTextRequired }),
    version: z.number('version must be a number').int('version must be a whole number').optional(),
  }),
  refuses: [409],
  output: page,
})
export const describePicture = endpoint({
  name: 'describe-picture',
  summary: 'What is seen on the picture of a page, in the words of its member, for those who cannot see it.',
  method: 'PATCH',
  path: '/api/pages/{id}/alt-text',
  ...memberOrVisitor,
  input: z.strictObject({
    id,
    alt_text: text({
      label: 'Description',
      max: storyLimits.altText,
      required: 'Please say what is seen on the picture',
    }),
  }),
  output: page,
})
export const regeneratePage = endpoint({
  name: 'pages-regenerate',
  summary: 'Tell one page anew, with a wish if there is one; what other pages lean on stays.',
  method: 'POST',
  path: '/functions/v1/pages-regenerate',
  ...memberOrVisitor,
  input: z.strictObject({
    pageId: id,
    bookId: z.uuid({ error: ({ input }) => (unsaved.includes(input) ? missingBookId : 'That id is not valid') }),
    prompt: text({ label: 'Your wish', max: storyLimits.wish }).optional(),
  }),
  refuses: [409],
  output: page.extend({ notices: z.array(z.string()) }),
})
export const readPageWishes = endpoint({
  name: 'read-page-wishes',
  summary:
    'Wishes for a page, as it stands, that our own storyteller can follow; `says` is what to send as the prompt.',
  method: 'GET',
  path: '/api/pages/{id}/wishes',
  ...memberOrVisitor,
  input: z.strictObject({ id }),
  output: z.object({ wishes: z.array(z.object({ label: z.string(), says: z.string() })) }),
})
export const pageVersion = z.object({
  version: z.number(),
  text_content: z.string(),
  came: z.enum(waysOfWriting),
  /** Which story of the book it belongs to. */
  story_id: z.string().nullable(),
  /** The picture that these words had when another story took their place. */
  image_url: z.string().nullable(),
  created_at: z.string(),
})
export type PageVersion = z.infer<typeof pageVersion>

export const readPageHistory = endpoint({
  name: 'read-page-history',
  summary: 'Every text a page has had, newest first.',
  method: 'GET',
  path: '/api/pages/{id}/history',
  ...memberOrVisitor,
  input: z.strictObject({ id, ...placeQuery }),
  output: listOf(pageVersion),
})
export const undoPage = endpoint({
  name: 'undo-page',
  summary: 'Give a page back the words it had before, within its present story.',
  method: 'POST',
  path: '/api/pages/{id}/undo',
  ...memberOrVisitor,
  input: z.strictObject({ id }),
  refuses: [409],
  output: page,
})
