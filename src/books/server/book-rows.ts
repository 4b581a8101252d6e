// Books as the calls answer them: rows with their characters, times as ISO text, files as signed links.

import { getTableColumns, sql } from 'drizzle-orm'
import { books, characters } from '../../../database/schema/books.ts'
import { chosenLook } from '../chosen-look.ts'
import type { Book, Character } from '../contract.ts'

type BookRow = typeof books.$inferSelect
type CharacterRow = typeof characters.$inferSelect
type StoredCharacter = Omit<CharacterRow, 'created_at' | 'updated_at' | 'look' | 'look_seed'>

/** Makes a link to a stored file; null stays null. */
export type Link = (key: string | null) => string | null

/** All values as text: PostgreSQL makes such objects three times as fast as typed ones. */
type TextCharacter = Omit<StoredCharacter, 'age' | 'character_order' | 'chosen_look'> & {
  age: string | null
  character_order: string
  chosen_look: string | null
}

const {
  created_at: _at,
  updated_at: _changed,
  look: _look,
  look_seed: _rolls,
  ...characterColumns
} = getTableColumns(characters)
const keys = sql.raw(`'{${Object.keys(characterColumns).join(',')}}'`)
const values = sql.raw(
  Object.keys(characterColumns)
    .map((name) => `c.${name}::text`)
    .join(', '),
)

const readCharacters = (rows: TextCharacter[]): StoredCharacter[] =>
  rows.map((row) => ({
    ...row,
    age: row.age === null ? null : Number(row.age),
    character_order: Number(row.character_order),
    chosen_look: row.chosen_look === null ? null : chosenLook.parse(JSON.parse(row.chosen_look)),
  }))

const first_picture = sql<string | null>`(select coalesce(p.image_url, p.preview_image_url)
  from pages p where p.book_id = books.id and p.page_number = 1)`

/** What a row of a list shows of it. */
export const coverOfBook = sql<string | null>`coalesce(${books.cover_image_url}, ${first_picture})`.as('cover')

/** One query for books and characters: a list costs one round trip, however long. */
export const bookColumns = {
  ...getTableColumns(books),
  characters:
    sql`(select coalesce(json_agg(json_object(${keys}::text[], array[${values}]) order by c.character_order), '[]')
    from characters c where c.book_id = books.id)`
      .mapWith(readCharacters)
      .as('characters'),
  first_picture: first_picture.as('first_picture'),
}

export function showCharacter(row: StoredCharacter, link: Link): Character {
  return {
    id: row.id,
    book_id: row.book_id,
    character_order: row.character_order,
    name: row.name,
    type: row.type,
    age: row.age,
    gender: row.gender,
    personality: row.personality,
    physical_description: row.physical_description,
    hobbies: row.hobbies,
    relationship_to_main: row.relationship_to_main,
    name_sounds: row.name_sounds,
    chosen_look: row.chosen_look,
    visual_style_guide: row.visual_style_guide,
    reference_image_url: link(row.reference_image_url),
    generated_image_url: link(row.generated_image_url),
  }
}

export function showBook(
  row: BookRow & { characters: StoredCharacter[]; first_picture: string | null },
  link: Link,
): Book {
  return {
    id: row.id,
    user_id: row.user_id,
    title: row.title,
    dedication: row.dedication,
    recipient_age: row.recipient_age,
    recipient_type: row.recipient_type,
    occasion: row.occasion,
    genre: row.genre,
    story_setting: row.story_setting,
    story_theme: row.story_theme,
    moral_lesson: row.moral_lesson,
    own_words: row.own_words,
    personal_elements: row.personal_elements,
    character_count: row.character_count,
    status: row.status,
    art_style_id: row.art_style_id,
    art_style: row.art_style,
    cover_image_url: link(row.cover_image_url),
    first_picture_url: link(row.first_picture),
    pdf_url: link(row.pdf_url),
    avoid: row.avoid,
    rhyme: row.rhyme,
    seen_steps: row.seen_steps,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    characters: row.characters.map((character) => showCharacter(character, link)),
  }
}
