// How a reader's eye cuts a text: words, sentences, syllables, speech, and whether a page ends so that it must be turned.

const LETTER = /[\p{L}\p{M}\p{N}]/u

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? []
}

const BETWEEN = 1
const INSIDE = 2
const HYPHEN = 3
/** Half of a letter that is written in two. */
const HALF = 4
/** What each letter is to a word, as soon as it has been met. */
const kinds = new Uint8Array(0x10000)

function kindOf(code: number): number {
  const letter = String.fromCharCode(code)
  const isHalf = code >= 0xd800 && code <= 0xdfff
  return (kinds[code] ||= isHalf ? HALF : LETTER.test(letter) ? INSIDE : /['’-]/.test(letter) ? HYPHEN : BETWEEN)
}

/** How many words, without taking them out: the telling of one book asks it ten thousand times. */
export function wordCount(text: string): number {
  let count = 0
  let isInside = false
  for (let at = 0; at < text.length; at++) {
    const kind = kinds[text.charCodeAt(at)] || kindOf(text.charCodeAt(at))
    // Letters that are written in two halves are none by half.
    if (kind === HALF) return wordsOf(text).length
    if (kind === INSIDE && !isInside) count++
    isInside =
      kind === INSIDE ||
      (isInside && kind === HYPHEN && at + 1 < text.length && kindOf(text.charCodeAt(at + 1)) === INSIDE)
  }
  return count
}

/** Sentences end at . ! ? or … ; not after Mrs., and not where speech goes on in small letters. */
export function sentencesOf(text: string): string[] {
  const safe = text.replace(/\b(Mrs|Mr|Dr|St|No|Capt|Prof)\./g, '$1\u2024')
  return safe
    .split(/(?<=[.!?…]["”’]?)\s+(?![\p{Ll}])/u)
    .map((part) => part.replaceAll('\u2024', '.').trim())
    .filter((part) => LETTER.test(part))
}

export function syllables(word: string): number {
  const bare = word.toLowerCase().replace(/[^a-z]/g, '')
  if (bare.length <= 3) return 1
  const groups = bare
    .replace(/(?:[^laeiouy]es|[^tdaeiou]ed|[^aeioul]e)$/, (end) => end.charAt(0))
    .replace(/^y/, '')
    .match(/[aeiouy]{1,2}/g)
  return Math.max(1, groups?.length ?? 1)
}

export function speechOf(text: string): string[] {
  return text.match(/“[^”]*”?/g) ?? []
}

export function unspoken(text: string): string {
  return text.replace(/“[^”]*”?/g, ' “ ” ')
}

/** A page that pulls: it asks, breaks off, or ends on a short turn. */
export function hookOf(text: string): boolean {
  const last = sentencesOf(text).at(-1) ?? ''
  if (/[?…—][”"’]?$/.test(last)) return true
  return /^(?:But|Then|And then|Until|Or so)\b/.test(last) && wordCount(last) <= 9
}
