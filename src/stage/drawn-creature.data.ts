// How far the language of creatures is drawn: what is not in these lists is heard as the nearest thing that is, and said so.
import type { CoatKind, Counted, CreaturePart, Species } from './finer-creature.data.ts'

/** What carries an animal: four legs, two legs and wings, or fins, a belly, a shell. */
export type BodyPlan = 'mammal' | 'bird' | 'other-body'

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
  horse: 'mammal',
  pony: 'mammal',
  donkey: 'mammal',
  zebra: 'mammal',
  unicorn: 'mammal',
  cow: 'mammal',
  sheep: 'mammal',
  goat: 'mammal',
  pig: 'mammal',
  deer: 'mammal',
  llama: 'mammal',
  giraffe: 'mammal',
  elephant: 'mammal',
  rhino: 'mammal',
  hippo: 'mammal',
  lion: 'mammal',
  tiger: 'mammal',
  leopard: 'mammal',
  fox: 'mammal',
  wolf: 'mammal',
  bear: 'mammal',
  panda: 'mammal',
  koala: 'mammal',
  monkey: 'mammal',
  raccoon: 'mammal',
  badger: 'mammal',
  otter: 'mammal',
  beaver: 'mammal',
  kangaroo: 'mammal',
  squirrel: 'mammal',
  hedgehog: 'mammal',
  hamster: 'mammal',
  'guinea-pig': 'mammal',
  mouse: 'mammal',
  rat: 'mammal',
  ferret: 'mammal',
  tortoise: 'other-body',
  frog: 'other-body',
  snake: 'other-body',
  lizard: 'other-body',
  crocodile: 'other-body',
  't-rex': 'other-body',
  triceratops: 'other-body',
  stegosaurus: 'other-body',
  'long-neck': 'other-body',
  dinosaur: 'other-body',
  goldfish: 'other-body',
  dolphin: 'other-body',
  whale: 'other-body',
  shark: 'other-body',
  seal: 'other-body',
  octopus: 'other-body',
  snail: 'other-body',
  bee: 'other-body',
  butterfly: 'other-body',
  ladybird: 'other-body',
  spider: 'other-body',
  ghost: 'other-body',
  snowman: 'other-body',
  slime: 'other-body',
}

// prettier-ignore
export const DRAWN_COATS: ReadonlySet<CoatKind> = new Set<CoatKind>(['tabby', 'tortoiseshell', 'brindle', 'spots', 'stripes', 'patches', 'merle', 'points', 'tuxedo', 'saddle', 'tan-points', 'speckles', 'dapples', 'stars', 'rosettes', 'plain'])
// prettier-ignore
export const DRAWN_PARTS: ReadonlySet<CreaturePart> = new Set<CreaturePart>(['ears', 'left-ear', 'right-ear', 'paws', 'front-paws', 'left-front-paw', 'right-front-paw', 'back-paws', 'feet', 'arms', 'legs', 'tail', 'tail-tip', 'belly', 'chest', 'back', 'head', 'face', 'forehead', 'cheeks', 'muzzle', 'nose', 'blaze', 'left-eye', 'right-eye', 'mane', 'hair', 'horns', 'wings', 'spikes', 'antennae', 'claws', 'screen', 'wheels'])
// prettier-ignore
export const DRAWN_COUNTS: ReadonlySet<Counted> = new Set<Counted>(['eyes', 'ears', 'horns', 'arms', 'legs', 'tails', 'wings', 'antennae', 'wheels', 'teeth', 'fangs'])
/** Of `ears`, `tail`, `fur`, `shape` and `glows`: those that are drawn. */
export const DRAWN_FORMS: ReadonlySet<string> = new Set(['ears', 'tail', 'fur', 'shape', 'glows'])
