// The kinds of facts that a card may tell: how each is written, and how it is read.

/** `form` is what stands behind the word, as a refusal shows it; `read` gives nothing where that is not there. */
export interface Fact<T> {
  form: string
  read(said: readonly string[]): T | undefined
  /** It names another thing, whose card must be there. */
  isThing?: true
}

const numberOf = (said: string | undefined) =>
  said !== undefined && /^-?\d+(?:\.\d+)?$/.test(said) ? Number(said) : undefined

export const flag: Fact<true> = { form: '', read: (said) => (said.length === 0 ? true : undefined) }

export const number: Fact<number> = {
  form: 'a number',
  read: ([first, ...more]) => (more.length === 0 ? numberOf(first) : undefined),
}

export const color: Fact<`#${string}`> = {
  form: '#rrggbb',
  read: ([first = '', ...more]) => {
    const [, hex] = /^#([0-9a-f]{6})$/.exec(first) ?? []
    return hex !== undefined && more.length === 0 ? `#${hex}` : undefined
  },
}

export const thing: Fact<string> = {
  form: 'a thing',
  read: ([first, ...more]) => (more.length === 0 ? first : undefined),
  isThing: true,
}

/** So many numbers, each with its name. */
export function numbers<const Name extends string>(...names: readonly Name[]): Fact<Readonly<Record<Name, number>>> {
  return {
    form: names.join(' '),
    read: (said) => {
      if (said.length !== names.length) return undefined
      const read: Partial<Record<Name, number>> = {}
      for (const [at, name] of names.entries()) {
        const value = numberOf(said[at])
        if (value === undefined) return undefined
        read[name] = value
      }
      return isWhole(read, names) ? read : undefined
    },
  }
}

function isWhole<Name extends string>(
  read: Partial<Record<Name, number>>,
  names: readonly Name[],
): read is Record<Name, number> {
  return names.every((name) => read[name] !== undefined)
}

export function one<const Word extends string>(words: readonly Word[]): Fact<Word> {
  return {
    form: `one of ${words.join(', ')}`,
    read: ([first, ...more]) => (more.length === 0 ? words.find((word) => word === first) : undefined),
  }
}

export function some<const Word extends string>(words: readonly Word[]): Fact<readonly Word[]> {
  return {
    form: `some of ${words.join(', ')}`,
    read: (said) => {
      const read = said.flatMap((word) => words.find((each) => each === word) ?? [])
      return said.length > 0 && read.length === said.length ? read : undefined
    },
  }
}
