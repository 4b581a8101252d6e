// Reads "what do they love?" as a list of things, one by one, in the member's own words.
import { TOGETHER } from './together.data.ts'

/** As many as the form has room for; the story uses those that fit. */
const MOST = 24
const PAIRS = TOGETHER.split(',').map((one) => one.trim().toLowerCase())
const JOINT = '\u0001'

/** What is one thing in spite of its "and", and what stands in brackets, is not cut. */
function bound(text: string): string {
  let whole = text.replace(/\([^)]*\)/g, (inside) => inside.replace(/[,;/&\n]| and /gi, ' '))
  const told = whole.toLowerCase()
  for (const pair of PAIRS) {
    const [one = '', other = ''] = pair.split(' and ')
    if (!told.includes(one) || !told.includes(other)) continue
    const joined = new RegExp(`(?<![\\p{L}])(${one.replace(/[.*+?^$()|[\]\\]/g, '\\$&')}) (?:and|&|n|'n'|’n’) (${other})(?![\\p{L}])`, 'giu') // prettier-ignore
    whole = whole.replace(joined, `$1${JOINT}$2`)
  }
  return whole
}

/** Whether what stands on one side of an "and" is a thing in its own right. */
type IsThing = (half: string) => boolean

/** Two of which nothing is known are one, as "Wallace and Gromit" are; but the last two of a list are its last two. */
function isPair(one: string, other: string, isListed: boolean, isThing: IsThing): boolean {
  if ([one, other].some((half) => half.trim() === '' || isThing(half.trim()))) return false
  return !isListed || [one, other].every((half) => /^\p{Lu}/u.test(half.trim()))
}

const AND = /(\s[&+]\s|(?<!\bD)&(?!D\b)|\band\b)/i

/** What stands between two commas, cut at its "and" where these are things in their own right. */
function halves(part: string, isListed: boolean, isThing: IsThing): string[] {
  const [first = '', ...more] = part.split(AND)
  const cut = [first]
  let isWhole = true
  for (let at = 0; at < more.length; at += 2) {
    const [joint = '', next = ''] = more.slice(at)
    const last = cut.at(-1) ?? ''
    const isOne: boolean = isWhole && isPair(last, next, isListed, isThing)
    if (isOne) cut.splice(-1, 1, `${last}${joint}${next}`)
    else cut.push(next)
    isWhole = !isOne
  }
  return cut
}

/** The storyteller asks what it knows (`isKnownThing`); a screen, to which that is not sent, takes each half for a thing. */
export function splitInterests(text: string, isThing: IsThing): string[] {
  const seen = new Set<string>()
  const listed = bound(text).split(/[,;\n•|]|(?<!\bw)\/|[!?.]+(?:\s|$)/)
  return listed
    .flatMap((part, at) => halves(part, at > 0, isThing))
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
