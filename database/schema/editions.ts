// Finished copies of books, the files made of each, and how the pictures of books were made.

import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { EditionContent } from '../../src/editions/edition.ts'
import type { PictureRecipe } from '../../src/pictures/recipe.ts'
import { books, pages, stories } from './books.ts'
import { createdAt, id } from './columns.ts'
import { users } from './members.ts'
import { currentMember, ownRows, ownRowsBy } from './roles.ts'

/** Never changed once it stands: other content is another edition. */
export const editions = pgTable(
  'editions',
  {
    id: id(),
    user_id: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Null when the book is deleted and an order keeps the edition. */
    book_id: uuid('book_id').references(() => books.id, { onDelete: 'set null' }),
    /** 1 for the book's first finished copy. */
    number: integer('number').notNull(),
    /** Of the content: the same content is the same edition. */
    sha256: text('sha256').notNull(),
    content: jsonb('content').$type<EditionContent>().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    ownRows('editions_own', table.user_id),
    unique('editions_number').on(table.book_id, table.number),
    index('editions_user').on(table.user_id),
  ],
).enableRLS()

/** Written once: what was bound or drawn stays as it is, so that a reprint has the same bytes. */
export const editionFiles = pgTable(
  'edition_files',
  {
    edition_id: uuid('edition_id')
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    /** What it is: `screen`, `cover`, `pictures/01`, `print/01`. */
    name: text('name').notNull(),
    key: text('key').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    ownRowsBy(
      'edition_files_own',
      sql`exists (select 1 from editions e where e.id = edition_id and e.user_id = ${currentMember})`,
    ),
    primaryKey({ columns: [table.edition_id, table.name] }),
    index('edition_files_key').on(table.key),
  ],
).enableRLS()

export const pictureRecipes = pgTable(
  'picture_recipes',
  {
    /** The picture as its page names it. */
    key: text('key').primaryKey(),
    book_id: uuid('book_id')
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    /** 'embedded', or provider and model. */
    engine: text('engine').notNull(),
    recipe: jsonb('recipe').$type<PictureRecipe>().notNull(),
    /** Whose it is, of which story and style, and what is seen on it: a page can have it again. Null of pictures from before these were kept. */
    page_id: uuid('page_id').references(() => pages.id, { onDelete: 'cascade' }),
    story_id: uuid('story_id').references(() => stories.id, { onDelete: 'set null' }),
    style_id: text('style_id'),
    alt_text: text('alt_text').notNull().default(''),
    created_at: createdAt(),
  },
  (table) => [
    ownRowsBy(
      'picture_recipes_own',
      sql`exists (select 1 from books where books.id = book_id and books.user_id = ${currentMember})`,
    ),
    index('picture_recipes_book').on(table.book_id),
    index('picture_recipes_page').on(table.page_id),
    index('picture_recipes_story').on(table.story_id),
  ],
).enableRLS()
