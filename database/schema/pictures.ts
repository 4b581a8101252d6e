// Picture jobs, page by page, and the prompt templates that providers are given.

import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { books, pages } from './books.ts'
import type { JobStatus } from '../../src/pictures/picture.ts'
import { createdAt, id, moment, updatedAt } from './columns.ts'
import { users } from './members.ts'
import { currentMember, ownRowsBy } from './roles.ts'

export const imageGenerationJobs = pgTable(
  'image_generation_jobs',
  {
    id: id(),
    book_id: uuid('book_id')
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status').$type<JobStatus>().notNull().default('queued'),
    /** 0 to 100; with the two below it counts the rows of the job's pages. */
    progress: integer('progress').notNull().default(0),
    completed_pages: integer('completed_pages').notNull().default(0),
    total_pages: integer('total_pages').notNull().default(24),
    notify_email: boolean('notify_email').notNull().default(false),
    cancel_reason: text('cancel_reason'),
    canceled_by: uuid('canceled_by'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    ended_at: moment('ended_at'),
  },
  (table) => [
    ownRowsBy(
      'image_generation_jobs_own',
      sql`${table.user_id} = ${currentMember} and exists (select 1 from books b where b.id = book_id and b.user_id = ${currentMember})`,
    ),
    index('image_generation_jobs_user').on(table.user_id),
    index('image_generation_jobs_book').on(table.book_id, table.created_at.desc().nullsFirst()),
    uniqueIndex('image_generation_jobs_one_open')
      .on(table.book_id)
      .where(sql`${table.status} in ('queued', 'running')`),
    check(
      'image_generation_jobs_status',
      sql`${table.status} in ('queued', 'running', 'completed', 'failed', 'canceled')`,
    ),
  ],
).enableRLS()

export const imageGenerationJobPages = pgTable(
  'image_generation_job_pages',
  {
    id: id(),
    job_id: uuid('job_id')
      .notNull()
      .references(() => imageGenerationJobs.id, { onDelete: 'cascade' }),
    page_id: uuid('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    page_number: integer('page_number').notNull(),
    status: text('status').$type<JobStatus>().notNull().default('queued'),
    /** How often its painting met a fault. */
    attempt: integer('attempt').notNull().default(0),
    /** Which of the job's lanes paints it. */
    lane: integer('lane'),
    engine: text('engine'),
    error: text('error'),
    /** What the member is told of a page that is drawn: why it is not from the engine of the settings. */
    notice: text('notice'),
    updated_at: updatedAt(),
  },
  (table) => [
    ownRowsBy(
      'image_generation_job_pages_own',
      sql`exists (select 1 from image_generation_jobs j where j.id = job_id and j.user_id = ${currentMember})`,
    ),
    unique('image_generation_job_pages_once').on(table.job_id, table.page_id),
    index('image_generation_job_pages_page').on(table.page_id),
    check(
      'image_generation_job_pages_status',
      sql`${table.status} in ('queued', 'running', 'completed', 'failed', 'canceled')`,
    ),
  ],
).enableRLS()

/** Operators only: no role is granted anything here. */
export const prompts = pgTable(
  'prompts',
  {
    id: id(),
    name: text('name').notNull(),
    purpose: text('purpose').notNull(),
    template: text('template').notNull(),
    version: integer('version').notNull().default(1),
    is_active: boolean('is_active').notNull().default(true),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [unique('prompts_name').on(table.name)],
).enableRLS()
