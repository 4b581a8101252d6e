// The mail to the member that her pictures are there. Its subject names no book, for books are named after children.

import { paths } from '../../base/paths.ts'
import type { Config } from '../../platform/config.ts'
import type { MailDraft } from '../../platform/mail/mail.ts'
import { letter } from '../../platform/mail/plain-letter.ts'
import { jobFailed } from '../picture-words.ts'
import type { JobRow } from './job-rows.ts'

export function picturesMail(
  { PUBLIC_URL, PORT }: Pick<Config, 'PUBLIC_URL' | 'PORT'>,
  { to, title }: { to: string; title: string },
  {
    status,
    book_id,
    completed_pages,
    total_pages,
  }: Pick<JobRow, 'status' | 'book_id' | 'completed_pages' | 'total_pages'>,
): MailDraft {
  const isDone = status === 'completed'
  const book = title === '' ? 'your book' : `“${title}”`
  return letter({
    kind: 'pictures-ready',
    to,
    subject: isDone ? 'The pictures of your book are ready' : 'Some pictures of your book are missing',
    lines: isDone
      ? [`Every page of ${book} has its picture now. Have a look, change what you like, and finish your book.`]
      : [`${completed_pages} of ${total_pages} pictures of ${book} are drawn. ${jobFailed}`],
    link: {
      words: 'Look at the pictures',
      href: `${PUBLIC_URL ? new URL(PUBLIC_URL).origin : `http://localhost:${PORT}`}${paths.dashboard}/book/${book_id}/images`,
    },
    closing: ['You get this mail once for each time that the pictures of your book are drawn.'],
  })
}
