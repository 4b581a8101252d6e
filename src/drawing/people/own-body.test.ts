// Animals with a body of their own: drawn whatever they do, on their feet, in the colours that were said of their parts; and nothing changes for who has no species.
import { expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import { BODY_OF } from '../../stage/drawn-creature.data.ts'
import { SPECIES, type Species } from '../../stage/finer-creature.data.ts'
import type { CharacterSpec } from '../../stage/cast.ts'
import { ACTIONS, type Action } from '../../stage/scene.ts'
import { HIDE_PAINT } from '../clothes/paints.data.ts'
import { FACES } from '../heads/emotions.data.ts'
import { poseOf } from '../poses/pose-of.ts'
import { partBox, pen, type Part } from '../shapes/graph.ts'
import { scale } from '../shapes/matrix.ts'
import { joined } from '../shapes/path.ts'
import { sampleSpec } from '../sheets/sample-pages.ts'
import { buildOf } from './body-build.ts'
import { goesOnFours } from '../fours/goes.ts'
import { drawFigure } from './figure.ts'
import { kindOf } from './kinds.ts'

const sample = sampleSpec('other', 'hero', dice('own'))
const animal = (species: Species, size?: 'small'): CharacterSpec => ({
  ...sample,
  look: { ...sample.look, accessory: 'none', species, ...(size && { size }) },
})
const OWN = SPECIES.filter((species) => kindOf(animal(species)))

const BACKS: ReadonlySet<Action> = new Set(['stand', 'walk', 'sit', 'fly'])

function drawn(spec: CharacterSpec, action: Action, behind = false): Part[] {
  const parts: Part[] = []
  const pose = poseOf(action, spec, { holds: undefined, alone: true, shot: behind ? 'behind' : 'medium' })
  const figure = drawFigure(pen(parts, scale(buildOf(spec).size)), spec, {
    pose,
    face: FACES.joy,
    gaze: [0.5, 0],
    pitch: 0,
    behind,
  })
  figure.grip('both')
  return parts
}
const boxOf = (parts: readonly Part[]) => joined(parts.filter(({ soft }) => !soft).map(partBox))

it.each(OWN)('a %s can be drawn in every act, from before and behind', (species) => {
  for (const action of ACTIONS)
    for (const behind of BACKS.has(action) ? [false, true] : [false])
      for (const { path } of drawn(animal(species), action, behind))
        expect(path.flat().every(Number.isFinite), action).toBe(true)
})

it.each(OWN)('a %s stands on the ground, and is no dot beside a child', (species) => {
  const box = boxOf(drawn(animal(species), 'stand').filter(({ id, clip }) => id !== 'tail' && id !== 'shell' && !clip))
  expect(Math.abs(box.y + box.h)).toBeLessThan(14)
  const girl = boxOf(drawn({ ...sampleSpec('girl', 'hero', dice('own')), age: 6 }, 'stand'))
  for (const size of [undefined, 'small'] as const) {
    // On four legs it is as long as on two it is high.
    const { w, h } = boxOf(drawn(animal(species, size), 'stand'))
    expect(Math.max(w, h) / girl.h).toBeGreaterThan(goesOnFours(animal(species), 'stand') ? 0.4 : 0.45)
  }
})

it('what was said of one animal goes before the marks of its kind', () => {
  const paintOf = (spec: CharacterSpec, part: string) => drawn(spec, 'stand').find(({ id }) => id === part)?.color
  const panda = animal('panda')
  const usual = paintOf(panda, 'head/ear')
  const said = { ...panda, look: { ...panda.look, patches: [{ part: 'ears', color: 'red' }] as const } }
  expect(usual).toBe(HIDE_PAINT.charcoal)
  expect(paintOf(said, 'head/ear')).toBe(HIDE_PAINT.red)
})

it('a bird sleeps as it sits, a snake in its coil; a dinosaur lies down', () => {
  const asleep = (species: Species) =>
    poseOf('sleep', animal(species), { holds: undefined, alone: true, shot: 'medium' })
  for (const species of ['hen', 'flamingo', 'snake'] as const)
    expect(asleep(species)).toMatchObject({ seat: true, shut: true })
  for (const species of ['t-rex', 'seal'] as const) expect(asleep(species).spin).toBeLessThan(-70)
})

it('a species is drawn in its own body, with what was said of a part; without one an animal is who it was', () => {
  const ids = (spec: CharacterSpec) => drawn(spec, 'stand').map(({ id }) => id)
  expect(ids(animal('hen'))).toContain('head/comb')
  expect(ids(animal('owl'))).toContain('head/beak')
  expect(ids(animal('elephant'))).toContain('head/trunk')
  expect(ids(animal('unicorn'))).toContain('head/horn')
  expect(ids(animal('tortoise'))).toContain('shell')
  const beaks = (look: Partial<CharacterSpec['look']>) =>
    drawn({ ...animal('duck'), look: { ...animal('duck').look, ...look } }, 'stand').filter(
      ({ id }) => id === 'head/beak',
    )
  const blue = beaks({ patches: [{ part: 'beak', color: 'blue' }] })
  expect(blue.every(({ color }) => color === HIDE_PAINT.blue)).toBe(true)
  expect(beaks({}).some(({ color }) => color === HIDE_PAINT.blue)).toBe(false)
  expect(ids({ ...sample, look: { ...sample.look, accessory: 'none' } })).toContain('head/muzzle')
  expect(Object.keys(BODY_OF)).toEqual(expect.arrayContaining([...OWN]))
})

const pose = (spec: CharacterSpec, action: Action, more = {}) =>
  poseOf(action, spec, { holds: undefined, alone: true, shot: 'medium', ...more })
const PETS = [...(['dog', 'cat', 'rabbit'] as const).map((type) => sampleSpec(type, 'hero', dice(type)))].map(
  (spec): CharacterSpec => ({ ...spec, look: { ...spec.look, accessory: 'collar' } }),
)
const FOUR_LEGGED = [...OWN.map((species) => animal(species)), ...PETS].filter((spec) => goesOnFours(spec, 'stand'))

it('pets and beasts stand, walk, run, jump, sit and lie on four legs, and rise on two for what needs hands', () => {
  expect(FOUR_LEGGED.length).toBeGreaterThan(30)
  for (const spec of FOUR_LEGGED) {
    for (const action of ['stand', 'walk', 'run', 'jump', 'sit', 'lie', 'sleep', 'talk', 'look'] as const)
      expect(pose(spec, action).fours, action).toBe(true)
    expect(pose(spec, 'wave').fours ?? pose(spec, 'stand', { holds: 'book' }).fours).toBeUndefined()
    expect(pose(spec, 'stand', { busy: true }).fours).toBeUndefined()
    const feet = drawn(spec, 'stand').filter(({ id }) => id === 'hoof' || id === 'foot')
    expect(feet.length).toBeGreaterThanOrEqual(4)
    for (const { y, h } of feet.map(partBox)) expect(Math.abs(y + h)).toBeLessThan(8)
  }
  for (const species of ['monkey', 'kangaroo', 'hen', 'frog'] as const)
    expect(pose(animal(species), 'walk').fours).toBeUndefined()
})

it('who was given six legs or wheels shows them upright', () => {
  const [dog] = PETS
  if (!dog) throw new Error('No dog')
  for (const counts of [{ legs: 6 }, { wheels: 2 }])
    expect(goesOnFours({ ...dog, look: { ...dog.look, counts } }, 'walk')).toBe(false)
})

it('from behind one sees the rump and the back of the head; from the side the face', () => {
  for (const spec of FOUR_LEGGED) {
    const eyes = (action: Action) => drawn(spec, action, true).some(({ id }) => id.endsWith('/lash'))
    expect(eyes('walk')).toBe(false)
    expect(eyes('lie')).toBe(true)
  }
})

it('a mammal has the ears, the fur, the eyes, the wings and the tails that were said of it, on two legs and on four', () => {
  const fox = animal('fox')
  const said: CharacterSpec = {
    ...fox,
    look: { ...fox.look, ears: 'floppy', fur: 'long', glows: true, counts: { eyes: 3, wings: 2, tails: 3 } },
  }
  for (const action of ['stand', 'wave'] as const) {
    const count = (spec: CharacterSpec, name: string) =>
      drawn(spec, action).filter(({ id }) => id.split('/').at(-1) === name).length
    for (const name of ['fur', 'glow', 'wing']) {
      expect(count(fox, name), name).toBe(0)
      expect(count(said, name), name).toBeGreaterThan(0)
    }
    expect(count(said, 'lash') / count(fox, 'lash')).toBe(1.5)
    expect(count(said, 'tail') - count(fox, 'tail')).toBeGreaterThanOrEqual(2)
    expect(count(said, 'ear')).toBeLessThan(count(fox, 'ear'))
  }
  const owl = { ...animal('owl'), look: { ...animal('owl').look, glows: true as const } }
  expect(drawn(owl, 'stand').map(({ id }) => id)).toContain('glow')
})

it('what goes on four legs has boots on all of them', () => {
  for (const spec of FOUR_LEGGED.slice(0, 6)) {
    const booted: CharacterSpec = { ...spec, look: { ...spec.look, accessory: 'boots' } }
    expect(drawn(booted, 'stand').filter(({ id }) => id === 'boots')).toHaveLength(4)
  }
})
