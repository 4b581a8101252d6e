// One word per idea: words that stand for an idea no more, and types that are one thing only. ARCHITECTURE.md has the table.

import { namesIn } from './names-in.ts'

interface Retired {
  words: readonly string[]
  /** Where it was that idea; elsewhere the word may mean something else. */
  where: RegExp
  say: string
  /** Names under which the database and kept plans know it. */
  kept?: readonly string[]
}

const RETIRED: readonly Retired[] = [
  { words: ['companion', 'companions', 'pal', 'pals'], where: /^src\//, say: 'friend', kept: ['pal1', 'pal2', 'Pal2'] },
  { words: ['pack', 'packs'], where: /^src\/(?:stage|writing|drawing|stories)\//, say: 'world', kept: ['pack'] },
  { words: ['world'], where: /^src\/drawing\//, say: 'scenery' },
  { words: ['affordance', 'affordances'], where: /^src\//, say: 'way' },
  { words: ['visit', 'visits'], where: /^src\/orders\//, say: 'checkout' },
]

const anyRetired = new RegExp(RETIRED.flatMap(({ words }) => words).join('|'), 'i')

/** Each is exported by one file at most, whatever its shelf. */
const single = /^export (?:interface|type) (Act|Part|Figure|World|Way|Friend|Choice|Checkout|Visit)\b/gm

/** "friendWords", "VERSE_CHOICES" and "pal2" in their words. */
const wordsOf = (name: string) =>
  name
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\d)/gu, '_')
    .toLowerCase()
    .split(/[_$]/)

export function retiredIn(file: string, source: string): string[] {
  if (!anyRetired.test(source)) return []
  const rules = RETIRED.filter(({ where }) => where.test(file))
  const names = rules.length > 0 ? [...namesIn(source)] : []
  return rules.flatMap(({ words, say, kept = [] }) =>
    names
      .filter((name) => !kept.includes(name) && wordsOf(name).some((word) => words.includes(word)))
      .map((name) => `calls it ${name}: the word is ${say}`),
  )
}

export function twiceNamed(files: ReadonlyMap<string, string>): string[] {
  const homes = Map.groupBy(
    [...files].flatMap(([file, source]) => [...source.matchAll(single)].map(([, name = '']) => ({ file, name }))),
    ({ name }) => name,
  )
  return [...homes].flatMap(([name, [first, ...others]]) =>
    others.map(({ file }) => `${file}: ${name} is ${first?.file}'s already: a name means one thing in the house`),
  )
}
