import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { onPostgres } from '../platform/database/test-database.ts'
import { awayFor } from './test-away.ts'

// The long round has the database fall silent and stand still, too.
test.runIf(onPostgres)(
  'while the database is away members are told to come back, and nothing that was promised is lost',
  async () => {
    const { refused } = await awayFor([
      async (wire) => {
        wire.cut()
        await sleep(100)
        wire.mend()
      },
    ])
    expect(refused).toBeGreaterThan(0)
  },
)
