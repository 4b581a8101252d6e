// What readers were dealt: no member stands in it, and nothing that one typed.

import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Card } from '../../src/writing/dealing/deal.ts'

/** Of orders alike, and of all readers of an age: the owner's alone, no role is granted anything here. */
export const deals = pgTable('deals', {
  /** A hash of closed words for orders alike ("alike/1x9k"); the reading age ("readers/b4_6/prose"). */
  key: text('key').primaryKey(),
  /** How many were dealt. */
  number: integer('number').notNull().default(0),
  /** The last of them, the newest last: names of worlds, and which telling and title. */
  cards: jsonb('cards').$type<Card[]>().notNull().default([]),
}).enableRLS()
