// A mail ready to go out, and whoever takes it out.

export interface Letter {
  id: string
  from: string
  to: string
  subject: string
  text: string
  html: string
  /** Where one leaves the list that it belongs to; a letter about one's own account or order belongs to none. */
  unsubscribe: string | null
  date: Date
}

export type Postman = (letter: Letter) => Promise<void>

/** No answering machine shall answer a machine (RFC 3834), and a list says how it is left (RFC 2369), by one tap (RFC 8058). */
export const extraHeaders = ({ unsubscribe }: Letter): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  ...(unsubscribe && {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
})

/** The same for each try, so that a mail that arrives twice can be recognised. */
export const messageId = ({ id, from }: Letter) => `<${id}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'}>`
