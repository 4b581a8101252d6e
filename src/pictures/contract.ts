// The calls about pictures: styles, the cast, one picture, a whole book's, and the job that draws them.

import { z } from 'zod'
import { endpoint, memberOrVisitor } from '../base/endpoint.ts'
import { listOf, listQuery, placeQuery } from '../base/pagination.ts'
import { line, text } from '../base/text.ts'
import { character } from '../books/contract.ts'
import { booksWords } from '../books/words.ts'
import { page } from '../stories/contract.ts'
import { pageNotFoundWords } from '../stories/story-words.ts'
import { lookEndsShape } from './look-ends-shape.ts'
import { wishNeedsWords } from './picture-words.ts'
import { jobStatuses, pictureLimits } from './picture.ts'

const id = z.uuid('That id is not valid')
const wish = text({ label: 'Your wish', max: pictureLimits.wish, required: wishNeedsWords })

export const artStyle = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  prompt_addition: z.string(),
  is_active: z.boolean(),
})
export type ArtStyle = z.infer<typeof artStyle>

export const listArtStyles = endpoint({
  name: 'list-art-styles',
  summary: 'The art styles that a book can have.',
  method: 'GET',
  path: '/api/art-styles',
  access: 'public',
  input: z.strictObject(placeQuery),
  output: listOf(artStyle),
})

export const tryStyle = endpoint({
  name: 'try-style',
  summary: 'The first page of a book as another style would draw it; nothing of the book changes.',
  method: 'POST',
  path: '/api/books/{id}/style-trials',
  access: 'member',
  input: z.strictObject({ id, art_style_id: line({ label: 'Art style', max: 120, required: 'Choose a style' }) }),
  refuses: [409],
  output: z.object({ art_style_id: z.string(), imageUrl: z.string(), alt: z.string() }),
})

export const guideCast = endpoint({
  name: 'character-style-guide',
  summary: 'How each character of a book is drawn on every page: one sentence and its colors, frozen from here on.',
  method: 'POST',
  path: '/functions/v1/character-style-guide',
  ...memberOrVisitor,
  failure: () => 'Failed to generate character style guides',
  input: z.strictObject({ bookId: id }),
  refuses: [409],
  output: z.object({
    success: z.literal(true),
    characters: z.array(
      z.object({
        ...{ id: z.string(), name: z.string(), visual_style_guide: z.string(), palette: z.array(z.string()) },
        ...lookEndsShape,
      }),
    ),
  }),
})

export const generateCharacter = endpoint({
  name: 'characters-generate',
  summary:
    'The portrait of a character; asked again, what the member left unsaid about the looks is chosen anew. It is always drawn by our own illustrator, as every page draws the character; characterType and ai change nothing, since what is drawn is the type that the character has.',
  method: 'POST',
  path: '/functions/v1/characters-generate',
  ...memberOrVisitor,
  input: z.strictObject({
    characterId: id,
    characterType: text({ label: 'Character type', max: 60 }).default('fairytale'),
    ai: z.boolean('ai must be true or false').optional(),
  }),
  refuses: [409],
  output: z.object({ success: z.literal(true), character, imageUrl: z.string(), ...lookEndsShape }),
})

const drawnPage = z.object({
  success: z.literal(true),
  page,
  imageUrl: z.string(),
  isPreview: z.boolean(),
  engine: z.string(),
  /** Of a wish: what is drawn of it, "hat: red, on her head", and what is not, in the member's words. */
  understood: z.array(z.string()),
  left: z.array(z.string()),
  /** Whole sentences: what could not be drawn as it was wished, and who painted it. */
  notices: z.array(z.string()),
})
export type DrawnPage = z.infer<typeof drawnPage>

const pageResult = z.union([
  z.object({ pageId: z.string(), page_number: z.number(), imageUrl: z.string(), notice: z.string().optional() }),
  z.object({ pageId: z.string(), page_number: z.number(), error: z.string() }),
])

export const drawnBatch = z.object({
  success: z.boolean(),
  jobId: z.string(),
  status: z.enum(jobStatuses),
  completedPages: z.number(),
  totalPages: z.number(),
  results: z.array(pageResult),
})
export type DrawnBatch = z.infer<typeof drawnBatch>

const pageIds = z.array(id).min(1, 'filterPageIds must name a page').max(24, 'A book has 24 pages').optional()

const unsaid = (field: 'bookId' | 'pageId', words: string) => ({
  code: 'custom' as const,
  path: [field],
  message: words,
})

/** `{bookInfo: {id}, options?}` is the batch by another name. */
export const generateImage = endpoint({
  name: 'images-generate',
  summary: 'Draw the picture of one page, anew or as the member wishes it; a preview is small and counts for nothing.',
  method: 'POST',
  path: '/functions/v1/images-generate',
  access: 'member',
  input: z
    .strictObject({
      bookId: id.optional(),
      pageId: id.optional(),
      customPrompt: wish.optional(),
      feedbackPrompt: wish.optional(),
      feedback: wish.optional(),
      quality: z.string().max(20).optional(),
      size: z.string().max(20).optional(),
      isPreview: z.boolean('isPreview must be true or false').optional(),
      /** False: our own illustrator draws it, who prints it sharp at any size. */
      ai: z.boolean('ai must be true or false').optional(),
      bookInfo: z.object({ id }).optional(),
      options: z.object({ filterPageIds: pageIds }).optional(),
    })
    .superRefine(({ bookId, pageId, bookInfo }, context) => {
      if (bookInfo) return
      if (bookId === undefined) context.addIssue(unsaid('bookId', booksWords.notFound.title))
      if (pageId === undefined) context.addIssue(unsaid('pageId', pageNotFoundWords))
    }),
  refuses: [409],
  output: z.union([drawnPage, drawnBatch]),
})

export const generateImageBatch = endpoint({
  name: 'images-generate-batch',
  summary: 'Draw the pictures of a book or of some of its pages, and wait up to two minutes for them.',
  method: 'POST',
  path: '/functions/v1/images-generate-batch',
  access: 'member',
  failure: () => 'Failed to generate images',
  input: z.strictObject({ bookId: id, filterPageIds: pageIds }),
  alsoStatus: 202,
  refuses: [409],
  output: drawnBatch,
})

export const generateAllImages = endpoint({
  name: 'images-generate-consistency',
  summary: 'Start the job that draws every page that has no picture yet, or join the one under way.',
  method: 'POST',
  path: '/functions/v1/images-generate-consistency',
  access: 'member',
  failure: (status) => `Failed to start job: ${status}`,
  input: z.strictObject({ bookId: id, notifyEmail: z.boolean('notifyEmail must be true or false').default(false) }),
  refuses: [409],
  output: z.object({
    success: z.literal(true),
    jobId: z.string(),
    status: z.enum(jobStatuses),
    totalPages: z.number(),
  }),
})

export const jobPage = z.object({
  page_id: z.string(),
  page_number: z.number(),
  status: z.enum(jobStatuses),
  image_url: z.string().nullable(),
  error: z.string().nullable(),
  /** What is to be known of a page that is drawn: why another engine than the shop's drew it. */
  notice: z.string().nullable(),
})
export type JobPage = z.infer<typeof jobPage>

export const imageJob = z.object({
  id: z.string(),
  jobId: z.string(),
  book_id: z.string(),
  status: z.enum(jobStatuses),
  progress: z.number(),
  completedPages: z.number(),
  totalPages: z.number(),
  cancel_reason: z.string().nullable(),
  canceled_by: z.string().nullable(),
  pages: z.array(jobPage),
})
export type ImageJob = z.infer<typeof imageJob>

export const listImageJobs = endpoint({
  name: 'list-image-jobs',
  summary: 'The picture jobs of a book, newest first; none is idle.',
  method: 'GET',
  path: '/api/image-jobs',
  ...memberOrVisitor,
  input: z.strictObject({ book_id: id, ...listQuery }),
  output: listOf(imageJob),
})

export const readImageJob = endpoint({
  name: 'read-image-job',
  summary: 'How a picture job stands, page by page.',
  method: 'GET',
  path: '/api/image-jobs/{id}',
  ...memberOrVisitor,
  input: z.strictObject({ id }),
  output: imageJob,
})

/** Events: `progress` (the job without its pages), `page` (one of its pages) and `done` (the job). */
export const followImageJob = endpoint({
  name: 'follow-image-job',
  summary: 'A picture job as server-sent events: what is drawn already, then each page, then its end.',
  method: 'GET',
  path: '/api/image-jobs/{id}/events',
  ...memberOrVisitor,
  input: z.strictObject({ id }),
  media: ['text/event-stream'],
  output: imageJob,
})

export const cancelImageJob = endpoint({
  name: 'cancel-image-job',
  summary: 'Stop a picture job before its next page; the pictures drawn so far stay.',
  method: 'POST',
  path: '/api/image-jobs/{id}/cancel',
  access: 'member',
  input: z.strictObject({ id, reason: text({ label: 'Reason', max: pictureLimits.cancelReason }).optional() }),
  refuses: [409],
  output: imageJob,
})
