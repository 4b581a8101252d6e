// What a cue can say besides who does what: how many, how large, in what state, from behind, in letters, a moment later.
import { describe, expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Scene } from '../../stage/scene.ts'
import { partBox, type Part } from '../shapes/graph.ts'
import { joined, type Box } from '../shapes/path.ts'
import { sampleSpec } from '../sheets/sample-pages.ts'
import { compose } from './compose.ts'

const hero: CharacterSpec = { ...sampleSpec('girl', 'hero', dice('cues')), name: 'Mia' }
const stand = { id: 'hero', action: 'stand', emotion: 'happy', gaze: 'other' } as const
const sceneWith = (more: Partial<Scene> = {}): Scene => ({
  ...{ place: 'meadow', time: 'day', weather: 'clear', who: [stand], props: [], shot: 'medium', mood: 0, state: [] },
  textSide: 'top',
  ...more,
})
const pageOf = (more: Partial<Scene> = {}) => compose({ scene: sceneWith(more), cast: [hero], seed: 7, n: 3 })
const partsOf = (more: Partial<Scene>, name: RegExp): Part[] =>
  pageOf(more)
    .layers.flatMap(({ parts }) => parts)
    .filter(({ id, soft }) => name.test(id) && !soft)
const highOf = (parts: readonly Part[]) => joined(parts.map(partBox)).h
const meets = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

describe('a page as its cue says', () => {
  it('has as many of a thing, and of people, as are counted', () => {
    const bodies = (prop: string) =>
      new Set(partsOf({ props: ['duck'], counts: { duck: 3 } }, /^props\/prop\//).map(({ id }) => id)).has(
        `props/prop/${prop}`,
      )
    expect(['duck', 'duck~2', 'duck~3', 'duck~4'].map(bodies)).toEqual([true, true, true, false])
    const heads = (many?: number) =>
      partsOf(
        { extras: ['children'], shot: 'wide', ...(many && { counts: { children: many } }) },
        /children\/.*head\/skin$/,
      ).length
    expect(heads(2)).toBeGreaterThan(0)
    expect(heads(6)).toBe(heads(2) * 3)
  })

  it('has things as large as others, in a hand as well, and people as high as a thing', () => {
    const standing = (prop: string) => highOf(partsOf({ props: [prop] }, new RegExp(`/prop/${prop}$`)))
    expect(standing('whale@mouse')).toBeLessThan(standing('whale') / 4)
    expect(standing('mouse@table')).toBeGreaterThan(standing('mouse') * 1.5)
    const inHand = (prop: string) => highOf(partsOf({ who: [{ ...stand, action: 'hold', holds: prop }] }, /prop\//))
    expect(inHand('comet@button')).toBeLessThan(inHand('comet'))
    const herself = (sized?: string) =>
      highOf(partsOf({ who: [{ ...stand, ...(sized && { sized }) }], props: ['table'] }, /^hero\//))
    expect(herself('teapot')).toBeLessThan(herself() / 2)
  })

  it('shows a thing in the state that it is in, and somebody’s back', () => {
    expect(partsOf({ props: ['cake.splat'] }, /\/prop\/cake\.splat$/).length).toBeGreaterThan(5)
    const eyes = (back?: true) =>
      partsOf({ who: [{ ...stand, ...(back && { back }) }], extras: ['man'] }, /^hero\/.*lash/).length
    expect(eyes()).toBeGreaterThan(0)
    expect(eyes(true)).toBe(0)
  })

  it.each(['top', 'left', 'bottom'] as const)(
    'letters its sounds beside what makes them, over neither faces nor words: %s',
    (textSide) => {
      for (const text of ['Splat!', 'Pop', 'La la la la', 'Brrr...']) {
        const scene = { props: ['cake'], extras: ['children'] as const, sounds: [{ text, from: 'cake' }], textSide }
        const picture = pageOf(scene)
        const letters = partsOf(scene, /^sound\//).map(partBox)
        expect(letters.length).toBeGreaterThan(text.length)
        const room = joined(letters)
        expect(meets(room, picture.zone), text).toBe(false)
        for (const { box } of picture.faces) expect(meets(room, box), text).toBe(false)
        expect(Math.min(room.x, room.y, 1100 - room.x - room.w, 850 - room.y - room.h)).toBeGreaterThan(25)
      }
    },
  )

  it('has a moment more in a panel: beside the first, below the words, and on no cover', () => {
    const then = sceneWith({ time: 'night', who: [{ ...stand, action: 'fall' }] })
    const { inset, zone, faces } = pageOf({ then })
    expect(inset?.picture.night).toBe(true)
    const box = inset?.box ?? { x: 0, y: 0, w: 0, h: 0 }
    expect(meets(box, zone)).toBe(false)
    for (const face of faces) expect(meets(face.box, box)).toBe(false)
    for (const face of inset?.picture.faces ?? []) {
      expect(face.box.x).toBeGreaterThan(box.x)
      expect(face.box.y).toBeGreaterThan(box.y)
    }
    const room = { zone: { x: 0, y: 0, w: 1, h: 1 }, stage: { x: 42, y: 42, w: 1000, h: 760 } }
    expect(compose({ scene: sceneWith({ then }), cast: [hero], seed: 7, room }).inset).toBeUndefined()
  })
})
