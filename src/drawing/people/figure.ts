// Whoever is in the cast, drawn by the rig of its body: one for each that stands upright, and one for each that also goes on four legs.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Species } from '../../stage/finer-creature.data.ts'
import { sundryRig } from '../animals/animal.ts'
import { ANIMALS } from '../animals/animals.ts'
import { birdRig } from '../birds/bird.ts'
import { BIRDS } from '../birds/birds.data.ts'
import { drawOnFours } from '../fours/draw-on-fours.ts'
import { petOnFours } from '../fours/pets.ts'
import { mammalOnFours, mammalRig, marked } from '../mammals/mammal.ts'
import { MAMMALS } from '../mammals/mammals.data.ts'
import type { Acting, Drawn } from '../poses/acting.ts'
import type { Pen } from '../shapes/graph.ts'
import { drawCreature } from './creature.ts'
import { bodyOf, type Body } from './kinds.ts'
import { drawOwnBody } from './own-body.ts'
import { ownPen } from './own-pen.ts'
import { drawPerson } from './person.ts'

type Draw = (p: Pen, spec: CharacterSpec, act: Acting) => Drawn

/** By the row of its species. */
const rowed =
  <Row>(rows: Readonly<Partial<Record<Species, Row>>>, draw: (row: Row) => Draw): Draw =>
  (p, spec, act) => {
    const row = spec.look.species && rows[spec.look.species]
    return (row ? draw(row) : drawCreature)(p, spec, act)
  }

const UPRIGHT: Readonly<Record<Body, Draw>> = {
  person: drawPerson,
  creature: drawCreature,
  bird: rowed(BIRDS, (row) => (p, spec, act) => drawOwnBody(ownPen(p, spec), spec, act, birdRig(row))),
  sundry: rowed(ANIMALS, (row) => (p, spec, act) => drawOwnBody(ownPen(p, spec), spec, act, sundryRig(row))),
  mammal: rowed(MAMMALS, (row) => (p, spec, act) => drawOwnBody(p, marked(spec, row), act, mammalRig(row))),
}

const ON_FOURS: Readonly<Partial<Record<Body, Draw>>> = {
  creature: (p, spec, act) => drawOnFours(p, spec, act, petOnFours(spec)),
  mammal: rowed(MAMMALS, (row) => (p, spec, act) => drawOnFours(p, marked(spec, row), act, mammalOnFours(row))),
}

export function drawFigure(p: Pen, spec: CharacterSpec, act: Acting): Drawn {
  const body = bodyOf(spec)
  const draw = (act.pose.fours && ON_FOURS[body]) || UPRIGHT[body]
  return draw(p, spec, act)
}
