// Many members with twenty books each, put straight into the database: what a list is measured on.

import { randomUUID } from 'node:crypto'
import { books, characters } from '../../database/schema/books.ts'
import { credentials, users } from '../../database/schema/members.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { passwordHasher } from '../../src/members/server/auth/password-hasher.ts'

export const benchPassword = 'a long bench phrase'
export const benchEmail = (index: number) => `bench${index}@example.com`

export async function fillDatabase(database: Database, memberCount: number, booksEach: number): Promise<void> {
  const password_hash = await passwordHasher().hash(benchPassword)
  for (let index = 0; index < memberCount; index++) {
    const user_id = randomUUID()
    await database.transaction(async (rows) => {
      await rows.insert(users).values({ id: user_id, email: benchEmail(index) })
      await rows.insert(credentials).values({ user_id, password_hash, email_confirmed_at: new Date() })
      const library = Array.from({ length: booksEach }, (_, number) => ({
        id: randomUUID(),
        user_id,
        title: `The Lantern Path, part ${number + 1}`,
        dedication: 'For you, who asked for one more page.',
        recipient_type: 'Kid',
        recipient_age: 6,
        occasion: 'Birthday',
        genre: 'Adventure',
        personal_elements: 'kites, drums, the moon',
        character_count: 2,
      }))
      await rows.insert(books).values(library)
      await rows.insert(characters).values(
        library.flatMap(({ id }) => [
          { book_id: id, character_order: 1, name: 'Maya', type: 'girl' as const, age: 6 },
          { book_id: id, character_order: 2, name: 'Ember', type: 'dragon' as const },
        ]),
      )
    })
  }
}
