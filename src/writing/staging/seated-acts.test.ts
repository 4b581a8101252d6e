import { expect, it } from 'vitest'
import { altText } from './alt-text.ts'
import { plan } from '../plan/plan.ts'
import { brief } from '../score/test-random-books.ts'

it('shows a hero in a wheelchair in the chair on every page, and says no other thing of it', () => {
  const wrong: string[] = []
  for (let seed = 0; seed < 24; seed++) {
    const age = [2, 5, 8, 12][seed % 4]
    const made = plan(
      brief({
        recipient_type: 'Kid',
        recipient_age: age,
        occasion: 'Birthday',
        interests: 'drums, climbing, gardening',
        characters: [{ name: 'Mia', type: 'girl', age: 7, physical_description: 'a red wheelchair' }],
      }),
      seed,
    )
    for (const { scene } of made.beats) {
      const act = scene.who.find(({ id }) => id === 'hero')?.action
      const said = altText(scene, made.cast)
      if (act && /^(?:climb|kneel|crawl|lie|jump|tiptoe|fall)$/.test(act)) wrong.push(`${made.pack} ${act}`)
      if (/Mia (?:stands|walks|runs|climbs|kneels|lies|jumps|falls|sits (?:on|in)|goes on tiptoe)/.test(said))
        wrong.push(`${made.pack}: ${said}`)
    }
  }
  expect(wrong).toEqual([])
})
