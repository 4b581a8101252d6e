// Every table that holds something of a member, how her rows are found, and what of them stays with us: what opens doors.

import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import * as book from '../../../../database/schema/books.ts'
import * as edition from '../../../../database/schema/editions.ts'
import * as member from '../../../../database/schema/members.ts'
import * as order from '../../../../database/schema/orders.ts'
import * as picture from '../../../../database/schema/pictures.ts'
import * as platform from '../../../../database/schema/platform.ts'
import { rawRows, type Rows } from '../../../platform/database/rows.ts'

export interface Whose {
  id: string
  email: string
}

interface Held {
  table: PgTable
  where(whose: Whose): SQL
  /** Columns that nobody needs but us. */
  secret?: readonly string[]
}

const own = ({ id }: Whose) => sql`t.user_id = ${id}`
const ofBook = ({ id }: Whose) => sql`t.book_id in (select b.id from books b where b.user_id = ${id})`
const ofPage = (whose: Whose) => sql`t.page_id in (select t.id from pages t where ${ofBook(whose)})`
const ofEdition = (whose: Whose) => sql`t.edition_id in (select t.id from editions t where ${own(whose)})`
const ofJob = (whose: Whose) => sql`t.job_id in (select t.id from image_generation_jobs t where ${own(whose)})`
const ofOrder = (whose: Whose) => sql`t.order_id in (select t.id from orders t where ${own(whose)})`

const held: readonly Held[] = [
  { table: member.users, where: ({ id }) => sql`t.id = ${id}` },
  { table: member.credentials, where: own, secret: ['password_hash'] },
  { table: member.sessions, where: own },
  { table: member.mfaFactors, where: own, secret: ['secret'] },
  { table: member.outsideIdentities, where: own },
  { table: member.addresses, where: own },
  { table: member.consents, where: own },
  { table: member.auditEvents, where: own },
  { table: member.newsletterSubscribers, where: ({ email }) => sql`t.email = ${email}`, secret: ['token_hash'] },
  {
    table: platform.mails,
    where: ({ email }) => sql`t.recipient = ${email}`,
    secret: ['text_body', 'html_body'],
  },
  { table: platform.files, where: own },
  { table: platform.photoKeys, where: own, secret: ['sealed_key'] },
  { table: book.begunBooks, where: own },
  { table: book.books, where: own },
  { table: book.characters, where: ofBook },
  { table: book.stories, where: ofBook },
  { table: book.pages, where: ofBook },
  { table: book.pageVersions, where: ofPage },
  { table: book.shareLinks, where: ofBook, secret: ['token_hash', 'passcode_hash'] },
  { table: picture.imageGenerationJobs, where: own },
  { table: picture.imageGenerationJobPages, where: ofJob },
  { table: edition.pictureRecipes, where: ofBook },
  { table: edition.editions, where: own },
  { table: edition.editionFiles, where: ofEdition },
  { table: order.orders, where: own },
  { table: order.orderEvents, where: ofOrder },
  { table: order.orderReports, where: ofOrder },
  { table: order.printJobs, where: ofOrder },
  { table: order.checkouts, where: own, secret: ['url'] },
  { table: order.subscriptions, where: own },
  { table: order.monthlyCredits, where: own },
]

export interface HeldTable {
  name: string
  /** Each as JSON. */
  rows: string[]
}

/** Table by table, read when it is asked for. As the owner: whose rows they are stands in each query. */
export async function* heldRows(owner: Rows, whose: Whose): AsyncGenerator<HeldTable> {
  for (const { table, where, secret = [] } of held) {
    const shown = secret.reduce((all, column) => sql`${all} - ${column}::text`, sql`to_jsonb(t)`)
    const found = await rawRows(owner, sql`select (${shown})::text as row from ${table} t where ${where(whose)}`)
    yield { name: getTableName(table), rows: found.map(({ row }) => String(row)) }
  }
}
