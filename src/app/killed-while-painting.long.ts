// The many rounds of killed-while-painting.test.ts.

import { expect, test } from 'vitest'
import { killWhilePainting, paintedAtOnce } from './test-kills.ts'

test.each(['draw-page.painted', 'keep-picture.stored', 'draw-page.kept'])(
  'killed three times at %s, a server loses nothing and paints no finished page twice',
  async (place) => {
    expect(await killWhilePainting([`${place}:7`, `${place}:3`, `${place}:1`])).toBeLessThanOrEqual(3 * paintedAtOnce)
  },
)

// Two hundred in all.
test.each(Array.from({ length: 10 }, (_, round) => round + 1))(
  'round %i of ten: of twenty kills at chance moments none loses anything or paints a finished page twice',
  async () => {
    for (let book = 0; book < 5; book += 1) {
      expect(await killWhilePainting(Array(4).fill('by chance'))).toBeLessThanOrEqual(4 * paintedAtOnce)
    }
  },
)
