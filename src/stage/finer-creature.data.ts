// What can be drawn of a creature: its coat, and where somebody says so the animal it is, its markings and how many of each part it has.
/** The colour of a coat, scales, shell or fur; unused on people. */
// prettier-ignore
export const HIDES = ['golden', 'brown', 'black', 'white', 'grey', 'ginger', 'green', 'blue', 'purple', 'red', 'silver', 'spotted'] as const
// prettier-ignore
export const FURTHER_HIDES = ['pink', 'yellow', 'teal', 'orange', 'cream', 'tan', 'dark-brown', 'light-blue', 'lilac', 'dark-green', 'lime', 'copper', 'navy', 'charcoal', 'dark-red', 'gold'] as const
export type FurtherHide = (typeof FURTHER_HIDES)[number]
export type Hide = (typeof HIDES)[number] | FurtherHide

/** What a creature is made of that is no living thing: a statue. */
// prettier-ignore
const STUFFS = ['bronze', 'stone', 'wood', 'glass', 'slime', 'gold', 'copper', 'steel', 'paper', 'cloth', 'ice'] as const
export type Stuff = (typeof STUFFS)[number]

export const SIZES = ['tiny', 'small', 'large', 'giant'] as const
export type Size = (typeof SIZES)[number]

// prettier-ignore
export const SPECIES = ['horse', 'pony', 'donkey', 'zebra', 'unicorn', 'cow', 'sheep', 'goat', 'pig', 'deer', 'llama', 'camel', 'giraffe', 'elephant', 'rhino', 'hippo', 'lion', 'tiger', 'leopard', 'fox', 'wolf', 'bear', 'panda', 'koala', 'monkey', 'sloth', 'raccoon', 'badger', 'skunk', 'otter', 'beaver', 'kangaroo', 'squirrel', 'hedgehog', 'hamster', 'guinea-pig', 'mouse', 'rat', 'ferret', 'tortoise', 'lizard', 'crocodile', 'snake', 'frog', 'dinosaur', 't-rex', 'triceratops', 'stegosaurus', 'long-neck', 'hen', 'rooster', 'chick', 'duck', 'goose', 'swan', 'parrot', 'budgie', 'owl', 'penguin', 'eagle', 'crow', 'peacock', 'flamingo', 'goldfish', 'shark', 'dolphin', 'whale', 'seal', 'octopus', 'snail', 'bee', 'butterfly', 'ladybird', 'spider', 'bat', 'ghost', 'slime', 'snowman', 'phoenix', 'griffin', 'mermaid', 'teddy', 'yeti', 'tree', 'cloud'] as const
export type Species = (typeof SPECIES)[number]

// prettier-ignore
export const COATS = ['tabby', 'tortoiseshell', 'brindle', 'spots', 'stripes', 'patches', 'merle', 'points', 'tuxedo', 'saddle', 'tan-points', 'speckles', 'dapples', 'stars', 'rosettes', 'plain', 'rainbow', 'halves', 'zigzag', 'hearts', 'flowers', 'swirls', 'glitter', 'diamonds', 'moons'] as const
export type CoatKind = (typeof COATS)[number]

export interface CoatMarks {
  kind: CoatKind
  color?: Hide
}

// prettier-ignore
export const CREATURE_PARTS = ['ears', 'left-ear', 'right-ear', 'paws', 'front-paws', 'left-front-paw', 'right-front-paw', 'back-paws', 'legs', 'tail', 'tail-tip', 'belly', 'chest', 'back', 'face', 'muzzle', 'nose', 'blaze', 'left-eye', 'right-eye', 'mane', 'horns', 'wings', 'spikes', 'beak', 'feet', 'antennae', 'claws', 'shell', 'head', 'arms', 'cheeks', 'comb', 'hair', 'screen', 'wheels', 'collar-fur', 'forehead', 'brows', 'whiskers'] as const
export type CreaturePart = (typeof CREATURE_PARTS)[number]

export interface Patch {
  part: CreaturePart
  color: Hide
}

// prettier-ignore
export const COUNTED = ['eyes', 'ears', 'horns', 'arms', 'legs', 'tails', 'wings', 'heads', 'antennae', 'wheels', 'teeth', 'spikes', 'fangs'] as const
export type Counted = (typeof COUNTED)[number]

export const EAR_FORMS = ['floppy', 'pointed', 'long', 'round', 'lop', 'bat'] as const
export type EarForm = (typeof EAR_FORMS)[number]
export const TAIL_FORMS = ['curly', 'bushy', 'long', 'short', 'none'] as const
export type TailForm = (typeof TAIL_FORMS)[number]
export const FUR_FORMS = ['long', 'curly', 'smooth', 'spiky'] as const
export type FurForm = (typeof FUR_FORMS)[number]
export const BREED_FORMS = ['low', 'long', 'tall', 'stocky', 'flat-face', 'slim', 'tiny'] as const
export type BreedForm = (typeof BREED_FORMS)[number]

/** What only one of its kind has: each is drawn by the hand that draws the part. */
// prettier-ignore
export const TRAITS = ['torn-ear', 'one-ear-up', 'big-ears', 'small-ears', 'ear-tufts', 'eyes-on-stalks', 'big-eyes', 'small-eyes', 'button-eyes', 'curled-horns', 'antlers', 'long-horns', 'short-horns', 'feathered-wings', 'bat-wings', 'insect-wings', 'butterfly-wings', 'small-wings', 'large-wings', 'long-arms', 'short-arms', 'big-feet', 'big-hands', 'big-head', 'small-head', 'long-neck', 'thin-limbs', 'tentacles', 'pincers', 'back-spikes', 'whiskers', 'propeller', 'stitches', 'tracks', 'square-head', 'round-head', 'leaf-on-head', 'wide-mouth', 'no-mouth', 'glowing-eyes', 'underbite', 'trunk', 'fringe', 'forked-tail', 'spiked-tail', 'tufted-tail', 'heart-tail', 'lit-tail', 'torn-wings'] as const
export type Trait = (typeof TRAITS)[number]

/** Parts that may have a pattern which the rest has not. */
export const PATTERNED = ['tail', 'mane', 'belly', 'ears', 'wings', 'arms', 'legs', 'shell'] as const
export type Patterned = (typeof PATTERNED)[number]

export interface FinerCreature {
  species?: Species
  coat?: CoatMarks
  patterned?: Readonly<Partial<Record<Patterned, CoatMarks>>>
  patches?: readonly Patch[]
  counts?: Readonly<Partial<Record<Counted, number>>>
  ears?: EarForm
  tail?: TailForm
  fur?: FurForm
  shape?: BreedForm
  glows?: true
  traits?: readonly Trait[]
}
