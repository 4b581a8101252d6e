// How far the language of creatures is drawn: what is not in these lists is heard as the nearest thing that is, and said so.
import type { CoatKind, Counted, CreaturePart, Species } from './finer-creature.data.ts'

/** What carries an animal: four legs, two legs and wings, or fins, a belly, a shell. */
export type BodyPlan = 'fours' | 'bird' | 'other-body'

/** Animals with a body of their own. */
export const BODY_OF: Readonly<Partial<Record<Species, BodyPlan>>> = {
  hen: 'bird',
  rooster: 'bird',
  chick: 'bird',
  duck: 'bird',
  goose: 'bird',
  swan: 'bird',
  owl: 'bird',
  parrot: 'bird',
  budgie: 'bird',
  penguin: 'bird',
  crow: 'bird',
  eagle: 'bird',
  flamingo: 'bird',
  peacock: 'bird',
}

// prettier-ignore
export const DRAWN_COATS: ReadonlySet<CoatKind> = new Set<CoatKind>(['tabby', 'tortoiseshell', 'brindle', 'spots', 'stripes', 'patches', 'merle', 'points', 'tuxedo', 'saddle', 'tan-points', 'speckles', 'dapples', 'stars', 'rosettes', 'plain'])
// prettier-ignore
export const DRAWN_PARTS: ReadonlySet<CreaturePart> = new Set<CreaturePart>(['ears', 'left-ear', 'right-ear', 'paws', 'front-paws', 'left-front-paw', 'right-front-paw', 'back-paws', 'feet', 'arms', 'legs', 'tail', 'tail-tip', 'belly', 'chest', 'back', 'head', 'face', 'forehead', 'cheeks', 'muzzle', 'nose', 'blaze', 'left-eye', 'right-eye', 'mane', 'hair', 'horns', 'wings', 'spikes', 'antennae', 'claws', 'screen', 'wheels'])
// prettier-ignore
export const DRAWN_COUNTS: ReadonlySet<Counted> = new Set<Counted>(['eyes', 'ears', 'horns', 'arms', 'legs', 'tails', 'wings', 'antennae', 'wheels', 'teeth', 'fangs'])
/** Of `ears`, `tail`, `fur`, `shape` and `glows`: those that are drawn. */
export const DRAWN_FORMS: ReadonlySet<string> = new Set(['ears', 'tail'])
