// Where bodies meet things and each other: lips on the mouthpiece, fists on the sticks, feet on one ground, nobody behind anybody's body.
import { describe, expect, it } from 'vitest'
import type { CharacterType } from '../../stage/cast.ts'
import { DEEDS, type Deed } from '../../stage/deed.ts'
import { dice } from '../../base/dice.ts'
import type { Scene } from '../../stage/scene.ts'
import { compose } from '../composing/compose.ts'
import { gather } from '../composing/crowd.ts'
import { stageDeed, withDeed } from './deed.ts'
import { turnedAway } from '../heads/gaze.ts'
import { handAt, lipsOf, pieceBox } from './deed-stage.ts'
import { partBox, type Part } from '../shapes/graph.ts'
import { joined, type Box } from '../shapes/path.ts'
import { sampleScene, sampleSpec } from '../sheets/sample-pages.ts'

const PAIRS: readonly (readonly [CharacterType, CharacterType])[] = [
  ['girl', 'woman'],
  ['boy', 'dog'],
  ['dog', 'man'],
]

function page(types: readonly CharacterType[], deed?: Omit<Deed, 'by'>, more: Partial<Scene> = {}) {
  const cast = types.map((type, i) => {
    const spec = sampleSpec(type, i === 0 ? 'hero' : 'pal', dice(`contact/${type}`))
    return { ...spec, look: { ...spec.look, accessory: 'none' as const } }
  })
  const who = cast.map(({ id }, i) => ({
    id,
    action: i === 0 && deed ? (DEEDS[deed.does] ?? 'stand') : ('stand' as const),
    emotion: 'happy' as const,
    gaze: 'other' as const,
  }))
  const props = deed?.what ? [deed.what] : []
  const scene: Scene = {
    ...sampleScene(cast, dice('contact')),
    place: 'meadow',
    time: 'day',
    weather: 'clear',
    shot: 'medium',
    textSide: 'left',
    state: [],
    props,
    who,
    ...(deed && { deed: { by: 'hero', ...deed } }),
    ...more,
  }
  return { scene, cast, seed: 1 }
}

const layerOf = (shown: ReturnType<typeof page>, name: string) =>
  compose(shown).layers.find((layer) => layer.name === name)?.parts ?? []
const boxOf = (parts: readonly Part[]) => joined(parts.filter(({ soft }) => !soft).map(partBox))
const middle = (b: Box) => b.x + b.w / 2
const lowest = (parts: readonly Part[]) =>
  Math.max(
    ...parts
      .filter(({ soft, id }) => !soft && /shoe|sole|boots|foot|hide/.test(id))
      .map(partBox)
      .map(({ y, h }) => y + h),
  )

describe('where bodies meet things', () => {
  it.each(['long-horn', 'horn', 'trumpet', 'whistle', 'flute'] as const)(
    '%s: its mouthpiece is at the lips, both hands on it',
    (what) => {
      for (const [type] of PAIRS) {
        const { scene, cast } = page([type], { does: 'blows', what })
        const act = stageDeed(withDeed(scene), gather(withDeed(scene), cast))
        const [horn] = act?.pieces ?? []
        if (!act || !horn) throw new Error('Nobody blows it')
        const [x, y] = lipsOf(act.doer)
        const box = pieceBox(horn)
        expect(Math.abs(box.x - x), type).toBeLessThan(act.doer.radius * 0.45)
        expect(y > box.y && y < box.y + box.h, type).toBe(true)
        for (const hand of ['near', 'far'] as const) {
          const [hx, hy] = handAt(act.doer, hand)
          expect(hx > box.x - 10 && hy > box.y - 20 && hy < box.y + box.h + 26, `${type} ${hand}`).toBe(true)
        }
      }
    },
  )

  it('who sleeps in a bed lies in it whole, the head on the pillow, the rest under the quilt', () => {
    for (const [type] of PAIRS) {
      const sleeper = page([type], { does: 'in', what: 'bed' }, { shot: 'wide', textSide: 'top' })
      sleeper.scene.who = sleeper.scene.who.map((one) => ({ ...one, asleep: true as const }))
      const { layers, faces } = compose(sleeper)
      const names = layers.map(({ name }) => name)
      const [bed, body] = [boxOf(layerOf(sleeper, 'deed-behind')), boxOf(layerOf(sleeper, 'hero'))]
      expect(body.w, type).toBeGreaterThan(body.h * 1.1)
      expect(body.x > bed.x && body.x + body.w < bed.x + bed.w, type).toBe(true)
      expect(body.y + body.h, type).toBeLessThan(bed.y + bed.h)
      const quilt = layerOf(sleeper, 'deed').find(({ id }) => id.endsWith('/quilt'))
      expect(quilt && names.indexOf('deed') > names.indexOf('hero'), type).toBe(true)
      const [face] = faces
      if (!quilt || !face) throw new Error('Nobody sleeps')
      const cover = partBox(quilt)
      expect(cover.w, type).toBeGreaterThan(body.w * 0.6)
      expect(Math.abs(middle(face.box) - middle(cover)), type).toBeGreaterThan(cover.w * 0.4)
    }
  })

  it('whose head looks over something alone is seen nearer than beside a friend', () => {
    const wide = (types: readonly CharacterType[]) =>
      compose(page(types, { does: 'behind', what: 'tin-wall' })).faces[0]?.box.w ?? 0
    expect(wide(['boy'])).toBeGreaterThan(wide(['boy', 'dog']) * 1.15)
  })

  it('a hand reaches between the bars of a cot, which are before it', () => {
    const { layers } = compose(page(['boy'], { does: 'touches', what: 'near-cot' }))
    const names = layers.map(({ name }) => name)
    const bars = layers[names.indexOf('deed')]?.parts.filter(({ id }) => id.endsWith('/cot-bars')) ?? []
    expect(bars.length > 5 && names.indexOf('deed') > names.indexOf('hero')).toBe(true)
  })

  it('a drum is played with a stick in each fist', () => {
    const drummer = page(['girl'], undefined, {
      who: [{ id: 'hero', action: 'play-music', emotion: 'happy', gaze: 'viewer', holds: 'drum' }],
    })
    const parts = layerOf(drummer, 'hero')
    const drum = boxOf(parts.filter(({ id }) => id.endsWith('prop/drum')))
    const cuffs = parts
      .filter(({ id }) => id.endsWith('hero/skin'))
      .slice(-10)
      .map(partBox)
    for (const end of [drum.x, drum.x + drum.w]) {
      const near = Math.min(...cuffs.map((b) => Math.hypot(middle(b) - end, b.y + b.h / 2 - drum.y)))
      expect(near).toBeLessThan(drum.w * 0.3)
    }
  })

  it('what is held up in both hands is below the chin, a palm at either side', () => {
    for (const what of ['cake', 'jar', 'letter'] as const)
      for (const [type] of PAIRS) {
        const { scene, cast } = page([type], { does: 'lifts', what })
        const act = stageDeed(withDeed(scene), gather(withDeed(scene), cast))
        const [thing] = act?.pieces.map(pieceBox) ?? []
        if (!act || !thing) throw new Error('Nobody holds it')
        expect(thing.y, `${what} ${type}`).toBeGreaterThan(act.doer.head[1] + act.doer.radius * 0.9)
        expect(handAt(act.doer, 'near')[0], `${what} ${type}`).toBeLessThan(middle(thing))
        expect(handAt(act.doer, 'far')[0], `${what} ${type}`).toBeGreaterThan(middle(thing))
      }
  })

  it('under a cloth no hair comes through it, and feet and fists come out of it', () => {
    const { layers } = compose(page(['boy'], { does: 'under', what: 'blanket' }))
    const own = layers.find(({ name }) => name === 'hero')?.parts ?? []
    const cloth = boxOf(
      layers.find(({ name }) => name === 'deed')?.parts.filter(({ id }) => id.endsWith('prop/blanket')) ?? [],
    )
    const hair = boxOf(own.filter(({ id }) => id.includes('head/')))
    expect(hair.y).toBeGreaterThan(cloth.y)
    expect(hair.x).toBeGreaterThan(cloth.x)
    expect(hair.x + hair.w).toBeLessThan(cloth.x + cloth.w)
    const shoes = boxOf(own.filter(({ id }) => id.endsWith('/shoe')))
    expect(Math.max(cloth.x - shoes.x, shoes.x + shoes.w - cloth.x - cloth.w)).toBeGreaterThan(8)
    expect(layers.find(({ name }) => name === 'deed-hands')?.parts.length).toBeGreaterThan(2)
  })

  it.each(['held-sheet', 'bouncing-boy'] as const)('%s: its free corner is in the fists of whoever comes', (what) => {
    const { scene, cast } = page(['boy'], { does: 'touches', what })
    const act = stageDeed(withDeed(scene), gather(withDeed(scene), cast))
    const [sheet] = act?.pieces.map(pieceBox) ?? []
    if (!act || !sheet) throw new Error('Nobody holds it')
    for (const hand of ['near', 'far'] as const) {
      const [x, y] = handAt(act.doer, hand)
      expect(x, hand).toBeGreaterThan(act.doer.head[0])
      expect(y, hand).toBeGreaterThan(act.doer.head[1] + act.doer.radius)
    }
    expect(act.focus[1]).toBeLessThan(act.doer.top.y)
  })

  it('what comes up with a head out of a basket is on that head', () => {
    const { scene, cast } = page(['rabbit'], { does: 'in', what: 'wash-basket', holding: 'bell' })
    const act = stageDeed(withDeed(scene), gather(withDeed(scene), cast))
    const bell = act?.pieces.find(({ prop }) => prop === 'bell')
    if (!act || !bell) throw new Error('Nobody has it')
    const box = pieceBox(bell)
    expect(Math.abs(middle(box) - act.doer.head[0])).toBeLessThan(act.doer.radius * 0.3)
    expect(box.y + box.h).toBeLessThan(act.doer.head[1] - act.doer.radius * 0.4)
  })

  it('who sits with something has it in hand', () => {
    const sitter = page(
      ['boy'],
      { does: 'on', what: 'laundry-step', holding: 'striped-sock' },
      { who: [{ id: 'hero', action: 'sit', emotion: 'sad', gaze: 'prop', holds: 'striped-sock' }] },
    )
    const parts = layerOf(sitter, 'hero')
    const sock = boxOf(parts.filter(({ id }) => id.endsWith('prop/striped-sock')))
    const face = boxOf(parts.filter(({ id }) => id.includes('head/')))
    expect(sock.y).toBeGreaterThan(face.y + face.h * 0.7)
    expect(sock.h).toBeGreaterThan(30)
  })

  it('what one looks up at is overhead', () => {
    const watcher = page(['boy'], undefined, {
      props: ['red-streak'],
      who: [{ id: 'hero', action: 'look-up', emotion: 'surprised', gaze: 'up' }],
    })
    const hair = boxOf(layerOf(watcher, 'hero').filter(({ id }) => id.includes('head/')))
    const streak = boxOf(layerOf(watcher, 'props').filter(({ id }) => id.endsWith('red-streak')))
    expect(streak.y + streak.h).toBeLessThan(hair.y + 24)
  })

  it('who rows has both fists on an oar, and each of two on one of their own', () => {
    const rowing = page(['girl', 'man'], { does: 'in', what: 'rowing-boat', to: 'pal' }, { place: 'harbour' })
    const oars = layerOf(rowing, 'deed')
      .filter(({ id }) => id.endsWith('/oar'))
      .map(partBox)
      .filter(({ h }) => h > 60)
    const act = stageDeed(withDeed(rowing.scene), gather(withDeed(rowing.scene), rowing.cast))
    expect(oars).toHaveLength(2)
    expect(act?.taker && act.gap > 0).toBe(true)
    for (const one of [act?.doer, act?.taker]) {
      if (!one) throw new Error('Nobody rows')
      const [near, far] = [handAt(one, 'near'), handAt(one, 'far')]
      expect(Math.hypot(near[0] - far[0], near[1] - far[1])).toBeLessThan(60)
      expect(far[0]).toBeGreaterThan(20)
    }
  })

  it('the last match burns between two palms below the chin, above the rock and the sea', () => {
    for (const type of ['girl', 'man'] as const) {
      const { scene, cast } = page([type], { does: 'on', what: 'tooth-lamp' }, { place: 'beach', time: 'night' })
      const act = stageDeed(withDeed(scene), gather(withDeed(scene), cast))
      if (!act) throw new Error('Nobody is on the rock')
      const [near, far] = [handAt(act.doer, 'near'), handAt(act.doer, 'far')]
      expect(Math.hypot(near[0] - far[0], near[1] - far[1]), type).toBeLessThan(90)
      expect(near[1], type).toBeGreaterThan(act.doer.head[1] + act.doer.radius * 0.9)
      expect(Math.max(...act.doer.feet.map(([, y]) => y)), type).toBeLessThan(-40)
    }
  })

  it('who climbs a tree sits on its branch, and who climbs a ladder is before its rungs', () => {
    for (const what of ['tree', 'ladder'] as const) {
      const climber = page(['boy'], undefined, {
        props: [what],
        who: [{ id: 'hero', action: 'climb', emotion: 'happy', gaze: 'up' }],
      })
      const hero = boxOf(layerOf(climber, 'hero'))
      const thing = boxOf(layerOf(climber, 'deed-behind'))
      expect(hero.y + hero.h, what).toBeLessThan(thing.y + thing.h - 40)
      expect(hero.x < thing.x + thing.w && hero.x + hero.w > thing.x, what).toBe(true)
    }
  })

  it('under a table one is behind its cloth', () => {
    const { layers } = compose(page(['boy'], { does: 'under', what: 'table' }))
    const names = layers.map(({ name }) => name)
    const table = layers[names.indexOf('deed')]?.parts.filter(({ id }) => id.endsWith('/table')) ?? []
    expect(table.length).toBeGreaterThan(2)
    expect(names.indexOf('deed')).toBeGreaterThan(names.indexOf('hero'))
  })

  it('who crawls under a bench has the head out at its end, on the ground', () => {
    const { scene, cast } = page(['girl'], { does: 'under', what: 'bench' })
    const act = stageDeed(withDeed(scene), gather(withDeed(scene), cast))
    const [bench] = act?.pieces.map(pieceBox) ?? []
    if (!act || !bench) throw new Error('Nobody is under it')
    expect(bench.x + bench.w).toBeLessThan(act.doer.head[0])
    expect(act.doer.box.x).toBeLessThan(bench.x + bench.w - 40)
    expect(act.pieces.map(({ when }) => when)).toEqual(['before'])
  })

  it('a short sleeve ends above the elbow and nothing closes it', () => {
    const { scene, cast } = page(['boy'], undefined, {
      who: [{ id: 'hero', action: 'wave', emotion: 'happy', gaze: 'viewer' }],
    })
    const sleeves = (top: 't-shirt' | 'jumper') => {
      const dressed = cast.map((spec) => ({ ...spec, look: { ...spec.look, outfit: { ...spec.look.outfit, top } } }))
      const parts = layerOf({ scene, cast: dressed, seed: 1 }, 'hero')
      return {
        cuffs: parts.filter(({ id }) => id.endsWith('/cuff')).length,
        sleeve: boxOf(parts.filter(({ id }) => id.endsWith('/sleeve')).slice(-1)),
      }
    }
    const [short, long] = [sleeves('t-shirt'), sleeves('jumper')]
    expect([short.cuffs, long.cuffs]).toEqual([0, 2])
    expect(Math.hypot(short.sleeve.w, short.sleeve.h)).toBeLessThan(Math.hypot(long.sleeve.w, long.sleeve.h) * 0.7)
  })
})

describe('where bodies meet each other', () => {
  it('who looks on stands on the ground of the deed, on a quay too, and is not behind a body', () => {
    for (const place of ['meadow', 'harbour', 'kitchen'] as const)
      for (const types of PAIRS) {
        const { layers } = compose(page(types, { does: 'touches', what: 'clock' }, { place }))
        const [hero = [], friend = []] = ['hero', 'pal'].map((id) => layers.find(({ name }) => name === id)?.parts)
        const label = `${place} ${types.join()}`
        expect(lowest(hero) - lowest(friend), label).toBeLessThan(place === 'harbour' ? 26 : 46)
        const head = boxOf(friend.filter(({ id }) => id.includes('/head/')))
        const trunk = boxOf(hero.filter(({ id }) => /\/(top|bib|body|belly|trousers)$/.test(id)))
        const hides = Math.min(head.x + head.w, trunk.x + trunk.w) - Math.max(head.x, trunk.x)
        expect(hides, label).toBeLessThan(head.w * 0.25)
      }
  })

  it('who helps to pull has a fist on the rope', () => {
    const tug = page(
      ['girl', 'dog'],
      { does: 'pulls', what: 'rope', to: 'pal' },
      { textSide: 'top', shot: 'wide', extras: ['man', 'woman'] },
    )
    const { layers } = compose(tug)
    const extras = layers.find(({ name }) => name === 'extras')?.parts ?? []
    const rope = extras.filter(({ id }) => id.endsWith('/rope')).map(partBox)
    expect(rope).toHaveLength(1)
    const [line] = rope
    const people = ['man', 'woman'].filter((kind) => extras.some(({ id }) => id.startsWith(`extras/${kind}/`)))
    for (const kind of people) {
      const body = boxOf(extras.filter(({ id }) => id.startsWith(`extras/${kind}/`)))
      expect(
        line && line.x < body.x + body.w && line.x + line.w > body.x && line.y > body.y && line.y < body.y + body.h,
        kind,
      ).toBe(true)
    }
    expect(people.length).toBeGreaterThan(0)
  })

  it('a house stands behind those who are not of the cast', () => {
    const { layers } = compose(
      page(
        ['girl', 'dog'],
        { does: 'touches', what: 'door' },
        { place: 'street', textSide: 'top', shot: 'wide', extras: ['dogs'] },
      ),
    )
    const names = layers.map(({ name }) => name)
    expect(names.indexOf('extras')).toBeGreaterThan(names.indexOf('deed-behind'))
  })

  it('who sits is seen down to the shoes, however near the camera', () => {
    for (const types of [['boy'], ['girl', 'man']] as const) {
      const who = ['hero', 'pal']
        .slice(0, types.length)
        .map((id) => ({ id, action: 'sit' as const, emotion: 'sad' as const, gaze: 'other' as const }))
      const { layers } = compose(page(types, undefined, { place: 'stairs', shot: 'close', who }))
      for (const { id } of who)
        expect(lowest(layers.find(({ name }) => name === id)?.parts ?? []), types.join()).toBeLessThan(850)
    }
  })

  it('who looks at a thing has no back to it; who walks on, carries something or stands hand in hand does', () => {
    const back = (more: Partial<Scene['who'][number]>, types: CharacterType[] = ['boy'], mood = 0.5) => {
      const { scene, cast } = page(types, undefined, { mood })
      const who = scene.who.map((one) => ({ ...one, action: 'look' as const, gaze: 'prop' as const, ...more }))
      return turnedAway(gather({ ...scene, who }, cast), { ...scene, who }, () => [500, 300], [200, 400]).length
    }
    expect(back({})).toBe(1)
    expect(back({ gaze: 'other' })).toBe(0)
    expect(back({ action: 'walk' })).toBe(0)
    expect(back({ holds: 'drum' })).toBe(0)
    expect(back({}, ['boy', 'girl'], -0.5)).toBe(0)
  })
})
