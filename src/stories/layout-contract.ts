// The call that says where words find room on a book's pictures.

import { z } from 'zod'
import { endpoint, memberOrVisitor } from '../base/endpoint.ts'
import { READER_BANDS } from '../stage/page-layout.ts'
import { SHOTS, TEXT_SIDES } from '../stage/scene.ts'

const id = z.uuid('That id is not valid')

export const layout = z.object({
  band: z.enum(READER_BANDS),
  pages: z.array(z.object({ page_number: z.number(), shot: z.enum(SHOTS), side: z.enum(TEXT_SIDES) })),
})
export type Layout = z.infer<typeof layout>

export const readLayout = endpoint({
  name: 'read-layout',
  summary:
    'Where on each picture its words find room, as `layPage` needs to know it; no pages while there is no story.',
  method: 'GET',
  path: '/api/books/{id}/layout',
  ...memberOrVisitor,
  input: z.strictObject({ id }),
  output: layout,
})
