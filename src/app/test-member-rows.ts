// For tests: a member who left something in every table that can hold anything of hers, and the tables themselves.

import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as bookTables from '../../database/schema/books.ts'
import * as dealTables from '../../database/schema/deals.ts'
import * as editionTables from '../../database/schema/editions.ts'
import * as memberTables from '../../database/schema/members.ts'
import * as orderTables from '../../database/schema/orders.ts'
import * as pictureTables from '../../database/schema/pictures.ts'
import * as platformTables from '../../database/schema/platform.ts'
import type { Files } from '../platform/files/files.ts'
import { rawRows, type Rows } from '../platform/database/rows.ts'

export const allTables: readonly PgTable[] = [
  ...Object.values(bookTables),
  ...Object.values(dealTables),
  ...Object.values(editionTables),
  ...Object.values(memberTables),
  ...Object.values(orderTables),
  ...Object.values(pictureTables),
  ...Object.values(platformTables),
].flatMap((one) => (is(one, PgTable) ? [one] : []))

/** Those that hold nothing of anybody: the shop's own, hashes, and the opaque ids of the test shop. */
export const nobodys = [
  'art_styles',
  'deals',
  'discounts',
  'prompts',
  'payment_events',
  'rate_limits',
  'sandbox_objects',
]

/** Table -> its rows as the database spells them. */
export async function everyRow(rows: Rows): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const table of allTables) {
    const all = await rawRows(rows, sql`select to_jsonb(t)::text as row from ${table} t order by 1`)
    found.set(
      getTableName(table),
      all.map(({ row }) => String(row)),
    )
  }
  return found
}

export interface Left {
  begun: string
  book: string
  character: string
  page: string
  share: string
  edition: string
  job: string
  address: string
  order: string
  photo: string
  factor: string
  session: string
}

export interface Leaver {
  id: string
  email: string
  sessionId: string
}

/** `canary`: stands in every text of hers. */
export async function leaveTraces(rows: Rows, files: Files, member: Leaver, canary: string): Promise<Left> {
  const { id: userId, email, sessionId } = member
  const add = async (statement: ReturnType<typeof sql>) => String((await rawRows(rows, statement))[0]?.id)
  const json = (value: object) => sql`${JSON.stringify(value)}::jsonb`

  await rows.execute(sql`update users set first_name = ${canary}, phone_number = '555' where id = ${userId}`)
  await rows.execute(
    sql`insert into refresh_tokens (session_id, token_hash) values (${sessionId}, ${`refresh ${canary}`})`,
  )
  await rows.execute(
    sql`insert into one_time_tokens (user_id, kind, token_hash, code_hash, expires_at) values (${userId}, 'recovery', ${canary}, ${canary}, now())`,
  )
  const factor = await add(
    sql`insert into mfa_factors (user_id, friendly_name, secret) values (${userId}, ${canary}, ${canary}) returning id`,
  )
  await rows.execute(sql`insert into mfa_challenges (factor_id) values (${factor})`)
  await rows.execute(
    sql`insert into outside_identities (provider, subject, user_id) values ('google', ${`subject of ${userId}`}, ${userId})`,
  )
  const address = await add(
    sql`insert into addresses (user_id, name, street1, city, state_code, postal_code, phone_number)
      values (${userId}, ${canary}, ${canary}, 'Portland', 'OR', '97201', '555') returning id`,
  )
  await rows.execute(sql`insert into consents (user_id, kind, version) values (${userId}, 'photo', '1')`)
  await rows.execute(sql`insert into audit_events (user_id, action) values (${userId}, 'auth.signed_in')`)
  await rows.execute(sql`insert into newsletter_subscribers (email, token_hash) values (${email}, ${`news ${canary}`})`)
  await rows.execute(
    sql`insert into mails (kind, recipient, subject, text_body, html_body, sent_at) values ('x', ${email}, ${canary}, '', '', now())`,
  )

  const begun = await add(
    sql`insert into begun_books (id, user_id, name, state) values (gen_random_uuid(), ${userId}, ${canary}, ${canary}) returning id`,
  )
  const book = await add(sql`insert into books (user_id, title) values (${userId}, ${canary}) returning id`)
  const character = await add(
    sql`insert into characters (book_id, character_order, name, type) values (${book}, 1, ${canary}, 'girl') returning id`,
  )
  const story = await add(
    sql`insert into stories (book_id, number, seed, status, brief) values (${book}, 1, 7, 'written', ${json({ name: canary })}) returning id`,
  )
  const page = await add(
    sql`insert into pages (book_id, story_id, page_number, text_content) values (${book}, ${story}, 1, ${canary}) returning id`,
  )
  await rows.execute(
    sql`insert into page_versions (page_id, story_id, version, text_content, came) values (${page}, ${story}, 1, ${canary}, 'written')`,
  )
  const share = await add(
    sql`insert into share_links (book_id, token_hash, expires_at) values (${book}, ${canary}, now() + interval '90 days') returning id`,
  )
  const edition = await add(
    sql`insert into editions (user_id, book_id, number, sha256, content) values (${userId}, ${book}, 1, 'x', ${json({ title: canary, names: [canary], colophon: [] })}) returning id`,
  )
  const key = `editions/${edition}/screen/book.pdf`
  await rows.execute(sql`insert into edition_files (edition_id, name, key) values (${edition}, 'screen', ${key})`)
  const picture = `book-pages/${book}/${page}_1`
  await rows.execute(
    sql`insert into picture_recipes (key, book_id, engine, recipe) values (${`${picture}.png`}, ${book}, 'embedded', ${json({})})`,
  )
  const job = await add(
    sql`insert into image_generation_jobs (book_id, user_id, status, canceled_by) values (${book}, ${userId}, 'canceled', ${userId}) returning id`,
  )
  await rows.execute(
    sql`insert into image_generation_job_pages (job_id, page_id, page_number) values (${job}, ${page}, 1)`,
  )

  const bytes = new TextEncoder().encode(`bytes of ${canary}`)
  const whose = { userId, bookId: book }
  const photoKey = `photos/${book}/${character}_1.jpg`
  await files.put({ ...whose, key: `${picture}.jpg`, bytes, contentType: 'image/jpeg', kind: 'page_picture' })
  await files.put({ ...whose, key: `${picture}.webp`, bytes, contentType: 'image/webp', kind: 'page_picture' })
  await files.put({ ...whose, key, bytes, contentType: 'application/pdf', kind: 'edition' })
  await files.put({ ...whose, key: photoKey, bytes, contentType: 'image/jpeg', kind: 'photo' })
  const photo = await add(sql`select id from files where key = ${photoKey}`)

  const checkout = await add(
    sql`insert into checkouts (user_id, scope, wishes, mode, amount, status, expires_at) values (${userId}, 'x', 'x', 'payment', 100, 'complete', now()) returning id`,
  )
  const order = await add(
    sql`insert into orders (stripe_session_id, user_id, book_id, tier, amount, status, shipping_address, gift, checkout_id, edition_id, book_title, payment_id, tracking_url)
      values (${`cs ${userId.slice(0, 8)}`}, ${userId}, ${book}, 'Physical Book', 100, 'delivered', ${json({ name: canary })}, ${json({ message: canary })}, ${checkout}, ${edition}, ${canary}, ${canary}, ${canary}) returning id`,
  )
  await rows.execute(
    sql`insert into order_events (order_id, status, by, note) values (${order}, 'delivered', 'printer', ${canary})`,
  )
  await rows.execute(
    sql`insert into print_jobs (order_id, product, status, problem, tracking_url) values (${order}, 'hardcover', 'delivered', ${canary}, ${canary})`,
  )
  await rows.execute(sql`insert into order_reports (order_id, text) values (${order}, ${canary})`)
  const subscription = await add(
    sql`insert into subscriptions (user_id, provider_id, status) values (${userId}, ${`sub ${userId.slice(0, 8)}`}, 'ending') returning id`,
  )
  await rows.execute(
    sql`insert into monthly_credits (user_id, subscription_id, invoice_id, expires_at) values (${userId}, ${subscription}, ${`in ${userId.slice(0, 8)}`}, now())`,
  )
  return {
    begun,
    book,
    character,
    page,
    share,
    edition,
    job,
    address,
    order,
    photo,
    factor,
    session: `cs ${userId.slice(0, 8)}`,
  }
}
