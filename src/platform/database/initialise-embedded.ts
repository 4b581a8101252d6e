// Run as a child process: makes an empty embedded database in the directory named by the argument.

import { PGlite } from '@electric-sql/pglite'

// The pipe ends with the parent: a killed first boot must not go on writing where the next one tidies up.
process.stdin.on('end', () => process.exit(1)).resume()

const pglite = await PGlite.create(process.argv[2] ?? '')
await pglite.close()
process.exit(0)
