// Who the book is about is seen in its rooms, too.
import { expect, it } from 'vitest'
import type { CharacterType } from '../../stage/cast.ts'
import { dice } from '../../base/dice.ts'
import { SHOTS } from '../../stage/scene.ts'
import { compose } from '../composing/compose.ts'
import { sampleScene, sampleSpec } from '../sheets/sample-pages.ts'

const toys = (type: CharacterType) =>
  SHOTS.flatMap((shot) => {
    const cast = [sampleSpec(type, 'hero', dice(`rooms/${type}`))]
    const scene = {
      ...sampleScene(cast, dice('rooms')),
      place: 'bedroom' as const,
      shot,
      textSide: 'top' as const,
      props: [],
    }
    return compose({ scene, cast, seed: 1 }).layers.flatMap(({ parts }) => parts.map(({ id }) => id))
  }).filter((id) => /blocks|ball|drum|wagon|robot-toy/.test(id))

it('a child’s bedroom has toys, that of a grown-up has none', () => {
  expect(toys('girl')).not.toEqual([])
  expect(toys('woman')).toEqual([])
  expect(toys('man')).toEqual([])
})

it('nothing stands blown up at the near corners of a library but plants', () => {
  const cast = [sampleSpec('girl', 'hero', dice('rooms/library'))]
  const base = { ...sampleScene(cast, dice('rooms')), place: 'library' as const, textSide: 'top' as const, props: [] }
  const near = compose({ scene: { ...base, shot: 'medium' }, cast, seed: 1 }).layers.filter(
    ({ kind }) => kind === 'front',
  )
  const ids = near.flatMap(({ parts }) => parts.map(({ id }) => id))
  expect(ids.some((id) => id.includes('plant-pot'))).toBe(true)
  expect(ids.filter((id) => id.includes('notebook'))).toEqual([])
})
