// What anybody may ask of the server without an account.

import { z } from 'zod'
import { endpoint } from '../base/endpoint.ts'

export const downloadSample = endpoint({
  name: 'download-sample',
  summary: 'A sample book as a PDF for screens.',
  method: 'GET',
  path: '/samples/{slug}/book.pdf',
  access: 'public',
  input: z.strictObject({ slug: z.string() }),
  output: z.string(),
})
