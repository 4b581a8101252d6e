// What every composed page owes its reader, over random books.
import type { Prop } from '../../stage/things/card.ts'
import { PROPS } from '../../stage/things/cards.ts'
import { describe, expect, it } from 'vitest'
import { CHARACTER_TYPES } from '../../stage/cast.ts'
import { dice } from '../../base/dice.ts'
import { EXTRAS } from '../../stage/people/extra.ts'
import { PLACES } from '../../stage/places/places.ts'
import { ACTIONS, EMOTIONS, FRIEND_STATES, GAGS, SHOTS, STATES, type Friend } from '../../stage/scene.ts'
import { compose } from './compose.ts'
import { partBox } from '../shapes/graph.ts'
import type { Box } from '../shapes/path.ts'
import { sampleScene, sampleSpec, samplePage } from '../sheets/sample-pages.ts'

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

const pages = Array.from({ length: 60 }, (_, i) => samplePage(i % 12, i))
const pictures = pages.map((page) => ({ page, picture: compose(page) }))

describe('a composed page', () => {
  it('shows everyone of the scene once, and nobody else', () => {
    for (const { page, picture } of pictures) {
      const figures = picture.layers.filter((layer) => layer.kind === 'figure').map((layer) => layer.name)
      const { props, friend, who } = page.scene
      const giant = props.includes('giant') ? ['giant', ...(friend?.does === 'carry' ? ['giant-hand'] : [])] : []
      expect(figures.toSorted()).toEqual([...who.map((one) => one.id), ...giant].toSorted())
      expect(picture.faces).toHaveLength(page.scene.who.length)
    }
  })

  it('draws a character in the same colours on every page of its book', () => {
    const seen = new Map<string, string>()
    for (const { page, picture } of pictures)
      for (const layer of picture.layers)
        if (layer.kind === 'figure')
          for (const part of layer.parts)
            if (/\/(head\/(skin|hair|iris|hide)|top|sleeve|trousers|hem|shoe|belly)$/.test(part.id)) {
              const key = `${page.seed}/${part.id}`
              const colors = new Set((seen.get(key) ?? '').split(' ').filter(Boolean)).add(part.color)
              seen.set(key, [...colors].join(' '))
            }
    expect(seen.size).toBeGreaterThan(60)
    const many = [...seen].filter(([key, colors]) => /iris|top|hem/.test(key) && colors.includes(' '))
    expect(many).toEqual([])
  })

  it('keeps heads out of the words and inside the page', () => {
    for (const { picture } of pictures)
      for (const { box } of picture.faces) {
        const { zone } = picture
        const apart = box.x > zone.x + zone.w || box.x + box.w < zone.x || box.y > zone.y + zone.h || box.y + box.h < zone.y
        expect(apart).toBe(true)
        expect(box.x + box.w / 2).toBeGreaterThan(30)
        expect(box.x + box.w / 2).toBeLessThan(1070)
        expect(box.y).toBeGreaterThan(-20)
      }
  }) // prettier-ignore

  it('lets no bough, prop or other head cover a face', () => {
    for (const { picture } of pictures) {
      const over = picture.layers.filter((layer) => layer.kind === 'front' || layer.name === 'props-front')
      for (const { box } of picture.faces) {
        const inner = { x: box.x + box.w * 0.25, y: box.y + box.h * 0.25, w: box.w * 0.5, h: box.h * 0.5 }
        for (const layer of over)
          for (const part of layer.parts) {
            if (part.soft || (layer.name !== 'front' && layer.name !== 'props-front')) continue
            const b = partBox(part)
            const hit = b.x < inner.x + inner.w && b.x + b.w > inner.x && b.y < inner.y + inner.h && b.y + b.h > inner.y
            expect(hit ? part.id : 'free').toBe('free')
          }
      }
      for (const [i, one] of picture.faces.entries())
        for (const other of picture.faces.slice(i + 1)) {
          const dx = one.box.x + one.box.w / 2 - other.box.x - other.box.w / 2
          const dy = one.box.y + one.box.h / 2 - other.box.y - other.box.h / 2
          expect(Math.hypot(dx, dy)).toBeGreaterThan((one.box.w + other.box.w) * 0.26)
        }
    }
  }) // prettier-ignore

  it('comes out the same every time', () => {
    for (const page of pages.slice(0, 8)) expect(compose(page)).toEqual(compose(page))
  })

  it('has only real numbers', () => {
    for (const { picture } of pictures)
      for (const layer of picture.layers)
        for (const part of layer.parts) for (const loop of part.path) expect(loop.every(Number.isFinite)).toBe(true)
  })

  it('shows no second one of what the page is about', () => {
    const [page] = pages
    if (!page) throw new Error('No page')
    const beds = (props: readonly Prop[]) => {
      const scene = { ...page.scene, place: 'bedroom' as const, shot: 'medium' as const, textSide: 'left' as const, props: [...props] }
      const ids = compose({ ...page, scene }).layers.flatMap(({ parts }) => parts).map(({ id }) => id)
      return ids.filter((id) => id.endsWith('/bed')).map((id) => (id.includes('prop/') ? 'of the page' : 'of the place'))
    }
    expect(new Set(beds([]))).toEqual(new Set(['of the place']))
    expect(new Set(beds(['bed']))).toEqual(new Set(['of the page']))
  }) // prettier-ignore

  it('moves no tree when a friend walks in', () => {
    const [page] = pages
    if (!page) throw new Error('No page')
    const scene = { ...page.scene, place: 'forest' as const, shot: 'wide' as const, textSide: 'top' as const, props: [] }
    const trees = (who: typeof scene.who) =>
      compose({ ...page, scene: { ...scene, who } })
        .layers.filter((layer) => layer.name.startsWith('trunks'))
        .flatMap((layer) => layer.parts.map((part) => partBox(part).w.toFixed(1)))
    expect(trees(scene.who.slice(0, 1)).slice(0, 4)).toEqual(trees(scene.who).slice(0, 4))
  }) // prettier-ignore
})

describe('the closed lists', () => {
  const cast = [sampleSpec('girl', 'hero', dice('list'))]
  const base = sampleScene(cast, dice('list'))
  const draws = (change: Partial<typeof base>) =>
    compose({ scene: { ...base, shot: 'medium', state: [], props: [], ...change }, cast, seed: 1 })
  const ids = (change: Partial<typeof base>) =>
    new Set(draws(change).layers.flatMap((layer) => layer.parts.map((part) => part.id)))

  it('every place has a picture of its own', () => {
    const looks = PLACES.map((place) => [...ids({ place })].toSorted().join())
    expect(new Set(looks).size).toBeGreaterThanOrEqual(PLACES.length - 2)
  })

  it('every prop is drawn by its own part, in the hand or in the scene', () => {
    const place = 'museum'
    const bare = ids({ place })
    const shows = (prop: Prop, all: ReadonlySet<string>) => [...all].some((id) => id.includes(`/${prop}`) && !bare.has(id))
    for (const prop of PROPS) {
      expect(shows(prop, ids({ place, props: [prop] })), prop).toBe(true)
      const held = ids({ place, who: [{ id: 'hero', action: 'hold', emotion: 'happy', gaze: 'prop', holds: prop }] })
      expect(shows(prop, held), prop).toBe(true)
    }
  }) // prettier-ignore

  it('every action, feeling, shot, state, gag and character type is drawn', () => {
    // Where only somebody is looked at, the place is the one that is drawn soonest.
    const place = 'museum'
    for (const action of ACTIONS)
      expect(draws({ place, who: [{ id: 'hero', action, emotion: 'happy', gaze: 'viewer' }] }).faces).toHaveLength(1)
    const shapes = EMOTIONS.map((emotion) =>
      JSON.stringify(
        draws({ place, who: [{ id: 'hero', action: 'stand', emotion, gaze: 'viewer' }] })
          .layers.filter((layer) => layer.kind === 'figure')
          .map((layer) => layer.parts.map((part) => part.path)),
      ),
    )
    expect(new Set(shapes).size).toBe(EMOTIONS.length)
    for (const shot of SHOTS) expect(draws({ shot }).faces).toHaveLength(1)
    for (const state of STATES) expect([...ids({ state: [state] })].some((id) => id.includes(state))).toBe(true)
    for (const gag of GAGS) expect([...ids({ gag, place: 'meadow' })].some((id) => id.includes('gag/'))).toBe(true)
    for (const extra of EXTRAS)
      expect(
        [...ids({ extras: [extra], place, textSide: 'top' })].some((id) => id.startsWith(`extras/${extra}/`)),
      ).toBe(true)
    for (const type of CHARACTER_TYPES) {
      const one = sampleSpec(type, 'hero', dice(type))
      expect(compose({ scene: { ...base, place }, cast: [one], seed: 1 }).faces).toHaveLength(1)
    }
  })
  it('nobody behind the heroes stands in the words', () => {
    for (const extra of EXTRAS)
      for (const shot of SHOTS) {
        const drawn = draws({ extras: [extra], place: 'beach', shot })
        const bodies = drawn.layers
          .filter((layer) => layer.name === 'extras')
          .flatMap((layer) => layer.parts.filter((part) => !part.soft).map(partBox))
        const over = bodies.filter((box) => overlap(box, drawn.zone) > 1)
        expect(over, `${extra} ${shot}`).toEqual([])
      }
  })

  it('a boat lies in the water: behind the shore and what stands there, with water about its hull', () => {
    for (const [place, shore] of [['beach', 'sand'], ['harbour', 'quay']] as const) {
      const names = draws({ place, props: ['boat'] }).layers.map(({ name }) => name)
      const [boat, lap, land] = [names.indexOf('props-afloat'), names.indexOf('lap'), names.indexOf(shore)]
      expect([boat >= 0, lap > boat, land > lap], place).toEqual([true, true, true])
    }
    const pond = draws({ place: 'pond', props: ['boat'] }).layers.map(({ name }) => name)
    expect(pond.indexOf('lap')).toBeGreaterThan(pond.indexOf('shore'))
    expect(draws({ place: 'meadow', props: ['boat'] }).layers.map(({ name }) => name)).not.toContain('lap')
  }) // prettier-ignore

  it('a friend who is a thing shows every feeling and what befell it', () => {
    const shown = (friend: Friend) =>
      JSON.stringify(draws({ place: 'museum', props: ['octopus'], friend }).layers.find(({ name }) => name === 'props'))
    const feelings = EMOTIONS.map((emotion) => shown({ emotion, state: [] }))
    expect(new Set(feelings).size).toBe(EMOTIONS.length)
    const states = FRIEND_STATES.map((state) => shown({ emotion: 'happy', state: [state] }))
    expect(new Set([...states, shown({ emotion: 'happy', state: [] })]).size).toBe(FRIEND_STATES.length + 1)
  })
})
