// Before the journeys: the built pages are brought up to date, and one server starts for all of them.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startJourneyServer } from './journey-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    mailFolder: string
  }
}

/** Who runs the shop of the journeys. */
export const operatorEmail = 'desk@example.com'
/** Who gives away discount codes there. */
export const marketerEmail = 'codes@example.com'

const root = join(import.meta.dirname, '..')

export default async function setup({ provide }: TestProject) {
  const built = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], { cwd: root, encoding: 'utf8' })
  if (built.status !== 0) throw new Error(built.stderr)
  const server = await startJourneyServer({ OPERATOR_EMAILS: `${operatorEmail},${marketerEmail}` })
  provide('origin', server.origin)
  provide('mailFolder', join(server.data, 'mail'))
  return server.remove
}
