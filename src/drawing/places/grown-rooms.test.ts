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
