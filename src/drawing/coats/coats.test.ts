// What was said of a coat and its parts is drawn there, and nowhere else.
import { describe, expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import type { CharacterLook, CharacterType } from '../../stage/cast.ts'
import { HIDE_PAINT } from '../clothes/paints.data.ts'
import { buildOf } from '../people/body-build.ts'
import { FACES } from '../heads/emotions.data.ts'
import { drawFigure } from '../people/figure.ts'
import { POSES, type Pose } from '../poses/poses.data.ts'
import { sampleSpec } from '../sheets/sample-pages.ts'
import { oklch } from '../shapes/color.ts'
import { partBox, pen, type Part } from '../shapes/graph.ts'
import { scale } from '../shapes/matrix.ts'

interface Seen {
  behind?: boolean
  flip?: 1 | -1
  pose?: Pose
}

function drawn(
  type: CharacterType,
  more: Partial<CharacterLook>,
  { behind = false, flip = 1, pose = POSES.stand }: Seen = {},
) {
  const spec = sampleSpec(type, 'hero', dice('coat'))
  const one = { ...spec, look: { ...spec.look, hide: 'grey' as const, accessory: 'none' as const, ...more } }
  const parts: Part[] = []
  drawFigure(pen(parts, scale(flip, 1)), one, { pose, face: FACES.calm, gaze: [0, 0], pitch: 0, behind })
  return parts
}

const named = (parts: readonly Part[], name: string) =>
  parts.filter(({ id }) => id.slice(id.lastIndexOf('/') + 1) === name)
const middle = (part: Part) => partBox(part).x + partBox(part).w / 2

describe('a part with a colour of its own', () => {
  const white = { patches: [{ part: 'left-ear', color: 'white' }] } as const

  it.each(['cat', 'dog', 'rabbit', 'other', 'dragon'] as const)(
    'is the left ear of a %s and only it, from before and behind, and when it faces the other way',
    (type) => {
      for (const [seen, side] of [
        [{}, 1],
        [{ behind: true }, -1],
        [{ flip: -1 }, 1],
        [{ flip: -1, behind: true }, -1],
      ] as const) {
        const found = drawn(type, white, seen).filter(
          ({ color, id }) => color === HIDE_PAINT.white && /ear|spike/.test(id),
        )
        expect(found).toHaveLength(1)
        for (const part of found) expect(Math.sign(middle(part))).toBe(side)
      }
    },
  )

  it('is the belly of a dragon with the lines across it', () => {
    const [belly] = named(drawn('dragon', { patches: [{ part: 'belly', color: 'orange' }] }), 'belly')
    expect(belly?.color).toBe(HIDE_PAINT.orange)
  })

  it('is all four paws, or one of them', () => {
    const white = (part: 'paws' | 'left-front-paw') =>
      drawn('dog', { patches: [{ part, color: 'red' }] }).filter(
        ({ id, color }) => /paw|foot|sock/.test(id) && color === HIDE_PAINT.red,
      )
    expect(named(white('paws'), 'paw').length + named(white('paws'), 'foot').length).toBeGreaterThanOrEqual(2)
    expect(named(white('left-front-paw'), 'foot')).toHaveLength(0)
  })

  it('is the tail, of a rabbit too, and the other ear of a white dog stays white', () => {
    const brown = { patches: [{ part: 'tail', color: 'brown' }] } as const
    for (const type of ['rabbit', 'cat', 'dog'] as const)
      expect(named(drawn(type, brown), 'tail')[0]?.color).toBe(HIDE_PAINT.brown)
    const ears = named(drawn('dog', { hide: 'white', patches: [{ part: 'left-ear', color: 'black' }] }), 'ear')
    expect(ears.map(({ color }) => Math.round(oklch(color)[0] * 10))).toEqual([9, 4])
  })

  it('lies about the eye that was named', () => {
    const rings = named(drawn('dog', { patches: [{ part: 'right-eye', color: 'black' }] }), 'eye-patch')
    expect(rings.map(middle).map(Math.sign)).toEqual([-1])
  })
})

describe('counted parts', () => {
  const many = (type: CharacterType, counts: CharacterLook['counts'], name: string) =>
    named(drawn(type, counts ? { counts } : {}), name).length

  it.each(['monster', 'alien', 'robot'] as const)('are one to five eyes of a %s, apart from each other', (type) => {
    for (const eyes of [1, 2, 3, 4, 5]) {
      const found = named(drawn(type, { counts: { eyes } }), 'eye')
      expect(found).toHaveLength(eyes)
      for (const [i, one] of found.entries())
        for (const other of found.slice(i + 1)) {
          const [a, b] = [partBox(one), partBox(other)]
          const apart = Math.hypot(a.x + a.w / 2 - b.x - b.w / 2, a.y + a.h / 2 - b.y - b.h / 2)
          expect(apart, `${eyes} eyes`).toBeGreaterThan((Math.min(a.w, a.h) + Math.min(b.w, b.h)) * 0.46)
        }
    }
  })

  it('are one open and one shut eye where a dog has lost one', () => {
    expect(many('dog', { eyes: 1 }, 'eye')).toBe(1)
    expect(many('dog', { eyes: 1 }, 'lash')).toBe(many('dog', undefined, 'lash'))
  })

  it('are horns, antennae, teeth, wheels and wings', () => {
    for (const horns of [0, 1, 2, 3]) expect(many('monster', { horns }, 'horn')).toBe(horns)
    expect(many('cat', { horns: 1 }, 'horn')).toBe(1)
    for (const antennae of [1, 2, 3]) expect(many('alien', { antennae }, 'antenna')).toBe(antennae * 2)
    expect(many('monster', { teeth: 3 }, 'teeth')).toBe(3)
    for (const wheels of [1, 2, 4]) expect(many('robot', { wheels }, 'wheel')).toBe(wheels)
    expect(many('robot', { wheels: 2 }, 'foot')).toBe(0)
    expect(many('dragon', { wings: 0 }, 'wing')).toBe(0)
    expect(named(drawn('dog', { counts: { wings: 2 }, size: 'large' }), 'wing').length).toBeGreaterThan(2)
  })

  it('are four arms and three legs, of an animal one leg fewer', () => {
    expect(many('monster', { arms: 4 }, 'paw')).toBe(4)
    expect(many('alien', { legs: 3 }, 'foot')).toBe(3)
    expect(many('dog', { legs: 3 }, 'paw')).toBe(1)
  })

  it('are one ear: the left', () => {
    const ears = named(drawn('cat', { counts: { ears: 1 } }), 'ear').filter(({ decal }) => decal !== true)
    expect(ears.map(middle).map(Math.sign)).toEqual([1])
  })
})

it('ears have the form that was said: lop ears hang below those of its kind', () => {
  const lowest = (more: Partial<CharacterLook>) =>
    Math.max(...named(drawn('rabbit', more), 'ear').map((part) => partBox(part).y + partBox(part).h))
  expect(lowest({ ears: 'lop' })).toBeGreaterThan(lowest({}) + 80)
  expect(named(drawn('dog', { ears: 'pointed' }), 'ear')).toHaveLength(4)
})

it.each([
  ['dog', {}],
  ['other', { species: 'sheep' }],
  ['other', { species: 'pig' }],
] as const)('long ears of a %s hang or lie aside as its kind has them, and are longer: %j', (type, kind) => {
  for (const behind of [false, true]) {
    const ears = (more: Partial<CharacterLook>) =>
      named(drawn(type, { ...kind, ...more }, { behind }), 'ear').map(partBox)
    const highest = (boxes: readonly { y: number }[]) => Math.min(...boxes.map(({ y }) => y))
    const [own, long] = [ears({}), ears({ ears: 'long' })]
    expect(long.length).toBeGreaterThanOrEqual(2)
    expect(Math.abs(highest(long) - highest(own))).toBeLessThan(40)
    expect(Math.max(...long.map(({ w, h }) => w * h))).toBeGreaterThan(Math.max(...own.map(({ w, h }) => w * h)) * 1.2)
  }
})

describe('its form', () => {
  const ids = (type: CharacterType, more: Partial<CharacterLook>) =>
    drawn(type, more).map(({ id }) => id.slice(id.lastIndexOf('/') + 1))

  it.each(['long', 'curly', 'spiky'] as const)('shows %s fur at the edge and on the body', (fur) => {
    expect(ids('dog', { fur })).toEqual(expect.arrayContaining(['fur', 'lock']))
    expect(ids('dog', { fur, size: 'large' })).toEqual(expect.arrayContaining(['fur', 'lock']))
  })

  it('is smooth on a monster that has no tufts then', () => {
    expect(ids('monster', {})).toContain('tuft')
    expect(ids('monster', { fur: 'smooth' })).not.toContain('tuft')
  })

  it('is low, tall or tiny beside its kind', () => {
    const high = (shape?: CharacterLook['shape']) => {
      const spec = sampleSpec('dog', 'hero', dice('coat'))
      const { leg, torso, size } = buildOf({ ...spec, look: { ...spec.look, ...(shape ? { shape } : {}) } })
      return { leg, whole: (leg + torso) * size }
    }
    expect(high('low').leg).toBeLessThan(high().leg * 0.6)
    expect(high('tall').whole).toBeGreaterThan(high().whole * 1.2)
    expect(high('flat-face').leg).toBe(high().leg)
  })

  it('shines where it glows, and else not', () => {
    expect(ids('alien', { glows: true })).toContain('glow')
    expect(ids('alien', {})).not.toContain('glow')
  })

  it.each([
    ['wood', 'grain'],
    ['glass', 'gleam'],
    ['ice', 'facet'],
    ['slime', 'bubble'],
    ['gold', 'gleam'],
    ['copper', 'gleam'],
    ['steel', 'rivet'],
    ['paper', 'fold'],
    ['cloth', 'stitch'],
  ] as const)('of %s shows its %s, and no weather', (made, mark) => {
    for (const type of ['dog', 'robot', 'monster'] as const) expect(ids(type, { made })).toContain(mark)
    expect(ids('dog', { made })).not.toContain('weathered')
  })

  it('has the colour that was said of what is dyed', () => {
    const hides = (made: 'slime' | 'gold') =>
      named(drawn('monster', { made, hide: 'purple' }), 'hide').map(({ color }) => color)
    expect(hides('slime')).toContain(HIDE_PAINT.purple)
    expect(hides('gold')).not.toContain(HIDE_PAINT.purple)
  })
})

describe('a tail', () => {
  const tails = (look: Partial<CharacterLook>) => named(drawn('dog', look), 'tail')

  it('is there as often as was said, or not at all', () => {
    expect(tails({ counts: { tails: 3 } })).toHaveLength(3)
    expect(tails({ tail: 'none' })).toHaveLength(0)
    expect(tails({ tail: 'curly' })[0]?.path).not.toEqual(tails({})[0]?.path)
  })

  it('has the tip that was said, on a dog as high as a pony too', () => {
    const patches = [{ part: 'tail-tip', color: 'white' }] as const
    for (const size of [undefined, 'large'] as const) {
      const [tip] = named(drawn('dog', { patches, ...(size ? { size } : {}) }), 'tail-tip')
      expect(tip?.color).toBe(HIDE_PAINT.white)
    }
  })
})

describe('a coat', () => {
  it.each(['tabby', 'brindle', 'stripes'] as const)('of the kind %s is striped on head, body and limbs', (kind) => {
    const ids = new Set(named(drawn('dog', { coat: { kind } }), 'stripe').map(({ clip }) => JSON.stringify(clip)))
    expect(ids.size).toBeGreaterThan(4)
  })

  it('has marks in the colour that was said, inside the body', () => {
    const spots = named(drawn('monster', { coat: { kind: 'spots', color: 'pink' } }, { behind: true }), 'spot').filter(
      ({ color }) => color === HIDE_PAINT.pink,
    )
    expect(spots.length).toBeGreaterThan(20)
    expect(spots.every(({ clip }) => clip)).toBe(true)
  })

  it('of a Siamese is dark at ears, face, paws and tail', () => {
    const parts = drawn('cat', { hide: 'cream', coat: { kind: 'points' } })
    for (const name of ['ear', 'mask', 'foot', 'tail'])
      expect(
        named(parts, name).some(({ color }) => color === HIDE_PAINT['dark-brown'] || name === 'foot'),
        name,
      ).toBe(true)
  })

  it('leaves a creature of which nothing was said as it was', () => {
    for (const type of ['cat', 'dog', 'monster'] as const)
      for (const name of ['mask', 'eye-patch', 'mane', 'sock', 'chest', 'back'])
        expect(named(drawn(type, {}), name), `${type} ${name}`).toHaveLength(0)
  })
})
