// A word of a wish without its ending, so that "moves", "moved" and "moving" are one.

/** Never so much that no syllable is left: "string" keeps its end. */
const without = (ending: RegExp) => (word: string) => {
  const cut = word.replace(ending, '')
  return cut.length > 2 && /[aeiouy]/.test(cut) ? cut : word
}
const one = without(/(?<=x|z|s|sh|ch|o)es$|(?<!s)s$/)
const plain = without(/ing$|(?<!e)ed$/)

export function wishStem(word: string): string {
  const bare = word
    .toLowerCase()
    .normalize('NFKC')
    .replace(/['’](?:s|d|ll|re|ve|m)?$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^go(?:es|ing)$/, 'go')
    .replace(/^([dlt])(?:ies|ied|ying)$/, '$1ie')
  return plain(one(bare))
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/ie$/, 'y')
    .replace(/(?<=..)e$/, '')
    .replace(/(?<=.)y$/, 'i')
}
