// A book's small jokes: few, each once, and where they could happen.
import { expect, it } from 'vitest'
import { readBrief } from '../brief/brief.ts'
import { plan } from '../plan/plan.ts'

const brief = readBrief({
  recipient_type: 'Kid',
  recipient_age: 6,
  occasion: 'Birthday',
  genre: 'Adventure',
  interests: 'drawing',
  characters: [{ name: 'Mia', type: 'girl', age: 6 }],
})

it('has at most three jokes a book, never one twice, and no sock or mouse out of doors', () => {
  if (!brief.ok) throw new Error('No brief')
  let jokes = 0
  for (let seed = 1; seed <= 30; seed++) {
    const scenes = plan(brief.value, seed).beats.map((beat) => beat.scene)
    const gags = scenes.flatMap((scene) => scene.gag ?? [])
    jokes += gags.length
    expect(gags.length).toBeLessThanOrEqual(3)
    expect(new Set(gags).size).toBe(gags.length)
    const indoors = scenes.filter(({ gag }) => gag === 'odd-socks' || gag === 'mouse-watching')
    for (const place of ['street', 'harbour', 'beach', 'square'])
      expect(indoors.map((scene) => scene.place)).not.toContain(place)
  }
  expect(jokes).toBeGreaterThan(20)
})
