// Where a file stands: its shelf, its side, and what kind of file it is. ARCHITECTURE.md tells the same in words.

const shelf = [
  ...['base', 'stage', 'platform', 'ui', 'writing', 'drawing', 'binding', 'members', 'books', 'stories', 'pictures'],
  ...['editions', 'orders', 'visitors', 'studio', 'operator', 'website', 'app'],
]

export const crafts = ['writing', 'drawing', 'binding']

/** `words` are the pure files that both sides may read: base, the crafts, and a feature's own files. */
export type Side = 'server' | 'web' | 'words'

export const shelfOf = (file: string) => /^src\/([^/]+)\//.exec(file)?.[1]

/** -1 when it is no shelf of the house. */
export const heightOf = (file: string) => shelf.indexOf(shelfOf(file) ?? '')

export function sideOf(file: string): Side {
  if (shelfOf(file) === 'platform' || file.includes('/server/')) return 'server'
  // The website is rendered once, by the build: all of it is components.
  if (['ui', 'website'].includes(shelfOf(file) ?? '') || file.includes('/web/')) return 'web'
  return 'words'
}

export const isSchema = (file: string) => /^database\/schema[./]/.test(file)

export const isTest = (file: string) => /\.(?:test|long)\.tsx?$/.test(file)

/** Files named `test-…` and folders named `fixtures` help tests: they have their freedoms, and only they may import them. */
export const isForTests = (file: string) => isTest(file) || /\/fixtures\/|(?:^|\/)test-[^/]+\.tsx?$/.test(file)
