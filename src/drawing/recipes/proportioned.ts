// A build in the proportions of a style: a smaller head on a longer body, and everybody as high as before.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Recipe } from './recipe.ts'
import type { Build } from '../people/build.ts'

const PEOPLE: ReadonlySet<CharacterSpec['type']> = new Set(['boy', 'girl', 'man', 'woman', 'fairy'])

/** How high a head of size 1 is, from the chin to the crown. */
const HEAD = 165

export function proportioned(build: Build, spec: CharacterSpec, { head, limbs }: Recipe): Build {
  const isPerson = PEOPLE.has(spec.type)
  const by = isPerson ? head.child + (head.grown - head.child) * Math.min(1, build.grown) : head.creature
  if (by === 1 && limbs === 1) return build
  const body = build.leg + build.torso + build.neck
  const longer = (body + HEAD * build.head * (1 - by)) / body
  const thin = isPerson ? limbs : 1 - (1 - limbs) * 0.4
  return {
    ...build,
    head: build.head * by,
    neck: build.neck * longer,
    torso: build.torso * longer,
    leg: build.leg * longer,
    arm: build.arm * longer,
    armR: build.armR * thin,
    legR: build.legR * thin,
    foot: build.foot * (1 - (1 - by) * 0.4),
  }
}
