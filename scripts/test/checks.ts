// The checks that run no code of the product: format, lint, types, arrows. Each counts as one test.

import { findFaults, readHouse } from '../check-arrows.ts'
import { root, runTool } from './children.ts'
import { single, tell, type Outcome } from './outcome.ts'

interface Check {
  outcome: Outcome
  seconds: number
}

export async function runChecks(): Promise<Outcome[]> {
  const format = check('oxfmt/bin/oxfmt', ['--check', '.'])
  const lint = check('oxlint/bin/oxlint', ['--deny-warnings'])
  const types = lint.then(() => check('typescript/bin/tsc', process.stdout.isTTY ? ['--pretty'] : []))
  const arrows = types.then(checkArrows)

  const outcomes: Outcome[] = []
  for (const [name, running] of Object.entries({ format, lint, types, arrows })) {
    const { outcome, seconds } = await running
    tell(name, outcome, seconds)
    outcomes.push(outcome)
  }
  return outcomes
}

async function check(script: string, args: readonly string[]): Promise<Check> {
  const { code, output, seconds } = await runTool(script, args)
  return { outcome: single(code === 0, output), seconds }
}

function checkArrows(): Check {
  const start = performance.now()
  const faults = findFaults(readHouse(root))
  return { outcome: single(faults.length === 0, faults.join('\n')), seconds: (performance.now() - start) / 1000 }
}
