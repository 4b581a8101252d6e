// What the build compiles from things/ (scripts/build/compile-shelf.ts).
declare module '#shelf/things' {
  import type { Card } from './card.ts'

  export const head: readonly Card[]
  /** The lines of every drawing, by the name of the thing. */
  export function bodyOf(body: 'drawings'): Readonly<Record<string, readonly string[]>>
}
