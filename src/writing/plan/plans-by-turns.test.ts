// Plans that an earlier build has stored, with the words of their books: a telling was then named by its number alone.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { altText } from '../staging/alt-text.ts'
import { stagedAs } from '../staging/stage-book.ts'
import { lastRefrain } from '../telling/last-refrain.ts'
import { rewritePage } from '../telling/rewrite-page.ts'
import { tell } from '../telling/tell.ts'
import { tellPage } from '../telling/tell-page.ts'
import { brief } from '../score/test-random-books.ts'
import { worldCalled } from '../worlds/all-worlds.ts'
import { plan } from './plan.ts'
import type { StoryPlan } from './story-plan.ts'
import { blurb, titles } from './titles.ts'

const rows: { plan: StoryPlan; pages: string[] }[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures/plans-by-turns.json'), 'utf8'),
)

/** Pictures that are kept stay as they were; a scene that is made anew is as the cues say by now. */
const withoutScenes = ({ beats, ...rest }: StoryPlan) => ({
  ...rest,
  beats: beats.map((beat) => ({ ...beat, scene: undefined })),
})

describe('a plan of an earlier build', () => {
  it.each(rows.map((row) => [row.plan.pack, row] as const))('is told as it was, staged and told anew: %s', (_, row) => {
    expect(row.plan.tellings).toBeUndefined()
    expect(tell(row.plan).pages).toEqual(row.pages)
    const staged = stagedAs(row.plan, row.pages)
    expect(withoutScenes(staged)).toEqual(withoutScenes(row.plan))
    for (const { beats } of [row.plan, staged])
      expect(beats.map(({ scene }) => altText(scene, row.plan.cast)).every((alt) => alt.length > 10)).toBe(true)
    expect(staged.beats.filter(({ scene }) => scene.who[0]?.id === 'hero').length).toBeGreaterThanOrEqual(22)
    expect(rewritePage(row.plan, 8, row.pages[7] ?? '', 1)).not.toBe(row.pages[7])
    expect([titles(row.plan).length, blurb(row.plan) !== '', lastRefrain(row.plan) !== '']).toEqual([5, true, true])
  })
})

describe('a plan', () => {
  it('ends with its refrain as it was turned, and as it is where it was not', () => {
    const [row] = rows
    const [beat] = row?.plan.beats ?? []
    if (!beat) throw new Error('There is no plan')
    const ending = (refrain: 'base' | 'turned') =>
      lastRefrain({
        refrain: { base: 'Round and home', turned: 'Home, and round', at: [] },
        beats: [{ ...beat, refrain }],
      })
    expect([ending('base'), ending('turned')]).toEqual(['Round and home', 'Home, and round'])
  })

  const order = brief({
    recipient_type: 'Kid',
    recipient_age: 7,
    interests: 'drums',
    characters: [{ name: 'Mia', type: 'girl', age: 7 }],
  })
  const made = plan(order, 3)

  it('names the telling of each page that its world tells', () => {
    const ids = Object.values(made.tellings ?? {}).map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(21)
    expect(ids.every((id) => id.startsWith(`${made.pack}.`))).toBe(true)
  })

  it('is told in them, wherever they lie among the others by then', () => {
    const ids = worldCalled(made.pack).lines[made.band].ids('home')
    const pick = { pick: <T>([first]: readonly T[]) => first as T }
    const told = ids.map((id) =>
      tellPage({ ...made, tellings: { home: { turn: made.turns.home ?? 0, id } } }, 'home', pick),
    )
    expect(new Set(told).size).toBe(ids.length)
    const gone = { ...made, tellings: { home: { turn: made.turns.home ?? 0, id: 'no.longer' } } }
    expect(told).toContain(tellPage(gone, 'home', pick))
  })
})
