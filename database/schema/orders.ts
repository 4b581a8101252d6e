// Orders and subscriptions. Money is whole cents. Written by the owner only: members read.

import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgPolicy, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Gift, ShippingAddress } from '../../src/orders/order.ts'
import { books } from './books.ts'
import { createdAt, id, moment, updatedAt } from './columns.ts'
import { editions } from './editions.ts'
import { users } from './members.ts'
import { authenticated, currentMember, memberApp } from './roles.ts'

/** One visit to the payment provider's page: for one order, or for all of a cart. */
export const checkouts = pgTable(
  'checkouts',
  {
    /** Also the idempotency key, so stored before the provider is asked. */
    id: id(),
    user_id: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** What is being bought: a member has one open visit for each. */
    scope: text('scope').notNull(),
    /** Hash of everything that was asked for: a visit with other wishes replaces the open one. */
    wishes: text('wishes').notNull(),
    mode: text('mode').notNull(),
    amount: integer('amount').notNull(),
    /** The provider's session, and where its page is; null until the provider has answered. */
    session_id: text('session_id').unique(),
    url: text('url'),
    payment_intent: text('payment_intent'),
    status: text('status').notNull().default('open'),
    expires_at: moment('expires_at').notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    pgPolicy('checkouts_read', {
      for: 'select',
      to: [authenticated, memberApp],
      using: sql`${table.user_id} = ${currentMember}`,
    }),
    uniqueIndex('checkouts_open')
      .on(table.user_id, table.scope)
      .where(sql`${table.status} = 'open'`),
    index('checkouts_user').on(table.user_id, table.scope),
    index('checkouts_payment').on(table.payment_intent),
    check('checkouts_status', sql`${table.status} in ('open', 'complete', 'expired')`),
    check('checkouts_mode', sql`${table.mode} in ('payment', 'subscription')`),
  ],
).enableRLS()

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
    addons: jsonb('addons').$type<string[]>().notNull().default([]),
    discount_code: text('discount_code'),
    shipping_address: jsonb('shipping_address').$type<ShippingAddress>(),
    gift: jsonb('gift').$type<Gift>(),
    checkout_id: uuid('checkout_id').references(() => checkouts.id, { onDelete: 'set null' }),
    /** The finished copy that is printed or handed out, frozen at approval; kept when the book goes. */
    edition_id: uuid('edition_id').references(() => editions.id, { onDelete: 'set null' }),
    /** What the book was called when it was ordered. */
    book_title: text('book_title').notNull().default(''),
    paid_at: moment('paid_at'),
    /** When the edit window closes by itself. */
    edit_until: moment('edit_until'),
    approved_at: moment('approved_at'),
    /** An operator keeps it from the printer until she lets it go. */
    held_at: moment('held_at'),
    carrier: text('carrier'),
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
    index('orders_checkout').on(table.checkout_id),
    index('orders_edit_until').on(table.edit_until),
    index('orders_status').on(table.status, table.updated_at),
    index('orders_discount').on(table.discount_code),
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
    index('subscriptions_due').on(table.current_period_end),
  ],
).enableRLS()

/** Whose order it is, for rows that hang on one. */
const ownOrder = sql`exists (select 1 from orders o where o.id = order_id and o.user_id = ${currentMember})`

/** A code that makes a purchase cheaper, by a share of it or by an amount. Server only. */
export const discounts = pgTable(
  'discounts',
  {
    id: id(),
    /** As it is kept and compared: in capitals. */
    code: text('code').notNull().unique(),
    percent: integer('percent'),
    cents: integer('cents'),
    /** So many purchases at most; null: any number. */
    most_uses: integer('most_uses'),
    valid_until: moment('valid_until'),
    /** An operator has ended it. */
    ended_at: moment('ended_at'),
    created_by: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (table) => [
    check('discounts_code', sql`${table.code} = upper(${table.code})`),
    check('discounts_kind', sql`(${table.percent} is null) <> (${table.cents} is null)`),
    check('discounts_percent', sql`${table.percent} between 1 and 90`),
    check('discounts_cents', sql`${table.cents} > 0`),
    check('discounts_uses', sql`${table.most_uses} > 0`),
  ],
).enableRLS()

/** What happened to an order, by whom and when: nothing of it is ever changed. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    order_id: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text('status').notNull(),
    /** 'member', 'payment', 'printer', 'clock', or 'operator'. */
    by: text('by').notNull(),
    note: text('note'),
    created_at: createdAt(),
  },
  (table) => [
    pgPolicy('order_events_read', { for: 'select', to: [authenticated, memberApp], using: ownOrder }),
    index('order_events_order').on(table.order_id, table.created_at),
  ],
).enableRLS()

/** What the payment provider told us, each once. Server only. */
export const paymentEvents = pgTable('payment_events', {
  /** The event's own id; of an event without one, the hash of its bytes. */
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  created_at: createdAt(),
}).enableRLS()

/** One thing given to the printer. A reprint is another one. */
export const printJobs = pgTable(
  'print_jobs',
  {
    /** The printer's external id: the same job sent twice is printed once. */
    id: id(),
    order_id: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** 'hardcover' or 'coloring book'. */
    product: text('product').notNull(),
    /** 1, and one more for each reprint. */
    round: integer('round').notNull().default(1),
    /** The printer's own id; null until it has answered. */
    provider_id: text('provider_id').unique(),
    status: text('status').notNull().default('due'),
    cost: integer('cost'),
    problem: text('problem'),
    carrier: text('carrier'),
    tracking_url: text('tracking_url'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    pgPolicy('print_jobs_read', { for: 'select', to: [authenticated, memberApp], using: ownOrder }),
    uniqueIndex('print_jobs_round').on(table.order_id, table.product, table.round),
    index('print_jobs_status').on(table.status, table.updated_at),
    check(
      'print_jobs_status',
      sql`${table.status} in ('due', 'sent', 'in_production', 'shipped', 'delivered', 'canceled', 'rejected')`,
    ),
  ],
).enableRLS()

/** The book of one paid month, used or not. */
export const monthlyCredits = pgTable(
  'monthly_credits',
  {
    id: id(),
    user_id: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    subscription_id: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    /** The provider's invoice: a month is granted once. */
    invoice_id: text('invoice_id').notNull().unique(),
    expires_at: moment('expires_at').notNull(),
    used_by: uuid('used_by')
      .unique()
      .references(() => orders.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (table) => [
    pgPolicy('monthly_credits_read', {
      for: 'select',
      to: [authenticated, memberApp],
      using: sql`${table.user_id} = ${currentMember}`,
    }),
    index('monthly_credits_user').on(table.user_id),
  ],
).enableRLS()

/** What a member says is wrong with what she got. */
export const orderReports = pgTable(
  'order_reports',
  {
    id: id(),
    order_id: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** Keys of her photos of it. */
    pictures: jsonb('pictures').$type<string[]>().notNull().default([]),
    created_at: createdAt(),
    settled_at: moment('settled_at'),
  },
  (table) => [
    pgPolicy('order_reports_read', { for: 'select', to: [authenticated, memberApp], using: ownOrder }),
    index('order_reports_order').on(table.order_id),
  ],
).enableRLS()

/** What the test shop and the test press remember, in place of the services that they stand for. Server only. */
export const sandboxObjects = pgTable(
  'sandbox_objects',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [index('sandbox_objects_kind').on(table.kind, table.created_at)],
).enableRLS()
