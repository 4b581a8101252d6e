// Runs vitest and counts what it says in its JSON report.

import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { atEnd, runTool, type RunOptions } from './children.ts'
import { nothing, single, type Outcome } from './outcome.ts'

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
})

export async function runVitest(args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'vitest-report-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'report.json')
  const reporters = [`--reporter=${options.isShown ? 'default' : 'minimal'}`, '--reporter=json', `--outputFile=${file}`]
  const { code, output } = await runTool('vitest/vitest.mjs', ['run', ...args, ...reporters], options)
  return { ...count(file, code, output), details: output.replace(/^JSON report written.*$/m, '') }
}

function count(file: string, code: number, output: string): Outcome {
  let result: z.infer<typeof report>
  try {
    result = report.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return single(false, output)
  }
  // A file that cannot be loaded has no tests to count, and is a failure all the same; so is an error between tests.
  const broken = result.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length
  const failed = result.numFailedTests + broken
  return {
    ...nothing,
    passed: result.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: result.numPendingTests + result.numTodoTests,
  }
}
