// What anybody may ask of the server without an account.

import { z } from 'zod'
import { endpoint } from '../base/endpoint.ts'
import { paths } from '../base/paths.ts'
import { line, text } from '../base/text.ts'
import { emailAddress } from '../members/email-address.ts'
import { firstTaste, tasteHair, tasteKinds, tasteSkins, tasteStyles } from './taste-look.ts'

export const downloadSample = endpoint({
  name: 'download-sample',
  summary: 'A sample book as a PDF for screens.',
  method: 'GET',
  path: '/samples/{slug}/book.pdf',
  access: 'public',
  input: z.strictObject({ slug: z.string() }),
  media: ['application/pdf'],
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

export const subscription = z.strictObject({ email: emailAddress })

export const subscribe = endpoint({
  name: 'newsletter-subscribe',
  summary: 'Ask for the newsletter: a mail asks back. The answer never tells who is on the list.',
  method: 'POST',
  path: '/api/newsletter',
  access: 'public',
  input: subscription,
  output: z.object({ success: z.literal(true), message: z.string() }),
})

export const message = z.strictObject({
  name: line({ label: 'Name', max: 100 }),
  email: emailAddress,
  message: text({ label: 'Message', max: 4000, required: 'Message is required' }),
})

const page = { access: 'public', input: z.strictObject({}), media: ['text/html'], output: z.string() } as const
const choice = z.strictObject({ token: z.string() })

/** What a form of the public pages sends; the answer leads to a page that says what came of it. */
export const forms = {
  subscribe: endpoint({
    ...page,
    name: 'newsletter-form',
    summary: 'The newsletter form of the public pages.',
    method: 'POST',
    form: subscription,
    path: paths.newsletter,
  }),
  choose: endpoint({
    ...page,
    name: 'newsletter-page',
    summary: 'The page on which the newsletter is confirmed or ended, from the link in a mail.',
    method: 'GET',
    path: paths.newsletterChoice('{token}'),
    input: choice,
  }),
  chosen: endpoint({
    ...page,
    name: 'newsletter-choice',
    summary:
      'Confirms the newsletter or ends it, as the form field `choice` says; a mail program’s own button ends it (RFC 8058).',
    method: 'POST',
    form: z.object({
      choice: z.enum(['yes', 'no']).optional(),
      'List-Unsubscribe': z.literal('One-Click').optional(),
    }),
    path: paths.newsletterChoice('{token}'),
    input: choice,
  }),
  write: endpoint({
    ...page,
    name: 'contact-form',
    summary: 'A message to the operator, sent by mail.',
    method: 'POST',
    form: message,
    path: paths.messages,
  }),
}
