// The words for the parts of a creature, the forms they have, the patterns of a coat and what all of it may be made of.
import type { CoatKind, Counted, CreaturePart, Hide, Stuff } from '../../../stage/finer-creature.data.ts'

// prettier-ignore
export const PART_NOUNS: Readonly<Record<string, CreaturePart>> = {
  'ear|ears|eared': 'ears', 'paw|paws|pawed|socks|sock|stockings|mittens': 'paws', 'foot|feet|hoof|hooves|trotters': 'feet', 'leg|legs|legged': 'legs', 'tail|tails|tailed': 'tail', 'tail tip|tip of tail|tail end|tipped tail|tip to tail|tip on tail|end of tail': 'tail-tip',
  'belly|tummy|stomach|underbelly|underside|bellied': 'belly', 'chest|bib|breast|throat': 'chest', 'back': 'back', 'face|faced|mask': 'face', 'muzzle|snout|mouth': 'muzzle', 'nose|nosed': 'nose', 'blaze|stripe down nose|stripe down face|stripe on nose|stripe on face': 'blaze', 'mane|maned': 'mane', 'horn|horns|horned': 'horns', 'wing|wings|winged': 'wings',
  'spikes|spike|spines|spined|spikey back|spiky back|plates': 'spikes', 'beak|beaked|bill': 'beak', 'antenna|antennae|antennas|feelers|aerial|aerials': 'antennae', 'claws|claw|talons|clawed': 'claws', 'shell': 'shell', 'head|heads|headed': 'head', 'arm|arms|armed': 'arms', 'cheek|cheeks': 'cheeks', 'comb|wattle': 'comb', 'hair|tuft|haired|hairdo': 'hair', 'screen': 'screen', 'wheel|wheels|wheeled': 'wheels', 'forehead': 'forehead',
}

/** What has a number. */
export const COUNTED_OF: Readonly<Partial<Record<CreaturePart, Counted>>> = {
  ears: 'ears',
  horns: 'horns',
  arms: 'arms',
  legs: 'legs',
  tail: 'tails',
  wings: 'wings',
  head: 'heads',
  antennae: 'antennae',
  wheels: 'wheels',
  spikes: 'spikes',
}
export const COUNTED_WORDS: Readonly<Record<string, Counted>> = {
  'eye|eyes|eyed|eyeballs|eyeball': 'eyes',
  'tooth|teeth|toothed': 'teeth',
  'fang|fangs|tusks|tusk': 'fangs',
}

/** A word that stands on it, in the place that is said: "a white patch over his left eye". */
export const MARK_WORDS = 'patch|spot|mark|marking|splash|splodge|blotch|star|ring|tip'

/** Before or after a part. */
// prettier-ignore
export const FORM_WORDS: Readonly<Partial<Record<CreaturePart | 'coat' | 'body', Readonly<Record<string, string>>>>> = {
  ears: { 'floppy|droopy|drooping|hanging|flopped': 'ears:floppy', 'pointed|pointy|pricked|perky|upright|sharp': 'ears:pointed', 'long': 'ears:long', 'round|rounded': 'ears:round', 'lop|lopped': 'ears:lop', 'bat|huge pointed': 'ears:bat' },
  tail: { 'curly|curled|curling|curls|curls over back|curled over back|curls up': 'tail:curly', 'bushy|fluffy|feathery|like brush|like chimney brush|like bottle brush|like feather duster': 'tail:bushy', 'long|very long': 'tail:long', 'short|stubby|stumpy|docked|bobbed|stub|little': 'tail:short' },
  coat: { 'long|fluffy|shaggy|flowing|thick': 'fur:long', 'curly|woolly|wooly|curled|wavy': 'fur:curly', 'smooth|short|sleek': 'fur:smooth', 'spiky|spikey|wiry|wire|scruffy': 'fur:spiky' },
  legs: { 'short|stubby|stumpy': 'shape:low', 'long|lanky': 'shape:tall' },
  face: { 'flat|squashed|squashy|squished': 'shape:flat-face' },
  body: { 'long': 'shape:long', 'fat|chubby|plump|round': 'shape:stocky', 'slim|thin|skinny': 'shape:slim' },
}
/** Of the whole creature. */
// prettier-ignore
export const WHOLE_WORDS: Readonly<Record<string, string>> = {
  'fat|chubby|plump|tubby|podgy|stocky|sturdy|muscly|muscular|overweight|chunky|chonky|rotund|round|roly poly|ball shaped|like a ball|round like a ball|round as a ball|egg shaped|like an egg|shaped like an egg|pear shaped|potato shaped|shaped like a potato|like a potato|barrel shaped|pudgy|portly|well fed|big tummy|big belly|fat belly|pot bellied|pot belly|round body|round tummy|fat tummy|tubby tummy|dumpy|squat|chubby body|greedy|round belly|plump body|barrel body|a bit fat|big boned|broad|burly|strong': 'shape:stocky', 'tall|tall and thin|lanky|leggy|gangly|long legged|very tall|long thin legs|stilts|spindly legs': 'shape:tall', 'long like a snake|long like a ribbon|like a snake|snake like|sausage shaped|stretchy|long body|long and thin|very long|long bodied|like a sausage|worm like|serpentine': 'shape:long', 'scruffy|prickly|bristly|tufty|messy fur|tousled|wiry|spiky|spiky fur|scruffy fur|wild fur|bed head fur|unkempt|matted': 'fur:spiky', 'bald|hairless|smooth skinned|no fur|no hair|furless|smooth|naked|sleek': 'fur:smooth', 'woolly all over|curly all over|like a sheep': 'fur:curly', 'slim|skinny|thin|slender|lean|skinny legs|bony|scrawny|delicate|like a twig|like a stick': 'shape:slim', 'flat face': 'shape:flat-face', 'long haired|longhaired|longhair|long hair': 'fur:long', 'short haired|shorthaired|shorthair|short hair': 'fur:smooth', 'curly haired|curly hair': 'fur:curly', 'wire haired|wirehaired|rough haired': 'fur:spiky', 'fluffy|shaggy': 'fur:long',
  'glowing|glows|luminous|glow in dark|glows in dark|glowing in dark|shines in dark': 'glows:true', 'tailless|no tail': 'tail:none',
}
export const COAT_NOUNS =
  'fur|coat|feathers|feathered|scales|scaled|furred|skin|body|hide|wool|fleece|plumage|bodied|coated'
export const BODY_NOUNS = 'body|bodied'

/** With the colour of the ground where none is said, and marks of its own. */
// prettier-ignore
export const COAT_WORDS: Readonly<Record<string, readonly [CoatKind, Hide?, Hide?]>> = {
  'tabby|tabby coat': ['tabby', 'brown'], 'tortoiseshell|tortie|torty': ['tortoiseshell', 'black'], 'calico|tortie and white': ['patches', 'white'], 'brindle|brindled': ['brindle', 'brown'], 'merle|blue merle|marled': ['merle', 'grey'], 'points|pointed coat|colourpoint|colorpoint': ['points', 'cream'], 'tuxedo': ['tuxedo', 'black'], 'saddle': ['saddle', 'tan'],
  'black and tan': ['tan-points', 'black'], 'stripes|striped|stripy|stripey|zebra stripes|tiger stripes|stripes all over': ['stripes'], 'spots|spotted|spotty|polka dots|dots|spots all over': ['spots'], 'patches|patchy|splodges|splotches|blotches|blotchy|patched': ['patches'], 'speckles|speckled|speckly|freckled': ['speckles'], 'dapples|dappled|dapple': ['dapples', 'grey'], 'stars|starry|stars all over': ['stars'], 'rosettes': ['rosettes'], 'tricolour|tricolor|tri colour|tri color': ['tan-points', 'black'],
}

/** Hides that only creatures have, and what a dark part is. */
// prettier-ignore
export const HIDE_WORDS: Readonly<Record<string, Hide>> = {
  'fawn|sand coloured|sand colored|sandy|wheaten|biscuit|dun|apricot|beige': 'tan', 'dark': 'dark-brown', 'liver': 'dark-brown', 'sable|mahogany': 'copper',
}
// prettier-ignore
export const STUFF_WORDS: Readonly<Record<string, Stuff>> = {
  'see through|transparent|translucent|see thru|made of water|you can see through|invisible nearly|half invisible|made of crystal|crystal|made of diamond': 'glass', 'made of jelly|jelly like|like jelly|like a jelly|jelly|wobbly|wobbly like jelly|made of goo|goo|blobby|made of snot|made of custard|jelly body': 'slime', 'made of cardboard|cardboard|made of boxes|made from boxes|made from cardboard|cardboard boxes|paper mache': 'paper', 'made of tin cans|made of tins|tin cans|made from tin cans|made of tin|tin|made of metal|made of scrap metal|scrap metal|metal|made of pots and pans|made of spoons|made from scrap|stainless steel|chrome|metallic|made of old cans': 'steel', 'made of wool|made of socks|made of yarn|woollen|crocheted|made of rags|stuffed|cuddly toy|soft toy|made of pompoms|felt|velvet|made of towels|made of blankets|fluffy toy': 'cloth', 'wooden|made of wood|made of sticks|made of twigs|made of branches|made of bark|made of a tree|made from wood|made out of wood': 'wood', 'glass|made of glass|made from glass': 'glass', 'slimy|gooey|made of slime|slime': 'slime', 'made of gold|solid gold|made from gold': 'gold', 'made of copper|made from copper|copper': 'copper', 'made of steel|made of iron|iron|steel': 'steel', 'paper|made of paper|origami|made from paper': 'paper', 'knitted|made of cloth|rag|cloth|fabric|patchwork|made of fabric|made of felt': 'cloth', 'made of ice|ice|made from ice': 'ice', 'made of stone|made of rock': 'stone', 'made of bronze': 'bronze',
}

/** "A white tummy" says nothing of how many there are. */
export const NUMBERLESS: ReadonlySet<CreaturePart> = new Set<CreaturePart>([
  'belly',
  'chest',
  'back',
  'face',
  'muzzle',
  'nose',
  'blaze',
  'mane',
  'tail',
  'tail-tip',
  'head',
  'forehead',
  'hair',
  'screen',
  'shell',
  'beak',
  'comb',
  'ears',
  'paws',
])

export const SINGULAR: Readonly<Record<Counted, string>> = {
  eyes: 'eye',
  ears: 'ear',
  horns: 'horn',
  arms: 'arm',
  legs: 'leg',
  tails: 'tail',
  wings: 'wing',
  heads: 'head',
  antennae: 'antenna',
  wheels: 'wheel',
  teeth: 'tooth',
  spikes: 'spike',
  fangs: 'fang',
}
