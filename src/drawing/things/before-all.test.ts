// A table that all stand round hides nobody and nothing.
import { expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import type { Action, Scene } from '../../stage/scene.ts'
import { compose } from '../composing/compose.ts'
import { sampleSpec } from '../sheets/sample-pages.ts'
import { partBox, type Layer } from '../shapes/graph.ts'
import { joined } from '../shapes/path.ts'

const cast = [
  sampleSpec('girl', 'hero', dice('table')),
  sampleSpec('dog', 'friend', dice('table')),
  sampleSpec('woman', 'grown', dice('table')),
]
const [hero, dog, woman] = cast.map(({ id }) => id)

function drawn(does: Action, props: Scene['props']) {
  const scene: Scene = {
    ...{ place: 'bridge', time: 'day', weather: 'clear', props, shot: 'medium', mood: 0, state: [], textSide: 'top' },
    who: [
      { id: hero ?? '', action: 'stand', emotion: 'happy', gaze: 'viewer' },
      does === 'lie'
        ? { id: dog ?? '', action: does, emotion: 'calm', gaze: 'viewer', asleep: true }
        : { id: woman ?? '', action: does, emotion: 'calm', gaze: 'viewer' },
    ],
  }
  const { layers, faces } = compose({ scene, cast, seed: 3, style: 'vector' })
  const at = (name: string) => layers.findIndex((layer) => layer.parts.some(({ id }) => id.includes(`/${name}`)))
  return { layers, faces, at }
}

const boxOfThing = (layers: readonly Layer[], name: string) =>
  joined(
    layers
      .flatMap(({ parts }) => parts.filter(({ id, soft, path }) => id.includes(`/${name}`) && !soft && path.length > 0))
      .map(partBox),
  )

it('stands behind whoever sleeps on the ground, and before those who stand', () => {
  expect(drawn('lie', ['supper-table']).layers[drawn('lie', ['supper-table']).at('supper-table')]?.name).toBe('props')
  expect(drawn('stand', ['supper-table']).layers[drawn('stand', ['supper-table']).at('supper-table')]?.name).toBe(
    'props-front',
  )
})

it.each(['balloon', 'chair', 'lantern'] as const)('does not hide the %s', (prop) => {
  const { layers, faces } = drawn('stand', ['supper-table', prop])
  const [thing, table] = [boxOfThing(layers, prop), boxOfThing(layers, 'supper-table')]
  const isAbove = thing.y + thing.h * 0.5 < table.y
  const isBeside = thing.x + thing.w * 0.5 < table.x || thing.x + thing.w * 0.5 > table.x + table.w
  const isBefore = layers.find(({ parts }) => parts.some(({ id }) => id.includes(`/${prop}`)))?.name === 'props-front'
  expect(isAbove || isBeside || isBefore).toBe(true)
  for (const { box } of faces)
    expect(
      thing.x < box.x + box.w && thing.x + thing.w > box.x && thing.y < box.y + box.h && thing.y + thing.h > box.y,
    ).toBe(false)
})
