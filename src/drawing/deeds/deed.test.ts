// The deed of a page is a contact: palms on the thing, two pairs of hands on one gift, a body inside its rim, nothing over a face.
import type { Prop } from '../../stage/things/card.ts'
import { describe, expect, it } from 'vitest'
import type { CharacterType } from '../../stage/cast.ts'
import { DEEDS, type Deed, type DeedName } from '../../stage/deed.ts'
import { dice } from '../../base/dice.ts'
import type { Action, Scene } from '../../stage/scene.ts'
import { compose } from '../composing/compose.ts'
import { gather, type Player } from '../composing/crowd.ts'
import { stageDeed, withDeed } from './deed.ts'
import { handAt, pieceBox } from './deed-stage.ts'
import { partBox } from '../shapes/graph.ts'
import type { Point } from '../shapes/matrix.ts'
import { boxOf, type Box, type Path } from '../shapes/path.ts'
import { readProp } from '../props/prop.ts'
import { sampleScene, sampleSpec } from '../sheets/sample-pages.ts'

const CASTS: readonly (readonly [CharacterType, CharacterType])[] = [['girl', 'woman'], ['boy', 'dog'], ['rabbit', 'robot']] // prettier-ignore

function page(types: readonly [CharacterType, CharacterType], deed: Omit<Deed, 'by'>, more: Partial<Scene> = {}) {
  const cast = types.map((type, i) => {
    const spec = sampleSpec(type, i === 0 ? 'hero' : 'pal', dice(`deed/${type}`))
    return { ...spec, look: { ...spec.look, accessory: 'none' as const } }
  })
  const action: Action = DEEDS[deed.does] ?? 'stand'
  const who = cast.map(({ id }) => ({ id, action: id === 'hero' ? action : ('reach' as const), emotion: 'happy' as const, gaze: 'other' as const })) // prettier-ignore
  const props = [deed.what, deed.over].filter((one) => one !== undefined)
  const scene: Scene = { ...sampleScene(cast, dice('deed')), place: 'meadow', time: 'day', weather: 'clear', shot: 'medium', textSide: 'left', state: [], props, who, deed: { by: 'hero', ...deed }, ...more } // prettier-ignore
  return { scene, cast, seed: 1 }
}

function staged(types: readonly [CharacterType, CharacterType], deed: Omit<Deed, 'by'>) {
  const { scene, cast } = page(types, deed)
  const played = withDeed(scene)
  const act = stageDeed(played, gather(played, cast))
  if (!act) throw new Error('No deed')
  return act
}

const away = ([x, y]: Point, b: Box) => Math.hypot(Math.max(b.x - x, 0, x - b.x - b.w), Math.max(b.y - y, 0, y - b.y - b.h)) // prettier-ignore
const nearest = (one: Player, things: readonly Box[]) =>
  Math.min(...(['near', 'far'] as const).flatMap((hand) => things.map((thing) => away(handAt(one, hand), thing))))
/** A hand's length, as near as a picture shows. */
const TOUCHING = 26

const BY_HAND: readonly [DeedName, Prop][] = [
  ['lifts', 'crown'], ['lifts', 'lantern'], ['touches', 'door'], ['touches', 'bell'], ['touches', 'goat'], ['touches', 'cup'], ['opens', 'box'], ['opens', 'door'],
  ['pulls', 'lever'], ['pushes', 'cart'], ['pushes', 'pumpkin'], ['pours', 'kettle'], ['catches', 'ball'], ['hugs', 'pillow'], ['blows', 'whistle'], ['in', 'bathtub'],
  ['on', 'bicycle'], ['on', 'ladder'], ['behind', 'fence'],
] // prettier-ignore

describe('a deed', () => {
  it.each(BY_HAND)('%s %s: a palm is on the thing, whoever it is', (does, what) => {
    for (const types of CASTS) {
      const act = staged(types, { does, what })
      expect(nearest(act.doer, act.pieces.map(pieceBox)), types[0]).toBeLessThan(TOUCHING)
    }
  })

  it('of giving has both pairs of hands on one thing, and of hugging two bodies in reach', () => {
    for (const types of CASTS) {
      const gives = staged(types, { does: 'gives', what: 'gift', to: 'pal' })
      const [gift] = gives.pieces.map(pieceBox)
      if (!gift || !gives.taker) throw new Error('Nobody takes it')
      const mirrored: Box = { ...gift, x: gives.gap - gift.x - gift.w }
      expect(nearest(gives.doer, [gift]), types[0]).toBeLessThan(TOUCHING)
      expect(nearest(gives.taker, [mirrored]), types[1]).toBeLessThan(TOUCHING)
      const hugs = staged(types, { does: 'hugs', to: 'pal' })
      const other = hugs.taker?.box ?? gift
      expect(nearest(hugs.doer, [{ ...other, x: hugs.gap - other.x - other.w }]), types[0]).toBeLessThan(TOUCHING)
    }
  })

  it('of two has a palm on the other, one rope in four fists, one bench under both', () => {
    for (const types of CASTS) {
      const pats = staged(types, { does: 'touches', to: 'pal' })
      const other = pats.taker?.box ?? { x: 0, y: 0, w: 0, h: 0 }
      expect(nearest(pats.doer, [{ ...other, x: pats.gap - other.x - other.w }]), types[0]).toBeLessThan(TOUCHING)
      const tugs = staged(types, { does: 'pulls', what: 'rope', to: 'pal' })
      expect(tugs.gap, types[0]).toBeGreaterThan(tugs.doer.radius + (tugs.taker?.radius ?? 0))
      const rope = compose(page(types, { does: 'pulls', what: 'rope', to: 'pal' })).layers.flatMap(({ parts }) => parts).filter(({ id }) => id.endsWith('rope')) // prettier-ignore
      expect(rope.length).toBeGreaterThan(2)
      const sits = staged(types, { does: 'on', what: 'bench', to: 'pal' })
      const [bench] = sits.pieces.map(pieceBox)
      if (!bench) throw new Error('No bench')
      expect(bench.x).toBeLessThan(0)
      expect(bench.x + bench.w).toBeGreaterThan(sits.gap)
    }
  })

  it('of sitting has the hip on the seat, and in a tub nothing of the legs below its rim', () => {
    for (const what of ['bench', 'barrel', 'stone'] as const) {
      const { doer, pieces } = staged(['girl', 'dog'], { does: 'on', what })
      const [seat] = pieces.map(pieceBox)
      if (!seat) throw new Error('No seat')
      const hip = doer.own[5] - doer.pose.hip * doer.build.leg
      expect(hip).toBeGreaterThan(seat.y - 30)
      expect(hip).toBeLessThan(seat.y + seat.h)
      expect(Math.abs(doer.head[0] - seat.x - seat.w / 2)).toBeLessThan(seat.w / 2)
    }
    const { layers } = compose(page(['girl', 'dog'], { does: 'in', what: 'bathtub' }))
    const order = layers.map(({ name }) => name)
    const rim = layers[order.indexOf('deed')]?.parts.map(partBox) ?? []
    const [tub] = rim.toSorted((a, b) => b.w * b.h - a.w * a.h)
    const shoes = layers[order.indexOf('hero')]?.parts.filter(({ id }) => /shoe|boots/.test(id)).map(partBox) ?? []
    expect(order.indexOf('deed')).toBeGreaterThan(order.indexOf('hero'))
    expect(shoes.length > 0 && tub && shoes.every((shoe) => shoe.x > tub.x && shoe.x + shoe.w < tub.x + tub.w && shoe.y > tub.y)).toBe(true) // prettier-ignore
  }) // prettier-ignore

  it.each(['bed', 'barrel', 'bathtub', 'basket', 'cart', 'box', 'bucket'] as const)('in %s: its whole front is before the body', (what) => {
    const { layers } = compose(page(['girl', 'dog'], { does: 'in', what }))
    const area = (one: { path: Path }) => boxOf(one.path).w * boxOf(one.path).h
    const [front] = readProp(what).shapes.filter(({ more }) => !more.decal && !more.soft).toSorted((a, b) => area(b) - area(a)) // prettier-ignore
    const before = layers.find(({ name }) => name === 'deed')?.parts.filter(({ decal }) => !decal) ?? []
    expect(before.toSorted((a, b) => area(b) - area(a))[0]?.color).toBe(front?.color)
  }) // prettier-ignore

  it('of standing in a door is done on the ground, before its house, and so do those who look on', () => {
    for (const types of CASTS) {
      const { layers } = compose(page(types, { does: 'in', what: 'door' }))
      const names = layers.map(({ name }) => name)
      const lowest = (name: string) => Math.max(...(layers[names.indexOf(name)]?.parts ?? []).filter(({ soft }) => !soft).map(partBox).map(({ y, h }) => y + h)) // prettier-ignore
      const [house, hero] = [lowest('deed-behind'), lowest('hero')]
      expect(Math.abs(hero - house), types[0]).toBeLessThan(40)
      expect(names.indexOf('deed-behind')).toBeLessThan(Math.min(names.indexOf('hero'), names.indexOf('pal')))
    }
  })

  it('keeps every face in sight', () => {
    for (const [i, [does, what]] of BY_HAND.entries()) {
      const { layers, faces } = compose(page(CASTS[i % 3] ?? ['girl', 'dog'], { does, what }))
      const names = layers.map(({ name }) => name)
      for (const { id, box } of faces) {
        const inner = { x: box.x + box.w * 0.3, y: box.y + box.h * 0.25, w: box.w * 0.4, h: box.h * 0.5 }
        const over = layers.slice(names.indexOf(id) + 1).filter(({ kind }) => kind === 'things' || kind === 'front')
        const hits = over.flatMap(({ parts }) => parts).filter((part) => !part.soft && !part.decal && !part.id.includes('breath')) // prettier-ignore
        const covering = hits.map(partBox).filter((b) => b.x < inner.x + inner.w && b.x + b.w > inner.x && b.y < inner.y + inner.h && b.y + b.h > inner.y) // prettier-ignore
        expect(covering, `${does} ${what}: ${id}`).toEqual([])
      }
    }
  })

  it.each(['blanket', 'quilt', 'rug'] as const)('is a shawl where a %s is put round shoulders, and no cape', (what) => {
    const { layers } = compose(page(['girl', 'dog'], { does: 'wears', what }))
    const ids = layers.flatMap(({ parts }) => parts.map(({ id }) => id))
    expect([ids.some((id) => id.includes('shawl')), ids.some((id) => id.endsWith('/cape'))]).toEqual([true, false])
  })

  it('stands only while its doer still does it and its things are there; what is worn stands nowhere else', () => {
    const { scene } = page(['girl', 'dog'], { does: 'pushes', what: 'cart' })
    expect(withDeed(scene).deed).toBeDefined()
    expect(withDeed({ ...scene, props: [] }).deed).toBeUndefined()
    expect(withDeed({ ...scene, who: scene.who.map((one) => ({ ...one, action: 'sleep' as const })) }).deed).toBeUndefined() // prettier-ignore
    const worn = compose(page(['girl', 'dog'], { does: 'wears', what: 'cape' })).layers
    const capes = worn.flatMap(({ parts }) => parts).filter(({ id }) => id.includes('cape'))
    expect(capes.length > 0 && capes.every(({ id }) => id.startsWith('hero/'))).toBe(true)
  })

  it('leaves a thing on the table, in the basket or under the bench where the words have it', () => {
    const shown = (what: Prop, how: 'on' | 'in' | 'under', at: Prop) => {
      const base = page(['girl', 'dog'], { does: 'lifts', what: 'crown' })
      const { layers } = compose({ ...base, scene: { ...base.scene, props: ['crown', at, what], rests: [{ what, how, at }] } }) // prettier-ignore
      const named = (prop: Prop) => layers.flatMap(({ parts }) => parts).filter(({ id, soft }) => id.startsWith('props') && id.endsWith(`/${prop}`) && !soft).map(partBox) // prettier-ignore
      const ends = (boxes: readonly Box[]) => ({ top: Math.min(...boxes.map(({ y }) => y)), foot: Math.max(...boxes.map(({ y, h }) => y + h)), x: Math.min(...boxes.map(({ x }) => x)), to: Math.max(...boxes.map(({ x, w }) => x + w)) }) // prettier-ignore
      return [ends(named(what)), ends(named(at))] as const
    }
    const [cake, table] = shown('cake', 'on', 'table')
    expect(cake.foot > table.top && cake.foot < (table.top + table.foot) / 2 && cake.x > table.x && cake.to < table.to).toBe(true) // prettier-ignore
    const [mouse, basket] = shown('mouse', 'in', 'basket')
    expect(mouse.foot > basket.top && mouse.foot < basket.foot && mouse.x > basket.x && mouse.to < basket.to).toBe(true)
    const [bone, bench] = shown('bone', 'under', 'bench')
    expect(bone.top > bench.top && bone.x > bench.x && bone.to < bench.to).toBe(true)
  })
})
