// A shop after a few years, put into PostgreSQL by a handful of statements: 10,000 members, 50,000 books, 1.2 million pages.

import { sql } from 'drizzle-orm'
import { passwordHasher } from '../../src/members/server/auth/password-hasher.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { benchEmail, benchPassword } from './fill-database.ts'

export const atSize = { members: 10_000, books: 50_000, pagesEach: 24, ofGreatReader: 2000 } as const

const parts = 64

/** Member 0 has `ofGreatReader` books, all others share the rest. */
export async function fillAtSize({ owner }: Database): Promise<void> {
  const { members, books, pagesEach, ofGreatReader } = atSize
  const hash = await passwordHasher().hash(benchPassword)
  const [before, after] = benchEmail(0).split('0')
  await owner.execute(sql`insert into users (email, first_name)
    select ${before} || n || ${after}, 'Maya' from generate_series(0, ${members - 1}) n`)
  await owner.execute(sql`insert into credentials (user_id, password_hash, email_confirmed_at)
    select id, ${hash}, now() from users`)
  await owner.execute(sql`insert into books (user_id, title, dedication, recipient_type, recipient_age, occasion, genre,
      personal_elements, character_count, status, art_style_id, created_at, updated_at)
    select u.id, 'The Lantern Path, part ' || n, 'For you, who asked for one more page.', 'Kid', 6, 'Birthday', 'Adventure',
      'kites, drums, the moon', 2, 'text_generated', 'watercolor', now() - n * interval '7 minutes', now() - n * interval '3 minutes'
    from generate_series(0, ${books - 1}) n
    join users u on u.email = ${before} || (case when n < ${ofGreatReader} then 0 else 1 + n % ${members - 1} end) || ${after}`)
  await owner.execute(sql`insert into characters (book_id, character_order, name, type, age)
    select id, n, (array['Maya', 'Ember'])[n], (array['girl', 'dragon'])[n], 6 from books, generate_series(1, 2) n`)
  await owner.execute(
    sql`insert into stories (book_id, number, seed, status, brief) select id, 1, 7, 'written', '{}' from books`,
  )
  // In parts: the server ends a statement that takes longer than a member would wait.
  for (let part = 0; part < parts; part += 1) {
    await owner.execute(sql`insert into pages (book_id, story_id, page_number, text_content, image_url)
      select s.book_id, s.id, n, repeat('The lantern swung, and the path went on between the birches. ', 4),
        'book-pages/' || s.book_id || '/' || n || '.png'
      from stories s, generate_series(1, ${pagesEach}) n where get_byte(uuid_send(s.id), 0) % ${parts} = ${part}`)
  }
  await owner.execute(sql`analyze`)
}
