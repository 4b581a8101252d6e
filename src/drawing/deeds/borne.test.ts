// Riding and carrying: who is borne sits on the one who bears, and things that cannot be ridden or held are not.
import type { Prop } from '../../stage/things/card.ts'
import { describe, expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import type { CharacterType } from '../../stage/cast.ts'
import type { Action, Scene } from '../../stage/scene.ts'
import { compose } from '../composing/compose.ts'
import { sampleScene, sampleSpec } from '../sheets/sample-pages.ts'

const girl = sampleSpec('girl', 'hero', dice('rider'))

function shown(action: Action, friendType?: CharacterType, props: Prop[] = [], holds?: Prop) {
  const cast = friendType ? [girl, sampleSpec(friendType, 'pal', dice(`friend/${friendType}`))] : [girl]
  const who = cast.map(({ id }) => ({ id, action: id === 'hero' ? action : ('stand' as const), emotion: 'happy' as const, gaze: 'other' as const, ...(id === 'hero' && holds && { holds }) })) // prettier-ignore
  const scene: Scene = { ...sampleScene(cast, dice('borne')), place: 'meadow', shot: 'medium', textSide: 'left', state: [], props, who } // prettier-ignore
  const picture = compose({ scene, cast, seed: 1 })
  const ids = picture.layers.flatMap((layer) => layer.parts.map((part) => part.id))
  const [hero, friend] = ['hero', 'pal'].map((id) => picture.faces.find((face) => face.id === id)?.box)
  return { ids, hero, friend }
}

describe('being borne', () => {
  it.each(['dragon', 'other'] as const)('is a rider whose face is over that of a %s', (friendType) => {
    const { hero, friend } = shown('ride', friendType)
    expect(hero && friend && hero.y + hero.h * 0.7 < friend.y + friend.h * 0.5).toBe(true)
    expect(Math.abs((hero?.x ?? 0) + (hero?.w ?? 0) / 2 - (friend?.x ?? 0) - (friend?.w ?? 0) / 2)).toBeLessThan(60)
  })

  it('is a rider on the back of a dog, behind its head', () => {
    const { hero, friend } = shown('ride', 'dog')
    expect(hero && friend && hero.y + hero.h * 0.7 < friend.y + friend.h * 0.5).toBe(true)
    const apart = Math.abs((hero?.x ?? 0) + (hero?.w ?? 0) / 2 - (friend?.x ?? 0) - (friend?.w ?? 0) / 2)
    expect(apart > 60 && apart < 260).toBe(true)
  })

  it.each(['cat', 'rabbit'] as const)('is a %s in the arms, under the chin', (friendType) => {
    const { hero, friend } = shown('carry', friendType)
    expect(hero && friend && friend.y > hero.y + hero.h * 0.7).toBe(true)
    expect(Math.abs((hero?.x ?? 0) - (friend?.x ?? 0))).toBeLessThan(120)
  })

  it('sits on the thing at hand when nobody is strong enough', () => {
    expect(shown('ride', 'cat', ['sled']).ids).toContain('hero/hero/prop/sled')
    expect(shown('ride', undefined, ['lamp']).ids).not.toContain('hero/hero/prop/lamp')
  })

  it('lets no one hold what is larger than a door', () => {
    const boat = shown('hold', undefined, [], 'boat').ids.filter((id) => id.endsWith('prop/boat'))
    expect(new Set(boat.map((id) => id.split('/')[0]?.replace('-front', '')))).toEqual(new Set(['props']))
    expect(shown('hold', undefined, [], 'lamp').ids).toContain('hero/hero/prop/lamp')
  })
})
