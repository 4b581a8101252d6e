// A bird, drawn from its row: wings for arms, a beak for a mouth.
import type { CharacterSpec } from '../../stage/cast.ts'
import { BODY_OF } from '../../stage/drawn-creature.data.ts'
import type { Rig } from '../people/own-body.ts'
import { drawBirdBody } from './bird-body.ts'
import { drawBirdHead } from './bird-head.ts'
import { drawBirdLeg, drawWing, drawWingGrip } from './bird-limbs.ts'
import { drawBirdTail } from './bird-tails.ts'
import { BIRDS } from './birds.data.ts'

export function birdOf({ type, look: { species } }: CharacterSpec): Rig | undefined {
  const bird = type === 'other' && species && BODY_OF[species] === 'bird' ? BIRDS[species] : undefined
  if (!bird) return undefined
  return {
    top: -78,
    tail: (own) => drawBirdTail(own, bird),
    arm: (own, arm, far) => drawWing(own, bird, arm, far),
    leg: (own, leg, far) => drawBirdLeg(own, bird, leg, far),
    body: (own) => drawBirdBody(own, bird),
    head: (own, head, act) => drawBirdHead(own, bird, head, act),
    grip: (own, arm) => drawWingGrip(own, bird, arm),
  }
}
