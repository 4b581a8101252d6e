// How far the language of creatures is drawn: what is not in these lists is heard as the nearest thing that is, and said so.
import type { CoatKind, Counted, CreaturePart, Species } from './finer-creature.data.ts'

/** What carries an animal: four legs, two legs and wings, or fins, a belly, a shell. */
export type BodyPlan = 'mammal' | 'bird' | 'sundry'

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
  camel: 'mammal',
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
  skunk: 'mammal',
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
  tortoise: 'sundry',
  frog: 'sundry',
  snake: 'sundry',
  lizard: 'sundry',
  crocodile: 'sundry',
  't-rex': 'sundry',
  triceratops: 'sundry',
  stegosaurus: 'sundry',
  'long-neck': 'sundry',
  dinosaur: 'sundry',
  goldfish: 'sundry',
  dolphin: 'sundry',
  whale: 'sundry',
  shark: 'sundry',
  seal: 'sundry',
  octopus: 'sundry',
  snail: 'sundry',
  bee: 'sundry',
  butterfly: 'sundry',
  ladybird: 'sundry',
  spider: 'sundry',
  ghost: 'sundry',
  snowman: 'sundry',
  slime: 'sundry',
}

// prettier-ignore
export const DRAWN_COATS: ReadonlySet<CoatKind> = new Set<CoatKind>(['tabby', 'tortoiseshell', 'brindle', 'spots', 'stripes', 'patches', 'merle', 'points', 'tuxedo', 'saddle', 'tan-points', 'speckles', 'dapples', 'stars', 'rosettes', 'plain'])
// prettier-ignore
export const DRAWN_PARTS: ReadonlySet<CreaturePart> = new Set<CreaturePart>(['ears', 'left-ear', 'right-ear', 'paws', 'front-paws', 'left-front-paw', 'right-front-paw', 'back-paws', 'feet', 'arms', 'legs', 'tail', 'tail-tip', 'belly', 'chest', 'back', 'head', 'face', 'forehead', 'cheeks', 'muzzle', 'nose', 'blaze', 'left-eye', 'right-eye', 'mane', 'hair', 'horns', 'wings', 'spikes', 'antennae', 'claws', 'beak', 'comb', 'shell', 'screen', 'wheels'])
/** Of each part the most that are drawn. */
export const MOST_DRAWN: Readonly<Partial<Record<Counted, number>>> = {
  eyes: 5,
  ears: 4,
  horns: 7,
  arms: 6,
  legs: 6,
  tails: 4,
  wings: 6,
  antennae: 4,
  wheels: 6,
  teeth: 9,
  fangs: 9,
}
/** Of `ears`, `tail`, `fur`, `shape` and `glows`: those that are drawn. */
export const DRAWN_FORMS: ReadonlySet<string> = new Set(['ears', 'tail', 'fur', 'shape', 'glows'])
/** Of forms and counts: those that are drawn also on a body of its own. */
export const DRAWN_ON: Readonly<Record<BodyPlan, ReadonlySet<string>>> = {
  mammal: new Set(['tail', 'glows', 'ears', 'fur', 'eyes', 'wings', 'tails']),
  bird: new Set(['tail', 'glows']),
  sundry: new Set(['tail', 'glows']),
}
