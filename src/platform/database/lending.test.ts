import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { onPostgres, openTestDatabase } from './test-database.ts'

async function openEngine() {
  const database = await openTestDatabase()
  if (!('pglite' in database)) throw new Error('This is about the embedded one')
  const { owner, pglite } = database
  const one = async (query: string) => (await pglite.query<{ it: unknown }>(query)).rows[0]?.it
  const look = async () => ({
    styles: await one(`select string_agg(id, ' ' order by id) as it from art_styles`),
    users: await one('select count(*)::int as it from users'),
    pages: await one(`select to_regclass('pages')::text as it`),
    path: await one(`select current_setting('search_path') as it`),
    role: await one('select current_user::text as it'),
    seconds: await one(`select current_setting('statement_timeout') as it`),
    queue: await one('select count(*)::int as it from pgboss.version'),
    tables: await one(`select to_regclass('more')::text as it`),
  })
  return { database, owner, pglite, look }
}

test.skipIf(onPostgres)(
  'what a test did to its database and closed is not seen by the next one, whatever it was',
  async () => {
    const first = await openEngine()
    const before = await first.look()
    expect(before).toMatchObject({ styles: 'digital_art pixar vector watercolor', users: 0, queue: 1, tables: null })
    const heard: string[] = []
    await first.pglite.listen('news', (said) => heard.push(said))
    await first.pglite.exec(`
      delete from art_styles where id = 'pixar'; insert into users (email) values ('a@example.com'); delete from pgboss.version;
      set statement_timeout = 5000; set search_path to pgboss; set role member_app`)
    await first.database.close()

    const second = await openEngine()
    expect(await second.look()).toEqual(before)
    await second.pglite.exec(`notify news, 'for nobody'`)
    expect(heard).toEqual([])
    // Who builds on it has it for good.
    await second.pglite.exec('create table more (id int)')
    await second.database.close()

    const third = await openEngine()
    expect(await third.look()).toEqual(before)
    await third.pglite.exec('begin')
    await third.database.close()

    const fourth = await openEngine()
    expect(await fourth.look()).toEqual(before)
    await fourth.database.close()
  },
)

test.skipIf(onPostgres)(
  'who still holds a closed database does not get through, not even with what waited',
  async () => {
    const { database, owner } = await openEngine()
    const insert = (email: string) => owner.execute(sql`insert into users (email) values (${email})`)
    const waiting = Array.from({ length: 5 }, (_, at) => insert(`${at}@example.com`))
    const settled = Promise.allSettled(waiting)
    await database.close()
    await settled
    await expect(insert('late@example.com')).rejects.toMatchObject({ cause: new Error('This database was closed') })
    const next = await openEngine()
    expect((await next.look()).users).toBe(0)
    await next.database.close()
  },
)
