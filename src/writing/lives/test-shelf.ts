// A shelf with the life story of the fixtures on it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { bodyOf, head } from '#shelf/worlds'
import { readWorlds } from '../worlds/compile-worlds.ts'

const folder = join(import.meta.dirname, '../worlds/fixtures/visit')

export const VISIT: ReadonlyMap<string, string> = new Map(
  readdirSync(folder).map((name) => [`worlds/visit/${name}`, readFileSync(join(folder, name), 'utf8')]),
)

/** The crafts, imported anew with the fixture as the only life story. */
export async function withVisit() {
  const [visit] = readWorlds(VISIT)
  if (!visit) throw new Error('no fixture')
  vi.resetModules()
  vi.doMock('#shelf/worlds', () => ({
    head: [...head.filter(({ life }) => life === undefined), visit.head],
    bodyOf: (id: string) => (id === 'visit' ? visit.body : bodyOf(id)),
  }))
  vi.doMock('#shelf/lives', () => ({ head: [visit.head] }))
  const [{ plan }, { tell }, { stagedAs }, { handFor }, { titles, blurb }, { foreseeWish }] = await Promise.all([
    import('../plan/plan.ts'),
    import('../telling/tell.ts'),
    import('../staging/stage-book.ts'),
    import('../dealing/choose-world.ts'),
    import('../plan/titles.ts'),
    import('../brief/foresee-wish.ts'),
  ])
  return { plan, tell, stagedAs, handFor, titles, blurb, foreseeWish }
}
