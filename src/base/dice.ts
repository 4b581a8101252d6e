// Seeded dice: the only source of chance in the crafts, so that one seed always gives the same book.

/** A stream of chance. `fork(name)` gives an independent stream, so that adding a flower moves no tree. */
export interface Dice {
  /** A number in [0, 1). */
  next(): number
  /** A whole number from 0 to below `sides`. */
  roll(sides: number): number
  pick<T>(choices: readonly T[]): T
  shuffle<T>(items: readonly T[]): T[]
  fork(name: string): Dice
}

/** FNV-1a, then a finaliser: near-equal names must not give near-equal streams. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i)
    hash = Math.imul(hash, 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

export function dice(seed: number | string): Dice {
  const root = typeof seed === 'number' ? seed >>> 0 : hashText(seed)
  let state = root
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const roll = (sides: number) => Math.floor(next() * sides)
  return {
    next,
    roll,
    pick: (choices) => {
      const choice = choices[roll(choices.length)]
      if (choice === undefined) throw new Error('Dice cannot pick from nothing')
      return choice
    },
    shuffle: (items) => {
      const left = [...items]
      for (let i = left.length - 1; i > 0; i--) {
        const j = roll(i + 1)
        const a = left[i]
        const b = left[j]
        if (a !== undefined && b !== undefined) [left[i], left[j]] = [b, a]
      }
      return left
    },
    fork: (name) => dice(hashText(`${root}/${name}`)),
  }
}
