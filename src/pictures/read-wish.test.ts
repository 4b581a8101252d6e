import { describe, expect, it, test } from 'vitest'
import { dice } from '../base/dice.ts'
import { PLACES } from '../stage/places/places.ts'
import { type Scene, WEATHERS } from '../stage/scene.ts'
import { compose } from '../drawing/composing/compose.ts'
import { setOf } from '../drawing/places/places.ts'
import { sampleSpec } from '../drawing/sheets/sample-pages.ts'
import { dressedFor } from './dress.ts'
import { APART, TUNED } from './fixtures/wishes.data.ts'
import { readWish } from './read-wish.ts'
import { isIdle } from './wish-ledger.ts'
import { isWeatherSeen } from './wished-view.ts'

const cast = [
  { ...sampleSpec('girl', 'hero', dice('wish')), name: 'Zoë' },
  { ...sampleSpec('dog', 'pal', dice('wish')), name: 'Biscuit' },
]
const scene: Scene = {
  place: 'park',
  time: 'day',
  weather: 'rain',
  who: [
    { id: 'hero', action: 'stand', emotion: 'happy', gaze: 'other' },
    { id: 'pal', action: 'sit', emotion: 'calm', gaze: 'other', holds: 'ball' },
  ],
  props: ['bench', 'kite'],
  shot: 'medium',
  mood: 0.2,
  state: [],
  textSide: 'left',
}
const wished = (wish: string) => readWish(wish, scene, cast)

describe('a wish for one instead of the other', () => {
  it.each([
    'a balloon instead of the kite',
    'instead of the kite a balloon',
    'instead of the kite, please draw a balloon',
    'Use a balloon rather than a kite',
    'change the kite to a balloon',
    'swap the kite for a balloon',
  ])('%s', (wish) => {
    const { scene: now, understood, left } = wished(wish)
    expect(now.props).toEqual(['balloon', 'bench'])
    expect([understood, left]).toEqual([['balloon: beside them', 'without the kite'], []])
  })

  it('takes nobody away for what we cannot draw: all of it is named, and the picture stays', () => {
    for (const wish of ['a dinosaur instead of the girl', 'instead of Zoë a dinosaur', 'a unicorn instead of the kite'])
      expect(wished(wish), wish).toEqual({ scene, understood: [], left: [wish] })
  })

  it('says what was not there to go, and knows that another hour or place is there for the one before', () => {
    expect(wished('a balloon instead of the drum')).toMatchObject({
      understood: ['balloon: beside them'],
      left: ['instead of the drum'],
    })
    expect(wished('night instead of day, at the beach rather than the park')).toMatchObject({
      scene: { time: 'night', place: 'beach' },
      left: [],
    })
  })
})

it('is night in a room when a lamp is lit, and from behind one sees the back of whom the page is about', () => {
  const inside = readWish('make it night', { ...scene, place: 'kitchen' }, cast)
  expect(inside).toMatchObject({ scene: { time: 'night', props: ['lantern', 'bench', 'kite'] }, left: [] })
  expect(inside.understood).toEqual(['night, by the light of a lantern'])
  expect(readWish('at night', inside.scene, cast).scene).toEqual(inside.scene)
  const behind = wished('from behind').scene
  expect(behind.who.map(({ back }) => back)).toEqual([true, undefined])
  expect(readWish('closer', behind, cast).scene.who).toEqual(scene.who)
})

describe('a wish', () => {
  it.each([
    ['Make it night time', { time: 'night' }, ['night']],
    ['at sunset, with snow', { time: 'dusk', weather: 'snow' }, ['dusk', 'snow']],
    ['no rain please', { weather: 'clear' }, ['no rain']],
    ['Can they be at the beach?', { place: 'beach' }, ['place: beach']],
    ['Put them under the sea', { place: 'underwater' }, ['place: underwater']],
    ['zoom in', { shot: 'close' }, ['closer']],
    ['another view', { take: 1 }, ['another view']],
    ['Make it brighter', { mood: 0.7 }, ['brighter']],
    ['too dark!', { mood: 0.7 }, ['brighter']],
    ['pink sky', { tint: 'coral' }, ['sky and light: pink']],
    ['warmer colours', { tint: 'rust' }, ['sky and light: warm orange']],
    ['it was winter', { winter: true }, ['winter']],
    [
      'add a balloon and a birthday cake',
      { props: ['balloon', 'cake', 'bench', 'kite'] },
      ['cake: beside them', 'balloon: beside them'],
    ],
    ['remove the kite', { props: ['bench'] }, ['without the kite']],
    ['more people', { extras: ['crowd'] }, ['crowd: behind']],
    ['it should be raining', { weather: 'rain' }, ['rain, as it was']],
  ])('%s', (wish, change, told) => {
    const { scene: now, understood, left } = wished(wish)
    expect(now).toEqual({ ...scene, ...change })
    expect(understood).toEqual(told)
    expect(left).toEqual([])
  })

  it('is about whoever it names', () => {
    expect(wished('zoe should be jumping').scene.who).toMatchObject([{ action: 'jump' }, { action: 'sit' }])
    expect(wished('make her look scared').scene.who).toMatchObject([{ emotion: 'scared' }, { emotion: 'calm' }])
    expect(wished('the dog is sleeping').scene.who).toMatchObject([{ action: 'stand' }, { action: 'sleep' }])
    expect(wished('everybody laughing').scene.who).toMatchObject([{ emotion: 'joy' }, { emotion: 'joy' }])
    expect(wished('Biscuit without the ball').scene.who[1]).not.toHaveProperty('holds')
    expect(wished('remove the dog').scene.who.map(({ id }) => id)).toEqual(['hero'])
    expect(wished('grandma waving')).toMatchObject({ scene: { who: scene.who }, left: ['grandma waving'] })
  })

  it('hears clothes as descriptions of looks are heard, and puts them on', () => {
    const { scene: now, understood } = wished('red hat')
    expect(understood).toEqual(['hat: red, on Zoë’s head'])
    expect(dressedFor(now, cast)[0]?.look).toSatisfy(({ accessory, accessoryColor, also = [] }) =>
      [{ what: accessory, color: accessoryColor }, ...also].some(
        ({ what, color }: { what: string; color?: string }) => what === 'hat' && color === 'tomato',
      ),
    )
    expect(wished('Biscuit in a blue scarf').understood).toEqual(['scarf: blue, round Biscuit’s neck'])
    expect(wished('Zoë holds a hat').scene.who[0]).toMatchObject({ action: 'hold', holds: 'hat' })
    expect(wished('a striped hat').left).toEqual(['striped hat (a hat is drawn)'])
    expect(wished('give the dog a raincoat').left).toEqual(['raincoat'])
    const bare = wished('a red hat').scene
    expect(readWish('take off the hat', bare, cast).scene.who[0]?.wears).toEqual({ without: ['hat'] })
  })

  it('leaves a wheelchair and a hearing aid alone', () => {
    const [hero] = cast
    if (!hero) throw new Error('There is a hero')
    const seated = [{ ...hero, look: { ...hero.look, accessory: 'wheelchair' as const } }, ...cast.slice(1)]
    const asked = readWish('a green cape. remove the wheelchair. Zoë jumping', scene, seated)
    expect(dressedFor(asked.scene, seated)[0]?.look).toMatchObject({ accessory: 'wheelchair' })
    expect(asked.left).toEqual(['remove the wheelchair', 'Zoë: jump (the wheelchair stays)'])
  })

  it('gives things the color that they have, and says so when that is another one', () => {
    expect(wished('a yellow star').left).toEqual([])
    expect(wished('three balloons').left).toEqual(['three balloons (a balloon is drawn)'])
    expect(wished('a green dinosaur')).toMatchObject({ scene, understood: [], left: ['a green dinosaur'] })
  })

  it('says which of its parts we cannot draw, and draws the others', () => {
    const { scene: now, left } = wished('At night. A unicorn on a trampoline! Her hair blue')
    expect(now.time).toBe('night')
    expect(now).not.toHaveProperty('tint')
    expect(left).toEqual(['A unicorn on a trampoline', 'Her hair blue'])
    expect(wished('swap the ball for a frisbee')).toMatchObject({ scene, left: ['swap the ball for a frisbee'] })
  })

  it('rides nothing that we cannot draw: a body that rides nothing floats', () => {
    const { scene: now, understood, left } = wished('let her ride her red scooter, at night')
    expect(now.who).toEqual(scene.who)
    expect(now.time).toBe('night')
    expect(understood.join()).not.toContain('rid')
    expect(left.join()).toContain('red scooter')
    expect(wished('let her ride her bike').understood.join()).toContain('rid')
  })

  it('lets go of what the page turned on when somebody does something else', () => {
    const turned: Scene = { ...scene, deed: { by: 'hero', does: 'lifts', what: 'kite' } }
    expect(readWish('Zoë jumping', turned, cast).scene).not.toHaveProperty('deed')
    expect(readWish('from behind', turned, cast).scene).not.toHaveProperty('deed')
    expect(readWish('at night', turned, cast).scene).toMatchObject({ deed: turned.deed })
  })

  it('never breaks the scene and loses no word, whatever is typed', () => {
    const die = dice('noise')
    const words = 'night red dog Zoë remove add a the moon boat hug éé \u4f60 <b> holding without 9 , . and quark hat under behind'.split(' ') // prettier-ignore
    for (let round = 0; round < 400; round += 1) {
      const typed = Array.from({ length: 8 }, () => die.pick(words))
      const { scene: now, left } = wished(typed.join(' '))
      expect(now.who.length).toBeGreaterThan(0)
      expect(now.props.length).toBeLessThanOrEqual(4)
      expect(left.join(' ').includes('quark')).toBe(typed.includes('quark'))
    }
  })
})

test('weather is promised only where it is seen', () => {
  const seen = (place: Scene['place'], weather: Scene['weather']) => {
    const page = { ...scene, place, weather, time: 'night' as const, props: [], who: scene.who.slice(0, 1) }
    const { layers } = compose({ scene: page, cast, seed: 3, n: 5 })
    return JSON.stringify(layers.filter(({ kind }) => kind !== 'figure').map(({ parts }) => parts.map(({ id, color }) => [id, color])))
  } // prettier-ignore
  for (const place of PLACES.filter((one) => setOf(one).indoors === true))
    for (const weather of WEATHERS.filter((one) => one !== 'clear' && isWeatherSeen(one, place)))
      expect(seen(place, weather), `${weather}, ${place}`).not.toBe(seen(place, 'clear'))
})

test('forty wishes as parents type them: none is passed over in silence, and what is said to be drawn is drawn', () => {
  for (const wish of [...TUNED, ...APART]) {
    const { scene: now, understood, left } = readWish(wish, { ...scene, weather: 'clear' }, cast)
    expect(understood.length + left.length, wish).toBeGreaterThan(0)
    const said = (wish.match(/[\p{L}']+/gu) ?? []).filter((word) => !isIdle(word))
    expect(said.length, wish).toBeGreaterThan(0)
    const { layers } = compose({ scene: now, cast: dressedFor(now, cast), seed: 3, n: 5 })
    const drawn = new Set(layers.flatMap(({ parts }) => parts.flatMap(({ id }) => id.split('/'))))
    const added = [...now.props.filter((prop) => !scene.props.includes(prop)), ...now.who.flatMap(({ holds, id }) => (id === 'hero' && holds) || [])] // prettier-ignore
    for (const prop of added) expect(drawn, `${wish}: ${prop}`).toContain(prop)
    const worn = now.who
      .flatMap(({ wears }) => wears?.put ?? [])
      .flatMap(({ what }) => (what === 'boots' ? [] : [what]))
    for (const what of worn) expect(drawn, `${wish}: ${what}`).toContain(what)
  }
})
