// Who stands or swims in water wears what one swims in, and nobody else does.
import { describe, expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import type { Scene } from '../../stage/scene.ts'
import { gather } from '../composing/crowd.ts'
import { sampleScene, sampleSpec } from '../sheets/sample-pages.ts'
import { inSwimwear } from './swimwear.ts'

const cast = (['boy', 'woman', 'dog'] as const).map((type, i) => sampleSpec(type, `${i}`, dice(`swim/${i}`)))
const clothed = cast.map((one) => ({
  ...one,
  pronoun: one.type === 'woman' ? ('she' as const) : ('he' as const),
  look: { ...one.look, outfit: { ...one.look.outfit, top: 'hoodie' as const, bottom: 'shorts' as const } },
}))
const who = clothed.map(({ id }) => ({ id, action: 'stand', emotion: 'happy', gaze: 'viewer' }) as const)
const worn = (change: Partial<Scene>) =>
  gather({ ...sampleScene(clothed, dice('swim')), place: 'pond', props: [], ...change, who: [...who] }, clothed).map(
    ({ spec }) => spec.look,
  )

describe('swimwear', () => {
  it('is worn in a lake and under water, barefoot, by people, in their own colours', () => {
    for (const change of [{ props: ['lake-water'] }, { place: 'underwater' }]) {
      const [boy, woman, dog] = worn(change)
      expect(boy?.outfit).toMatchObject({ top: 'vest', bottom: 'trunks', footwear: 'barefoot' })
      expect(woman?.outfit).toMatchObject({ top: 'swimsuit', footwear: 'barefoot' })
      expect([boy?.outfit.colors, woman?.outfit.colors]).toEqual(
        clothed.slice(0, 2).map(({ look }) => look.outfit.colors),
      )
      expect([boy?.hair, woman?.skin]).toEqual([clothed[0]?.look.hair, clothed[1]?.look.skin])
      expect(dog).toEqual(clothed[2]?.look)
    }
  })

  it('covers whoever covers her hair', () => {
    const [, woman] = clothed
    if (!woman) throw new Error('nobody')
    const covered = { ...woman, look: { ...woman.look, hair: { ...woman.look.hair, style: 'headscarf' as const } } }
    expect(inSwimwear(covered).look).toMatchObject({ hair: { style: 'headscarf' }, outfit: { top: 'wetsuit' } })
  })

  it('is not worn at the bank', () => {
    expect(worn({})).toEqual(clothed.map(({ look }) => look))
  })
})
