// How each attribute of strangers' looks ends: by the phrase of the description that holds most of its words.

import { z } from 'zod'
import { CHARACTER_TYPES } from '../../src/stage/cast.ts'
import { hearLook } from '../../src/writing/looks/hear-look.ts'

/** `attributes`: what a person found in the text, as pairs of a kind and words. */
export const strangersLook = z.object({
  type: z.enum(CHARACTER_TYPES),
  age: z.union([z.number(), z.literal('')]).catch(''),
  text: z.string(),
  attributes: z.array(z.tuple([z.string(), z.string()])),
})

/** Said in other words by whoever found it. */
const SAME: Readonly<Record<string, string>> = { thre: '3', pyja: 'pj', elde: 'gran' }

const stems = (text: string) =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}]{3,}|\d|\bpj\b/gu) ?? []).flatMap((word) => {
      const stem = word.slice(0, 4)
      return [stem, SAME[stem] ?? stem]
    }),
  )

export function judgeLook({ type, age, text, attributes }: z.output<typeof strangersLook>) {
  const { heard, near, unheard } = hearLook(text, { type, age: age === '' ? null : age })
  const ends = [
    ...heard.map((said) => ({ said, as: 'told' as const })),
    ...near.map(({ said }) => ({ said, as: 'told in part' as const })),
    ...unheard.map((said) => ({ said, as: 'left out and named' as const })),
  ]
  return attributes.flatMap(([kind, words]) => {
    const wanted = stems(words)
    const found = ends.map((end) => ({
      ...end,
      shared: [...stems(end.said)].filter((stem) => wanted.has(stem)).length,
    }))
    const [best] = found.toSorted((a, b) => b.shared - a.shared)
    if (best && best.shared > 0) return [best.as]
    // What somebody is was chosen, not described; a word of another stem is looked for by a person.
    return kind === 'species' ? [] : ['silent' as const]
  })
}
