// `npm run backup -- --out DIR [--keep-days 30]`: a new backup in DIR, and those that are too old go.

import { parseArgs } from 'node:util'
import { backUp, forgetBackups } from '../src/platform/backup/back-up.ts'
import { readConfig } from '../src/platform/config.ts'
import { StartFault } from '../src/platform/start-fault.ts'

function readOrder() {
  try {
    const { values } = parseArgs({
      options: { out: { type: 'string' }, 'keep-days': { type: 'string', default: '30' } },
    })
    const days = Number(values['keep-days'])
    if (values.out && Number.isInteger(days) && days > 0) return { out: values.out, days }
  } catch {
    // Told below, in the same words.
  }
  throw new StartFault('Say where to: --out DIR, and if you wish for how long: --keep-days 30.')
}

try {
  const { out, days } = readOrder()
  const config = readConfig(process.env)
  const made = await backUp({ config, environment: process.env }, out, new Date())
  const gone = forgetBackups(out, days, new Date())
  console.log(`${made}${gone.length > 0 ? `; gone after ${days} days: ${gone.join(', ')}` : ''}`)
  if (!config.JWT_SECRET) console.log(`The secret is not in it: keep ${config.DATA_DIR}/jwt-secret at another place.`)
  if (config.S3_BUCKET)
    console.log('The files are not in it: they lie in your bucket, whose versions are their backup.')
} catch (fault) {
  console.error(fault instanceof StartFault ? fault.message : fault)
  process.exitCode = fault instanceof StartFault ? 2 : 1
}
