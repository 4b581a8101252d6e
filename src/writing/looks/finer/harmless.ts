// Where on a thing something is, and how it is worn: it goes without saying, and tells nothing else.
import type { Token } from '../look-tokens.ts'
import { phrase, type Said } from './said.ts'
import { endsAt, note } from './said-words.ts'

export const harmless = (tokens: readonly Token[], at: number, said: Said): number => {
  for (let long = 5; long > 0; long -= 1) {
    if (at + long > tokens.length || !HARMLESS.test(phrase(tokens, at, at + long)) || !endsAt(tokens, at + long))
      continue
    note(said, at, at + long)
    return at + long
  }
  return at
}
const HARMLESS =
  /^(?:(?:right |just )?at (?:the |each |both |either )?(?:front|back|ends?|sides?|top|crown|temples|bottom|nape)|on (?:the )?(?:top|front|back|each side|both sides|either side|one side)(?: of (?:her|his|the) head)?|in the (?:middle|front|back)|going back|(?:underneath|over|on|under) everything|over the top|round the edges?|open(?: \d buttons)?|(?:un)?buttoned(?: up)?|undone|wet|dry|shaved in|up|down|in (?:it|them|a net)|through it|running through it|all round|in (?:her|his) hair|on (?:her|his) head|on (?:all |both |each |every |one )?(?:of )?(?:his |her |its |the )?(?:two |four |three |six |eight )?(?:feet|foot|paws?|hooves|hoof|legs)|pulled (?:down|up|tight)|pushed up(?: (?:in|on) (?:her|his) (?:hair|head))?|hanging (?:down|round (?:her|his) neck)|tied (?:(?:under|round|around|at|behind|over|in|on) )+(?:(?:her|his|the|a) )?(?:chin|neck|waist|head|back|front|ears?|shoulders?|throat|knot|bow|hips?)(?: of (?:her|his|the) (?:neck|head))?|in (?:her|his|the|a) (?:pocket|bag|backpack|hand|rucksack|handbag)|on (?:her|his|the|a) (?:belt|waist|waistband|hip)|in (?:her|his) hands?|slung over (?:her|his) shoulder|tucked in|done up|zipped up|without (?:a )?(?:sleeves|hood|laces)|(?:on|with) a (?:strap|chain|string|cord)(?: (?:round|around) (?:her|his|the) neck)?|on its (?:tummy|belly|chest|front|side|back|head|body|arm|nose)|made (?:of|from|out of) (?:paper|card|cardboard|wool|felt|plastic|straw|leather|cotton|denim|velvet|silk|lace|wood))$/
