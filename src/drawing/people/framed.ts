// Tall or small, thin or round: a build beside others of the same years.
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
}
const BELLIES: Readonly<Partial<Record<Frame, number>>> = { round: 10, pregnant: 26, belly: 22 }

export function framed(build: Build, frame: Frame): Build {
  const by = FRAMED[frame]
  const made = { ...build }
  for (const key of ['head', 'torso', 'leg', 'arm', 'shoulder', 'hip', 'armR', 'legR', 'size'] as const)
    made[key] = build[key] * (by[key] ?? 1)
  return { ...made, belly: build.belly + (BELLIES[frame] ?? 0) }
}
