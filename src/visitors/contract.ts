// What anybody may ask of the server without an account.

import { z } from 'zod'
import { endpoint } from '../base/endpoint.ts'
import { firstTaste, tasteHair, tasteKinds, tasteSkins, tasteStyles } from './taste.ts'

export const downloadSample = endpoint({
  name: 'download-sample',
  summary: 'A sample book as a PDF for screens.',
  method: 'GET',
  path: '/samples/{slug}/book.pdf',
  access: 'public',
  input: z.strictObject({ slug: z.string() }),
  output: z.string(),
})

export const tasteChoice = z.strictObject({
  name: z.string('Please give a name.').max(400, 'A name may have at most 40 letters.'),
  kind: z.enum(tasteKinds, `kind must be one of ${tasteKinds.join(', ')}`).default(firstTaste.kind),
  skin: z.enum(tasteSkins, `skin must be one of ${tasteSkins.join(', ')}`).default(firstTaste.skin),
  hair: z.enum(tasteHair, `hair must be one of ${tasteHair.join(', ')}`).default(firstTaste.hair),
  style: z.enum(tasteStyles, `style must be one of ${tasteStyles.join(', ')}`).default(firstTaste.style),
})

export const taste = endpoint({
  name: 'taste',
  summary: 'The cover and the first page of a book with this hero, drawn at once; nothing of it is kept.',
  method: 'POST',
  path: '/api/taste',
  access: 'public',
  input: tasteChoice,
  output: z.object({
    name: z.string(),
    title: z.string(),
    text: z.string(),
    /** WebP pictures as `data:` addresses. */
    cover: z.string(),
    page: z.string(),
  }),
})
