import { expect, test } from 'vitest'
import { dice } from '../base/dice.ts'
import { onPostgres } from '../platform/database/test-database.ts'
import { byChance, killWhilePainting, paintedAtOnce } from './test-kills.ts'

// The long round does it two hundred times, and at each named place. The embedded database takes its time to open.
const kills = onPostgres ? 3 : 1

test(`killed at chance moments (${kills}) while it paints, a server loses nothing and paints no finished page twice`, async () => {
  const chance = dice(Math.floor(Math.random() * 2 ** 32))
  const deaths = Array.from({ length: kills }, () => byChance(chance))
  expect(await killWhilePainting(deaths)).toBeLessThanOrEqual(kills * paintedAtOnce)
})
