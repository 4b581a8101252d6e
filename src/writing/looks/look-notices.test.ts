import { expect, test } from 'vitest'
import { plan } from '../plan/plan.ts'
import { lookEnds, lookNotices, withChoices } from './look-notices.ts'
import { readBrief } from '../brief/brief.ts'

const misty = { name: 'Misty', type: 'cat', age: null, description: 'grey cat with a chipped claw' } as const
const mia = {
  name: 'Mia',
  type: 'girl',
  age: 6,
  description: 'a mustard beret, a dark green bun and a ukulele',
} as const

test('what is not drawn of a look is said in whole sentences, and what is drawn nearly, too', () => {
  expect(lookNotices(misty)).toEqual(['We could not draw “a chipped claw” on Misty.'])
  expect(lookNotices(mia)).toEqual([
    'We could not draw “a ukulele” on Mia.',
    'Nothing was said of Mia’s skin, so we chose.',
  ])
  expect(lookNotices({ ...mia, description: 'brown skin, black hair, red glasses' })).toEqual([])
})

test('beside a portrait the same is said in its parts', () => {
  expect(lookEnds({ ...mia, description: 'long hair, a bright hijab, a ukulele' })).toEqual({
    undrawn: ['a ukulele'],
    nearest: expect.any(Array),
    chosen: ['skin'],
  })
  expect(lookEnds(misty).chosen).toEqual([])
})

const planOf = (...characters: object[]) => {
  const brief = readBrief({ recipient_type: 'Kid', recipient_age: 6, characters })
  if (!brief.ok) throw new Error(brief.message)
  return plan(brief.value, 7)
}

test('a plan says what its pictures leave out, and at the command line what was chosen', () => {
  const { notices, cast } = planOf(
    { name: 'Mia', type: 'girl', age: 6 },
    { name: 'Misty', type: 'cat', physical_description: misty.description },
  )
  expect(notices).toContain('Nothing was said of Mia’s skin and hair, so we chose.')
  expect(notices).toContain('We could not draw “a chipped claw” on Misty.')
  expect(withChoices(notices, cast)).toContainEqual(
    expect.stringMatching(/^Nothing was said of Mia’s skin and hair: we drew [a-z ]+ skin and [a-z ]+\.$/),
  )
  expect(withChoices(notices, cast)).toContain('We could not draw “a chipped claw” on Misty.')
})
