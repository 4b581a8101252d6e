// Whatever can be worn is drawn: seen from the front and from behind, standing and seated.
import { expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import {
  AIDS,
  FURTHER_GLASSES,
  FURTHER_HAIR_STYLES,
  FURTHER_TOPS,
  HEADWEAR,
  MARKS,
  TRINKETS,
} from '../../stage/finer-look.data.ts'
import type { CharacterLook } from '../../stage/cast.ts'
import type { Scene, Shot } from '../../stage/scene.ts'
import { CLOTH_PAINT } from '../clothes/paints.data.ts'
import { compose } from '../composing/compose.ts'
import { boxOf } from '../shapes/path.ts'
import { sampleScene, sampleSpec } from '../sheets/sample-pages.ts'

const plain = { top: 't-shirt', bottom: 'shorts', colors: ['tomato', 'navy'] } as const
type Feeling = Scene['who'][number]['emotion']
function parts(
  change: Partial<CharacterLook>,
  action: 'stand' | 'sit' | 'walk' = 'stand',
  shot: Shot = 'medium',
  emotion: Feeling = 'happy',
) {
  const one = sampleSpec('woman', 'hero', dice('worn'))
  const outfit: CharacterLook['outfit'] = { ...plain, colors: ['tomato', 'navy'] }
  const cast = [{ ...one, look: { ...one.look, accessory: 'none' as const, outfit, ...change } }]
  const who = [{ id: 'hero', action, emotion, gaze: 'viewer' } as const]
  const scene: Scene = {
    ...sampleScene(cast, dice('worn')),
    // Of the picture only who stands in it is looked at: this place is drawn soonest.
    place: 'museum',
    weather: 'clear',
    shot,
    state: [],
    props: [],
    who,
  }
  const { layers } = compose({ scene, cast, seed: 1 })
  return layers.filter(({ kind }) => kind === 'figure').flatMap((layer) => layer.parts)
}
const plainly = new Map<string, string>()
/** What each is compared with is drawn once. */
function print(...how: Parameters<typeof parts>): string {
  const key = JSON.stringify(how)
  const seen = plainly.get(key) ?? JSON.stringify(parts(...how))
  plainly.set(key, seen)
  return seen
}

it.each([...HEADWEAR, ...AIDS, ...TRINKETS])('a %s is seen on whoever wears it', (what) => {
  if (what === 'head-rest' || what === 'bobbles') return
  expect(print({ accessory: what })).not.toBe(print({}))
  expect(parts({ accessory: what }, 'sit').length).toBeGreaterThan(0)
})

it.each(HEADWEAR)('a %s is seen from behind', (what) => {
  expect(print({ accessory: what }, 'walk', 'behind')).not.toBe(print({}, 'walk', 'behind'))
})

it.each(FURTHER_HAIR_STYLES)('%s are their own, from the front and from behind', (style) => {
  const hair = { style: 'bald', color: 'black' } as const
  expect(print({ hair: { ...hair, style } })).not.toBe(print({ hair }))
  expect(print({ hair: { ...hair, style } }, 'walk', 'behind')).not.toBe(print({ hair }, 'walk', 'behind'))
})

it.each(['gap-teeth', 'missing-tooth'] as const)('a %s is seen in her smile', (what) => {
  const teeth = (change: Partial<CharacterLook>) => parts(change).filter(({ id }) => id.endsWith('/tooth'))
  expect(teeth({ marks: [{ what }] })).toHaveLength(teeth({}).length + 1)
})

it.each(['missing-tooth', 'missing-lower-tooth', 'gap-teeth', 'gold-tooth', 'braces', 'few-teeth'] as const)(
  'no %s is drawn over lips that are shut',
  (what) => {
    const drawn = (emotion: Feeling) =>
      parts({ marks: [{ what }] }, 'stand', 'medium', emotion).filter(({ id }) => /\/(?:tooth|braces)$/.test(id)).length
    expect(drawn('joy')).toBeGreaterThan(0)
    expect(drawn('calm')).toBe(0)
  },
)

it.each(FURTHER_TOPS)('a %s is no other garment', (top) => {
  expect(print({ outfit: { ...plain, colors: ['tomato', 'navy'], top } })).not.toBe(print({}))
})

it.each(['hat', 'scarf', 'cape', 'backpack', 'bow-tie', 'boots', 'gloves', 'tie', 'apron'] as const)(
  'stripes are seen on a %s',
  (what) => {
    const dressed = { accessory: what, accessoryMore: { print: 'stripes' } } as const
    const stripes = parts(dressed, 'walk', what === 'cape' || what === 'backpack' ? 'behind' : 'medium')
    expect(stripes.some(({ id }) => id.endsWith('stripe'))).toBe(true)
  },
)

it('a picture is on the back alone where it was said to be there, and has the colour that was said', () => {
  const outfit = { ...plain, colors: ['tomato', 'navy'], motif: 'dinosaur', ink: 'sky', onBack: true } as const
  const pictures = (shot: Shot) =>
    parts({ outfit: { ...outfit, colors: ['tomato', 'navy'] } }, 'walk', shot).filter(({ id }) => id.endsWith('motif'))
  expect(pictures('medium')).toEqual([])
  expect(pictures('behind').map(({ color }) => color)).toContain(CLOTH_PAINT.sky)
})

it('sleeves under a waistcoat are of what is worn under it', () => {
  const sleeves = parts({ outfit: { ...plain, colors: ['tomato', 'navy'], top: 'waistcoat', under: 'sky' } })
  expect(sleeves.filter(({ id }) => id.endsWith('sleeve')).map(({ color }) => color)).toContain(CLOTH_PAINT.sky)
})

it.each(['down', 'almond-eyes', 'big-ears', 'cross-eyes', 'clouded-eyes', 'shut-eye', 'eye-patch-skin'] as const)(
  '%s is seen on the face that has it',
  (what) => {
    expect(print({ marks: [{ what }] })).not.toBe(print({}))
  },
)

it.each(FURTHER_GLASSES)('glasses in the form of %s are no square ones', (glasses) => {
  expect(print({ glasses })).not.toBe(print({ glasses: 'square' }))
})

it('a leg that ends early has no foot; what is in the skin lies under the eyes', () => {
  const feet = (short?: 'left-leg') => parts(short ? { short } : {}).filter(({ id }) => /shoe|sole/.test(id)).length
  expect(feet('left-leg')).toBeLessThan(feet())
  const ids = parts({ marks: [{ what: 'vitiligo' }] }).map(({ id }) => id)
  expect(ids.findIndex((id) => id.endsWith('mark'))).toBeLessThan(ids.findIndex((id) => id.endsWith('iris')))
})

it('who is soon to have a baby is rounder, and sees it from the side as from the front', () => {
  const wide = (frame?: 'pregnant', action: 'stand' | 'walk' = 'stand') => {
    const top = parts(frame ? { frame } : {}, action).find(({ id }) => id.endsWith('/top'))
    return top ? boxOf(top.path).w : 0
  }
  expect(wide('pregnant')).toBeGreaterThan(wide())
  expect(wide('pregnant', 'walk')).toBeGreaterThan(wide(undefined, 'walk') * 1.2)
})

it('a look without any of these has none of them', () => {
  expect(parts({}).some(({ id }) => MARKS.some((mark) => id.endsWith(`/${mark}`)))).toBe(false)
})
