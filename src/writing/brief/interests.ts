// Reads "what do they love?" as a list of things, one by one, in the member's own words.
import { TOGETHER } from '../loves/loves.data.ts'

/** As many as the form has room for; the story uses those that fit. */
const MOST = 24
const PAIRS = TOGETHER.split(',').map((one) => one.trim())
const JOINT = '\u0001'

/** What is one thing in spite of its "and", and what stands in brackets, is not cut. */
function bound(text: string): string {
  let whole = text.replace(/\([^)]*\)/g, (inside) => inside.replace(/[,;/&\n]| and /gi, ' '))
  for (const pair of PAIRS) {
    const [one = '', other = ''] = pair.split(' and ')
    const joined = new RegExp(`(?<![\\p{L}])(${one.replace(/[.*+?^$()|[\]\\]/g, '\\$&')}) (?:and|&|n|'n'|’n’) (${other})(?![\\p{L}])`, 'giu') // prettier-ignore
    whole = whole.replace(joined, `$1${JOINT}$2`)
  }
  return whole
}

export function splitInterests(text: string): string[] {
  const seen = new Set<string>()
  return bound(text)
    .split(/[,;\n•|]|\s[&+]\s|(?<!\bD)&(?!D\b)|(?<!\bw)\/|\band\b|[!?.]+(?:\s|$)/i)
    .map((part) =>
      part
        .replaceAll(JOINT, ' and ')
        .trim()
        .replace(/^[-*–—:]+\s*/, '')
        .replace(/[.!]+$/, '')
        .trim(),
    )
    .filter((part) => /\p{L}/u.test(part) && !/^(?:also|too|etc|more|so on|plus|others?)$/i.test(part))
    .filter((part) => !seen.has(part.toLowerCase()) && seen.add(part.toLowerCase()))
    .slice(0, MOST)
}
