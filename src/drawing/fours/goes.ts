// Who goes on four legs, and when: an animal among people does what it does as animals do, until an act needs hands.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Action } from '../../stage/scene.ts'
import type { Build } from '../people/build.ts'
import { ON_FOURS } from './lengths.data.ts'

const lengthsOf = ({ type, look }: CharacterSpec) => ON_FOURS[type === 'other' ? (look.species ?? type) : type]

/** What is done with hands, or with nothing under the feet. */
const BY_HAND: ReadonlySet<Action> = new Set<Action>([
  'hold',
  'carry',
  'push',
  'point',
  'wave',
  'climb',
  'play-music',
  'draw',
  'write',
  'read',
  'build',
  'cook',
  'throw',
  'catch',
  'swim',
  'fly',
  'ride',
  'cover-ears',
  'knock',
  'shrug',
])

/** One as big as a pony never stands up like a person. */
export const isHound = ({ type, look }: CharacterSpec): boolean =>
  type === 'dog' && (look.size === 'large' || look.size === 'giant')

/** Who was said to have other limbs than four legs shows them upright. */
const hasFour = ({ look: { counts } }: CharacterSpec) =>
  counts?.legs === undefined && counts?.arms === undefined && counts?.wheels === undefined

export const goesOnFours = (spec: CharacterSpec, action: Action): boolean =>
  isHound(spec) || (lengthsOf(spec) !== undefined && hasFour(spec) && !BY_HAND.has(action))

/** The same animal, as long and as high as it is on four legs: its head is as large as ever, its forelegs reach the ground. */
export function onFoursBuild(build: Build, spec: CharacterSpec): Build {
  const lengths = lengthsOf(spec)
  return !lengths || isHound(spec) ? build : { ...build, belly: 0, ...lengths }
}

export function withForelegs(build: Build): Build {
  const { leg, torso, shoulder } = build
  const standing = leg + torso * 0.31 - shoulder * 0.2
  const sitting = leg * 0.3 + torso * 0.94 - 14
  return { ...build, arm: Math.max(standing, sitting) }
}
