// Which size a comparison says: "as high as a house", "no bigger than a cat".
import { SIZES, type Size } from '../../../stage/finer-creature.data.ts'
import { keep, type HeardLook } from '../heard-look.ts'
import { SIZE_ADJECTIVES } from '../look-words.data.ts'
import { SIZE_PHRASES, THINGS } from './size-words.data.ts'

const SIZE_OF: ReadonlyMap<string, Size> = new Map(
  (['tiny', 'small', 'large', 'giant'] as const).flatMap((size) =>
    THINGS[size].split('|').map((thing) => [thing, size] as const),
  ),
)

/** "No bigger than a pony" is still small. */
export function sizeOf(thing: string, isNoMore: boolean): Size | undefined {
  const size = SIZE_OF.get(thing)
  return isNoMore && (size === 'large' || size === 'giant') ? 'small' : size
}

const PHRASES = SIZE_PHRASES.map(([written, sense]) => [new RegExp(`^(?:${written})(?= |$)`), sense] as const)

/** Of a comparison that these words begin with: the size, and how many of them say it. */
export function sizeAt(words: readonly string[]): { size: Size; long: number } | undefined {
  for (const [is, sense] of PHRASES) {
    const found = is.exec(words.join(' '))
    const { to = '', no } = found?.groups ?? {}
    const size = sense === 'size:tiny' ? 'tiny' : sizeOf(to, no !== undefined)
    if (found && size) return { size, long: found[0].trim().split(' ').length }
  }
  return undefined
}

const SAID: ReadonlyMap<string, Size> = new Map(
  SIZES.flatMap((size) => SIZE_ADJECTIVES[size].split('|').map((word) => [word, size] as const)),
)

/** "Tiny", "enormous". */
export const sizeSaid = (word: string): Size => SAID.get(word) ?? 'small'

const STRONGER: Readonly<Partial<Record<Size, Size>>> = { small: 'tiny', large: 'giant' }

/** "Tiny little", "great big giant": the stronger word stands. */
export function keepSize(look: HeardLook, size: Size): boolean {
  if (look.size !== undefined && STRONGER[look.size] === size) look.size = size
  return (look.size !== undefined && STRONGER[size] === look.size) || keep(look, 'size', size)
}
