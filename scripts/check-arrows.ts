// Checks the house: who imports whom, and a few rules of single files. `node scripts/check-arrows.ts`; `npm test` runs it too.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dirname } from 'node:path/posix'
import { findDebts } from './arrows/debts.ts'
import { findCircles } from './arrows/find-circles.ts'
import { readArrows, withoutComments, type Arrow } from './arrows/read-arrows.ts'
import { retiredIn, twiceNamed } from './arrows/retired-words.ts'
import { crafts, heightOf, isForTests, isSchema, isTest, shelfOf, sideOf } from './arrows/shelf.ts'

const productName = 'Fablekin'
const longest = 250
const fullest = 25
const bindingPackages = ['pdfkit', 'fflate', 'harfbuzzjs']
const and = new Intl.ListFormat('en-GB')
const webPackage =
  /^(?:react|react-dom|react-router|react-hook-form|@(?:tanstack|radix-ui|hookform|supabase|fontsource)\/.*)$/

/** `files`: path from the project's root -> source, of all code in src/ and database/. One line for each fault. */
export function findFaults(files: ReadonlyMap<string, string>): string[] {
  const faults: string[] = []
  const targets = new Map<string, string[]>()
  for (const [file, source] of files) {
    const arrows = readArrows(file, source)
    const whys = [...fileFaults(file, source), ...arrows.map(arrowFault).filter((why) => why !== undefined)]
    faults.push(...whys.map((why) => `${file}: ${why}`))
    targets.set(
      file,
      arrows.filter((arrow) => arrow.kind === 'file' && !arrow.isByUrl).map((arrow) => arrow.to),
    )
  }
  for (const [first = '', ...others] of findCircles(targets)) {
    faults.push(`${first}: a circle of files: ${[first, ...others, first].join(' -> ')}`)
  }
  return [...faults, ...crowdedRooms(files.keys()), ...twiceNamed(files), ...findDebts(files)].toSorted()
}

/** The stage and the two crafts that speak its language. */
const inRooms = (file: string) => ['stage', 'writing', 'drawing'].includes(shelfOf(file) ?? '')

/** A room where one looks for a file has one idea. */
function crowdedRooms(files: Iterable<string>): string[] {
  const rooms = Map.groupBy([...files].filter(inRooms), dirname)
  return [...rooms].flatMap(([room, held]) =>
    held.length > fullest ? [`${room}: ${held.length} files: over ${fullest} it is two rooms`] : [],
  )
}

function fileFaults(file: string, source: string): string[] {
  if (!file.startsWith('src/')) return []
  const faults = retiredIn(file, source)
  if (heightOf(file) === -1)
    faults.push('stands on no shelf: every file belongs in a folder that ARCHITECTURE.md names')
  if (/\/(?:index|types|utils?)(?:\.test)?\.tsx?$|\/utils?\//.test(file)) {
    faults.push('no index, types or utils: name it after the one thing it holds, beside what uses it')
  }
  if (inRooms(file) && /-(?:again|third|more)\.(?:data\.)?ts$/.test(file)) {
    faults.push('more of the same: name it by what it says, not by when it was written')
  }
  const lines = source.split('\n').length - 1
  if (lines > longest && !isTest(file) && !file.endsWith('.data.ts')) {
    faults.push(`${lines} lines: over ${longest} it is two rooms (word lists and shapes go in *.data.ts)`)
  }
  if (source.includes(productName) && file !== 'src/base/brand.ts') {
    faults.push(`spells "${productName}": import it from src/base/brand.ts`)
  }
  if (readsEnvironment(withoutComments(source)) && file !== 'src/app/main.ts' && !isForTests(file)) {
    faults.push('reads process.env: only src/app/main.ts does, and passes the configuration down')
  }
  if (crafts.includes(shelfOf(file) ?? '') && !isForTests(file) && chanceOrClock.test(withoutComments(source))) {
    faults.push('asks the clock or chance itself: a craft takes seeded dice and the date as parameters')
  }
  return faults
}

const chanceOrClock =
  /\bMath\.random\b|\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b|\brandomUUID\b|\bgetRandomValues\b/

const readsEnvironment = (code: string) =>
  /\bprocess\s*(?:\?\.|\.|\[['"])\s*env\b|\benv\b[^{}=]*\}\s*=\s*process\b|import\s*\{[^}]*\benv\b[^}]*\}\s*from 'node:process'/.test(
    code,
  )

function arrowFault(arrow: Arrow): string | undefined {
  if (arrow.kind === 'file') return fileArrowFault(arrow)
  if (isForTests(arrow.from)) return undefined
  if (arrow.kind === 'shelf') return shelfFault(arrow)
  return arrow.kind === 'node' ? nodeFault(arrow) : packageFault(arrow)
}

function fileArrowFault({ from, to }: Arrow): string | undefined {
  if (isForTests(to)) return isForTests(from) ? undefined : `imports ${to}, which is for tests only`
  if (!from.startsWith('src/')) {
    const isKnown = to.startsWith('database/') || (heightOf(to) !== -1 && sideOf(to) === 'words')
    return isKnown ? undefined : `imports ${to}: the schema knows itself and pure words only`
  }
  if (shelfOf(from) === 'app' || (isForTests(from) && !to.startsWith('src/'))) return undefined
  const side = sideOf(from)
  if (isSchema(to)) return side === 'server' ? undefined : `imports ${to}: only platform and server/ know the tables`
  if (heightOf(to) === -1) return `imports ${to}, which is not in the house`
  if (heightOf(to) > heightOf(from))
    return `imports ${to} from a later shelf: ${shelfOf(to)} comes after ${shelfOf(from)}`
  const isCraft = crafts.includes(shelfOf(from) ?? '')
  if (isCraft && ![shelfOf(from), 'base', 'stage'].includes(shelfOf(to)))
    return `imports ${to}: a craft knows base, the stage and itself only`
  const other = sideOf(to)
  if (other === 'words' || other === side) return undefined
  if (side !== 'words') return `imports ${to}: server and web never meet`
  return `imports ${to}: pure words never look into server/ or web/, platform or ui`
}

function shelfFault({ from, to }: Arrow): string | undefined {
  const isReader = [...crafts, 'stage'].includes(shelfOf(from) ?? '')
  return isReader ? undefined : `imports ${to}: the compiled shelf is for the stage and the crafts`
}

function nodeFault({ from, to }: Arrow): string | undefined {
  if (!from.startsWith('src/') || shelfOf(from) === 'app' || sideOf(from) === 'server') return undefined
  return `imports ${to}: Node.js is for platform, server/ and app/`
}

function packageFault({ from, to }: Arrow): string | undefined {
  const shelf = shelfOf(from) ?? ''
  if (to === 'vitest') return 'imports vitest, which is for tests only'
  if (shelf === 'app') return undefined
  if (crafts.includes(shelf) && !(shelf === 'binding' && bindingPackages.includes(to))) {
    return `imports ${to}: ${shelf === 'binding' ? `binding takes ${and.format(bindingPackages)} only` : 'this craft takes no package'}`
  }
  if (webPackage.test(to) && sideOf(from) !== 'web') return `imports ${to}: React and its friends are for ui and web/`
  return undefined
}

export function readHouse(root: string): Map<string, string> {
  const paths = ['src', 'database'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  )
  const code = paths.filter((path) => /(?<!\.d)\.tsx?$/.test(path)).toSorted()
  return new Map(code.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

if (import.meta.main) {
  const faults = findFaults(readHouse(join(import.meta.dirname, '..')))
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
