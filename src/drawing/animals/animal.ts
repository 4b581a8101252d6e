// An animal that is written in lines (`shapes/lines.ts`), put on the joints that everybody has.
import type { Rig } from '../people/own-body.ts'
import { drawAnimalBack, drawAnimalBody } from './animal-body.ts'
import { drawAnimalHead } from './animal-head.ts'
import { drawAnimalArm, drawAnimalGrip, drawAnimalLeg } from './animal-limbs.ts'
import type { Animal } from './animal-row.ts'

export const sundryRig = (animal: Animal): Rig => ({
  top: animal.top ?? -80,
  isFooted: /^(?:claws|toes|web)$/.test(animal.limbs),
  tail: (own) => drawAnimalBack(own, animal),
  arm: (own, arm, far) => drawAnimalArm(own, animal, arm, far),
  leg: (own, leg, far) => drawAnimalLeg(own, animal, leg, far),
  body: (own) => drawAnimalBody(own, animal),
  head: (own, head, act) => drawAnimalHead(own, animal, head, act),
  grip: (own, arm) => drawAnimalGrip(own, animal, arm),
})
