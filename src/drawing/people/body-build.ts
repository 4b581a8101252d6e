// Whose body is made how.
import { isOld, type CharacterSpec } from '../../stage/cast.ts'
import type { Size } from '../../stage/finer-creature.data.ts'
import type { Build, Kind } from './build.ts'
import { isHound, onFoursBuild, withForelegs } from '../fours/goes.ts'
import { PLAIN } from '../recipes/recipes.data.ts'
import type { Recipe } from '../recipes/recipe.ts'
import { bred, framed, withTraits } from './framed.ts'
import { proportioned } from '../recipes/proportioned.ts'
import { kindOf } from './kinds.ts'

const child: Build = {
  head: 1,
  grown: 0,
  young: 0,
  neck: 10,
  torso: 112,
  shoulder: 50,
  hip: 46,
  arm: 122,
  leg: 132,
  armR: 16,
  legR: 19.5,
  belly: 4,
  foot: 36,
  size: 1,
}

const CREATURES: Readonly<Record<string, Partial<Build>>> = {
  dog: {
    head: 1,
    torso: 96,
    leg: 62,
    arm: 84,
    shoulder: 44,
    hip: 46,
    armR: 17,
    legR: 21,
    belly: 9,
    size: 0.8,
    foot: 34,
    neck: 0,
  },
  cat: {
    head: 0.98,
    torso: 92,
    leg: 62,
    arm: 82,
    shoulder: 40,
    hip: 42,
    armR: 15,
    legR: 18,
    belly: 6,
    size: 0.76,
    foot: 30,
    neck: 0,
  },
  rabbit: {
    head: 0.96,
    torso: 90,
    leg: 58,
    arm: 78,
    shoulder: 38,
    hip: 46,
    armR: 14,
    legR: 20,
    belly: 9,
    size: 0.76,
    foot: 46,
    neck: 0,
  },
  dragon: {
    head: 1.12,
    torso: 122,
    leg: 58,
    arm: 92,
    shoulder: 50,
    hip: 64,
    armR: 18,
    legR: 27,
    belly: 13,
    size: 0.9,
    foot: 42,
    neck: 0,
  },
  robot: {
    head: 0.92,
    torso: 104,
    leg: 84,
    arm: 112,
    shoulder: 58,
    hip: 42,
    armR: 11,
    legR: 13,
    belly: 0,
    size: 0.86,
    foot: 38,
    neck: 14,
  },
  alien: {
    head: 1.08,
    torso: 92,
    leg: 84,
    arm: 112,
    shoulder: 34,
    hip: 36,
    armR: 11,
    legR: 13,
    belly: 5,
    size: 0.84,
    foot: 34,
    neck: 8,
  },
  monster: {
    head: 1.2,
    torso: 112,
    leg: 62,
    arm: 118,
    shoulder: 62,
    hip: 66,
    armR: 19,
    legR: 25,
    belly: 14,
    size: 0.98,
    foot: 44,
    neck: -24,
  },
  other: {
    head: 1.08,
    torso: 96,
    leg: 58,
    arm: 86,
    shoulder: 44,
    hip: 52,
    armR: 18,
    legR: 23,
    belly: 12,
    size: 0.86,
    foot: 38,
    neck: -2,
  },
}

/** One as big as a pony is no puppy: long in the back and the leg, with a smaller head. */
const HOUND: Partial<Build> = {
  size: 0.96,
  head: 0.88,
  torso: 128,
  leg: 104,
  arm: 124,
  shoulder: 60,
  hip: 56,
  armR: 21,
  legR: 23,
  belly: 0,
  foot: 42,
  neck: 0,
}

/** As big as a pony, or one for a pocket. */
const BESIDE_ITS_KIND = { tiny: 0.56, small: 0.78, usual: 1, large: 1.5, giant: 2 } as const

const PEOPLE: ReadonlySet<string> = new Set(['boy', 'girl', 'man', 'woman', 'fairy'])

const mixed = (a: number, b: number, t: number) => a + (b - a) * t

/** On four legs everybody has the rig's own proportions. */
export function buildOf(spec: CharacterSpec, recipe: Recipe = PLAIN, fours = false): Build {
  const plain = plainBuild(spec)
  if (!fours) return withTraits(shaped(proportioned(plain, spec, recipe), spec), spec.look.traits)
  const build = shaped(onFoursBuild(plain, spec), spec)
  return isHound(spec) ? build : withForelegs(build)
}

function shaped(build: Build, { type, look: { size, frame, alsoFramed = [], shape } }: CharacterSpec): Build {
  const grown = size && PEOPLE.has(type) ? { ...build, size: build.size * BESIDE_ITS_KIND[size] } : build
  if (shape && CREATURES[type]) return bred(build, shape)
  return frame ? [frame, ...alsoFramed].reduce(framed, grown) : grown
}

/** A child of six is so high: (leg + torso + neck + head). */
const CHILD_HIGH = 419
/** Who is smaller is lost on a page. */
const LEAST = 0.5

function ownBuild(kind: Kind, size: Size | 'usual'): Build {
  const made = { ...child, ...kind.build }
  const high = made.leg + made.torso + made.neck + 165 * made.head
  return { ...made, size: (Math.max(LEAST, kind.tall * BESIDE_ITS_KIND[size]) * CHILD_HIGH) / high }
}

function plainBuild(spec: CharacterSpec): Build {
  const kind = kindOf(spec)
  if (kind) return ownBuild(kind, spec.look.size ?? 'usual')
  const made = CREATURES[spec.type]
  const hound = isHound(spec) ? HOUND : undefined
  if (made)
    return {
      ...child,
      ...made,
      ...hound,
      size: (hound?.size ?? made.size ?? 1) * BESIDE_ITS_KIND[spec.look.size ?? 'usual'],
    }
  const { heads } = spec.look
  const male = spec.type === 'man' || (spec.type === 'boy' && spec.pronoun === 'he')
  if (spec.type === 'fairy')
    return { ...child, torso: 98, leg: 122, arm: 108, hip: 38, shoulder: 42, armR: 12, legR: 14, size: 0.78 }
  const small = spec.type === 'boy' || spec.type === 'girl' ? (spec.age ?? 6) : 6
  if (small <= 3 || heads <= 4) {
    const t = Math.max(0, Math.min(1, (small - 1) / 3))
    return {
      ...child,
      young: 1 - t * 0.5,
      torso: mixed(84, 100, t),
      leg: mixed(72, 98, t),
      arm: mixed(82, 100, t),
      armR: 16.5,
      legR: 20.5,
      shoulder: mixed(44, 47, t),
      belly: mixed(10, 6, t),
      neck: mixed(2, 6, t),
      foot: 33,
      size: mixed(0.82, 0.92, t),
    }
  }
  if (heads <= 4.5) return child
  const t = Math.min(1.1, (heads - 4.5) / 2)
  const old = isOld(spec)
  return {
    head: mixed(1, 0.97, t),
    young: 0,
    grown: Math.min(1, t * 1.05),
    neck: mixed(10, old ? 18 : 24, t),
    torso: mixed(112, 168, t) * (old ? 0.95 : 1),
    shoulder: mixed(50, male ? 76 : 61, t),
    hip: mixed(46, male ? 54 : 57, t),
    arm: mixed(122, 190, t),
    leg: mixed(132, 222, t) * (old ? 0.92 : 1),
    armR: mixed(16, male ? 20 : 16.5, t),
    legR: mixed(19.5, male ? 25 : 22, t),
    belly: mixed(4, old ? 13 : 4, t),
    foot: mixed(36, 48, t),
    size: 1,
  }
}
