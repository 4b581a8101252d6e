import { describe, expect, it } from 'vitest'
import { plan } from '../../writing/plan/plan.ts'
import { brief } from '../../writing/score/test-random-books.ts'
import { asDrawn } from './book-cast.ts'

describe('the cast of a plan', () => {
  it('looks as ordered where two have one name, each as their own', () => {
    const characters = [
      { name: 'Jack', type: 'boy', age: 6 },
      { name: 'Jack', type: 'boy', age: 4, relationship_to_main: 'little brother' },
    ]
    const { cast } = plan(brief({ recipient_type: 'Kid', recipient_age: 6, interests: 'chess', characters }), 1)
    const rows = cast.slice(0, 2).map(({ look, type }, at) => ({ row: { name: 'Jack', type, character_order: at + 1 }, look, guide: `Jack ${at + 1}` })) // prettier-ignore
    const drawn = asDrawn(cast, rows.toReversed())
    expect(drawn.slice(0, 2).map(({ name, canonical }) => [name, canonical])).toEqual([
      ['Jack', 'Jack 1'],
      ['Little Jack', 'Jack 2'],
    ])
  })
})
