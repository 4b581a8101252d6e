// How far the language of creatures is drawn: what is not in these lists is heard as the nearest thing that is, and said so.
import type { CoatKind, Counted, CreaturePart, Species } from './finer-creature.data.ts'

/** What carries an animal: four legs, two legs and wings, or fins, a belly, a shell. */
export type BodyPlan = 'fours' | 'bird' | 'other-body'

/** Animals with a body of their own. */
export const BODY_OF: Readonly<Partial<Record<Species, BodyPlan>>> = {}

export const DRAWN_COATS: ReadonlySet<CoatKind> = new Set<CoatKind>([])
export const DRAWN_PARTS: ReadonlySet<CreaturePart> = new Set<CreaturePart>([])
export const DRAWN_COUNTS: ReadonlySet<Counted> = new Set<Counted>([])
/** Of `ears`, `tail`, `fur`, `shape` and `glows`: those that are drawn. */
export const DRAWN_FORMS: ReadonlySet<string> = new Set([])
