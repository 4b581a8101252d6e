// Every "no" to a visitor.

import { Refusal } from '../base/refusal.ts'

export const nameRefused = (words: string) =>
  new Refusal(words, { status: 400, code: 'bad_input', fields: { name: words } })
