// `npm run restore -- --from DIR/2026-11-22T05-41-07Z`: a backup into an empty database and an empty DATA_DIR.

import { parseArgs } from 'node:util'
import { restore } from '../src/platform/backup/restore.ts'
import { readConfig } from '../src/platform/config.ts'
import { StartFault } from '../src/platform/start-fault.ts'

function readOrder(): string {
  try {
    const { values } = parseArgs({ options: { from: { type: 'string' } } })
    if (values.from) return values.from
  } catch {
    // Told below, in the same words.
  }
  throw new StartFault('Say which one: --from FOLDER.')
}

try {
  const { at } = await restore({ config: readConfig(process.env), environment: process.env }, readOrder())
  console.log(`Everything is as it was at ${at}. Put the secret back, and read "After a restore" in docs/backups.md.`)
} catch (fault) {
  console.error(fault instanceof StartFault ? fault.message : fault)
  process.exitCode = fault instanceof StartFault ? 2 : 1
}
