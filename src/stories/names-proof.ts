// Where each name stands in a story, spelt exactly as its owner is; and where it is spelt almost so.

export interface ProofPage {
  page_number: number
  text_content: string
}

export interface NameProof {
  name: string
  /** In their order, with how often. */
  pages: { number: number; times: number }[]
  /** The same letters with other accents or apostrophes. */
  others: { spelling: string; pages: number[] }[]
}

export function proveNames(names: readonly string[], pages: readonly ProofPage[]): NameProof[] {
  const asked = [...new Set(names.map((name) => name.normalize('NFC').trim()))].filter(Boolean)
  const pattern = patternOf(asked)
  const found = pages.map(({ page_number: number, text_content: text }) => ({ number, all: spellings(text, pattern) }))
  const spelt = new Set(asked)
  return asked.map((name) => {
    const counted = found.map(({ number, all }) => ({ number, times: all.filter((one) => one === name).length }))
    const near = found.flatMap(({ number, all }) =>
      all
        .filter((one) => !spelt.has(one) && plainAlike(one) === plainAlike(name))
        .map((spelling) => ({ spelling, number })),
    )
    const others = [...new Set(near.map(({ spelling }) => spelling))].map((spelling) => ({
      spelling,
      pages: [...new Set(near.filter((one) => one.spelling === spelling).map(({ number }) => number))],
    }))
    return { name, pages: counted.filter(({ times }) => times > 0), others }
  })
}

function spellings(text: string, pattern: RegExp | undefined): string[] {
  if (!pattern) return []
  const whole = text.normalize('NFC')
  return [...plainAlike(whole).matchAll(pattern)].map(({ index, 0: match }) => whole.slice(index, index + match.length))
}

/** The longest first: in 'Anne-Marie' nobody means Anne. */
function patternOf(names: readonly string[]): RegExp | undefined {
  if (names.length === 0) return undefined
  const longest = [...new Set(names.map(plainAlike))].toSorted((one, other) => other.length - one.length)
  return new RegExp(longest.map(wholeWord).join('|'), 'gu')
}

function wholeWord(name: string): string {
  const [first = '', last = ''] = [[...name].at(0), [...name].at(-1)]
  return `${isSpaced(first) ? before : ''}${name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}${isSpaced(last) ? after : ''}`
}

const before = String.raw`(?<![\p{L}\p{M}\p{N}])`
const after = String.raw`(?![\p{L}\p{M}\p{N}])`

/** Words of these scripts stand without spaces between them. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u
const isSpaced = (letter: string) => /[\p{L}\p{M}\p{N}]/u.test(letter) && !unspaced.test(letter)

/** Without accents, one apostrophe for all; letter for letter, so that what is found in it stands at the same place in the text. */
function plainAlike(text: string): string {
  return text.replaceAll(/[^\p{ASCII}]/gu, (letter) => {
    if (letter === '’' || letter === 'ʼ') return "'"
    const [bare = letter] = letter.normalize('NFD')
    return bare.length === letter.length ? bare : letter
  })
}
