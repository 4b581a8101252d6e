// A bird, drawn from its row: wings for arms, a beak for a mouth.
import type { Rig } from '../people/own-body.ts'
import { drawBirdBody } from './bird-body.ts'
import { drawBirdHead } from './bird-head.ts'
import { drawBirdLeg, drawWing, drawWingGrip } from './bird-limbs.ts'
import { drawBirdTail } from './bird-tails.ts'
import type { Bird } from './birds.data.ts'

export const birdRig = (bird: Bird): Rig => ({
  top: -78,
  isFooted: true,
  tail: (own) => drawBirdTail(own, bird),
  arm: (own, arm, far) => drawWing(own, bird, arm, far),
  leg: (own, leg, far) => drawBirdLeg(own, bird, leg, far),
  body: (own) => drawBirdBody(own, bird),
  head: (own, head, act) => drawBirdHead(own, bird, head, act),
  grip: (own, arm) => drawWingGrip(own, bird, arm),
})
