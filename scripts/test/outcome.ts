// How a stage of the test command ended, and how it is told: one line, then whatever failed, in full.

export interface Outcome {
  passed: number
  failed: number
  skipped: number
  /** Told only when something failed. */
  details: string
}

export const nothing: Outcome = { passed: 0, failed: 0, skipped: 0, details: '' }

/** For what is one test by itself. */
export function single(isPassed: boolean, details: string): Outcome {
  return { ...nothing, passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, details }
}

export function sum(outcomes: readonly Outcome[]): Outcome {
  return outcomes.reduce(
    (total, outcome) => ({
      passed: total.passed + outcome.passed,
      failed: total.failed + outcome.failed,
      skipped: total.skipped + outcome.skipped,
      details: '',
    }),
    nothing,
  )
}

export function tell(stage: string, outcome: Outcome, seconds: number): void {
  console.log(`${stage.padEnd(28)} ${totals(outcome).padEnd(30)} ${seconds.toFixed(1).padStart(6)} s`)
  if (outcome.failed > 0) console.log(`\n${outcome.details.trim()}\n`)
}

/** The last line of all is this one, which programs read. */
export function totals({ passed, failed, skipped }: Outcome): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
