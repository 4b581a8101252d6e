// A mail ready to go out, and whoever takes it out.

export interface Letter {
  id: string
  from: string
  to: string
  subject: string
  text: string
  html: string
  date: Date
}

export type Postman = (letter: Letter) => Promise<void>

/** The same for each try, so that a mail that arrives twice can be recognised. */
export const messageId = ({ id, from }: Letter) => `<${id}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'}>`
