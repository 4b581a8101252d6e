// Files of "key rest" lines, such as world.txt and people.txt: each key that there is, with its lines; an unknown key, or one too many, is refused.
import { keyAndRest, shelfFault, type TextLine } from './shelf-text.ts'

/** How often a key may come. */
export type Keys = Readonly<Record<string, 'one' | 'maybe' | 'many'>>

export interface Said extends TextLine {
  /** What stands after the key. */
  rest: string
}

export interface Keyed {
  one(key: string): Said
  maybe(key: string): Said | undefined
  all(key: string): readonly Said[]
}

export function readKeyed(file: string, lines: readonly TextLine[], keys: Keys): Keyed {
  const found = new Map<string, Said[]>()
  for (const at of lines) {
    const [key, rest] = keyAndRest(at)
    const often = Object.hasOwn(keys, key) ? keys[key] : undefined
    if (often === undefined) throw shelfFault(at, `"${key}" is no key`, Object.keys(keys).join(', '))
    const before = found.get(key) ?? []
    if (often !== 'many' && before.length > 0) throw shelfFault(at, `"${key}" comes twice`, `"${key}" once`)
    found.set(key, [...before, { ...at, rest }])
  }
  const maybe = (key: string) => found.get(key)?.[0]
  return {
    maybe,
    all: (key) => found.get(key) ?? [],
    one(key) {
      const said = maybe(key)
      if (!said)
        throw shelfFault({ file, line: (lines.at(-1)?.line ?? 0) + 1 }, `"${key}" is missing`, `a line "${key} ..."`)
      if (said.rest === '') throw shelfFault(said, `"${key}" says nothing`, 'words after it')
      return said
    },
  }
}
