// A beast has no hands: what it holds is in its jaws, what is tied is round its neck, and a door that it corks is no wider than it is.
import { expect, it } from 'vitest'
import { DEEDS, type Deed } from '../../stage/deed.ts'
import { dice } from '../../base/dice.ts'
import type { Action, Scene } from '../../stage/scene.ts'
import { compose } from '../composing/compose.ts'
import { gather } from '../composing/crowd.ts'
import { stageDeed, withDeed } from '../deeds/deed.ts'
import { lipsOf, neckOf, pieceBox } from '../deeds/deed-stage.ts'
import { partBox, type Part } from '../shapes/graph.ts'
import { at } from '../shapes/matrix.ts'
import { readProp } from '../props/prop.ts'
import { joined } from '../shapes/path.ts'
import { sampleScene, sampleSpec } from '../sheets/sample-pages.ts'

const girl = { ...sampleSpec('girl', 'hero', dice('beast')), age: 7 }
const dog = sampleSpec('dog', 'figure', dice('beast'))
const cast = [
  girl,
  { ...dog, look: { ...dog.look, size: 'large' as const, made: 'bronze' as const, accessory: 'none' as const } },
]

function page(deed: Deed, more: Partial<Scene> = {}) {
  const answer = deed.does === 'pulls' ? 'pull' : 'reach'
  const actionOf = (id: string): Action => (id === deed.by ? (DEEDS[deed.does] ?? 'stand') : answer)
  const who = cast.map(({ id }) => ({ id, action: actionOf(id), emotion: 'happy' as const, gaze: 'other' as const }))
  const scene: Scene = {
    ...sampleScene(cast, dice('beast')),
    place: 'square',
    time: 'day',
    weather: 'clear',
    shot: 'medium',
    textSide: 'top',
    state: [],
    props: deed.what ? [deed.what] : [],
    who,
    deed,
    ...more,
  }
  return { scene, cast, seed: 1 }
}

function staged(deed: Deed) {
  const scene = withDeed(page(deed).scene)
  const act = stageDeed(scene, gather(scene, cast))
  if (!act) throw new Error('Nobody does it')
  return act
}

const partsOf = (deed: Deed, name: string, more: Partial<Scene> = {}) =>
  compose(page(deed, more)).layers.find((layer) => layer.name === name)?.parts ?? []
const boxOf = (parts: readonly Part[]) => joined(parts.map(partBox))

it('a bench is bitten, and its other end is on the ground', () => {
  const act = staged({ by: 'figure', does: 'gives', what: 'pym-bench', to: 'hero' })
  const [bench] = act.pieces
  if (!bench) throw new Error('No bench')
  const [x, y] = lipsOf(act.doer)
  const bitten = at(bench.m, readProp('pym-bench').box.x, -132)
  expect(Math.hypot(bitten[0] - x, bitten[1] - y)).toBeLessThan(40)
  const foot = at(bench.m, readProp('pym-bench').box.x + readProp('pym-bench').box.w, 0)
  expect(Math.abs(foot[1])).toBeLessThan(30)
  expect(Math.abs(act.gap - foot[0])).toBeLessThan(80)
})

it('a rope is in its jaws when it pulls, and round its neck when it is pulled', () => {
  const pulls = staged({ by: 'figure', does: 'pulls', what: 'rope', to: 'hero' })
  const [x, y] = lipsOf(pulls.doer)
  expect(Math.hypot(pulls.focus[0] - x, pulls.focus[1] - y)).toBeLessThan(120)
  const tied = staged({ by: 'hero', does: 'pulls', what: 'rope', to: 'figure' })
  if (!tied.taker) throw new Error('Nobody is tied')
  expect(tied.taker.pose.seat).toBe(true)
  const head = boxOf(partsOf(tied.deed, 'figure').filter(({ id }) => id.endsWith('head/head')))
  const rope = boxOf(partsOf(tied.deed, 'deed').filter(({ id }) => id === 'deed/rope'))
  expect(rope.x < head.x + head.w && rope.x + rope.w > head.x).toBe(true)
  expect(neckOf(tied.taker)[1]).toBeGreaterThan(lipsOf(tied.taker)[1])
})

it('sausages go from the hands to its jaws, one after the other', () => {
  const deed: Deed = { by: 'hero', does: 'gives', what: 'sausages', to: 'figure' }
  const links = partsOf(deed, 'deed').filter(({ id }) => id === 'deed/sausage')
  const head = boxOf(partsOf(deed, 'figure').filter(({ id }) => id.endsWith('head/head')))
  expect(links.length).toBeGreaterThan(12)
  expect(links.some((link) => partBox(link).x < head.x + head.w && partBox(link).x + partBox(link).w > head.x)).toBe(
    true,
  )
})

it('a door that it sits in is filled, with a jamb before it on either side', () => {
  const act = staged({ by: 'figure', does: 'in', what: 'station-door' })
  const [door] = act.pieces
  if (!door) throw new Error('No door')
  expect(act.doer.pose.seat).toBe(true)
  const body = act.doer.box
  const box = pieceBox(door)
  expect(body.w / box.w).toBeGreaterThan(0.6)
  expect(body.x > box.x && body.x + body.w < box.x + box.w).toBe(true)
  const jambs = partsOf(act.deed, 'deed').filter(({ id }) => id.endsWith('station-door'))
  expect(jambs.length).toBeGreaterThan(3)
})

it('who leaps off a plinth is above it, and is not seated', () => {
  const act = staged({ by: 'figure', does: 'on', what: 'left-plinth' })
  const [plinth] = act.pieces
  if (!plinth) throw new Error('No plinth')
  expect(act.doer.pose.seat).not.toBe(true)
  expect(act.doer.box.y + act.doer.box.h).toBeLessThan(-60)
  expect(pieceBox(plinth).x).toBeLessThan(act.doer.box.x)
})

it('at night clocks are near twelve', () => {
  const shown = (time: Scene['time']) =>
    compose({
      scene: { ...page({ by: 'hero', does: 'on', what: 'bench' }).scene, props: ['bench', 'clock'], time },
      cast,
      seed: 1,
    }).layers.flatMap(({ parts }) => parts.map(({ id }) => id))
  expect(shown('night').some((id) => id.endsWith('/clock-late'))).toBe(true)
  expect(shown('day').some((id) => id.endsWith('/clock-late'))).toBe(false)
})
