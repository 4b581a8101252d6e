// Run as a child process: makes an empty embedded database in the directory named by the argument.

import { PGlite } from '@electric-sql/pglite'

const pglite = await PGlite.create(process.argv[2] ?? '')
await pglite.close()
process.exit(0)
