// The arrows that go out of a file: every import, read from formatted source with regular expressions.

import { dirname, join } from 'node:path/posix'

export interface Arrow {
  from: string
  /** The file's path, a package's name, or a name that starts with `node:` or `#shelf/`. */
  to: string
  kind: 'file' | 'package' | 'node' | 'shelf'
  /** Named by `new URL(…)`: started as a worker or read as a file, so it may point back to its own starter. */
  isByUrl: boolean
}

// Prettier puts every statement at the left margin, so text that only talks of imports does not match.
const statements = [
  /^import\s(?:[^'"]*?\sfrom\s*)?['"]([^'"]+)['"]/gm,
  /^export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s*from\s*['"]([^'"]+)['"]/gm,
  /\bimport\(\s*['"]([^'"]+)['"]/g,
]
const byUrl = /\bnew URL\(\s*['"](\.[^'"]+)['"],\s*import\.meta\.url/g

export function readArrows(file: string, source: string): Arrow[] {
  const code = withoutComments(source)
  const named = (pattern: RegExp) => [...code.matchAll(pattern)].map((match) => match[1] ?? '')
  return [
    ...statements.flatMap(named).map((name) => arrow(file, name, false)),
    ...named(byUrl).map((name) => arrow(file, name, true)),
  ]
}

/** Only whole lines: the house has no other comments, and a `//` may stand in a string. */
export function withoutComments(source: string): string {
  return source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
}

function arrow(from: string, name: string, isByUrl: boolean): Arrow {
  if (name.startsWith('.')) {
    return { from, to: join(dirname(from), name.replace(/\?.*$/, '')), kind: 'file', isByUrl }
  }
  if (name.startsWith('#shelf/')) return { from, to: name, kind: 'shelf', isByUrl }
  if (name.startsWith('node:')) return { from, to: name, kind: 'node', isByUrl }
  const parts = name.split('/')
  return { from, to: parts.slice(0, name.startsWith('@') ? 2 : 1).join('/'), kind: 'package', isByUrl }
}
