// The calls about finished copies: finishing a book, what is made of it, whether it can be printed.

import { z } from 'zod'
import { endpoint } from '../base/endpoint.ts'
import { listOf, placeQuery } from '../base/pagination.ts'
import { book } from '../books/contract.ts'
import { downloads } from './edition.ts'

const id = z.uuid('That id is not valid')

export const editionMark = z.object({ id: z.string(), number: z.number(), sha256: z.string() })

export const edition = editionMark.extend({
  book_id: z.string().nullable(),
  title: z.string(),
  cover_url: z.string(),
  back_url: z.string(),
  end_papers_url: z.string(),
  /** How it was made, a paragraph each, as it is printed. */
  colophon: z.array(z.string()),
  created_at: z.string(),
  /** Whether every picture is drawn at print size. */
  print_ready: z.boolean(),
  /** The book says or shows something else by now: whoever orders it, approves it or finishes it gets the next edition. */
  has_changes: z.boolean(),
})
export type Edition = z.infer<typeof edition>

export const finalizeBook = endpoint({
  name: 'books-finalize',
  summary: 'Freeze a book into its next edition and bind the PDF for screens; the same content is the same edition.',
  method: 'POST',
  path: '/functions/v1/books-finalize',
  access: 'member',
  input: z.strictObject({ bookId: id }),
  alsoStatus: 202,
  refuses: [409],
  /** 202: it is still being bound, the book is as it was; asked again it is the same edition. */
  output: book.extend({ edition: editionMark, goes_on: z.boolean() }),
})

export const listEditions = endpoint({
  name: 'list-editions',
  summary: "A book's finished copies, newest first.",
  method: 'GET',
  path: '/api/books/{id}/editions',
  access: 'member',
  input: z.strictObject({ id, ...placeQuery }),
  output: listOf(edition),
})

export const sheets = z.object({
  cover_url: z.string(),
  back_url: z.string(),
  end_papers_url: z.string(),
  /** How it was made, a paragraph each. */
  colophon: z.array(z.string()),
})
export type Sheets = z.infer<typeof sheets>

export const readSheets = endpoint({
  name: 'read-sheets',
  summary: 'What is around the story of a book as it stands: cover, back and end papers as they will be printed.',
  method: 'GET',
  path: '/api/books/{id}/sheets',
  access: 'member',
  input: z.strictObject({ id }),
  refuses: [409],
  output: sheets,
})

export const download = z.object({
  kind: z.enum(downloads),
  /** Signed, expiring, with byte ranges. */
  url: z.string(),
  /** What to call it on the reader's own machine. */
  file_name: z.string(),
  content_type: z.string(),
  bytes: z.number(),
})

export const downloadEdition = endpoint({
  name: 'download-edition',
  summary: 'One thing made of an edition, by a signed link; made when it is first asked for, and the same ever after.',
  method: 'GET',
  path: '/api/editions/{id}/downloads/{kind}',
  access: 'member',
  input: z.strictObject({ id, kind: z.enum(downloads, `kind must be one of ${downloads.join(', ')}`) }),
  refuses: [402, 409],
  output: download,
})

/** What is changed to mend a finding. */
export const mendPlaces = ['title', 'dedication', 'characters', 'story', 'page', 'picture', 'description'] as const
export type MendPlace = (typeof mendPlaces)[number]

export const finding = z.object({
  code: z.string(),
  /** An error keeps a book from the printer and the cart; a warning does not. */
  severity: z.enum(['error', 'warning']),
  /** A story page, or null for the book as a whole. */
  page: z.number().nullable(),
  message: z.string(),
  /** How to mend it. */
  mend: z.string(),
  mend_at: z.enum(mendPlaces),
})
export type Finding = z.infer<typeof finding>

export const passport = z.object({
  book_id: z.string(),
  can_print: z.boolean(),
  story_pages: z.number(),
  printed_pages: z.number(),
  /** Inches. */
  trim: z.object({ width: z.number(), height: z.number() }),
  bleed: z.number(),
  safe_margin: z.number(),
  /** Dots an inch on paper, page by page; null where there is no picture. */
  ppi: z.array(z.object({ page: z.number(), ppi: z.number().nullable() })),
  names: z.array(z.object({ name: z.string(), pages: z.array(z.number()) })),
  findings: z.array(finding),
})
export type Passport = z.infer<typeof passport>

export const readPassport = endpoint({
  name: 'read-passport',
  summary: 'Whether a book as it stands can be printed, and if not, what is to be mended on which page.',
  method: 'GET',
  path: '/api/books/{id}/passport',
  access: 'member',
  input: z.strictObject({ id }),
  output: passport,
})
