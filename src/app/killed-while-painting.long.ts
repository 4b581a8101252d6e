// The many rounds of killed-while-painting.test.ts.

import { expect, test } from 'vitest'
import { dice } from '../base/dice.ts'
import { createEmbeddedDatabase, createPostgresDatabase } from '../platform/database/test-database.ts'
import { byChance, killWhilePainting, paintedAtOnce } from './test-kills.ts'

test.each(['draw-page.painted', 'keep-picture.stored', 'draw-page.kept'])(
  'killed three times at %s, a server loses nothing and paints no finished page twice',
  async (place) => {
    const deaths = [7, 3, 1].map((time) => ({ FAILPOINT: `${place}:${time}` }))
    expect(await killWhilePainting(deaths)).toBeLessThanOrEqual(3 * paintedAtOnce)
  },
)

/** A job is given up after five lost attempts. */
const killsOfABook = 4

/** Answers how many pages were painted in vain. */
async function killsOf(seed: string, address: Promise<string>): Promise<number> {
  const chance = dice(seed)
  const deaths = Array.from({ length: killsOfABook }, () => byChance(chance))
  return killWhilePainting(deaths, await address)
}

// Two hundred on PostgreSQL, forty on the embedded database. A round alone: -t 'round 3 of'.
test.each(Array.from({ length: 10 }, (_, round) => round + 1))(
  'round %i of ten: of twenty-four kills at chance moments none loses anything or paints a finished page twice',
  async (round) => {
    const inVain: number[] = []
    const books = Array.from({ length: 5 }, (_, book) => `round ${round}, book ${book + 1}`).values()
    // Two at a time, as most machines have two cores at least.
    const lane = async () => {
      for (const book of books) inVain.push(await killsOf(book, createPostgresDatabase()))
    }
    await Promise.all([lane(), lane()])
    inVain.push(await killsOf(`round ${round}, embedded`, createEmbeddedDatabase()))
    process.stdout.write(`round ${round}: painted in vain ${inVain.join(', ')}\n`)
    expect(inVain).toHaveLength(6)
    expect(Math.max(...inVain)).toBeLessThanOrEqual(killsOfABook * paintedAtOnce)
  },
)
