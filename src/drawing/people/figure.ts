// Whoever is in the cast, drawn by the rig that fits.
import type { CharacterSpec } from '../../stage/cast.ts'
import { animalOf } from '../animals/animal.ts'
import { birdOf } from '../birds/bird.ts'
import { mammalOf, marked, rigOf } from '../mammals/mammal.ts'
import type { Acting, Drawn } from '../poses/acting.ts'
import { drawCreature } from './creature.ts'
import type { Pen } from '../shapes/graph.ts'
import { onFours } from './four-legs.ts'
import { drawHound } from './hound.ts'
import { drawOwnBody } from './own-body.ts'
import { ownPen } from './own-pen.ts'
import { drawPerson } from './person.ts'

const PEOPLE: ReadonlySet<string> = new Set(['boy', 'girl', 'man', 'woman', 'fairy'])

export function drawFigure(p: Pen, spec: CharacterSpec, act: Acting): Drawn {
  if (PEOPLE.has(spec.type)) return drawPerson(p, spec, act)
  const own = birdOf(spec) ?? animalOf(spec)
  if (own) return drawOwnBody(ownPen(p, spec), spec, act, own)
  const mammal = mammalOf(spec)
  if (mammal) return drawOwnBody(p, marked(spec, mammal), act, rigOf(mammal))
  return onFours(spec) && act.pose.fours ? drawHound(p, spec, act) : drawCreature(p, spec, act)
}
