// A thing more is one card more: words name it, pictures show it, it can be wished for, and nothing else has to change.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { bodyOf, head } from '#shelf/things'
import type { Scene } from '../stage/scene.ts'
import { readThings } from '../stage/things/read-things.ts'

const text = readFileSync(join(import.meta.dirname, 'fixtures/samovar.thing'), 'utf8')
const { cards, refusals } = readThings([{ path: 'common/samovar.thing', text }])

afterEach(() => {
  vi.doUnmock('#shelf/things')
  vi.resetModules()
})

it('a card on the shelf is a thing of stories, pictures and wishes', async () => {
  expect(refusals).toEqual([])
  vi.resetModules()
  vi.doMock('#shelf/things', () => ({
    head: [...head, ...cards.map(({ card }) => card)],
    bodyOf: () => ({ ...bodyOf('drawings'), ...Object.fromEntries(cards.map(({ card, draw }) => [card.id, draw])) }),
  }))
  const [
    { toldThings },
    { altText },
    { compose },
    { sampleSpec, sampleScene },
    { takeThings },
    { openLedger },
    { dice },
  ] = await Promise.all([
    import('../writing/reading/told-things.ts'),
    import('../writing/staging/alt-text.ts'),
    import('../drawing/composing/compose.ts'),
    import('../drawing/sheets/sample-pages.ts'),
    import('../pictures/wished-things.ts'),
    import('../pictures/wish-ledger.ts'),
    import('../base/dice.ts'),
  ])
  const words = 'Mia poured tea. The samovar hummed on the table.'
  expect(toldThings(words, [], '', false)).toEqual(['samovar'])
  expect(takeThings(openLedger('a tea urn')).map(({ prop }) => prop)).toEqual(['samovar'])
  const cast = [sampleSpec('girl', 'hero', dice('samovar'))]
  const scene: Scene = { ...sampleScene(cast, dice('samovar')), place: 'kitchen', props: ['samovar'] }
  expect(altText(scene, cast)).toContain('a samovar')
  const parts = compose({ scene, cast, seed: 1 }).layers.flatMap((layer) => layer.parts)
  expect(parts.filter(({ id }) => id.endsWith('prop/samovar'))).toHaveLength(4)
})
