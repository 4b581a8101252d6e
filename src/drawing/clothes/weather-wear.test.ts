// Weather dresses people in their own colours and takes nothing from them that they are known by.
import { describe, expect, it } from 'vitest'
import { ACCESSORIES, type CharacterLook } from '../../stage/cast.ts'
import { dice } from '../../base/dice.ts'
import type { Weather } from '../../stage/scene.ts'
import { compose } from '../composing/compose.ts'
import { CLOTH_PAINT } from './paints.data.ts'
import { sampleScene, sampleSpec } from '../sheets/sample-pages.ts'

const one = sampleSpec('girl', 'hero', dice('wear'))
const dressed = (weather: Weather, change: Partial<typeof one.look> = {}, place: 'meadow' | 'kitchen' = 'meadow') => {
  const cast = [{ ...one, look: { ...one.look, hair: { style: 'bob', color: 'brown' } as const, ...change } }]
  const who = [{ id: 'hero', action: 'stand', emotion: 'happy', gaze: 'viewer' } as const]
  const scene = {
    ...sampleScene(cast, dice('wear')),
    place,
    weather,
    shot: 'medium' as const,
    state: [],
    props: [],
    who,
  }
  const picture = compose({ scene, cast, seed: 1 })
  return { picture, parts: picture.layers.filter((layer) => layer.kind === 'figure').flatMap((layer) => layer.parts) }
}
const ids = (weather: Weather, change: Partial<typeof one.look> = {}, place: 'meadow' | 'kitchen' = 'meadow') =>
  new Set(dressed(weather, change, place).parts.map((part) => part.id.slice(part.id.lastIndexOf('/') + 1)))

describe('clothes for the weather', () => {
  const plain: Pick<CharacterLook, 'accessory' | 'outfit'> = {
    accessory: 'none',
    outfit: { top: 'jumper', bottom: 'trousers', colors: ['tomato', 'navy'] },
  }

  it('are a hat, a scarf and boots in snow, a hat or hood and boots in rain, nothing under a roof or the sun', () => {
    expect([...ids('snow', plain)]).toEqual(expect.arrayContaining(['weather-hat', 'weather-scarf', 'boots']))
    expect([...ids('rain', plain)]).toEqual(expect.arrayContaining(['weather-hat', 'boots']))
    expect(ids('rain', { ...plain, outfit: { ...plain.outfit, top: 'raincoat' } }).has('weather-hood')).toBe(true)
    for (const worn of [ids('clear', plain), ids('snow', plain, 'kitchen')])
      expect([...worn].some((id) => id.startsWith('weather') || id === 'boots')).toBe(false)
  })

  it('are in signature colours and leave those of the clothes as they are', () => {
    for (const weather of ['rain', 'snow'] as const) {
      const { parts } = dressed(weather, plain)
      const hat = parts.find((part) => part.id.endsWith('weather-hat'))
      expect([CLOTH_PAINT.tomato, CLOTH_PAINT.navy]).toContain(hat?.color)
      const top = (of: typeof parts) => of.find((part) => part.id === 'hero/top')?.color
      expect(top(parts)).toBe(top(dressed('clear', plain).parts))
    }
  })

  it('cover no accessory and no face, and leave the head inside the page', () => {
    for (const accessory of ACCESSORIES) {
      const sunny = ids('clear', { ...plain, accessory })
      for (const weather of ['rain', 'snow'] as const) {
        const worn = ids(weather, { ...plain, accessory })
        expect([...worn]).toEqual(expect.arrayContaining([accessory, 'iris', 'brow'].filter((id) => sunny.has(id))))
        const { picture } = dressed(weather, { ...plain, accessory })
        for (const { box } of picture.faces) expect(box.y).toBeGreaterThan(12)
      }
    }
  })
})
