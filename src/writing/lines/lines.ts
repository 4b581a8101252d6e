// Authored lines by name, each read when it is first asked for: the shelf has tens of thousands, a book tells a hundred.
import { once } from '../../base/once.ts'
import { readLine, type Node } from './line.ts'

export interface Lines extends Iterable<[string, readonly Node[][]]> {
  readonly size: number
  has(key: string): boolean
  /** The tellings of a beat, kept from now on. */
  get(key: string): readonly Node[][] | undefined
  keys(): Iterable<string>
  /** Read one after the other, and not kept. */
  values(): Iterable<readonly Node[][]>
}

/** "@beat text" blocks; a beat that comes twice has two tellings; "@means.sound" is the telling for one way out. */
function blocksOf(source: string): Map<string, string[]> {
  const blocks = new Map<string, string[]>()
  for (const block of source.split(/^\s*@/m).slice(1)) {
    const [, name = '', text = ''] = /^([\w.+-]+)\s+([\s\S]*)$/.exec(block.trim()) ?? []
    if (name === '' || text === '') throw new Error(`A block without words: ${block}`)
    const told = blocks.get(name)
    if (told) told.push(text)
    else blocks.set(name, [text])
  }
  return blocks
}

export function readLines(source: string): Lines {
  const blocks = once(() => blocksOf(source))
  const kept = new Map<string, readonly Node[][]>()
  function* all(): Generator<[string, readonly Node[][]]> {
    for (const [key, told] of blocks()) yield [key, kept.get(key) ?? told.map(readLine)]
  }
  return {
    get size() {
      return blocks().size
    },
    has: (key) => blocks().has(key),
    get(key) {
      const ready = kept.get(key)
      if (ready) return ready
      const told = blocks().get(key)?.map(readLine)
      if (told) kept.set(key, told)
      return told
    },
    keys: () => blocks().keys(),
    *values() {
      for (const [, told] of all()) yield told
    },
    [Symbol.iterator]: all,
  }
}
