// The words of a story that are worth looking for: its names, then the words that are its own.

import { BAD_WORDS } from './bad-words.data.ts'

const COMMON = new Set(
  'asked answered called came heard held kept meant opened closed pulled pushed reached smiled laughed nodded stood started stopped thought walked waited whispered shouted three four five seven eight nine twenty none also enough instead inside outside upon perhaps quickly slowly suddenly slightly about above across after again against almost along already also always another around away back because been before began behind being below beside best better between both came cannot come could didn does doesn done down each else even ever every everyone everything felt find first from gave give goes going gone good have having here hers herself himself into itself just keep kept knew know last left less like little long look looked looking made make many maybe more most much must never next nobody nothing once only onto other over quite rather really right said same says seen should since some somebody someone something soon still such sure take tell than that their them then there these they thing things think this those though through till told took toward turned under until upon very want wanted wasn went were what when where which while whole whose will with without wouldn would your yours'.split(
    ' ',
  ),
)
const BAD = new Set(BAD_WORDS)

const LONGEST = 10

/** In capital letters, `count` at most, none inside another. */
export function storyWords(texts: readonly string[], names: readonly string[], count: number): string[] {
  const seen = new Map<string, number>()
  for (const word of texts.join(' ').match(/[\p{L}\p{M}]+/gu) ?? []) {
    const small = word.normalize('NFC').toLowerCase()
    if ([...small].length >= 4 && !COMMON.has(small)) seen.set(small, (seen.get(small) ?? 0) + 1)
  }
  const own = [...seen].toSorted(([a, n], [b, m]) => m - n || b.length - a.length).map(([word]) => word)
  const chosen: string[] = []
  for (const word of [...names, ...own]) {
    const capital = word.normalize('NFC').toUpperCase()
    const length = [...capital].length
    if (chosen.length === count) break
    if (!/^\p{Lu}{3,}$/u.test(capital) || length > LONGEST || BAD.has(capital)) continue
    if (chosen.some((one) => one.includes(capital) || capital.includes(one))) continue
    chosen.push(capital)
  }
  return chosen
}
