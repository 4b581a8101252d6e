// Whatever the language of creatures promises of a body is seen on that body.
import { expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import { type CharacterLook, type CharacterType, CHARACTER_TYPES } from '../../stage/cast.ts'
import { BODY_OF, DRAWN_PARTS, PATTERN_ON, TRAIT_ON } from '../../stage/drawn-creature.data.ts'
import { type CreaturePart, type FinerCreature, SPECIES } from '../../stage/finer-creature.data.ts'
import { UNDRAWN_PARTS } from '../../stage/undrawn-parts.data.ts'
import { FACES } from '../heads/emotions.data.ts'
import { drawFigure } from '../people/figure.ts'
import { POSES } from '../poses/poses.data.ts'
import { sampleSpec } from '../sheets/sample-pages.ts'
import { pen, type Part } from '../shapes/graph.ts'

const OF_PLAN = { mammal: ['fox'], bird: ['owl'], sundry: ['frog', 'tortoise', 'lizard'] } as const

/** Everybody of this type, or of this plan of a body. */
function bodies(name: string): [CharacterType, Pick<FinerCreature, 'species'>][] {
  const type = CHARACTER_TYPES.find((one) => one === name)
  if (type) return [[type, {}]]
  if (name !== 'mammal' && name !== 'bird' && name !== 'sundry') throw new Error(`No body: ${name}`)
  return OF_PLAN[name].map((species) => ['other', { species }])
}

function drawn(type: CharacterType, more: Partial<CharacterLook>, behind: boolean): string {
  const spec = sampleSpec(type, 'hero', dice('said'))
  const look = { ...spec.look, hide: 'grey' as const, accessory: 'none' as const, ...more }
  const parts: Part[] = []
  drawFigure(pen(parts), { ...spec, look }, { pose: POSES.stand, face: FACES.happy, gaze: [0, 0], pitch: 0, behind })
  return JSON.stringify(parts.map(({ id, color, path }) => [id, color, path]))
}

/** What a trait is a trait of. */
const with_ = (trait: string): Partial<CharacterLook> => ({
  ...(/wings/.test(trait) && { counts: { wings: 2 } }),
  ...(/horns|antlers/.test(trait) && { counts: { horns: 2 } }),
  ...(/tail/.test(trait) && { counts: { tails: 1 } }),
})

const isSeen = (name: string, base: Partial<CharacterLook>, more: Partial<CharacterLook>) =>
  bodies(name).some(([type, species]) =>
    [false, true].some(
      (behind) =>
        drawn(type, { ...species, ...base, ...more }, behind) !== drawn(type, { ...species, ...base }, behind),
    ),
  )

/** As all of its kind have them. */
const USUAL: Readonly<Record<string, string>> = {
  'feathered-wings': 'dog|cat|rabbit|other|mammal',
  'bat-wings': 'dragon|robot|alien|monster',
  'insect-wings': 'fairy',
}
const isUsual = (trait: string, name: string) => USUAL[trait]?.split('|').includes(name) === true

const TRAITED = Object.entries(TRAIT_ON).flatMap(([trait, names]) =>
  names.split('|').flatMap((name) => (isUsual(trait, name) ? [] : [[trait, name] as const])),
)

it.each(TRAITED)('%s is drawn on a %s', (trait, name) => {
  const traits = Object.keys(TRAIT_ON).filter((one) => one === trait)
  expect(isSeen(name, with_(trait), { traits: traits as CharacterLook['traits'] })).toBe(true)
})

it.each(Object.entries(PATTERN_ON).flatMap(([part, names]) => names.split('|').map((name) => [part, name] as const)))(
  'a pattern of the %s alone is drawn on a %s',
  (part, name) => {
    const base: Partial<CharacterLook> = {
      ...(part === 'tail' && { counts: { tails: 1 } }),
      ...(part === 'wings' && { counts: { wings: 2 } }),
      ...(part === 'mane' && { species: 'lion' as const }),
    }
    expect(isSeen(name, base, { patterned: { [part]: { kind: 'stripes', color: 'red' } } })).toBe(true)
  },
)

/** What it needs to have the part at all. */
const HAVING: Readonly<Partial<Record<CreaturePart, Partial<CharacterLook>>>> = {
  wings: { counts: { wings: 2 } },
  horns: { counts: { horns: 2 } },
  antennae: { counts: { antennae: 2 } },
  tail: { counts: { tails: 1 } },
  'tail-tip': { counts: { tails: 1 } },
  wheels: { counts: { wheels: 2 } },
  spikes: { traits: ['back-spikes'] },
  whiskers: { traits: ['whiskers'] },
  ears: { ears: 'round' },
  'left-ear': { ears: 'round' },
  'right-ear': { ears: 'round' },
}
const OF_LINES: ReadonlySet<CreaturePart> = new Set<CreaturePart>(['spikes', 'whiskers'])
const TYPES = ['dog', 'cat', 'rabbit', 'dragon', 'robot', 'alien', 'monster', 'other'] as const
const BODIES: readonly (readonly [string, CharacterType, Partial<CharacterLook>])[] = [
  ...TYPES.map((type) => [type, type, {}] as const),
  ...SPECIES.flatMap((species) => (BODY_OF[species] ? [[species, 'other', { species }] as const] : [])),
]

it.each([...DRAWN_PARTS])('a colour of the %s alone is drawn on everybody but those who are listed', (part) => {
  const undrawn = BODIES.filter(([, type, more]) => {
    const isOfLines = more.species !== undefined && BODY_OF[more.species] !== 'mammal'
    const base = { ...more, ...(!isOfLines || OF_LINES.has(part) ? HAVING[part] : {}) }
    return [false, true].every(
      (behind) =>
        drawn(type, { ...base, patches: [{ part, color: 'blue' }] }, behind) ===
        drawn(type, { ...base, patches: [] }, behind),
    )
  })
  expect(undrawn.map(([name]) => name).join('|')).toBe(UNDRAWN_PARTS[part] ?? '')
})
