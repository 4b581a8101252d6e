// Asks the fonts of the books which letters they have, for whoever must say no before anything is made:
// `node scripts/make-letters.ts`, after a font came or went. Writes src/base/printed-letters.data.ts.

import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FontRole, openFonts } from '../src/binding/fonts.ts'

const root = join(import.meta.dirname, '..')
const shelf = join(root, 'node_modules/@fontsource')
const fonts = openFonts((path) => readFileSync(join(shelf, path)))
const roles: readonly FontRole[] = ['heading', 'text', 'hand']

/** All that any font says that it may have. */
function candidates(): number[] {
  const found = new Set<number>()
  for (const family of readdirSync(shelf)) {
    const listed: unknown = JSON.parse(readFileSync(join(shelf, family, 'unicode.json'), 'utf8'))
    for (const range of Object.values(Object(listed)).flatMap((one) => String(one).split(','))) {
      const [from = '', to = from] = range.trim().replace('U+', '').split('-')
      for (let letter = parseInt(from, 16); letter <= parseInt(to, 16); letter++) found.add(letter)
    }
  }
  return [...found].toSorted((a, b) => a - b)
}

const isShown = (letter: string) => !/[\s\p{Default_Ignorable_Code_Point}\p{C}]/u.test(letter)

function printed(): number[] {
  return candidates().filter((code) => {
    const letter = String.fromCodePoint(code)
    return isShown(letter) && roles.every((role) => fonts.lacking(role, letter).length === 0)
  })
}

const spans: { from: number; to: number }[] = []
for (const letter of printed()) {
  const last = spans.at(-1)
  if (last?.to === letter - 1) last.to = letter
  else spans.push({ from: letter, to: letter })
}
let at = 0
const written = spans.map(({ from, to }) => {
  const step = (from - at).toString(36)
  at = to
  return to > from ? `${step}-${(to - from).toString(36)}` : step
})
const file = join(root, 'src/base/printed-letters.data.ts')
writeFileSync(
  file,
  `// The letters that every voice of a book can print, written by scripts/make-letters.ts: steps from the end of one span to the\n// beginning of the next, and how far that goes on, to the base of 36.\nexport const printedLetters = '${written.join(' ')}'\n`,
)
execFileSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), file])
