// Members: who they are, how they prove it, where their parcels go, what they agreed to.

import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CountryCode } from '../../src/members/address.ts'
import { createdAt, id, moment, updatedAt } from './columns.ts'
import { ownRows } from './roles.ts'

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Stored in lower case. None: a visitor, who has a book here for a day and no account. */
    email: text('email').unique(),
    first_name: text('first_name').notNull().default(''),
    last_name: text('last_name').notNull().default(''),
    phone_number: text('phone_number').notNull().default(''),
    /** Given by the CLI; OPERATOR_EMAILS counts as well. */
    is_operator: boolean('is_operator').notNull().default(false),
    /** When the account goes, because the member asked for it; until then she may keep it. */
    deletion_at: moment('deletion_at'),
    /** The account that gets this visitor's books as soon as its e-mail is confirmed. */
    becomes: uuid('becomes').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    ownRows('users_own', table.id),
    index('users_deletion')
      .on(table.deletion_at)
      .where(sql`${table.deletion_at} is not null`),
    index('users_becomes')
      .on(table.becomes)
      .where(sql`${table.becomes} is not null`),
    // Nobody stays for good without an address.
    check('users_visitor', sql`${table.email} is not null or ${table.deletion_at} is not null`),
  ],
).enableRLS()

/** The secret half of a member: never granted to any role but the owner. */
export const credentials = pgTable('credentials', {
  user_id: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  password_hash: text('password_hash').notNull(),
  email_confirmed_at: moment('email_confirmed_at'),
  last_sign_in_at: moment('last_sign_in_at'),
  user_metadata: jsonb('user_metadata').notNull().default({}),
  updated_at: updatedAt(),
}).enableRLS()

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** aal1: password or mailed code; aal2: and a second factor. */
    aal: text('aal').notNull().default('aal1'),
    /** How she signed in: [{ method, timestamp }]. */
    amr: jsonb('amr').notNull().default([]),
    created_at: createdAt(),
    refreshed_at: moment('refreshed_at').notNull().defaultNow(),
    ended_at: moment('ended_at'),
  },
  (table) => [index('sessions_user').on(table.user_id)],
).enableRLS()

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: id(),
    session_id: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token; the token itself is never stored. */
    token_hash: text('token_hash').notNull().unique(),
    parent_id: uuid('parent_id'),
    created_at: createdAt(),
    used_at: moment('used_at'),
  },
  (table) => [
    foreignKey({ columns: [table.parent_id], foreignColumns: [table.id] }).onDelete('cascade'),
    index('refresh_tokens_session').on(table.session_id),
    index('refresh_tokens_parent').on(table.parent_id),
  ],
).enableRLS()

export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** signup, recovery, magiclink, reauthentication. */
    kind: text('kind').notNull(),
    /** SHA-256 of the link's token. */
    token_hash: text('token_hash').notNull().unique(),
    /** HMAC-SHA-256 of the six digits and the row's id, under a key of the installation. */
    code_hash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** S256 of the secret of the browser that asked: the link lets in no other. */
    challenge: text('challenge'),
    created_at: createdAt(),
    expires_at: moment('expires_at').notNull(),
    used_at: moment('used_at'),
  },
  (table) => [index('one_time_tokens_user').on(table.user_id, table.kind)],
).enableRLS()

/** Who signs in by Google, Apple or another provider: the name that it gives her for good. Never granted to any role but the owner. */
export const outsideIdentities = pgTable(
  'outside_identities',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
    last_sign_in_at: moment('last_sign_in_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('outside_identities_user').on(table.user_id),
  ],
).enableRLS()

export const mfaFactors = pgTable(
  'mfa_factors',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    friendly_name: text('friendly_name').notNull().default(''),
    factor_type: text('factor_type').notNull().default('totp'),
    /** unverified, verified. */
    status: text('status').notNull().default('unverified'),
    secret: text('secret').notNull(),
    /** The last time step accepted: a code works once. */
    last_step: integer('last_step').notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    uniqueIndex('mfa_factors_name').on(table.user_id, table.friendly_name),
    check('mfa_factors_status', sql`${table.status} in ('unverified', 'verified')`),
  ],
).enableRLS()

export const mfaChallenges = pgTable(
  'mfa_challenges',
  {
    id: id(),
    factor_id: uuid('factor_id')
      .notNull()
      .references(() => mfaFactors.id, { onDelete: 'cascade' }),
    attempts: integer('attempts').notNull().default(0),
    created_at: createdAt(),
    verified_at: moment('verified_at'),
  },
  (table) => [index('mfa_challenges_factor').on(table.factor_id)],
).enableRLS()

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .default(sql`member_id()`)
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    street1: text('street1').notNull(),
    street2: text('street2'),
    city: text('city').notNull(),
    state_code: text('state_code').notNull(),
    country_code: text('country_code').$type<CountryCode>().notNull().default('US'),
    postal_code: text('postal_code').notNull(),
    phone_number: text('phone_number').notNull(),
    is_default: boolean('is_default').notNull().default(false),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    ownRows('addresses_own', table.user_id),
    index('addresses_user').on(table.user_id, table.created_at),
    uniqueIndex('addresses_one_default')
      .on(table.user_id)
      .where(sql`${table.is_default}`),
    check('addresses_country', sql`${table.country_code} in ('US', 'CA', 'GB', 'AU')`),
  ],
).enableRLS()

/** What a member agreed to: which text, when, and when she took it back. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .default(sql`member_id()`)
      .references(() => users.id, { onDelete: 'cascade' }),
    /** terms, photo, provider_photo. */
    kind: text('kind').notNull(),
    version: text('version').notNull(),
    given_at: moment('given_at').notNull().defaultNow(),
    withdrawn_at: moment('withdrawn_at'),
  },
  (table) => [ownRows('consents_own', table.user_id), index('consents_user').on(table.user_id, table.kind)],
).enableRLS()

/** Who did what that matters later: sign-ins, password changes, operator actions. Ids only, no names, no addresses. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: id(),
    /** Kept after the account is gone; therefore no foreign key. */
    user_id: uuid('user_id'),
    action: text('action').notNull(),
    subject: text('subject'),
    detail: jsonb('detail').notNull().default({}),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('audit_events_user').on(table.user_id, table.at),
    index('audit_events_subject').on(table.subject, table.at),
  ],
).enableRLS()

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: id(),
  email: text('email').notNull().unique(),
  token_hash: text('token_hash').notNull().unique(),
  created_at: createdAt(),
  confirmed_at: moment('confirmed_at'),
  unsubscribed_at: moment('unsubscribed_at'),
}).enableRLS()
