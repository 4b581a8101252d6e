// For tests: a client that is printed from the API's description alone, checked by the compiler, and run against a server.

import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { clientTypes, type Description } from './fixtures/client-types.ts'

const run = promisify(execFile)
const packages = join(import.meta.dirname, '../../node_modules')
/** What Node and the language say of themselves is checked elsewhere. */
const options = [
  '--strict',
  '--noEmit',
  '--skipLibCheck',
  '--target',
  'esnext',
  '--module',
  'nodenext',
  '--allowImportingTsExtensions',
]
const types = ['--types', 'node', '--typeRoots', join(packages, '@types')]

export async function readDescription(address: string): Promise<Description> {
  return (await fetch(`${address}/openapi.json`)).json()
}

/** What the compiler says of a stranger's program, and what the program says when it is run. */
export async function makeBook(address: string, wanted: 'two pictures' | 'a finished copy') {
  const folder = await mkdtemp(join(tmpdir(), 'client-'))
  try {
    await writeFile(join(folder, 'client-types.ts'), clientTypes(await readDescription(address)))
    await copyFile(join(import.meta.dirname, 'fixtures/make-a-book.ts.txt'), join(folder, 'make-a-book.ts'))
    await writeFile(join(folder, 'package.json'), '{"type":"module"}')
    const compiler = join(packages, 'typescript/bin/tsc')
    const checked = await run(process.execPath, [compiler, ...options, ...types, 'make-a-book.ts'], {
      cwd: folder,
    }).catch((fault: { stdout: string }) => fault)
    if (checked.stdout !== '') return { compiler: checked.stdout, program: '' }
    const { stdout } = await run(process.execPath, ['make-a-book.ts', address, wanted], { cwd: folder })
    return { compiler: '', program: stdout.trim() }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export const madeBook = { compiler: '', program: 'made a book' }
