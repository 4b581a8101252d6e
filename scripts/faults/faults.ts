// Faults to be planted, one a line of faults.jsonl: what would make a statement of the specification untrue.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const fault = z.strictObject({
  /** Its number in docs/spec-coverage.md. */
  statement: z.string(),
  file: z.string(),
  /** Stands exactly once in the file. */
  find: z.string().min(1),
  replace: z.string(),
  /** Why no test notices it. */
  unnoticed: z.string().optional(),
})
export type Fault = z.infer<typeof fault>

export const faults: readonly Fault[] = readFileSync(join(import.meta.dirname, 'faults.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => fault.parse(JSON.parse(line)))
