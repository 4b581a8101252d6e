// Where the committed migrations lie.

import { join } from 'node:path'

export const migrationsFolder = join(import.meta.dirname, '../../../database/migrations')
