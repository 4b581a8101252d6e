// What people type, parsed at the door: trimmed, normalised, bounded, printable.

import { z } from 'zod'
import { unprintedWords } from './printed-letters.ts'

// Controls (tab and line breaks aside), bidi overrides, invisible spaces, lone surrogates, non-characters. The joiners
// U+200C and U+200D stay: Persian, Hindi and family emoji need them.
const unprintable = /(?![\t\n\r])\p{Cc}|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]|\p{Cs}/u

export interface TextRules {
  /** Longest text kept, in UTF-16 units. */
  max: number
  /** The name a person knows the field by; begins each message. */
  label: string
  /** Words when nothing is left after trimming; without them an empty text is fine. */
  required?: string
  /** It goes into the book, whose fonts have not every letter there is. */
  isPrinted?: boolean
}

/** A text field. Refuses what cannot be printed instead of dropping it silently. */
export function text({ max, label, required, isPrinted = false }: TextRules) {
  const lacking = (value: string) => (isPrinted ? unprintedWords(value, `the ${label.toLowerCase()}`) : undefined)
  return z
    .string(required ?? `${label} must be text`)
    .max(max * 4, `${label} can have at most ${max} characters`)
    .transform((value) => value.normalize('NFC').trim())
    .refine((value) => value.length <= max, `${label} can have at most ${max} characters`)
    .refine((value) => !unprintable.test(value), `${label} contains characters that cannot be printed`)
    .refine((value) => lacking(value) === undefined, { error: ({ input }) => lacking(String(input)) })
    .refine((value) => required === undefined || value !== '', required ?? '')
}

/** A text field on one line. */
export function line(rules: TextRules) {
  return text(rules).refine((value) => !/[\r\n]/.test(value), `${rules.label} must be on one line`)
}
