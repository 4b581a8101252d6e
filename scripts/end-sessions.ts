// Signs somebody out everywhere, or everybody: `npm run sessions -- --end anna@example.com`, `npm run sessions -- --end-all`.

import { sessionsCommand } from '../src/members/server/auth/end-sessions-of.ts'
import { readConfig } from '../src/platform/config.ts'
import { openDatabase } from '../src/platform/database/open-database.ts'
import { StartFault } from '../src/platform/start-fault.ts'

try {
  const order = sessionsCommand(process.argv.slice(2))
  const database = await openDatabase(readConfig(process.env))
  const ended = await order(database, new Date()).finally(() => database.close())
  console.log(ended === 1 ? '1 session was ended.' : `${ended} sessions were ended.`)
} catch (fault) {
  console.error(fault instanceof StartFault ? fault.message : fault)
  process.exitCode = fault instanceof StartFault ? 2 : 1
}
