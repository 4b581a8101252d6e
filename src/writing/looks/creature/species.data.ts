// The animals and creatures that people name, what colour each has of itself, and which is drawn where it has no body of its own.
import type { Counted, Hide, Species, Stuff } from '../../../stage/finer-creature.data.ts'

/** After a colon what else the word says: that it is small, has wings, or is only near. */
// prettier-ignore
export const SPECIES_WORDS: Readonly<Record<string, Species | `${Species}:small` | `${Species}:near` | `${Species}:winged`>> = {
  'carthorse|cart horse|race horse|racehorse|rocking horse|horse|mare|stallion|gelding|steed': 'horse', 'foal|colt|filly': 'horse:small', 'pony|shetland pony|shetland': 'pony', 'donkey|burro': 'donkey', 'mule': 'donkey:near', 'zebra': 'zebra', 'unicorn|unicorn pony|baby unicorn': 'unicorn', 'alicorn|winged unicorn|flying unicorn': 'unicorn:winged', 'unicorn foal': 'unicorn:small', 'pegasus': 'horse:winged',
  'cow|milk cow|dairy cow': 'cow', 'calf|baby cow': 'cow:small', 'bull|ox|yak|bison|buffalo|highland cow': 'cow:near', 'sheep|ewe': 'sheep', 'lamb': 'sheep:small', 'ram': 'sheep:near', 'goat|nanny goat|billy goat': 'goat', 'kid goat|baby goat': 'goat:small',
  'pig|sow': 'pig', 'piglet': 'pig:small', 'boar|wild boar|warthog': 'pig:near', 'deer|doe|stag|roe deer': 'deer', 'baby deer': 'deer:small', 'reindeer|moose|elk|antelope|gazelle': 'deer:near', 'llama': 'llama', 'alpaca': 'llama:near', 'camel|dromedary': 'camel', 'giraffe': 'giraffe',
  'elephant': 'elephant', 'elephant calf|baby elephant': 'elephant:small', 'mammoth|woolly mammoth': 'elephant:near', 'rhino|rhinoceros': 'rhino', 'hippo|hippopotamus': 'hippo',
  'lion|mountain lion|baby lion': 'lion', 'lion cub': 'lion:small', 'lioness': 'lion:near', 'tiger|tigress': 'tiger', 'tiger cub': 'tiger:small', 'leopard|snow leopard|jaguar|panther': 'leopard', 'cheetah|lynx|puma|cougar|bobcat': 'leopard:near',
  'fox|red fox|arctic fox|vixen': 'fox', 'fox cub': 'fox:small', 'wolf|werewolf': 'wolf', 'wolf cub|wolf pup': 'wolf:small', 'coyote|hyena|jackal|dingo': 'wolf:near', 'bear|brown bear|grizzly bear|grizzly|black bear|polar bear': 'bear', 'bear cub|baby bear': 'bear:small', 'panda|giant panda|panda bear': 'panda', 'koala|koala bear': 'koala',
  'monkey|chimp|chimpanzee': 'monkey', 'gorilla|ape|orangutan|baboon|lemur': 'monkey:near', 'sloth': 'sloth', 'raccoon|racoon': 'raccoon', 'red panda': 'raccoon:near', 'badger': 'badger', 'skunk': 'skunk', 'otter|sea otter': 'otter', 'beaver': 'beaver', 'platypus': 'beaver:near', 'kangaroo': 'kangaroo', 'wallaby': 'kangaroo:near',
  'squirrel|red squirrel|grey squirrel': 'squirrel', 'chipmunk': 'squirrel:near', 'hedgehog': 'hedgehog', 'porcupine|echidna|armadillo|pangolin': 'hedgehog:near', 'hamster|syrian hamster|golden hamster|dwarf hamster|russian hamster': 'hamster', 'gerbil|chinchilla': 'hamster:near', 'guinea pig|cavy|abyssinian guinea pig|peruvian guinea pig|guineapig': 'guinea-pig', 'capybara|wombat': 'guinea-pig:near', 'mouse|field mouse|dormouse': 'mouse', 'rat': 'rat', 'mole|shrew|vole': 'mouse:near', 'ferret': 'ferret', 'weasel|stoat|polecat|meerkat|mongoose|mink': 'ferret:near',
  'tortoise|turtle|sea turtle|terrapin': 'tortoise', 'lizard|gecko|bearded dragon|iguana|chameleon': 'lizard', 'salamander|newt|axolotl': 'lizard:near', 'crocodile|alligator|croc': 'crocodile', 'snake|python|cobra|grass snake|corn snake': 'snake', 'worm|eel|caterpillar': 'snake:near', 'frog|tree frog': 'frog', 'toad': 'frog:near',
  'dinosaur|dino': 'dinosaur', 't rex|tyrannosaurus|tyrannosaurus rex|trex|t-rex': 't-rex', 'velociraptor|raptor|allosaurus|spinosaurus|carnotaurus|dilophosaurus|utahraptor|giganotosaurus': 't-rex:near', 'iguanodon|parasaurolophus|pachycephalosaurus|hadrosaurus|pterodactyl|pterosaur|pteranodon|plesiosaur': 'dinosaur:near', 'triceratops': 'triceratops', 'stegosaurus': 'stegosaurus', 'ankylosaurus': 'stegosaurus:near', 'brontosaurus|diplodocus|brachiosaurus|long neck dinosaur|long necked dinosaur': 'long-neck',
  'hen|chicken': 'hen', 'rooster|cockerel|cock': 'rooster', 'chick|baby chick': 'chick', 'turkey|quail|pheasant|kiwi|dodo': 'hen:near', 'duck|mallard|drake': 'duck', 'duckling': 'duck:small', 'goose|gander': 'goose', 'gosling': 'goose:small', 'swan': 'swan', 'cygnet': 'swan:small', 'parrot|macaw|cockatoo': 'parrot', 'toucan': 'parrot:near', 'budgie|budgerigar|parakeet': 'budgie', 'canary|robin|sparrow|finch|cockatiel|lovebird|blue tit|bird': 'budgie:near', 'owl|barn owl|owlet|tawny owl|snowy owl|eagle owl|little owl|baby owl': 'owl', 'penguin|emperor penguin|king penguin|baby penguin|penguin chick|rockhopper penguin': 'penguin', 'puffin': 'penguin:near', 'eagle|hawk|falcon': 'eagle', 'vulture|buzzard': 'eagle:near', 'crow|raven|blackbird|raven bird': 'crow', 'pigeon|dove|magpie|seagull|gull|jackdaw': 'crow:near', 'peacock': 'peacock', 'flamingo': 'flamingo', 'stork|heron|ostrich|emu': 'flamingo:near',
  'goldfish|gold fish': 'goldfish', 'fish|clownfish|carp|koi|trout|seahorse': 'goldfish:near', 'shark|great white shark': 'shark', 'dolphin|porpoise': 'dolphin', 'whale|blue whale|orca|killer whale|narwhal': 'whale', 'seal|sea lion': 'seal', 'walrus|manatee': 'seal:near', 'octopus': 'octopus', 'squid|jellyfish|starfish': 'octopus:near', 'snail': 'snail', 'slug': 'snail:near', 'bee|bumblebee|honeybee': 'bee', 'wasp': 'bee:near', 'butterfly': 'butterfly', 'moth|dragonfly': 'butterfly:near', 'ladybird|ladybug': 'ladybird', 'beetle|ant|cricket|grasshopper|firefly|bug': 'ladybird:near', 'spider|tarantula': 'spider', 'crab|lobster|scorpion': 'spider:near', 'bat|fruit bat': 'bat',
  'ghost|spook|phantom': 'ghost', 'slime|blob|slime blob': 'slime', 'jelly': 'slime:near', 'snowman|snow man': 'snowman', 'phoenix|firebird': 'phoenix', 'griffin|gryphon|hippogriff': 'griffin', 'mermaid': 'mermaid', 'merman': 'mermaid:near', 'teddy|teddy bear': 'teddy', 'yeti|bigfoot|sasquatch|abominable snowman': 'yeti', 'tree|talking tree': 'tree', 'cloud': 'cloud',
}

/** The colour it has where none was said. */
// prettier-ignore
export const NATURAL_HIDE: Readonly<Record<Species, Hide>> = {
  horse: 'brown', pony: 'brown', donkey: 'grey', zebra: 'white', unicorn: 'white', cow: 'white', sheep: 'cream', goat: 'white', pig: 'pink', deer: 'tan', llama: 'cream', camel: 'tan', giraffe: 'golden', elephant: 'grey', rhino: 'grey', hippo: 'grey', lion: 'golden', tiger: 'orange', leopard: 'golden', fox: 'orange', wolf: 'grey', bear: 'brown', panda: 'white', koala: 'grey', monkey: 'brown', sloth: 'tan', raccoon: 'grey', badger: 'charcoal', skunk: 'black', otter: 'brown', beaver: 'brown', kangaroo: 'tan', squirrel: 'ginger', hedgehog: 'tan', hamster: 'golden', 'guinea-pig': 'tan', mouse: 'grey', rat: 'grey', ferret: 'cream',
  tortoise: 'dark-green', lizard: 'green', crocodile: 'dark-green', snake: 'green', frog: 'green', dinosaur: 'green', 't-rex': 'green', triceratops: 'green', stegosaurus: 'green', 'long-neck': 'green',
  hen: 'ginger', rooster: 'ginger', chick: 'yellow', duck: 'white', goose: 'white', swan: 'white', parrot: 'red', budgie: 'lime', owl: 'brown', penguin: 'charcoal', eagle: 'brown', crow: 'black', peacock: 'teal', flamingo: 'pink', goldfish: 'orange', shark: 'grey', dolphin: 'grey', whale: 'blue', seal: 'grey', octopus: 'purple', snail: 'tan', bee: 'yellow', butterfly: 'orange', ladybird: 'red', spider: 'black', bat: 'charcoal', ghost: 'white', slime: 'lime', snowman: 'white', phoenix: 'orange', griffin: 'golden', mermaid: 'teal', teddy: 'tan', yeti: 'white', tree: 'green', cloud: 'white',
}

/** Words that say a colour with the animal. */
export const COLORED_WORDS: Readonly<Record<string, Hide>> = {
  'arctic fox|polar bear|snow leopard|snowy owl': 'white',
  'panther|black bear|blackbird|orca|killer whale': 'black',
  'grizzly bear|grizzly|brown bear|otter': 'brown',
  'grey squirrel|seagull|gull|pigeon': 'grey',
  'dove|cockatoo|pegasus': 'white',
  'robin|sparrow|finch|mole|vole|bull|bison|buffalo|ox|moose|reindeer': 'brown',
  canary: 'yellow',
}

/** Where it has no body of its own: who comes nearest. */
// prettier-ignore
export const NEAREST: Readonly<Partial<Record<Species, readonly Species[]>>> = {
  horse: ['pony'], pony: ['horse'], donkey: ['horse', 'pony'], zebra: ['horse', 'pony'], unicorn: ['horse', 'pony'], cow: ['goat', 'horse'], sheep: ['goat'], goat: ['sheep'], deer: ['goat', 'horse'], llama: ['sheep', 'goat'], camel: ['llama', 'horse'], giraffe: ['deer', 'horse'], rhino: ['hippo', 'elephant'], hippo: ['rhino', 'pig'], lion: ['tiger'], tiger: ['lion', 'leopard'], leopard: ['tiger', 'lion'], fox: ['wolf'], wolf: ['fox'], bear: [], panda: ['bear'], koala: ['bear'], sloth: ['monkey', 'bear'], raccoon: ['badger', 'fox'], badger: ['raccoon', 'skunk'], skunk: ['badger', 'squirrel'], otter: ['ferret', 'beaver'], beaver: ['otter', 'hamster'], hamster: ['guinea-pig', 'mouse'], 'guinea-pig': ['hamster'], mouse: ['rat', 'hamster'], rat: ['mouse'], ferret: ['otter', 'rat'],
  crocodile: ['lizard'], lizard: ['crocodile'], dinosaur: ['t-rex', 'long-neck'], 't-rex': ['dinosaur'], triceratops: ['dinosaur', 'rhino'], stegosaurus: ['dinosaur', 'triceratops'], 'long-neck': ['dinosaur'], rooster: ['hen'], hen: ['rooster'], chick: ['hen', 'duck'], duck: ['goose'], goose: ['duck', 'swan'], swan: ['goose', 'duck'], parrot: ['budgie'], budgie: ['parrot'], eagle: ['owl', 'crow'], crow: ['eagle', 'budgie'], peacock: ['hen'], flamingo: ['swan'], phoenix: ['eagle', 'peacock'], griffin: ['eagle', 'lion'], shark: ['dolphin', 'whale'], dolphin: ['whale', 'shark'], whale: ['dolphin', 'shark'], seal: ['dolphin'], ladybird: ['bee'], bee: ['ladybird', 'butterfly'], teddy: ['bear'], yeti: ['bear'], bat: [],
}

/** How many it has of what not everybody has, or has otherwise. */
// prettier-ignore
export const OWN_COUNTS: Readonly<Partial<Record<Species, Partial<Record<Counted, number>>>>> = {
  unicorn: { horns: 1 }, cow: { horns: 2 }, goat: { horns: 2 }, deer: { horns: 2 }, giraffe: { horns: 2 }, rhino: { horns: 1 }, triceratops: { horns: 3 }, octopus: { arms: 8, legs: 0 }, spider: { legs: 8, eyes: 8 }, bee: { legs: 6, wings: 2 }, butterfly: { legs: 6, wings: 4 }, ladybird: { legs: 6, wings: 2 }, snake: { legs: 0 }, snail: { legs: 0, antennae: 2 }, bat: { wings: 2, legs: 2 }, griffin: { wings: 2, legs: 4 }, ghost: { legs: 0 }, slime: { legs: 0 }, cloud: { legs: 0 }, mermaid: { legs: 0 },
}

/** A statue has no markings: the plain coat that comes nearest. */
export const STUFF_HIDE: Readonly<Record<Stuff, Hide>> = {
  bronze: 'brown',
  stone: 'grey',
  wood: 'tan',
  glass: 'light-blue',
  slime: 'lime',
  gold: 'gold',
  copper: 'copper',
  steel: 'silver',
  paper: 'cream',
  cloth: 'pink',
  ice: 'light-blue',
}
