// The words by which somebody's looks are described, and what each of them is drawn as. Marked ~ where it is only the nearest.
import type { Accessory, Bottom, CharacterType, HairStyle, Top } from '../../stage/cast.ts'

/** Nouns that stand for a way to wear one's hair. */
export const STYLE_NOUNS: Readonly<Record<string, HairStyle | `~${HairStyle}`>> = {
  'bald|bald head|bald patch': 'bald',
  'hijab|headscarf|head scarf|khimar|shayla': 'headscarf',
  'puffs|puff|afro puffs|hair puffs|space buns': 'puffs',
  'locs|dreadlocks|dreads|dreadlocs|locks in twists': 'locs',
  'afro|coils|fro|afro hair': 'afro',
  'twists|bantu knots': '~locs',
  'pigtails|pig tails|bunches': 'pigtails',
  'ponytail|pony tail|high ponytail': 'ponytail',
  'braids|plaits|braided hair': 'braids',
  'braid|plait|cornrows|cornrow|box braids|french plait': '~braids',
  'bun|top knot|topknot|man bun|joora|chignon': 'bun',
  'curls|ringlets': 'curly',
  'perm|permed': '~curly',
  'waves': 'wavy',
  'spikes|spiky hair': 'spiky',
  'mohawk|mohican|quiff': '~spiky',
  'bob|bobbed hair|pageboy': 'bob',
  'crew cut|buzz cut|crewcut|buzzcut|shaved head|shaved hair': '~short',
  'pixie cut|pixie|bowl cut|undercut|mullet|fade': '~short',
} // prettier-ignore

export const STYLE_ADJECTIVES: Readonly<Record<string, HairStyle | 'straight'>> = {
  'curly|curled': 'curly',
  'coily|kinky|afro textured|frizzy': 'afro',
  'wavy': 'wavy',
  'spiky|spikey|sticking up|sticking straight up|standing up': 'spiky',
  'straight|sleek': 'straight',
  'long|bum length|hip length|knee length|thigh length|mid back length|medium length|mid length|waist length|shoulder length|very long|longish|floor length': 'long',
  'short|cropped|cut short|close cropped|very short|shaved|shortish|little': 'short',
  'braided|plaited': 'braids',
} // prettier-ignore

export const TOP_NOUNS: Readonly<Record<string, Top | `~${Top}`>> = {
  'raincoat|rain coat|mackintosh|anorak|mac': 'raincoat',
  'coat|parka|duffle coat|winter coat|lab coat|trench coat|cagoule|dufflecoat|puffer jacket': '~raincoat',
  'hoodie|hoody|hooded top': 'hoodie',
  'sweatshirt|tracksuit|track suit|tracksuit top|fleece': '~hoodie',
  'jumper|sweater|pullover|jersey jumper|wooly jumper|woolly jumper': 'jumper',
  'dungarees|overalls|dungaree': 'dungarees',
  'boiler suit|jumpsuit|romper|onesie|babygro|pinafore|sleepsuit|playsuit': '~dungarees',
  'cardigan|cardi': 'cardigan',
  'jacket|blazer|denim jacket|leather jacket|bomber jacket|waistcoat|suit jacket|suit|tweed jacket': '~cardigan',
  'dress|frock|sundress|summer dress|party dress': 'dress',
  'gown|sari|saree|kimono|robe|dressing gown|tunic|princess dress|ball gown|kurta|abaya|nightdress|nightie|hanbok|ao dai': '~dress',
  't-shirt|tee shirt|tshirt|tee|t shirt|top': 't-shirt',
  'jersey|football shirt|football kit|football top|soccer jersey|vest|tank top|rugby shirt|kit|football jersey|soccer shirt|basketball jersey|strip': '~t-shirt',
  'shirt|blouse|polo shirt|checked shirt': 'shirt',
  'sari blouse|school uniform|uniform|karate suit|karate gi|gi|pyjamas|pajamas|pjs|pj\'s|scrubs|polo|lumberjack shirt': '~shirt',
} // prettier-ignore

export const BOTTOM_NOUNS: Readonly<Record<string, Bottom | `~${Bottom}`>> = {
  'shorts|short trousers': 'shorts',
  skirt: 'skirt',
  'kilt|tutu|lavalava|sarong|ribbon skirt|pleated skirt': '~skirt',
  leggings: 'leggings',
  'tights|jeggings': '~leggings',
  'trousers|jeans|pants|trouser': 'trousers',
  'joggers|chinos|cords|sweatpants|tracksuit bottoms|jodhpurs|leather trousers|combats|slacks': '~trousers',
} // prettier-ignore

export const WORN_NOUNS: Readonly<Record<string, Accessory | `~${Accessory}`>> = {
  'wheelchair|wheel chair': 'wheelchair',
  'power wheelchair|powerchair|power chair|electric wheelchair|sports wheelchair|racing wheelchair|racing chair': '~wheelchair',
  'hearing aid|hearing aids': 'hearing-aid',
  'cochlear implant|cochlear implants': '~hearing-aid',
  headphones: 'headphones',
  'ear defenders|ear muffs|earmuffs|ear protectors': '~headphones',
  'hat|beanie|bobble hat|woolly hat|wooly hat|wool hat|knitted hat|winter hat': 'hat',
  'cap|baseball cap|ball cap|sun hat|sunhat|straw hat|top hat|bucket hat|flat cap|cowboy hat|wizard hat|witch hat|pirate hat|beret|visor|party hat|bonnet|kippah|kippa|yarmulke|party hat': '~hat',
  'backpack|rucksack|school bag|schoolbag|back pack': 'backpack',
  'satchel|book bag': '~backpack',
  'cape|cloak': 'cape',
  'bow tie|bowtie|bow-tie|dickie bow': 'bow-tie',
  'bow|hair bow|bows': 'bow',
  'ribbon|ribbons|hair ribbon': '~bow',
  'hair clip|hairclip|hair-clip|hair slide|hairslide|barrette|hair grip|clip': 'hair-clip',
  'flower': 'flower',
  scarf: 'scarf',
  'shawl|snood|bandana|neckerchief|bandanna|pashmina': '~scarf',
  'boots|wellies|wellingtons|rain boots|wellington boots|gumboots|rainboots|welly boots': 'boots',
  'collar': 'collar',
} // prettier-ignore

export const SHOE_NOUNS = {
  exact: 'shoes|school shoes|shoe',
  near: 'trainers|sneakers|crocs|sandals|slippers|heels|high heels|flip flops|jandals|pumps|plimsolls|football boots|ballet shoes|thongs',
} as const

export const PERSON_WORDS: Readonly<Record<string, readonly CharacterType[]>> = {
  'boy|lad|little lad': ['boy'],
  'son|grandson|brother|nephew|godson|stepson|little brother|big brother|twin brother|dude|fella': ['boy', 'man'],
  'girl|lass|little lass': ['girl'],
  'daughter|granddaughter|sister|niece|goddaughter|stepdaughter|little sister|big sister|twin sister': ['girl', 'woman'],
  'cousin|twin|friend|best friend|bestie|neighbour|neighbor|sibling|partner|human|classmate|teammate': ['boy', 'girl', 'man', 'woman', 'fairy'],
  'child|kid|toddler|baby|newborn|infant|teenager|teen': ['boy', 'girl'],
  'man|guy|bloke|gentleman|dad|daddy|father|uncle|husband|grandad|grandpa|granddad|grandfather|grandfather|papa|opa|gramps|pops|abuelo|nonno|great grandad|great granddad|great grandpa|great grandfather|stepdad|fiance|boyfriend': ['man'],
  'woman|lady|mum|mom|mummy|mommy|mother|aunt|auntie|wife|grandma|granny|grandmother|nan|nana|gran|mama|oma|abuela|nonna|great granny|great grandma|great gran|great grandmother|great nan|stepmum|stepmom|girlfriend': ['woman'],
  'fairy|pixie fairy|elf': ['fairy'],
  'person|adult|british|american|english|australian|aussie|canadian|kiwi|new zealander|texan|californian|londoner': ['boy', 'girl', 'man', 'woman', 'fairy'],
} // prettier-ignore

/** Words of age say nothing that the years do not, where they agree. */
export const AGE_WORDS: Readonly<Record<string, readonly [number, number]>> = {
  'old|elderly|ancient|aged|wrinkly|wrinkled|grandma|granny|grandmother|nan|nana|gran|grandad|grandpa|granddad|grandfather|pensioner|senior':
    [60, 999],
  'baby|newborn|infant': [0, 1],
  toddler: [1, 3],
  'teenager|teen|teenage': [13, 19],
  'young': [0, 39],
  'middle aged|middle-aged': [40, 59],
} // prettier-ignore

/** A kind's own words; of other words that name an animal it is drawn as the kind that was chosen. */
export const KIND_WORDS: Readonly<Partial<Record<CharacterType, string>>> = {
  dog: 'guide dog|rescue dog|guard dog|police dog|family dog|therapy dog|assistance dog|farm dog|lap dog|toy dog|dog|doggy|doggie|puppy|pup|hound|mutt|mongrel',
  cat: 'house cat|farm cat|rescue cat|tom cat|alley cat|street cat|indoor cat|pet cat|cat|kitten|kitty|moggy|moggie|pussycat|tomcat|tom',
  rabbit: 'rabbit|bunny|bunny rabbit|hare',
  dragon:
    'dragon|fire dragon|water dragon|ice dragon|forest dragon|sky dragon|sea dragon|storm dragon|moon dragon|cloud dragon|earth dragon|baby dragon|pet dragon|welsh dragon|chinese dragon|chinese new year dragon|toy dragon|mountain dragon|cave dragon|lava dragon|magic dragon|house dragon|garden dragon',
  robot:
    'kitchen robot|helper robot|toy robot|cleaning robot|space robot|dancing robot|garden robot|cooking robot|house robot|rescue robot|farm robot|homework robot|baby robot|pet robot|robot butler|robot|bot|android|droid',
  fairy:
    'fairy|tooth fairy|flower fairy|garden fairy|snow fairy|moon fairy|star fairy|water fairy|forest fairy|woodland fairy|ice fairy|boy fairy|girl fairy|fairy godmother|fairy princess|book fairy|kitchen fairy',
  alien: 'space alien|baby alien|alien|martian|extraterrestrial',
  monster:
    'tickle monster|bogey monster|swamp monster|bed monster|cupboard monster|wardrobe monster|sea monster|mud monster|homework monster|cuddle monster|hug monster|laundry monster|snow monster|worry monster|lake monster|forest monster|cave monster|bath monster|baby monster|friendly monster|pet monster|monster|beast',
  other: 'creature|animal|being|bear|teddy|teddy bear|furball',
}
export const BREED_WORDS =
  'labrador|lab|retriever|poodle|spaniel|cocker spaniel|springer spaniel|terrier|staffie|staffy|greyhound|whippet|collie|border collie|sheepdog|alsatian|german shepherd|shepherd|husky|corgi|dachshund|sausage dog|beagle|boxer|bulldog|french bulldog|frenchie|pug|chihuahua|cockapoo|labradoodle|cavapoo|jack russell|westie|shih tzu|great dane|rottweiler|pomeranian|lurcher|schnauzer|setter|pointer|mastiff|st bernard|tabby|siamese|persian cat|maine coon|ragdoll|bengal cat|british shorthair|lop|angora|goat|hen|chicken|rooster|cockerel|hedgehog|elephant|elephant calf|horse|pony|donkey|unicorn|zebra|giraffe|lion|lioness|tiger|leopard|cheetah|fox|wolf|badger|squirrel|mouse|rat|hamster|guinea pig|gerbil|mole|otter|beaver|owl|penguin|duck|duckling|goose|swan|parrot|budgie|robin|eagle|turtle|tortoise|frog|toad|lizard|gecko|snake|crocodile|dinosaur|shark|whale|dolphin|fish|goldfish|octopus|crab|snail|bee|butterfly|ladybird|ladybug|spider|pig|piglet|cow|calf|bull|sheep|lamb|llama|alpaca|deer|moose|reindeer|camel|kangaroo|koala|panda|sloth|monkey|gorilla|chimp|ape|seal|walrus|hippo|rhino|raccoon|skunk|bat|ghost|mermaid|troll|ogre|gnome|goblin|giant|yeti|phoenix|griffin|blob|slime|toy|car|train|tractor|tree|cloud|star|snowman|axolotl|capybara|meerkat|ferret|chinchilla|stick insect|crow|raven bird|pigeon|seagull|puffin|flamingo|peacock|turkey|polar bear|grizzly bear|grizzly'

/** What everybody of a kind is drawn with, and how many. */
export const PART_WORDS: Readonly<Record<string, string>> = {
  ear: 'ear|ears|eared',
  leg: 'leg|legs|legged',
  paw: 'paw|paws',
  tail: 'tail|tails|tailed',
  nose: 'nose|snout|muzzle',
  mouth: 'mouth',
  wing: 'wing|wings|winged',
  horn: 'horn|horns|horned',
  antenna: 'antenna|antennae|antennas|aerial',
  arm: 'arm|arms|armed',
  head: 'head|heads|headed',
  claw: 'claws',
  belly: 'belly|tummy',
}
export const PARTS_OF: Readonly<Partial<Record<CharacterType, Readonly<Record<string, number>>>>> = {
  dog: { ear: 2, eye: 2, leg: 4, paw: 4, tail: 1, nose: 1, mouth: 1, head: 1, belly: 1 },
  cat: { ear: 2, eye: 2, leg: 4, paw: 4, tail: 1, nose: 1, mouth: 1, head: 1, belly: 1 },
  rabbit: { ear: 2, eye: 2, leg: 4, paw: 4, tail: 1, nose: 1, mouth: 1, head: 1, belly: 1 },
  dragon: { eye: 2, leg: 2, arm: 2, tail: 1, wing: 2, horn: 2, head: 1, mouth: 1, claw: 0, belly: 1 },
  robot: { eye: 2, leg: 2, arm: 2, antenna: 1, head: 1, mouth: 1 },
  alien: { eye: 2, leg: 2, arm: 2, antenna: 2, head: 1, mouth: 1 },
  monster: { eye: 2, leg: 2, arm: 2, horn: 2, head: 1, mouth: 1, claw: 0, belly: 1 },
  other: { ear: 2, eye: 2, leg: 2, arm: 2, paw: 2, nose: 1, head: 1, mouth: 1, belly: 1 },
  fairy: { eye: 2, ear: 2, leg: 2, arm: 2, wing: 4, nose: 1, mouth: 1, head: 1 },
}
export const PEOPLE_PARTS: Readonly<Record<string, number>> = { eye: 2, ear: 2, leg: 2, arm: 2, nose: 1, mouth: 1, head: 1 } // prettier-ignore

export const IDLE_WORDS =
  'mostly|mainly|otherwise|elsewhere|everywhere else|except for|apart from|aside from|except|all over|absolutely|absolutly|totally|completely|extremely|super|incredibly|ever so|kind of|sort of|basically|a|an|the|some|her|his|its|their|my|our|your|she|he|it|they|i|is|are|was|be|am|very|really|quite|so|rather|pretty|lovely|beautiful|handsome|gorgeous|nice|cute|sweet|bit|of|as|also|too|just|all|both|pair|pairs|lots|loads|many|few|always|usually|often|ever|normal|usual|favourite|favorite|own|coloured|colored|color|colour|s|this|that|there|look|looks|little bit|else|each|one who|looking|natural|naturally|beaded|thick|fine|greasy|wet|coarse|healthy|glorious|flowing|lank|dyed|shiny|silky|glossy|cotton|velvet|glowing|messy|proper|anyway|please|pls|always|lol|darling|walks|half|adopted|kinda|farmer|fisherman|lawyer|regular|dude|mum mum|include'
/** Begin a new phrase. */
export const SPLIT_WORDS =
  'and|with|w|w/|wi|plus|but|also wears|wearing|wears|wear|dressed in|has|have|having|had|got|who|which|while|though|however|then|uses|use|using|walks with|walks using|gets around in|gets about in|goes about in|gets around with'
/** Say where on the body, or in what: what follows belongs to what stands before. */
export const LINK_WORDS =
  'in|on|over|under|round|around|at|from|to|into|down|up|above|behind|across|near|for|because|by|like|made|full|between|below|beside|out|off|through|when|where|if|inside|along|against|without his|than|tied|worn|number'
export const NOT_WORDS =
  'no|not|without|hardly any|barely any|not much|never|doesnt|doesn\'t|does not|don\'t|dont|do not|isn\'t|isnt|is not|hasn\'t|hasnt|hasn t|aren\'t|arent|neither|nor|wouldn\'t wear|won\'t wear|free of' // prettier-ignore
/** Where a thing is worn anyway. */
export const PLACE_WORDS = 'head|hair|neck|back|feet|foot|nose|cheek|cheeks|face|top|body|ears|ear|ends|sides'
export const COUNT_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  single: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  many: 99,
  several: 99,
}
export const SIZE_ADJECTIVES = {
  tiny: 'tiny|teeny|miniature|mini|titchy|minute|teeny tiny|itsy bitsy|teensy|minuscule|pocket sized',
  small: 'small|little|wee|smallish',
  large: 'huge|big|large|massive|great big|very big|biggish',
  giant: 'giant|gigantic|enormous|colossal|towering|ginormous|humongous|house sized',
} as const
export const SMALL_THINGS = /^(?:mouse|thumb|bean|egg|apple|cup|button|teacup|pea|bee|hand)$/
export const OLD_ADJECTIVES = 'old|elderly|ancient|aged'
export const STUFF_ADJECTIVES = { bronze: 'bronze', nearBronze: 'brass|copper', stone: 'stone', nearStone: 'marble|granite' } // prettier-ignore
export const FUR_ADJECTIVES = 'furry|fluffy|hairy|fuzzy|woolly|wooly|shaggy|soft'
export const SCALE_ADJECTIVES = 'scaly'
export const METAL_ADJECTIVES = 'metal|metallic|metal made|tin|steel|chrome'
export const SPOT_WORDS = 'spotted|spotty|dalmatian|patchy|speckled|dappled|splodgy|splotchy'
export const SPOT_NOUNS = 'spots|patches|splodges|splotches|markings|speckles|blotches'
/** Usual slips of the pen. */
export const MISSPELT: Readonly<Record<string, string>> = {
  glases: 'glasses',
  verry: 'very',
  realy: 'really',
  litle: 'little',
  chinn: 'chin',
  cheak: 'cheek',
  strawbery: 'strawberry',
  plats: 'plaits',
  tatoo: 'tattoo',
  tatoos: 'tattoos',
  tattoe: 'tattoo',
  dimpels: 'dimples',
  eyebrowes: 'eyebrows',
  pijamas: 'pyjamas',
  pygamas: 'pyjamas',
  wheelchiar: 'wheelchair',
  moustashe: 'moustache',
  flowerey: 'flowery',
  strippy: 'stripy',
  colered: 'coloured',
  orenge: 'orange',
  turqoise: 'turquoise',
  turquose: 'turquoise',
  glassess: 'glasses',
  specs: 'glasses',
  spectacles: 'glasses',
  eyeglasses: 'glasses',
  curley: 'curly',
  curlly: 'curly',
  brwon: 'brown',
  bown: 'brown',
  balck: 'black',
  blck: 'black',
  blak: 'black',
  bleu: 'blue',
  gren: 'green',
  yelow: 'yellow',
  yello: 'yellow',
  purpel: 'purple',
  straigt: 'straight',
  strait: 'straight',
  hiar: 'hair',
  haire: 'hair',
  eys: 'eyes',
  eyez: 'eyes',
  skinn: 'skin',
  freckels: 'freckles',
  frekles: 'freckles',
  wite: 'white',
  shrot: 'short',
  wawy: 'wavy',
  jumpper: 'jumper',
  jumer: 'jumper',
  scraf: 'scarf',
}
