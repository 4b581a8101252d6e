// The programs of the system that tests need: found, installed where we may, else told by name, one failed test each.

import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { run } from './children.ts'

interface Tool {
  name: string
  debianPackage: string
  find: () => string | undefined
  /** What does as well where that package cannot be had. */
  findOther?: () => string | undefined
}

export interface Tools {
  /** By name, of what is there: the program's path; for postgresql the folder of its programs, or its address when one is given. */
  paths: ReadonlyMap<string, string>
  /** By name, of what is not: one line that says what to install. */
  missing: ReadonlyMap<string, string>
}

const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

const tools: Tool[] = [
  {
    name: 'chromium',
    // The same browser without its windows: a sixth of the processor less.
    debianPackage: 'chromium-headless-shell',
    find: () => process.env.TEST_CHROMIUM ?? program('chromium-headless-shell'),
    findOther: () => program('chromium', 'chromium-browser', 'google-chrome', macChrome),
  },
  {
    name: 'postgresql',
    debianPackage: 'postgresql',
    find: () => process.env.TEST_POSTGRES_URL ?? postgresqlFolder(),
  },
  ...[
    { name: 'qpdf', debianPackage: 'qpdf' },
    { name: 'pdftoppm', debianPackage: 'poppler-utils' },
    { name: 'epubcheck', debianPackage: 'epubcheck' },
  ].map((tool) => ({ ...tool, find: () => program(tool.name) })),
]

export async function readyTools({ mayInstall = isDebianRoot() } = {}): Promise<Tools> {
  const lacking = tools.filter(({ find }) => find() === undefined)
  const troubles = lacking.length > 0 && mayInstall ? await install(lacking) : new Map<string, string>()
  const missing = lacking.flatMap(({ name, debianPackage, find, findOther }): [string, string][] => {
    if ((find() ?? findOther?.()) !== undefined) return []
    const trouble = troubles.get(name)
    const why = trouble === undefined ? '' : ` and apt-get could not get it (${trouble})`
    return [
      [
        name,
        `${name} is missing${why}: install it, then run the tests again. On Debian: apt-get install ${debianPackage}`,
      ],
    ]
  })
  const found = tools.flatMap(({ name, find, findOther }): [string, string][] => {
    const path = find() ?? findOther?.()
    return path === undefined ? [] : [[name, path]]
  })
  return { paths: new Map(found), missing: new Map(missing) }
}

const isDebianRoot = () => process.getuid?.() === 0 && program('apt-get') !== undefined

/** One by one: a package that cannot be had must not keep the others away. */
async function install(lacking: readonly Tool[]): Promise<Map<string, string>> {
  console.log(`Installing ${lacking.map(({ name }) => name).join(', ')} with apt-get ...`)
  const environment = { DEBIAN_FRONTEND: 'noninteractive' }
  const patient = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=2']
  await run('apt-get', [...patient, 'update'], { environment })
  const troubles = new Map<string, string>()
  for (const { name, debianPackage } of lacking) {
    const args = [...patient, 'install', '-y', '--no-install-recommends', debianPackage]
    const { code, output } = await run('apt-get', args, { environment })
    if (code !== 0) troubles.set(name, output.trim().split('\n').at(-1) ?? '')
  }
  return troubles
}

/** The first of these that can be run: names are looked for on the PATH. */
function program(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names
    .flatMap((name) => (name.includes('/') ? [name] : folders.map((folder) => join(folder, name))))
    .find(canRun)
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Debian and Homebrew keep the server's programs off the PATH, one folder for each version. */
export function postgresqlFolder(): string | undefined {
  const kept = globSync(['/usr/lib/postgresql/*/bin/initdb', '/opt/homebrew/opt/postgresql@*/bin/initdb'])
  const version = (path: string) => Number(/\d+/.exec(path)?.[0] ?? 0)
  const initdb = program('initdb', ...kept.toSorted((a, b) => version(b) - version(a)))
  return initdb === undefined ? undefined : dirname(initdb)
}
