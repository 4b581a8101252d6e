// Which size a comparison says: "as high as a house", "no bigger than a cat".
import type { Size } from '../../../stage/finer-creature.data.ts'
import { THINGS } from './size-words.data.ts'

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
