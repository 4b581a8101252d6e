// The calls about the pictures that a page has had.

import { z } from 'zod'
import { endpoint } from '../base/endpoint.ts'
import { listOf, placeQuery } from '../base/pagination.ts'
import { line } from '../base/text.ts'
import { page } from '../stories/contract.ts'

const id = z.uuid('That id is not valid')

export const earlierPicture = z.object({
  id: z.string(),
  image_url: z.string(),
  alt_text: z.string(),
  /** The one that the page shows now. */
  is_shown: z.boolean(),
  created_at: z.string(),
})
export type EarlierPicture = z.infer<typeof earlierPicture>

export const readPictures = endpoint({
  name: 'read-page-pictures',
  summary:
    'The pictures that a page has had in its present story and style, newest first: the last few are kept. Before it is painted, its drafts.',
  method: 'GET',
  path: '/api/pages/{id}/pictures',
  access: 'member',
  input: z.strictObject({ id, ...placeQuery }),
  output: listOf(earlierPicture),
})

export const usePicture = endpoint({
  name: 'use-picture',
  summary: 'Give a page one of the pictures back that it had.',
  method: 'POST',
  path: '/api/pages/{id}/pictures/use',
  access: 'member',
  input: z.strictObject({ id, picture: line({ label: 'Picture', max: 120, required: 'Choose a picture' }) }),
  output: page,
})
