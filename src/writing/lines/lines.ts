// Authored lines by name, each read when it is first asked for: the shelf has tens of thousands, a book tells a hundred.
import { once } from '../../base/once.ts'
import { readLine, type Node } from './line.ts'

export interface Lines extends Iterable<[string, readonly Node[][]]> {
  readonly size: number
  has(key: string): boolean
  /** The tellings of a beat, kept from now on. */
  get(key: string): readonly Node[][] | undefined
  /** The ids of the same tellings; shared lines have none. */
  ids(key: string): readonly string[]
  /** Their cues, where they have one. */
  cues(key: string): readonly (string | undefined)[]
  keys(): Iterable<string>
  /** Read one after the other, and not kept. */
  values(): Iterable<readonly Node[][]>
}

export interface Written {
  id?: string
  prose: string
  cue?: string
}

/** "@beat text" blocks, perhaps with a cue, "= hero sit", as their last line; a beat that comes twice has two tellings. */
function blocksOf(source: string): Record<string, Written[]> {
  const blocks: Record<string, Written[]> = {}
  for (const block of source.split(/^\s*@/m).slice(1)) {
    const [, name = '', prose = '', cue] = /^([\w.+-]+)\s+([\s\S]*?)(?:\n= (.+))?$/.exec(block.trim()) ?? []
    if (name === '' || prose === '') throw new Error(`A block without words: ${block}`)
    ;(blocks[name] ??= []).push({ prose, ...(cue !== undefined && { cue }) })
  }
  return blocks
}

export const readLines = (source: string): Lines => linesOf(() => blocksOf(source))

export function linesOf(write: () => Readonly<Record<string, readonly Written[]>>): Lines {
  const written = once(() => new Map(Object.entries(write())))
  const read = (key: string) =>
    written()
      .get(key)
      ?.map(({ prose }) => readLine(prose))
  const kept = new Map<string, readonly Node[][]>()
  function* all(): Generator<[string, readonly Node[][]]> {
    for (const key of written().keys()) yield [key, kept.get(key) ?? read(key) ?? []]
  }
  return {
    get size() {
      return written().size
    },
    has: (key) => written().has(key),
    get(key) {
      const ready = kept.get(key)
      if (ready) return ready
      const told = read(key)
      if (told) kept.set(key, told)
      return told
    },
    ids: (key) =>
      written()
        .get(key)
        ?.flatMap(({ id }) => id ?? []) ?? [],
    cues: (key) =>
      written()
        .get(key)
        ?.map(({ cue }) => cue) ?? [],
    keys: () => written().keys(),
    *values() {
      for (const [, told] of all()) yield told
    },
    [Symbol.iterator]: all,
  }
}
