import { expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import { edgeOf } from './paper-shape.ts'

const box = { x: 200, y: 150, w: 600, h: 420 }

it('a broad brush leaves an edge without steps: nowhere does it turn sharply', () => {
  for (let seed = 1; seed <= 20; seed++) {
    // Where it starts, then curve by curve two handles and an end.
    const [line = []] = edgeOf('swept', box, dice(`edge/${seed}`))
    const points = Array.from({ length: Math.floor(line.length / 6) }, (_, i) => line.slice(i * 6, i * 6 + 2))
    const way = points.map(([x = 0, y = 0], i) => {
      const [toX = 0, toY = 0] = points[(i + 1) % points.length] ?? []
      return Math.hypot(toX - x, toY - y) < 1 ? undefined : Math.atan2(toY - y, toX - x)
    })
    const ways = way.filter((one) => one !== undefined)
    const turns = ways.map((one, i) => Math.abs(Math.sin(((ways[(i + 1) % ways.length] ?? one) - one) / 2)))
    expect(ways.length).toBeGreaterThan(20)
    expect(Math.max(...turns), `seed ${seed}`).toBeLessThan(0.3)
  }
})
