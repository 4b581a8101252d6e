// Plants a fault in a copy of the house and runs the tests that should notice it: those that carry the statement's number, in the files that the
// page names. Without the fault the same tests must pass.

import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { root, runTool } from '../test/children.ts'
import type { Fault } from './faults.ts'
import type { Statement } from './statements.ts'

const left = new Set(['node_modules', '.git', '.node', 'data', 'dist'])

export interface House {
  folder: string
  /** Whether tests pass without a fault, by their file and titles: those of a long journey hold many statements, and run once. */
  sound: Map<string, boolean>
  remove: () => Promise<void>
}

/** The working tree is only read. */
export async function copyHouse(): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'faults-'))
  await cp(root, folder, { recursive: true, filter: (path) => !left.has(basename(path)) })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return { folder, sound: new Map(), remove: () => rm(folder, { recursive: true, force: true }) }
}

export interface Notice {
  /** The file of tests that noticed the fault. */
  by: string
  /** How, in its first line. */
  words: string
}

/** Whether a notice is believed without a second run, which would show that the same tests pass without the fault. */
export interface Trust {
  isQuick?: boolean
}

export async function noticeOf(
  house: House,
  fault: Fault,
  { number, tests }: Statement,
  { isQuick = false }: Trust = {},
): Promise<Notice | undefined> {
  const file = join(house.folder, fault.file)
  const source = await readFile(file, 'utf8')
  // Those without a browser first: they take seconds.
  for (const test of tests.toSorted((a, b) => Number(isJourney(a)) - Number(isJourney(b)))) {
    await writeFile(
      file,
      source.replace(fault.find, () => fault.replace),
    )
    const { titles, words } = await runTests(house, test, number).finally(() => writeFile(file, source))
    if (words === undefined) continue
    const tried = [test, ...titles].join('\n')
    if (!isQuick && !house.sound.has(tried))
      house.sound.set(tried, (await runTests(house, test, number)).words === undefined)
    if (isQuick || house.sound.get(tried)) return { by: test, words }
  }
  return undefined
}

const isJourney = (test: string) => test.endsWith('.e2e.ts')

/** What never comes is waited for so long. */
const patience = Number(process.env.JOURNEY_PATIENCE ?? 30_000)

const report = z.object({
  testResults: z.array(
    z.object({
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

/** The titles of the tests that ran, and what the first one that failed said. */
async function runTests({ folder }: House, test: string, number: string) {
  const file = join(folder, 'report.json')
  await rm(file, { force: true })
  const titled = `\\[[^\\]]*${number.replace('.', '\\.')}[ \\]]`
  const { output } = await runTool(
    'vitest/vitest.mjs',
    [
      ...['run', test, '-t', titled, '--reporter=json', `--outputFile=${file}`, `--expect.poll.timeout=${patience}`],
      ...(isJourney(test) ? ['--config', 'e2e/vitest.config.ts'] : ['--testTimeout=120000']),
    ],
    { cwd: folder, environment: { CI: 'true', JOURNEY_PATIENCE: String(patience) } },
  )
  const { testResults } = report.parse(JSON.parse(await readFile(file, 'utf8').catch(() => '{"testResults":[]}')))
  const ran = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
  // What cannot even be loaded was not noticed by a test.
  if (ran.length === 0) {
    throw new Error(`No test of ${test} ran for ${number}: ${output}${testResults[0]?.message ?? ''}`)
  }
  const failed = ran.find(({ status }) => status === 'failed')
  return {
    titles: ran.map(({ fullName }) => fullName),
    words: failed && (failed.failureMessages[0] ?? '').split('\n')[0],
  }
}
