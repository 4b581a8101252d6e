// A title as English prints it: small words stay small, except at the beginning, at the end and after a colon.
import { upper } from '../../base/upper.ts'

const SMALL = new Set(
  'a an and as at but by for from if in into nor of off on onto or over out per so than that the to up via with yet'.split(
    ' ',
  ),
)

/** A point behind initials ends nothing. */
const endsTitle = (word: string) =>
  /[:?!.…]$/.test(word) && !/^(?:(?:\p{Lu}\.)+|(?:Mr|Mrs|Ms|Dr|Jr|Sr|St)\.)$/u.test(word)

export function titleCase(title: string): string {
  const words = title.split(' ')
  return words
    .map((word, at) => {
      const isEdge = at === 0 || at === words.length - 1 || endsTitle(words[at - 1] ?? '')
      // Whoever wrote a capital meant it, and so for a small word that an author made great.
      if (!isEdge && SMALL.has(word.toLowerCase())) return word
      return word.replace(/^([“‘(]*)(\p{Ll})/u, (_all, before: string, letter: string) => before + upper(letter))
    })
    .join(' ')
}
