// Orders and subscriptions. Money is whole cents. Written by the owner only: members read.

import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgPolicy, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { books } from './books.ts'
import { createdAt, id, moment, updatedAt } from './columns.ts'
import { users } from './members.ts'
import { authenticated, currentMember, memberApp } from './roles.ts'

export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** An order outlives the account that placed it (the law keeps the ledger), without saying whose it was. */
    user_id: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    book_id: uuid('book_id').references(() => books.id, { onDelete: 'set null' }),
    tier: text('tier').notNull(),
    quantity: integer('quantity').notNull().default(1),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull().default('usd'),
    status: text('status').notNull().default('pending_payment'),
    stripe_session_id: text('stripe_session_id'),
    /** The client's own key: one order per member, book, item and key. */
    payment_id: text('payment_id'),
    shipping_address: jsonb('shipping_address'),
    gift: jsonb('gift'),
    tracking_url: text('tracking_url'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    pgPolicy('orders_read', {
      for: 'select',
      to: [authenticated, memberApp],
      using: sql`${table.user_id} = ${currentMember}`,
    }),
    index('orders_user').on(table.user_id, table.created_at.desc().nullsFirst()),
    index('orders_book').on(table.book_id),
    index('orders_session').on(table.stripe_session_id),
    uniqueIndex('orders_payment').on(table.user_id, table.book_id, table.tier, table.payment_id),
    check('orders_amount', sql`${table.amount} >= 0`),
    check(
      'orders_status',
      sql`${table.status} in ('pending_payment', 'paid', 'awaiting_pictures', 'edit_window', 'in_production', 'shipped', 'delivered', 'fulfilled', 'canceled', 'refunded', 'failed')`,
    ),
  ],
).enableRLS()

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    user_id: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    provider_id: text('provider_id').notNull().unique(),
    status: text('status').notNull(),
    current_period_end: moment('current_period_end'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    pgPolicy('subscriptions_read', {
      for: 'select',
      to: [authenticated, memberApp],
      using: sql`${table.user_id} = ${currentMember}`,
    }),
    index('subscriptions_user').on(table.user_id),
  ],
).enableRLS()
