// Reads "what do they love?" as a list of things to do, and says of any other interest what it is about.
import { isEasy } from './measure.ts'

/** As many as the form has room for; the story uses those that fit. */
const MOST = 24
const WHO = '(?:(?:he|she|they|it|i|we|also|really|just|always|absolutely|who)\\s+)*'
const LOVES = new RegExp(
  `^${WHO}(?:loves?|likes?|enjoys?|adores?|is into|(?:is|am|are) (?:mad|crazy|wild|nuts) about|(?:is|am|are) obsessed with)\\s+(?:to\\s+)?`,
  'i',
)
const DOING =
  /^(?:(?:play|do|watch|mak|go|learn|talk|read|hav|see|visit|eat|hear|listen)ing|(?:any|every)thing|all (?:things|kinds of)|lots of|playing with)\s+(?:(?:to|about|with|to do with)\s+)*/i
const WHOSE = /^(?:the|an?|his|her|their|my|our|some|any|all|old|new)\s+/i
const STOPS =
  /^(?:that|which|who|because|with|when|where|while|every|in|on|at|from|for|since|but|so|if|than|to|about|after|before|very|is|are|was)$/i
const LONGEST = 40

export function splitInterests(text: string): string[] {
  const seen = new Set<string>()
  return text
    .split(/[,;\n/&•|]|\band\b|[.!?](?:\s|$)/i)
    .map((part) =>
      part
        .trim()
        .replace(/^[-*–—:]+\s*/, '')
        .replace(LOVES, '')
        .replace(/[.!]+$/, '')
        .trim(),
    )
    .filter((part) => /\p{L}/u.test(part) && !seen.has(part.toLowerCase()) && seen.add(part.toLowerCase()))
    .slice(0, MOST)
}

/** "Watching the old steam trains that Grandad drives" -> "steam trains": whole words only, and no more than can be said in one breath. */
export function topicOf(interest: string): string {
  let bare = interest.trim().replace(LOVES, '')
  for (let before = ''; before !== bare;) {
    before = bare
    bare = bare.replace(DOING, '').replace(WHOSE, '')
  }
  const kept: string[] = []
  for (const word of bare.split(/\s+/)) {
    if (kept.length === 4 || STOPS.test(word) || [...kept, word].join(' ').length > LONGEST) break
    kept.push(word)
  }
  const topic = kept
    .join(' ')
    .replace(/[^\p{L}\p{M}\p{N} '’-]/gu, '')
    .trim()
  // A capital that only begins the list is not a name.
  const [first = ''] = topic.split(' ')
  const name = /^\p{Lu}/u.test(first) && !isEasy(first) && !/(?:ing|ics|ology)$/.test(first)
  return name || topic === '' ? topic : `${topic.charAt(0).toLowerCase()}${topic.slice(1)}`
}
