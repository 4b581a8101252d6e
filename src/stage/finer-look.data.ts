// What else can be drawn of a look where somebody says so: no die falls on any of these, and a look without them is drawn as it was.

export const FURTHER_GLASSES = ['cat-eye', 'hearts', 'sunglasses', 'stars', 'half-moon'] as const
export type FurtherGlasses = (typeof FURTHER_GLASSES)[number]

export const FURTHER_BEARDS = ['goatee', 'stubble', 'long-beard', 'curled-moustache', 'side-whiskers'] as const
export type FurtherBeard = (typeof FURTHER_BEARDS)[number]

// prettier-ignore
export const FURTHER_EYE_COLORS = ['yellow', 'orange', 'red', 'purple', 'pink', 'amber', 'light-brown', 'light-blue', 'dark-blue', 'turquoise', 'dark-green', 'grey-blue', 'grey-green', 'black', 'silver'] as const
export type FurtherEyes = (typeof FURTHER_EYE_COLORS)[number]

/** Ways to wear hair that are only worn by whom it is said of. */
// prettier-ignore
export const FURTHER_HAIR_STYLES = ['cornrows', 'box-braids', 'twists', 'bantu-knots', 'braid', 'crown-braid', 'space-buns', 'low-bun', 'half-up', 'side-ponytail', 'high-ponytail', 'buzz-cut', 'fade', 'mohawk', 'quiff', 'pixie', 'undercut', 'mullet', 'bowl-cut', 'straight-short', 'receding', 'wisp'] as const
export type FurtherHairStyle = (typeof FURTHER_HAIR_STYLES)[number]

/** Where a second colour of hair is. */
export const HAIR_PLACES = ['streak', 'tips', 'half', 'fringe', 'roots'] as const
export type HairPlace = (typeof HAIR_PLACES)[number]

/** On the head, over the hair. */
// prettier-ignore
export const HEADWEAR = ['cap', 'sun-hat', 'bucket-hat', 'sombrero', 'top-hat', 'flat-cap', 'cowboy-hat', 'wizard-hat', 'pirate-hat', 'santa-hat', 'party-hat', 'chef-hat', 'beret', 'fur-hat', 'tyrolean-hat', 'helmet', 'hard-hat', 'fire-helmet', 'police-cap', 'crown', 'tiara', 'flower-crown', 'headband', 'bandana', 'turban', 'patka', 'kippah', 'topi', 'headwrap', 'bonnet', 'swim-cap', 'fez', 'cat-ears', 'bunny-ears', 'ear-defenders', 'graduation-cap', 'goggles', 'halo', 'headset', 'nurse-cap', 'veil', 'antlers-band', 'visor', 'conical-hat', 'headdress', 'cap-backwards', 'fedora', 'bowler', 'deerstalker', 'sailor-hat', 'jester-hat', 'space-helmet', 'knight-helmet', 'keffiyeh', 'antennae', 'unicorn-horn', 'ear-muffs', 'scrub-cap', 'hood', 'bear-hood', 'bunny-hood', 'cat-hood', 'dino-hood', 'unicorn-hood', 'lion-hood', 'frog-hood', 'shark-hood', 'bee-hood', 'devil-horns'] as const
export type Headwear = (typeof HEADWEAR)[number]
/** What covers all the hair. */
export const COVERING: ReadonlySet<string> = new Set([
  'turban',
  'patka',
  'headwrap',
  'bonnet',
  'swim-cap',
  'keffiyeh',
  'scrub-cap',
  'hood',
  'bear-hood',
  'bunny-hood',
  'cat-hood',
  'dino-hood',
  'unicorn-hood',
  'lion-hood',
  'frog-hood',
  'shark-hood',
  'bee-hood',
  'space-helmet',
  'knight-helmet',
])

/** What helps a body: nobody takes it off. */
// prettier-ignore
export const AIDS = ['walker', 'crutches', 'cane', 'white-cane', 'prosthetic-arm', 'prosthetic-leg', 'cochlear-implant', 'eye-patch', 'feeding-tube', 'oxygen-tube', 'insulin-pump', 'glucose-sensor', 'ankle-splints', 'leg-braces', 'wrist-splint', 'neck-brace', 'back-brace', 'arm-cast', 'leg-cast', 'sling', 'inhaler', 'tummy-tube', 'stoma-bag', 'neck-tube', 'medical-bracelet', 'face-mask', 'power-chair', 'head-rest', 'surgical-boot', 'bandage'] as const
export type Aid = (typeof AIDS)[number]

/** What else is put on. */
// prettier-ignore
export const TRINKETS = ['necklace', 'earrings', 'nose-ring', 'bracelet', 'bangles', 'watch', 'tie', 'apron', 'belt', 'tool-belt', 'sash', 'medal', 'badge', 'stethoscope', 'satchel', 'handbag', 'gloves', 'lanyard', 'garland', 'shawl', 'armbands', 'braces', 'pearls', 'bell', 'harness', 'barrel', 'ear-tag', 'talker', 'knee-pads', 'blanket', 'bib', 'bumbag', 'pendant', 'pocket-watch', 'bobbles', 'wand', 'ring', 'ribbons', 'epaulettes', 'anklets', 'teddy', 'fur-collar', 'wings', 'eye-mask', 'shin-pads', 'rubber-ring', 'neckerchief', 'binoculars', 'camera', 'whistle', 'key', 'toy-sword', 'doll', 'lunchbox', 'umbrella'] as const
export type Trinket = (typeof TRINKETS)[number]

/** What animals, monsters and robots are dressed in. */
// prettier-ignore
export const GARBS = ['garb-jumper', 'garb-shirt', 'garb-waistcoat', 'garb-jacket', 'garb-dress', 'garb-dungarees', 'garb-tutu', 'garb-shorts'] as const
export type Garb = (typeof GARBS)[number]

/** What they have on their feet besides boots. */
export const PAW_WEAR = ['paw-shoes', 'paw-socks', 'paw-skates'] as const
export type PawWear = (typeof PAW_WEAR)[number]

// prettier-ignore
export const FURTHER_TOPS = ['jacket', 'coat', 'vest', 'jersey', 'tunic', 'sari', 'kimono', 'pyjamas', 'onesie', 'robe', 'gown', 'swimsuit', 'snowsuit', 'waistcoat', 'suit', 'blouse', 'boiler-suit', 'spacesuit', 'leotard', 'pinafore', 'hi-vis', 'poncho', 'tracksuit', 'armour', 'puffer', 'gilet', 'abaya', 'gi', 'nightie', 'crop-top', 'wetsuit', 'sweatshirt'] as const
export type FurtherTop = (typeof FURTHER_TOPS)[number]

export const FURTHER_BOTTOMS = [
  'jeans',
  'tutu',
  'kilt',
  'long-skirt',
  'tights',
  'joggers',
  'wide-trousers',
  'wrap',
  'lederhosen',
  'nappy',
  'trunks',
] as const
export type FurtherBottom = (typeof FURTHER_BOTTOMS)[number]

// prettier-ignore
export const FOOTWEAR = ['trainers', 'sandals', 'slippers', 'ballet-shoes', 'heels', 'barefoot', 'skates', 'ankle-boots', 'one-boot', 'light-trainers', 'mary-janes', 'ice-skates', 'brogues'] as const
export type Footwear = (typeof FOOTWEAR)[number]

/** What is woven into cloth or printed on it all over. */
// prettier-ignore
export const PRINTS = ['plain', 'stripes', 'upright-stripes', 'dots', 'checks', 'tartan', 'stars', 'hearts', 'flowers', 'zigzag', 'camouflage', 'leopard', 'rainbow', 'glitter', 'tie-dye', 'bands', 'squares', 'border', 'patches', 'knit', 'leaf', 'tweed', 'motifs', 'ripped', 'pins', 'feather', 'badges', 'lace', 'beads', 'zebra', 'ankara', 'fair-isle', 'argyle', 'blocks', 'paisley', 'swirls', 'circles', 'waves', 'scales', 'cow', 'triangles', 'diagonal'] as const
export type Print = (typeof PRINTS)[number]

/** Pictures on cloth, on skin and on things; besides these whatever there is a card of. */
// prettier-ignore
export const MOTIFS = ['heart', 'rainbow', 'lightning', 'unicorn', 'dinosaur', 'shark', 'panda', 'butterfly', 'cherries', 'lemon', 'tractor', 'football', 'planet', 'flower', 'dragon', 'sun', 'strawberry', 'skull', 'swallow', 'paw', 'snowflake', 'tiger', 'lion', 'rabbit', 'dog', 'car', 'train', 'banana', 'eye', 'anchor', 'watermelon', 'cactus', 'cloud', 'flame', 'note', 'shield', 'pineapple', 'digger', 'tree', 'peace', 'cross', 'bus', 'horse', 'fairy', 'seashell', 'spider', 'bat', 'smile', 'bear', 'pin', 'koala', 'elephant', 'mushroom', 'ladybird', 'robot', 'monkey', 'giraffe', 'wolf', 'dolphin', 'basketball', 'ice-cream', 'pizza', 'avocado', 'plane', 'helicopter', 'fire-engine', 'ghost', 'reindeer', 'llama', 'zebra', 'turtle', 'sheep', 'pig', 'chicken', 'parrot', 'flamingo', 'eagle', 'donut', 'mountain', 'palm', 'mermaid', 'alien', 'hexagram', 'snake', 'gem', 'peach', 'crocodile'] as const
/** Of these, or of the things. */
export type Motif = string

/** What is said of clothes besides what they are and their colours. */
export interface FinerOutfit<Cloth> {
  print?: Print
  ink?: Cloth
  legPrint?: Print
  legInk?: Cloth
  legMotif?: Motif
  /** On the breast, or all over where the print is of motifs. */
  motif?: Motif
  /** A number or a few letters on the breast. */
  text?: string
  /** On the back, and not on the breast. */
  onBack?: true
  under?: Cloth
  underPrint?: Print
  underInk?: Cloth
  underMotif?: Motif
  sleeves?: 'none' | 'short' | 'long'
  footwear?: Footwear
  socks?: Cloth
  sockPrint?: Print
  tights?: Cloth
  tightPrint?: Print
  tightInk?: Cloth
  laces?: Cloth
}

// prettier-ignore
export const MARKS = ['mole', 'beauty-spot', 'birthmark', 'strawberry-mark', 'port-wine', 'vitiligo', 'scar', 'burn', 'dimples', 'missing-tooth', 'missing-lower-tooth', 'gap-teeth', 'braces', 'gold-tooth', 'plaster', 'bindi', 'henna', 'lipstick', 'eyeshadow', 'tattoo', 'moko', 'face-paint', 'rosy-cheeks', 'wrinkles', 'eczema', 'cleft-lip', 'sunburn', 'bruise', 'scab', 'spots', 'nail-varnish', 'mud', 'stubble', 'thick-brows', 'dark-brows', 'no-brows', 'one-brow', 'long-lashes', 'body-freckles', 'red-nose', 'hairy-arms', 'glitter-brows', 'cross-eyes', 'almond-eyes', 'eye-patch-skin', 'clouded-eyes', 'shut-eye', 'strong-jaw', 'chubby-cheeks', 'glow', 'chest-scar', 'big-ears', 'big-nose', 'big-eyes', 'small-eyes', 'bags', 'down', 'big-teeth', 'chipped-tooth', 'crooked-teeth', 'button-nose', 'wide-nose', 'pointy-nose', 'crooked-nose', 'double-chin', 'smudge', 'sticker', 'age-spots', 'wart', 'piercing', 'painted-whiskers', 'mask-paint', 'full-lips', 'own-brows', 'pale-lashes', 'chest-hair', 'hairy-legs', 'small-ears', 'pointed-ears', 'no-ear', 'hooded-eyes', 'droopy-lid', 'brow-slit', 'face-glitter', 'tongue-out', 'drool', 'animal-moustache', 'chin-beard', 'rust', 'dents', 'scratches', 'bolts', 'buttons', 'cheek-freckles', 'wobbly-tooth', 'few-teeth'] as const
export type MarkKind = (typeof MARKS)[number]

/** As whoever looks at the picture does not see them: their own left and right. */
// prettier-ignore
export const MARK_PLACES = ['forehead', 'left-cheek', 'right-cheek', 'cheeks', 'nose', 'chin', 'lip', 'left-brow', 'right-brow', 'left-eye', 'right-eye', 'left-half', 'right-half', 'face', 'neck', 'chest', 'left-arm', 'right-arm', 'arms', 'left-hand', 'right-hand', 'hands', 'left-leg', 'right-leg', 'left-knee', 'right-knee', 'knees'] as const
export type MarkPlace = (typeof MARK_PLACES)[number]

export interface Mark {
  what: MarkKind
  where?: MarkPlace
  color?: string
  motif?: Motif
}

export const FRAMES = [
  'tall',
  'short',
  'thin',
  'round',
  'broad',
  'pregnant',
  'dwarf',
  'belly',
  'big-legs',
  'big-head',
  'strong',
  'stocky',
  'stooped',
] as const
export type Frame = (typeof FRAMES)[number]

/** A limb that ends before its hand or foot. */
export const LIMBS = ['left-arm', 'right-arm', 'left-hand', 'right-hand', 'left-leg', 'right-leg'] as const
export type Limb = (typeof LIMBS)[number]
