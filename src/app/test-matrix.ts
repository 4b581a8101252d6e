// For tests: two members who left something everywhere, in a product with both of its checks, with one of them, with none.

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { actAsMember, orEnded } from '../platform/database/act-as-member.ts'
import type { Database } from '../platform/database/database.ts'
import { openTestDatabase } from '../platform/database/test-database.ts'
import { testFiles } from '../platform/files/test-files.ts'
import type { Ownership } from '../platform/ownership.ts'
import { testHands } from '../platform/test-hands.ts'
import type { App } from './create-app.ts'
import { testApp } from './test-app.ts'
import { everyRow, leaveTraces, type Leaver, type Left } from './test-member-rows.ts'
import { claimsOf } from './test-principals.ts'

const password = 'lantern-over-the-sea'
export const boss = 'boss@example.com'
/** Stands in every text of Ana's. */
export const canary = 'Zoë of the canaries'

interface Member extends Leaver {
  token: string
  refresh: string
}

/** As the owner, past all policies; her session is checked all the same. */
function unguarded(real: Database): Database {
  const asMember: Database['asMember'] = (actor, now, work) =>
    orEnded(
      real.transaction(async (rows) => {
        await actAsMember(rows, actor, now)
        await rows.execute(sql`reset role`)
        return work(rows)
      }),
    )
  return { ...real, asMember, asReader: asMember }
}
const everybodys: Ownership = { owns: () => true, ownRows: () => undefined }

let calls = 0

export async function send(on: App, token: string | undefined, path: string, init: RequestInit) {
  calls += 1
  const headers = new Headers(init.headers)
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  headers.set('x-supabase-api-version', '2024-01-01')
  const answer = await on.door.request(`http://localhost${path}`, { ...init, headers }, { address: '127.0.0.1' })
  const text = await answer.text()
  const cache = answer.headers.get('cache-control') ?? ''
  return { status: answer.status, text, cache, code: text.startsWith('{') ? String(JSON.parse(text).code) : '' }
}

export async function openMatrix(opening: Promise<Database> = openTestDatabase()) {
  const database = await opening
  const { files } = testFiles(database, { DATA_DIR: mkdtempSync(join(tmpdir(), 'matrix-')) })
  const hands = testHands({ database, files, settings: { OPERATOR_EMAILS: boss } })
  const fileRoutes = files.routes
  const app = testApp(hands, fileRoutes)

  async function signIn(
    email: string,
    way: 'signup' | 'token?grant_type=password',
    more: object = {},
  ): Promise<Member> {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ email, password, ...more })
    const { text } = await send(app, undefined, `/auth/v1/${way}`, { method: 'POST', headers, body })
    const { access_token: token, refresh_token: refresh, user } = JSON.parse(text)
    return { id: user.id, email, token, refresh, sessionId: String(claimsOf(token).session_id) }
  }

  const ana = await signIn('ana@example.com', 'signup')
  const ben = await signIn('ben@example.com', 'signup')
  const anas: Left = await leaveTraces(database.owner, files, ana, canary)
  const bens: Left = await leaveTraces(database.owner, files, ben, 'Bo of Ben')
  return {
    database,
    hands,
    files,
    signIn,
    ana,
    ben,
    anas,
    bens,
    app,
    /** The application's checks switched off; and row-level security; and both. */
    withoutApplication: testApp({ ...hands, ownership: everybodys }, fileRoutes),
    withoutPolicies: testApp({ ...hands, database: unguarded(database) }, fileRoutes),
    withoutAny: testApp({ ...hands, database: unguarded(database), ownership: everybodys }, fileRoutes),
    /** How many calls were made so far. */
    calls: () => calls,
    /** Whatever is hers, to the letter. */
    async hers(): Promise<string> {
      const marks = [ana.id, ana.email, canary, ...Object.values(anas)]
      const found = [...(await everyRow(database.owner))].map(([table, rows]) => [
        table,
        rows.filter((row) => marks.some((mark) => row.includes(mark))),
      ])
      return JSON.stringify(found)
    },
  }
}
export type Matrix = Awaited<ReturnType<typeof openMatrix>>
