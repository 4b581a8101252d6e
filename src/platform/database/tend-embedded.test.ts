import { expect, test } from 'vitest'
import { onPostgres, openTestDatabase } from './test-database.ts'
import { tendEmbedded } from './tend-embedded.ts'

test.skipIf(onPostgres)(
  'the log of the embedded database is cut off and its litter swept away while it runs',
  async () => {
    const database = await openTestDatabase()
    if (!('pglite' in database)) throw new Error('This is about the embedded one')
    const { pglite } = database
    await pglite.exec('create table "Notes" (id int primary key, words text)')
    await pglite.exec(`insert into "Notes" select n, 'a' from generate_series(1, 500) n`)
    const one = async (query: string) => (await pglite.query<{ it: string }>(query)).rows[0]?.it
    const logFrom = () => one('select redo_lsn::text as it from pg_control_checkpoint()')
    const litter = () => one(`select n_dead_tup::text as it from pg_stat_user_tables where relname = 'Notes'`)
    const before = await logFrom()
    for (let round = 0; round < 2; round += 1) await pglite.exec(`update "Notes" set words = words || 'b'`)
    await pglite.exec('select pg_stat_force_next_flush()')
    expect(await litter()).toBe('1000')
    // While the disk is nearly full it is left alone: a checkpoint without room would be its end.
    let looks = 0
    const nearlyFull = tendEmbedded(pglite, async () => (looks += 1), 20)
    await expect.poll(() => looks).toBeGreaterThan(2)
    await nearlyFull()
    expect([await litter(), await logFrom()]).toEqual(['1000', before])
    const stop = tendEmbedded(pglite, async () => Infinity, 20)
    await expect.poll(litter).toBe('0')
    await stop()
    expect(await logFrom()).not.toBe(before)
    await database.close()
  },
)
