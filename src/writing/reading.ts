// How a reader's eye cuts a text: words, sentences, syllables, speech, and whether a page ends so that it must be turned.

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? []
}

/** Sentences end at . ! ? or … ; not after Mrs., and not where speech goes on in small letters. */
export function sentencesOf(text: string): string[] {
  const safe = text.replace(/\b(Mrs|Mr|Dr|St|No|Capt|Prof)\./g, '$1\u2024')
  return safe
    .split(/(?<=[.!?…]["”’]?)\s+(?![\p{Ll}])/u)
    .map((part) => part.replaceAll('\u2024', '.').trim())
    .filter((part) => wordsOf(part).length > 0)
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
  return /^(?:But|Then|And then|Until|Or so)\b/.test(last) && wordsOf(last).length <= 9
}
