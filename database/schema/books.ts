// Books, their characters, stories and pages, the art styles, and links that show a book to others.

import type { ChosenLook } from '../../src/stage/chosen-look.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CharacterLook, CharacterType, Pronoun } from '../../src/stage/cast.ts'
import type { Scene } from '../../src/stage/scene.ts'
import type { BookStatus, BookStep } from '../../src/books/book.ts'
import type { WayOfWriting } from '../../src/stories/story.ts'
import type { Brief } from '../../src/writing/brief/brief.ts'
import type { Deal } from '../../src/writing/dealing/deal.ts'
import type { StoryPlan } from '../../src/writing/plan/story-plan.ts'
import { createdAt, id, moment, updatedAt } from './columns.ts'
import { users } from './members.ts'
import { anon, authenticated, currentMember, memberApp, ownRows, ownRowsBy } from './roles.ts'

export const artStyles = pgTable(
  'art_styles',
  {
    /** pixar, watercolor, vector, digital_art, or an operator's own. */
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    prompt_addition: text('prompt_addition').notNull(),
    position: integer('position').notNull().default(0),
    is_active: boolean('is_active').notNull().default(true),
  },
  () => [pgPolicy('art_styles_read', { for: 'select', to: [anon, authenticated, memberApp], using: sql`true` })],
).enableRLS()

export const books = pgTable(
  'books',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .default(sql`member_id()`)
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull().default(''),
    dedication: text('dedication').notNull().default(''),
    recipient_age: integer('recipient_age'),
    recipient_type: text('recipient_type').notNull().default(''),
    occasion: text('occasion').notNull().default(''),
    genre: text('genre').notNull().default(''),
    story_setting: text('story_setting').notNull().default(''),
    story_theme: text('story_theme').notNull().default(''),
    moral_lesson: text('moral_lesson').notNull().default(''),
    /** A story of the member's own: empty where one of ours is told. */
    own_words: text('own_words').notNull().default(''),
    personal_elements: text('personal_elements').notNull().default(''),
    character_count: integer('character_count').notNull().default(1),
    status: text('status').$type<BookStatus>().notNull().default('draft'),
    art_style_id: text('art_style_id').references(() => artStyles.id),
    art_style: text('art_style').notNull().default(''),
    cover_image_url: text('cover_image_url'),
    pdf_url: text('pdf_url'),
    /** What the story must keep away from: sensitive, never sent to a provider, never logged. */
    avoid: text('avoid').notNull().default(''),
    rhyme: boolean('rhyme').notNull().default(false),
    /** The client's own name for the draft that this book was made from: asked for twice it is made once. */
    draft_key: uuid('draft_key'),
    /** What outside models have cost for this book's words, in millionths of a US dollar. */
    ai_cost: integer('ai_cost').notNull().default(0),
    /** Which steps of its making its member has had before her eyes. */
    seen_steps: jsonb('seen_steps').$type<BookStep[]>().notNull().default([]),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    ownRows('books_own', table.user_id),
    uniqueIndex('books_draft').on(table.user_id, table.draft_key),
    // nullsFirst is what `order by … desc` asks for; without it the planner sorts.
    index('books_by_creation').on(table.user_id, table.created_at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('books_by_change').on(table.user_id, table.updated_at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    check('books_status', sql`${table.status} in ('draft', 'text_generated', 'completed')`),
    check('books_character_count', sql`${table.character_count} between 1 and 3`),
    check('books_recipient_age', sql`${table.recipient_age} between 0 and 100`),
  ],
).enableRLS()

/** Answers of the wizard before the book is made of them: a child's name, and what to keep away from. Gone after 30 days. */
export const begunBooks = pgTable(
  'begun_books',
  {
    /** Made by the client: the book's draft key. */
    id: uuid('id').notNull(),
    user_id: uuid('user_id')
      .notNull()
      .default(sql`member_id()`)
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the hero, for the list. */
    name: text('name').notNull().default(''),
    /** As the wizard wrote it, which alone reads it again. */
    state: text('state').notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    reminded_at: moment('reminded_at'),
  },
  (table) => [ownRows('begun_books_own', table.user_id), primaryKey({ columns: [table.user_id, table.id] })],
).enableRLS()

const ofOwnBook = sql`exists (select 1 from books where books.id = book_id and books.user_id = ${currentMember})`

export const characters = pgTable(
  'characters',
  {
    id: id(),
    book_id: uuid('book_id')
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    character_order: integer('character_order').notNull(),
    name: text('name').notNull(),
    type: text('type').$type<CharacterType>().notNull(),
    age: integer('age'),
    gender: text('gender').$type<Pronoun>(),
    personality: text('personality').notNull().default(''),
    physical_description: text('physical_description').notNull().default(''),
    hobbies: text('hobbies').notNull().default(''),
    relationship_to_main: text('relationship_to_main').notNull().default(''),
    /** How the reading voice says the name. */
    name_sounds: text('name_sounds').notNull().default(''),
    visual_style_guide: text('visual_style_guide'),
    reference_image_url: text('reference_image_url'),
    generated_image_url: text('generated_image_url'),
    /** What was chosen of its looks beside the words; null where its description says all. */
    chosen_look: jsonb('chosen_look').$type<ChosenLook>(),
    /** How this one is drawn, frozen when first drawn; null until then, and again when the description changes. */
    look: jsonb('look').$type<CharacterLook>(),
    /** Counts up when the member asks for another look: what she left unsaid is rolled with it. */
    look_seed: integer('look_seed').notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    ownRowsBy('characters_own', ofOwnBook),
    unique('characters_order').on(table.book_id, table.character_order),
    check('characters_order_range', sql`${table.character_order} between 1 and 3`),
    check('characters_age', sql`${table.age} between 0 and 100`),
  ],
).enableRLS()

/** One telling of a book. The newest is the book's story; the ones before are what its member has had already. */
export const stories = pgTable(
  'stories',
  {
    id: id(),
    book_id: uuid('book_id')
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    /** 1 for the book's first story. */
    number: integer('number').notNull(),
    seed: bigint('seed', { mode: 'number' }).notNull(),
    /** A seed that was asked for is told as it is, whatever the member has had before. */
    is_seed_asked: boolean('is_seed_asked').notNull().default(false),
    status: text('status').$type<'writing' | 'written' | 'failed'>().notNull().default('writing'),
    /** Whether an outside model was to write the words. */
    ai: boolean('ai').notNull().default(false),
    engine: text('engine').notNull().default('embedded'),
    /** The answers as they were when the story was asked for: a change of the book does not change it half-way. */
    brief: jsonb('brief').$type<Brief>().notNull(),
    /** Null until it is dealt, and where a seed was asked for. */
    deal: jsonb('deal').$type<Deal>(),
    /** Null until it is planned. */
    plan: jsonb('plan').$type<StoryPlan>(),
    /** The embedded telling of all pages. */
    fallback: jsonb('fallback').$type<string[]>().notNull().default([]),
    titles: jsonb('titles').$type<string[]>().notNull().default([]),
    dedication: text('dedication').notNull().default(''),
    blurb: text('blurb').notNull().default(''),
    notices: jsonb('notices').$type<string[]>().notNull().default([]),
    /** Which prompt templates the model was given: "purpose id version". */
    prompts: jsonb('prompts').$type<string[]>().notNull().default([]),
    /** In millionths of a US dollar. */
    cost: integer('cost').notNull().default(0),
    pack: text('pack').notNull().default(''),
    skeleton: text('skeleton').notNull().default(''),
    moral: text('moral').notNull().default(''),
    /** Hashes of its sentences. */
    lines: jsonb('lines').$type<number[]>().notNull().default([]),
    created_at: createdAt(),
    ended_at: moment('ended_at'),
  },
  (table) => [
    ownRowsBy('stories_own', ofOwnBook),
    unique('stories_number').on(table.book_id, table.number),
    uniqueIndex('stories_one_writing')
      .on(table.book_id)
      .where(sql`${table.status} = 'writing'`),
    check('stories_status', sql`${table.status} in ('writing', 'written', 'failed')`),
  ],
).enableRLS()

export const pages = pgTable(
  'pages',
  {
    id: id(),
    book_id: uuid('book_id')
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    /** Which story its words belong to. */
    story_id: uuid('story_id').references(() => stories.id, { onDelete: 'set null' }),
    page_number: integer('page_number').notNull(),
    text_content: text('text_content').notNull().default(''),
    characters_on_page: jsonb('characters_on_page').$type<string[]>().notNull().default([]),
    image_url: text('image_url'),
    preview_image_url: text('preview_image_url'),
    image_prompt: text('image_prompt'),
    /** What the page shows after the member's wishes; null as the story planned it. */
    scene: jsonb('scene').$type<Scene>(),
    alt_text: text('alt_text').notNull().default(''),
    /** Words of a member's own page that its picture cannot show. */
    unshown: jsonb('unshown').$type<readonly string[]>().notNull().default([]),
    version: integer('version').notNull().default(1),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    ownRowsBy('pages_own', ofOwnBook),
    unique('pages_number').on(table.book_id, table.page_number),
    index('pages_story').on(table.story_id),
  ],
).enableRLS()

/** Every text that a page has had, the present one included. */
export const pageVersions = pgTable(
  'page_versions',
  {
    id: id(),
    page_id: uuid('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    story_id: uuid('story_id').references(() => stories.id, { onDelete: 'set null' }),
    version: integer('version').notNull(),
    text_content: text('text_content').notNull(),
    came: text('came').$type<WayOfWriting>().notNull(),
    /** For one that was undone: the version whose words it has again. */
    restores: integer('restores'),
    /** The picture that the page had when another story took its place. */
    image_url: text('image_url'),
    preview_image_url: text('preview_image_url'),
    created_at: createdAt(),
  },
  (table) => [
    ownRowsBy(
      'page_versions_own',
      sql`exists (select 1 from pages join books on books.id = pages.book_id where pages.id = page_id and books.user_id = ${currentMember})`,
    ),
    unique('page_versions_number').on(table.page_id, table.version),
    index('page_versions_story').on(table.story_id),
    check('page_versions_came', sql`${table.came} in ('written', 'edited', 'retold', 'undone')`),
  ],
).enableRLS()

export const shareLinks = pgTable(
  'share_links',
  {
    id: id(),
    book_id: uuid('book_id')
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    token_hash: text('token_hash').notNull().unique(),
    passcode_hash: text('passcode_hash'),
    hides_name: boolean('hides_name').notNull().default(false),
    views: integer('views').notNull().default(0),
    created_at: createdAt(),
    expires_at: moment('expires_at').notNull(),
    revoked_at: moment('revoked_at'),
    suspended_at: moment('suspended_at'),
  },
  (table) => [ownRowsBy('share_links_own', ofOwnBook), index('share_links_book').on(table.book_id)],
).enableRLS()
