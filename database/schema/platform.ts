// What the server's hands keep: files, the mail outbox, counters of the rate limits.

import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { FileKind } from '../../src/base/file-kind.ts'
import { books } from './books.ts'
import { createdAt, id, moment } from './columns.ts'
import { users } from './members.ts'

/** Every stored file and whose it is. A file whose member or book is gone is removed by the sweep. */
export const files = pgTable(
  'files',
  {
    id: id(),
    key: text('key').notNull().unique(),
    user_id: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    book_id: uuid('book_id').references(() => books.id, { onDelete: 'set null' }),
    kind: text('kind').$type<FileKind>().notNull(),
    content_type: text('content_type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Of what was put, as is `bytes`. */
    sha256: text('sha256').notNull(),
    /** Encrypted where it lies, under the member's key of `photo_keys`. */
    is_sealed: boolean('is_sealed').notNull().default(false),
    created_at: createdAt(),
    expires_at: moment('expires_at'),
  },
  (table) => [
    index('files_user').on(table.user_id),
    index('files_book').on(table.book_id),
    index('files_expiry').on(table.expires_at),
  ],
).enableRLS()

/** The key of a member's photos, itself sealed by the installation's secret. Once it is gone, so are they, in backups too. */
export const photoKeys = pgTable('photo_keys', {
  user_id: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealed_key: text('sealed_key').notNull(),
  /** When a photo was last put under it. */
  used_at: moment('used_at').notNull(),
}).enableRLS()

/** The outbox: a mail is written in the transaction that causes it and sent afterwards, at least once. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Emptied once sent: it may hold a sign-in link. */
    text_body: text('text_body').notNull(),
    html_body: text('html_body').notNull(),
    /** Where one leaves the list that this mail belongs to. */
    unsubscribe_url: text('unsubscribe_url'),
    attempts: integer('attempts').notNull().default(0),
    created_at: createdAt(),
    sent_at: moment('sent_at'),
  },
  (table) => [
    index('mails_unsent').on(table.sent_at, table.created_at),
    index('mails_age').on(table.created_at),
    index('mails_recipient').on(table.recipient),
  ],
).enableRLS()

export const rateLimits = pgTable('rate_limits', {
  /** What is limited and for whom, hashed: no address stands here in clear. */
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resets_at: moment('resets_at').notNull(),
}).enableRLS()
