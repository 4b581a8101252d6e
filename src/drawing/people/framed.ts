// Tall or small, thin or round: a build beside others of the same years.
import type { BreedForm, Trait } from '../../stage/finer-creature.data.ts'
import type { Frame } from '../../stage/finer-look.data.ts'
import type { Build } from './build.ts'

const FRAMED: Readonly<Record<Frame, Partial<Build>>> = {
  tall: { leg: 1.22, torso: 1.07, arm: 1.12, armR: 0.92, legR: 0.94, size: 1.05 },
  short: { leg: 0.84, torso: 0.92, arm: 0.9, size: 0.92 },
  thin: { armR: 0.74, legR: 0.74, shoulder: 0.86, hip: 0.8 },
  round: { armR: 1.2, legR: 1.24, shoulder: 1.14, hip: 1.36 },
  broad: { shoulder: 1.28, armR: 1.3 },
  pregnant: { hip: 1.1 },
  dwarf: { leg: 0.52, arm: 0.68, torso: 0.86, armR: 1.12, legR: 1.12, size: 0.92 },
  belly: { hip: 1.16 },
  'big-legs': { legR: 1.5, hip: 1.18 },
  'big-head': { head: 1.16, torso: 0.9 },
  strong: { shoulder: 1.2, armR: 1.24 },
  stocky: { shoulder: 1.2, hip: 1.22, armR: 1.26, legR: 1.2, leg: 0.92 },
  stooped: { torso: 0.95 },
}
/** Breeds: short in the leg and long in the back, or high and slender. */
const BRED: Readonly<Record<BreedForm, Partial<Build>>> = {
  low: { leg: 0.52, torso: 1.2, arm: 0.74, foot: 0.94, hip: 1.06 },
  long: { torso: 1.24, leg: 0.9, arm: 0.94 },
  tall: { leg: 1.5, torso: 1.12, arm: 1.16, size: 1.06, armR: 0.94 },
  stocky: { shoulder: 1.24, hip: 1.2, armR: 1.24, legR: 1.2, torso: 0.96 },
  'flat-face': { shoulder: 1.08, hip: 1.06 },
  slim: { shoulder: 0.82, hip: 0.78, armR: 0.78, legR: 0.78, leg: 1.12 },
  tiny: { size: 0.8, head: 1.1, torso: 0.92, armR: 0.86, legR: 0.86 },
}

const BUMPS: Readonly<Partial<Record<Frame, number>>> = { pregnant: 1, belly: 0.8 }
const BELLIES: Readonly<Partial<Record<Frame, number>>> = { round: 10, pregnant: 26, belly: 22 }

export const framed = (build: Build, frame: Frame): Build => {
  const made = scaled(build, FRAMED[frame])
  return {
    ...made,
    belly: build.belly + (BELLIES[frame] ?? 0),
    ...(BUMPS[frame] && { bump: BUMPS[frame] }),
    ...(frame === 'stooped' && { stoop: 1 }),
  }
}

export const bred = (build: Build, shape: BreedForm): Build => scaled(build, BRED[shape])

const OF_TRAIT: Readonly<Partial<Record<Trait, Partial<Build>>>> = {
  'long-arms': { arm: 1.36 },
  'short-arms': { arm: 0.62, armR: 0.9 },
  'big-feet': { foot: 1.5 },
  'big-head': { head: 1.2 },
  'small-head': { head: 0.76 },
  'thin-limbs': { armR: 0.56, legR: 0.56 },
}
const NECK = 66

/** With what only this one has. */
export const withTraits = (build: Build, traits: readonly Trait[] = []): Build => {
  const made = traits.reduce((one, trait) => scaled(one, OF_TRAIT[trait] ?? {}), build)
  return traits.includes('long-neck') ? { ...made, neck: made.neck + NECK } : made
}

function scaled(build: Build, by: Partial<Build>): Build {
  const made = { ...build }
  for (const key of ['head', 'torso', 'leg', 'arm', 'shoulder', 'hip', 'armR', 'legR', 'foot', 'size'] as const)
    made[key] = build[key] * (by[key] ?? 1)
  return made
}
