// Compiles the shelf: folders of text into dist/shelf, one module a room and one file a body. `node scripts/build/compile-shelf.ts`; every command
// does it first when a text or a reader has changed (see scripts/bootstrap/shelf.mjs).
//
// A room is compiled by one pure function of its texts. Whoever imports `#shelf/ROOM` has its `head` at once and asks for a body by its name.

import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export interface Compiled {
  head: unknown
  bodies: ReadonlyMap<string, unknown>
}

/** `files`: path from the project's root -> text. */
export type Compile = (files: ReadonlyMap<string, string>) => Compiled

/** `compiler` is loaded when the rooms before it are compiled: it may read them. */
export type Rooms = Readonly<Record<string, { texts: string; compiler: () => Promise<Compile> }>>

/** One line a room. */
const rooms: Rooms = {
  places: {
    texts: 'places/*',
    compiler: async () => (await import('../../src/stage/places/compile-places.ts')).compilePlaces,
  },
  people: {
    // Of things their names alone: who holds one is refused where there is none.
    texts: '{people/*,things/*/*.thing}',
    compiler: async () => (await import('../../src/stage/people/compile-people.ts')).compilePeople,
  },
  things: {
    texts: 'things/*/*',
    compiler: async () => (await import('../../src/stage/things/compile-things.ts')).compileThings,
  },
  habits: {
    texts: 'habits/*',
    compiler: async () => (await import('../../src/writing/fragments/compile-habits.ts')).compileHabits,
  },
  hobbies: {
    texts: 'hobbies/*',
    compiler: async () => (await import('../../src/writing/loves/compile-hobbies.ts')).compileHobbies,
  },
  worlds: {
    texts: 'worlds/*/*.txt',
    compiler: async () => (await import('../../src/writing/worlds/compile-worlds.ts')).compileWorlds,
  },
  lives: {
    texts: 'worlds/*/*.txt',
    compiler: async () => (await import('../../src/writing/worlds/compile-worlds.ts')).compileLives,
  },
  language: {
    texts: 'worlds/*/*.txt',
    compiler: async () => (await import('../../src/writing/plan/language.ts')).compileLanguage,
  },
}

function readTexts(pattern: string, from: string): Map<string, string> {
  const paths = globSync(pattern, { cwd: from }).map((path) => path.replaceAll('\\', '/'))
  return new Map(paths.toSorted().map((path) => [path, readFileSync(join(from, path), 'utf8')]))
}

function write(path: string, content: string): void {
  const next = `${path}.${process.pid}`
  writeFileSync(next, content)
  renameSync(next, path)
}

/** A body is named by its content: who has read an older head finds the bodies that belong to it. */
function writeRoom(out: string, name: string, { head, bodies }: Compiled): void {
  mkdirSync(join(out, name), { recursive: true })
  const files = [...bodies].map(([body, content]): [string, string] => {
    const text = JSON.stringify(content)
    const file = `${name}/${body}-${createHash('sha1').update(text).digest('hex').slice(0, 10)}.json`
    if (!existsSync(join(out, file))) write(join(out, file), text)
    return [body, file]
  })
  const said = [`export const head = ${JSON.stringify(head)}`]
  const fetched = [
    "import { readFileSync } from 'node:fs'",
    `const files = ${JSON.stringify(Object.fromEntries(files))}`,
    "export const bodyOf = (name) => JSON.parse(readFileSync(new URL(files[name], import.meta.url), 'utf8'))",
  ]
  // What has no bodies reads no files: a browser may have it.
  write(join(out, `${name}.mjs`), `${[...(files.length > 0 ? fetched : []), ...said].join('\n')}\n`)
}

export async function compileShelf(from: string, out: string, all: Rooms = rooms): Promise<void> {
  for (const [name, { texts, compiler }] of Object.entries(all)) {
    const compile = await compiler()
    writeRoom(out, name, compile(readTexts(texts, from)))
  }
}

if (import.meta.main) await compileShelf(root, join(root, 'dist/shelf'))
