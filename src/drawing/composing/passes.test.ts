// Each step in which a page is staged, and each pass in which it is drawn.
import { describe, expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Scene } from '../../stage/scene.ts'
import { oklch } from '../shapes/color.ts'
import { pen, type Layer } from '../shapes/graph.ts'
import { rect } from '../shapes/path.ts'
import { sampleSpec } from '../sheets/sample-pages.ts'
import {
  castShadows,
  drawExtrasBehind,
  drawGiant,
  drawGiantHand,
  drawHouse,
  drawPools,
  drawThingsBehind,
} from './behind-cast.ts'
import { calmOverAll, drawExtrasBeside, drawJoke, drawThingsBefore, hangFronts } from './before-cast.ts'
import { clearForWords } from './clear-for-words.ts'
import { drawCast } from './draw-cast.ts'
import {
  dropEmptyParts,
  fadeColors,
  fillAir,
  keepHeadsClear,
  kindleBystanders,
  wearSeasonInFront,
} from './finish-page.ts'
import { gatherCompany } from './gather-company.ts'
import { layPlace } from './lay-place.ts'
import type { Page } from './picture.ts'
import { setCamera } from './set-camera.ts'
import { setThings } from './set-things.ts'
import { stagePage, type Staged } from './stage-page.ts'
import { standOf, standPeople, turnRound } from './stand-people.ts'

const hero: CharacterSpec = { ...sampleSpec('girl', 'hero', dice('passes')), name: 'Mia' }
const friend: CharacterSpec = { ...sampleSpec('boy', 'pal', dice('passes')), name: 'Leo' }

function page(more: Partial<Scene> = {}, others: Partial<Page> = {}): Page {
  const stand = { action: 'stand', emotion: 'happy', gaze: 'other' } as const
  const who = [
    { id: 'hero', ...stand },
    { id: 'pal', ...stand },
  ]
  const scene: Scene = {
    place: 'meadow',
    time: 'day',
    weather: 'clear',
    who,
    props: [],
    shot: 'medium',
    mood: 0,
    state: [],
    textSide: 'left',
    ...more,
  }
  return { scene, cast: [hero, friend], seed: 7, n: 3, ...others }
}

const alone = (more: Partial<Scene> = {}) => page({ who: page().scene.who.slice(0, 1), ...more })
const inWhole = (asked: Page) => standPeople(layPlace(setCamera(gatherCompany(asked))))

/** The names of the layers that a pass adds. */
function added(staged: Staged, pass: (staged: Staged) => void): string[] {
  const before = new Set(staged.scenery.layers)
  pass(staged)
  return staged.scenery.layers.filter((layer) => !before.has(layer)).map(({ name }) => name)
}
const partsOf = (layers: readonly Layer[]) => layers.flatMap(({ parts }) => parts)

describe('a page is staged', () => {
  it('with everybody in a row, two turned to each other', () => {
    const { row } = gatherCompany(page())
    expect(row.map(({ flip }) => flip)).toEqual([1, -1])
  })
  it('round its deed, as wide as its people and things', () => {
    const deed = { does: 'pushes', by: 'hero', what: 'wheelbarrow' } as const
    const who = [{ ...page().scene.who[0]!, action: 'push' as const }]
    const { act, row, people } = gatherCompany(page({ deed, who, props: ['wheelbarrow'] }))
    expect(act?.doer.spec.id).toBe('hero')
    expect(row).toBe(people)
  })
  it('by a camera that leaves the words their side', () => {
    const { zone, stage } = setCamera(gatherCompany(page()))
    expect(stage.x).toBeGreaterThan(zone.x + zone.w)
  })
  it('nearer where it is a cover’s', () => {
    const room = { zone: { x: 0, y: 0, w: 1100, h: 200 }, stage: { x: 42, y: 210, w: 1016, h: 600 } }
    const usual = setCamera(gatherCompany(page({ textSide: 'top' })))
    const cover = setCamera(gatherCompany(page({ textSide: 'top' }, { room })))
    expect(cover.zone).toBe(room.zone)
    expect(cover.camera.zoom).toBeGreaterThan(usual.camera.zoom)
  })
  it('in its place and season, behind everybody', () => {
    const greens = (season: 'summer' | 'winter') => {
      const { scenery, behind } = layPlace(setCamera(gatherCompany(page({}, { season }))))
      expect(scenery.layers).toHaveLength(behind)
      return partsOf(scenery.layers).map(({ color }) => color)
    }
    expect(greens('winter')).not.toEqual(greens('summer'))
  })
  it('with feet on the ground; who turns round stays on the spot', () => {
    const standing = inWhole(page())
    const [one] = standing.people
    if (!one) throw new Error('Nobody stands there')
    const before = standOf(standing, one)
    turnRound(standing, one)
    const after = standOf(standing, one)
    expect(after[0]).toBeCloseTo(-before[0])
    expect(after.slice(4)).toEqual(before.slice(4))
  })
  it('with calm ground under its words, and corners that are not yet hung', () => {
    const { scenery, calm, fronts, zone } = clearForWords(inWhole(page({ place: 'forest' })))
    expect(calm.ink).toMatch(/^#/)
    expect(zone.w).toBeGreaterThan(100)
    expect(fronts.length).toBeGreaterThan(0)
    expect(scenery.layers.filter((layer) => fronts.includes(layer))).toEqual([])
  })
  it('with its things in sight, and nobody’s back to them', () => {
    const who = [{ ...page().scene.who[0]!, action: 'look' as const, gaze: 'prop' as const }]
    for (const textSide of ['left', 'right'] as const) {
      const staged = setThings(clearForWords(inWhole(page({ who, props: ['table'], textSide }))))
      const [x = 0] = staged.sights[0] ?? []
      expect(staged.things.map(({ prop }) => prop)).toEqual(['table'])
      expect(Math.sign(x - (staged.heads[0]?.[0] ?? 0))).toBe(staged.people[0]?.flip)
    }
  })
  it('with whatever burns known before anybody is drawn', () => {
    expect(stagePage(page({ props: ['lantern'], time: 'night' })).flames.length).toBeGreaterThan(0)
    expect(stagePage(page()).flames).toEqual([])
  })
})

describe('it is drawn', () => {
  it('giant first, with his hand only where he lifts somebody', () => {
    const carry = { emotion: 'happy', state: [], does: 'carry' } as const
    const staged = stagePage(alone({ props: ['giant'], friend: carry }))
    expect(added(staged, drawGiant)).toEqual(['giant'])
    expect(added(staged, drawGiantHand)).toEqual(['giant-hand'])
    const without = stagePage(page())
    expect([...added(without, drawGiant), ...added(without, drawGiantHand)]).toEqual([])
  })
  it('with pools of light where a lamp burns in the dark', () => {
    const dark = stagePage(page({ props: ['lantern'], time: 'night' }))
    expect(added(dark, drawPools).length).toBeGreaterThan(0)
    expect(added(stagePage(page({ props: ['lantern'] })), drawPools)).toEqual([])
  })
  it('in a room at night as dim and blue as the night is, with a lamp or the moon in it and its cast as light as ever', () => {
    for (const place of ['bedroom', 'museum', 'train'] as const) {
      const layersOf = (time: 'day' | 'night') => {
        const staged = stagePage(page({ place, time }))
        drawCast(staged)
        return staged.scenery.layers
      }
      const dark = layersOf('night')
      const gains = (layers: readonly Layer[], kind: Layer['kind']) =>
        layers.filter((layer) => layer.kind === kind).map(({ grade }) => grade.gain)
      const [day, night] = [gains(layersOf('day'), 'mid')[0], gains(dark, 'mid')[0]]
      if (!day || !night) throw new Error(`${place} has no walls`)
      expect(night[0] / day[0], place).toBeLessThan(0.6)
      expect(night[2] / night[0], place).toBeGreaterThan(1.5)
      expect(Math.min(...gains(dark, 'figure').flat()), place).toBeGreaterThan(0.85)
      expect(
        partsOf(dark).some(({ lit, id }) => lit && /\/(?:moon|lamp|bulb)$/.test(id)),
        place,
      ).toBe(true)
    }
  })
  it('with the house of a door behind everybody', () => {
    const deed = { does: 'opens', by: 'hero', what: 'door' } as const
    const who = [{ ...page().scene.who[0]!, action: 'reach' as const }]
    const staged = stagePage(page({ deed, who, props: ['door'] }))
    expect(staged.act).toBeDefined()
    expect(added(staged, drawHouse)).toEqual(['deed-behind'])
    expect(added(stagePage(page()), drawHouse)).toEqual([])
  })
  it('with others behind the cast or beside it', () => {
    const staged = stagePage(alone({ extras: ['woman'], shot: 'wide' }))
    const names = [...added(staged, drawExtrasBehind), ...added(staged, drawExtrasBeside)]
    expect(names.some((name) => name.startsWith('extras'))).toBe(true)
  })
  it('with things behind the cast and before it, each once', () => {
    const staged = stagePage(page({ props: ['table', 'apple'] }))
    drawThingsBehind(staged)
    drawThingsBefore(staged)
    const drawn = partsOf(staged.scenery.layers).flatMap(({ id }) => /\b(table|apple)$/.exec(id)?.[1] ?? [])
    expect(new Set(drawn)).toEqual(new Set(['table', 'apple']))
  })
  it('with shadows, but for those who swim', () => {
    const shadows = (place: Scene['place']) => {
      const staged = stagePage(page({ place }))
      castShadows(staged)
      return staged.scenery.layers.at(-1)?.parts.length ?? 0
    }
    expect(shadows('meadow')).toBeGreaterThan(0)
    expect(shadows('underwater')).toBe(0)
  })
  it('with each of the cast once, the hero in front', () => {
    const staged = stagePage(page())
    expect(added(staged, drawCast).filter((name) => name === 'hero' || name === 'pal')).toEqual(['pal', 'hero'])
    expect(staged.faces.map(({ id }) => id)).toEqual(['pal', 'hero'])
  })
  it('with the corners in front, never over somebody', () => {
    const staged = stagePage(page({ place: 'forest' }))
    expect(added(staged, hangFronts)).toHaveLength(staged.fronts.length)
  })
  it('with a joke where the page has one', () => {
    expect(partsOf(jokeOn('snail-passing')).length).toBeGreaterThan(partsOf(jokeOn(undefined)).length)
  })
  it('with the calm over everything where the place has none of its own', () => {
    const staged = stagePage(page())
    expect(added({ ...staged, calm: { ...staged.calm, over: true } }, calmOverAll)).toEqual(['calm'])
    expect(added({ ...staged, calm: { ...staged.calm, over: false } }, calmOverAll)).toEqual([])
  })
})

describe('it is finished', () => {
  it('in its season also where it was drawn last', () => {
    const staged = stagePage(page({}, { season: 'winter' }))
    const { parts } = leafOn(staged)
    wearSeasonInFront(staged)
    expect(parts[0]?.color).not.toBe(LEAF)
  })
  it('with bystanders in the light of lamps', () => {
    const staged = stagePage(alone({ extras: ['woman'], shot: 'wide', props: ['lantern'], time: 'night' }))
    drawExtrasBehind(staged)
    const grades = () => JSON.stringify(staged.scenery.layers.map(({ grade }) => grade))
    const before = grades()
    kindleBystanders(staged)
    expect(grades()).not.toBe(before)
  })
  it('without its colours where the story has lost them', () => {
    const staged = stagePage(page({ faded: 1 }))
    const { parts } = leafOn(staged)
    fadeColors(staged)
    expect(oklch(parts[0]?.color ?? '')[1]).toBeLessThan(0.01)
  })
  it('with every head free', () => {
    const staged = stagePage(page())
    drawCast(staged)
    const [face] = staged.faces
    const front: Layer = { ...leafOn(staged), kind: 'front', depth: -1, parts: [] }
    staged.scenery.layers.push(front)
    if (face) pen(front.parts)(rect(face.box.x, face.box.y, face.box.w, face.box.h), LEAF, 'leaf')
    keepHeadsClear(staged)
    expect(front.parts).toEqual([])
  })
  it('with its weather in the air', () => {
    const air = (weather: Scene['weather']) => {
      const staged = stagePage(page({ weather }))
      const before = partsOf(staged.scenery.layers).length
      fillAir(staged)
      return partsOf(staged.scenery.layers).length - before
    }
    expect(air('snow')).toBeGreaterThan(air('clear'))
  })
  it('without parts that have no shape', () => {
    const staged = stagePage(page())
    const { parts } = leafOn(staged)
    parts.push({ ...parts[0]!, path: [] })
    dropEmptyParts(staged)
    expect(partsOf(staged.scenery.layers).filter(({ path }) => path.length === 0)).toEqual([])
  })
})

const LEAF = '#4f9a3f'

function leafOn({ scenery }: Staged): Layer {
  scenery.layer('leaf', 'front', 0, 0)(rect(0, 0, 9, 9), LEAF, 'leaf', { material: 'leaf' })
  const layer = scenery.layers.at(-1)
  if (!layer) throw new Error('Nothing was drawn')
  return layer
}

function jokeOn(gag: Scene['gag']): Layer[] {
  const staged = stagePage(page(gag ? { gag } : {}))
  drawJoke(staged)
  return staged.scenery.layers
}
