import { expect, test } from 'vitest'
import { onPostgres } from '../platform/database/test-database.ts'
import { killWhilePainting, paintedAtOnce } from './test-kills.ts'

// The long round does it two hundred times, and at each named place. The embedded database takes its time to open.
const kills = onPostgres ? 3 : 1

test(`killed at chance moments (${kills}) while it paints, a server loses nothing and paints no finished page twice`, async () => {
  expect(await killWhilePainting(Array(kills).fill('by chance'))).toBeLessThanOrEqual(kills * paintedAtOnce)
})
