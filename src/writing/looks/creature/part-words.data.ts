// The words for the parts of a creature, the forms they have, the patterns of a coat and what all of it may be made of.
import type { CoatKind, Counted, CreaturePart, Hide, Stuff } from '../../../stage/finer-creature.data.ts'

// prettier-ignore
export const PART_NOUNS: Readonly<Record<string, CreaturePart>> = {
  'ear|ears|eared': 'ears', 'paw|paws|pawed|socks|sock|stockings|mittens': 'paws', 'foot|feet|hoof|hooves|trotters|toes': 'feet', 'leg|legs|legged': 'legs', 'tentacle|tentacles': 'arms', 'antler|antlers': 'horns', 'whisker|whiskers|whiskered': 'whiskers', 'eyebrow|eyebrows|eye brows|brows': 'brows', 'tail|tails|tailed': 'tail', 'tail tip|tip of tail|tail end|tipped tail|tip to tail|tip on tail|end of tail': 'tail-tip',
  'belly|tummy|stomach|underbelly|underside|bellied': 'belly', 'chest|bib|breast|throat|front|shirt front': 'chest', 'back': 'back', 'face|faced|mask': 'face', 'muzzle|snout|mouth': 'muzzle', 'nose|nosed': 'nose', 'blaze|stripe down nose|stripe down face|stripe on nose|stripe on face': 'blaze', 'mane|maned': 'mane', 'horn|horns|horned': 'horns', 'wing|wings|winged': 'wings',
  'spikes|spike|spines|spined|spikey back|spiky back|plates|prickles|spiky spine': 'spikes', 'beak|beaked|bill': 'beak', 'antenna|antennae|antennas|feelers|aerial|aerials': 'antennae', 'claws|claw|talons|clawed': 'claws', 'shell': 'shell', 'head|heads|headed': 'head', 'arm|arms|armed': 'arms', 'cheek|cheeks': 'cheeks', 'comb|wattle': 'comb', 'hair|tuft|haired|hairdo': 'hair', 'screen': 'screen', 'wheel|wheels|wheeled': 'wheels', 'forehead': 'forehead',
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
  muzzle: { 'wide|big|huge|enormous|massive|great big|very big|large|giant|grinning|smiling': 'trait:wide-mouth' },
  ears: { 'torn|ripped|notched|nicked|chewed|ragged|tattered|bitten|split|half missing|notch|has notch|with notch|with bit missing': 'trait:torn-ear', 'big|huge|enormous|large|giant|massive|very big|oversized|elephant|really big|like satellite dishes': 'trait:big-ears', 'tiny|small|little|teeny|teeny tiny|titchy|very small': 'trait:small-ears', 'tufted|tufty|with tufts': 'trait:ear-tufts', 'floppy|droopy|drooping|hanging|flopped': 'ears:floppy', 'pointed|pointy|pricked|perky|upright|sharp': 'ears:pointed', 'long|very long|that touch ground|touch ground|down to ground|rabbit|bunny': 'ears:long', 'round|rounded': 'ears:round', 'lop|lopped': 'ears:lop', 'bat|huge pointed|big pointy|big pointed|bat like': 'ears:bat' },
  tail: { 'forked|like devil|devil|arrow|pointed|pointy|with arrow end|with point|arrowhead|with arrow on end|with point on end': 'trait:forked-tail', 'spiky|spikey|spiked|with spikes|spikes on|with spikes on end|with spikes on|prickly|club|like club|with spike on end': 'trait:spiked-tail', 'tufted|tufty|with tuft|with tuft on end|with tuft at end|pom pom|pompom|pom|bobble|with bobble on end|like lion|lion|like paintbrush|with pompom on end|with fluffy end|with pom pom on end': 'trait:tufted-tail', 'heart|with heart end|with heart on end|heart shaped|with heart shaped end|ending in heart|with heart at end': 'trait:heart-tail', 'with light on end|with lightbulb on end|glowing|that glows|that lights up|with glowing tip|with lamp on end|with light at end|with glowing end|with star on end': 'trait:lit-tail', 'crooked|wonky|wiggly|swirly|twisty|twirly|spring|springy|like spring|like corkscrew': 'tail:curly', 'corkscrew|curly wurly|spiral|coiled|pig|like pig|kinked|bent|curly|curled|curling|curls|curls over back|curled over back|curls up': 'tail:curly', 'bushy|fluffy|feathery|big fluffy|big bushy|fluffed up|thick|plumed|fox|squirrel|like feather|like brush|like chimney brush|like bottle brush|like feather duster': 'tail:bushy', 'long|very long|skinny|thin|rat|like rat|like whip|whippy': 'tail:long', 'short|stubby|stumpy|docked|bobbed|stub|little|half|tiny|missing half|cut short|bob|small|teeny|half missing': 'tail:short' },
  coat: { 'long|fluffy|shaggy|flowing|thick': 'fur:long', 'curly|woolly|wooly|curled|wavy': 'fur:curly', 'smooth|short|sleek': 'fur:smooth', 'spiky|spikey|wiry|wire|scruffy': 'fur:spiky' },
  antennae: { 'with lightbulb|with light bulb|with light|with light on top|with light on end|with light on it|with bulb|with bulb on top|with ball|with ball on top|with ball on end|with bobble|with bobble on end|with blob on end|bobbly|with balls on ends|with bobbles|with lights on ends|with flashing light|with red light|glowing|that glow|that light up|that glows|that lights up': 'same:robot,alien' },
  legs: { 'short|stubby|stumpy|little|tiny|teeny': 'shape:low', 'long|lanky|very long': 'shape:tall', 'thin|skinny|spindly|stick|matchstick|twiggy|like sticks|like twigs': 'trait:thin-limbs' },
  arms: { 'long|very long|stretchy|extra long|extendable|bendy|like hoses|like spaghetti|noodle|wobbly|dangly|extendible': 'trait:long-arms', 'short|tiny|teeny|little|stubby|small|teeny tiny|stumpy|titchy|very short|weeny': 'trait:short-arms', 'thin|skinny|spindly|stick|like sticks|like twigs': 'trait:thin-limbs' },
  feet: { 'big|huge|enormous|giant|massive|large|very big|clown|oversized|flat|gigantic': 'trait:big-feet' },
  head: { 'big|huge|enormous|large|giant|massive|very big|oversized|bulbous': 'trait:big-head', 'small|tiny|little|teeny|pea': 'trait:small-head', 'square|cube|box|boxy|box shaped|cube shaped|rectangular': 'trait:square-head', 'round|ball|ball shaped|spherical|like football|like ball|dome|domed': 'trait:round-head' },
  horns: { 'curly|curled|curling|curved|twisted|twisty|spiral|ram|rams|like ram|like rams|goat|rolled|coiled': 'trait:curled-horns', 'long|big|huge|very long|tall|enormous|large|massive': 'trait:long-horns', 'short|small|tiny|little|stubby|teeny|baby|stumpy|titchy|mini': 'trait:short-horns' },
  wings: { 'feathered|feathery|bird|angel|eagle|swan|owl|of feathers|like angel|like bird|dove|raven': 'trait:feathered-wings', 'bat|leathery|dragon|like bat|leather|bat like': 'trait:bat-wings', 'dragonfly|insect|bee|fly|gauzy|glassy|glass|transparent|see through|fairy|see thru|wasp|like dragonfly|lacy|shimmering|shimmery|sparkly|glittery|gossamer|translucent|glittering|sparkling': 'trait:insect-wings', 'butterfly|moth|like butterfly|monarch|peacock butterfly': 'trait:butterfly-wings', 'small|tiny|little|teeny|stubby|teeny tiny|short|too small|too tiny|still too tiny|baby|mini': 'trait:small-wings', 'torn|tattered|ripped|ragged|moth eaten|with holes|with holes in|with tears|with rips|with rips in|holey|battered|with holes in them|full of holes|shredded|with tears in': 'trait:torn-wings', 'feather|like an eagle|like eagle|like swan|of eagle': 'trait:feathered-wings', 'big|huge|large|giant|enormous|massive|wide|very big|long': 'trait:large-wings' },
  'left-eye': { 'glowing|that glow|shining|light up|lit up|that light up|laser|that shine|glow in dark|bright glowing|luminous|glowy': 'trait:glowing-eyes', 'happy|kind|sleepy|friendly|cheeky|lovely|sparkly|twinkly|bright|twinkling|gentle|sad|grumpy|round|shiny|pretty|sparkling|cute|dark': 'same:all', 'big|huge|enormous|giant|massive|big round|googly|bulging|bulgy|boggly|wide|gigantic|great|bulbous|starey|staring|sticking out|popping out|very big|large|round|goggly|great big': 'trait:big-eyes', 'small|tiny|little|beady': 'trait:small-eyes', 'on stalk|on stalks|on springs|at end of stalks|on long stalks|on sticks|on top of stalks': 'trait:eyes-on-stalks', 'button': 'trait:button-eyes' },
  spikes: { 'down back|along back|on back|all down back|along spine|down spine|all along back|running down back|down back and tail|from head to tail|on spine': 'trait:back-spikes' },
  face: { 'flat|squashed|squashy|squished': 'shape:flat-face' },
  body: { 'long': 'shape:long', 'fat|chubby|plump|round': 'shape:stocky', 'slim|thin|skinny': 'shape:slim' },
}
/** Of the whole creature. */
// prettier-ignore
export const WHOLE_WORDS: Readonly<Record<string, string>> = {
  'fat|chubby|plump|tubby|podgy|stocky|sturdy|muscly|muscular|overweight|chunky|chonky|rotund|round|roly poly|ball shaped|like a ball|round like a ball|round as a ball|egg shaped|like an egg|shaped like an egg|pear shaped|potato shaped|shaped like a potato|like a potato|barrel shaped|pudgy|portly|well fed|big tummy|big belly|fat belly|pot bellied|pot belly|round body|round tummy|fat tummy|tubby tummy|dumpy|squat|chubby body|greedy|round belly|plump body|barrel body|a bit fat|big boned|broad|burly|strong': 'shape:stocky', 'tall|tall and thin|lanky|leggy|gangly|long legged|very tall|long thin legs|stilts|spindly legs': 'shape:tall', 'long like a snake|long like a ribbon|like a snake|snake like|sausage shaped|stretchy|long body|long and thin|very long|long bodied|like a sausage|worm like|serpentine': 'shape:long', 'scruffy|prickly|bristly|tufty|messy fur|tousled|wiry|spiky|spiky fur|scruffy fur|wild fur|bed head fur|unkempt|matted': 'fur:spiky', 'bald|hairless|smooth skinned|no fur|no hair|furless|smooth|naked|sleek': 'fur:smooth', 'woolly all over|curly all over|like a sheep': 'fur:curly', 'slim|skinny|thin|slender|lean|skinny legs|bony|scrawny|delicate|like a twig|like a stick': 'shape:slim', 'flat face': 'shape:flat-face', 'long haired|longhaired|longhair|long hair': 'fur:long', 'short haired|shorthaired|shorthair|short hair': 'fur:smooth', 'curly haired|curly hair': 'fur:curly', 'wire haired|wirehaired|rough haired': 'fur:spiky', 'fluffy|shaggy': 'fur:long',
  'baby|newborn|just hatched|newly hatched|freshly hatched|hatchling': 'size:small', 'big smile|huge smile|wide smile|wide grin|big grin|smile|smiley face|smiley|smiling|grin|grinning|toothy grin|happy face|happy smile|friendly face|friendly smile|cheeky grin|cheeky smile|kind face|always smiling|smiles|sticking out|sticks out|hanging out|poking out|always wagging|wagging|wags|a lot|all time|cheeky face|smiley mouth|happy|cute face|goofy grin|silly grin|lopsided grin|sleepy face|cuddly|huggable|squishy|soft|button nose|wet nose|shiny nose|little nose|sparkly eyes': 'same:all', 'wide mouth|big mouth|huge mouth|enormous mouth|massive mouth|mouth big|wide open mouth|mouth like frog|gaping mouth|great big mouth|giant mouth|big wide mouth|mouth full of teeth': 'trait:wide-mouth', 'no mouth|mouthless|without mouth': 'trait:no-mouth', 'underbite|one tooth sticking out|tooth sticking out|one tooth sticks out|tooth that sticks out|one tooth that sticks out|teeth sticking out|fangs sticking up|teeth sticking up|bottom teeth stick out|two bottom teeth|bottom teeth|tusks sticking up|fangs pointing up|lower fangs|snaggle tooth|snaggletooth|teeth that stick up|bottom fangs|one tooth sticking up|wonky teeth|crooked teeth|sticky out teeth|sticky out tooth|fangs stick up|underbitten': 'trait:underbite', 'trunk|long trunk|trunk like elephant|elephant trunk|trunk for nose|nose like trunk|nose like elephant|trunk instead of nose|nose like trumpet|nose like hose|nose like hoover|trumpet nose|hose nose|hosepipe nose|little trunk|short trunk': 'trait:trunk', 'hair over eyes|fur over eyes|fringe over eyes|fringe|hair in eyes|fringe covers eyes|hair covering eyes|fur covering eyes|hair covers eyes|mane over eyes|hair hanging over eyes|fringe in eyes|long fringe|floppy fringe|shaggy fringe|fringe hanging over eyes|hair over face|fur over face|fur in eyes|can see eyes for hair|cant see eyes for hair|you cant see eyes for hair|you can hardly see eyes|cannot see eyes|cant see eyes|eyes hidden by fur|eyes hidden by hair|eyes hidden under fur|eyes hidden under fringe|fringe that covers eyes|fringe falling over eyes|ginger fringe over eyes|forelock|forelock over eyes|scruffy fringe|emo fringe': 'trait:fringe', 'arrow tail|devil tail|tail like devil|tail like arrow': 'trait:forked-tail', 'lion tail|tail like lion': 'trait:tufted-tail', 'glowing eyes|eyes glow|eyes that glow|laser eyes|eyes light up|eyes that light up|eyes glow in dark|lights for eyes': 'trait:glowing-eyes', 'heart shaped tail': 'trait:heart-tail', 'holes in wings|torn wing|ripped wing|one torn wing|tear in wing|hole in wing|hole in one wing|rip in wing': 'trait:torn-wings', 'ears like rabbit|rabbit ears|bunny ears': 'ears:long', 'ears like bat': 'ears:bat', 'ears like elephant|ears like trumpets|ears like saucers|ears like dinner plates|ears like satellite dishes': 'trait:big-ears',
  'gripper hands|grippers|grabber hands|grabbers|claw hands|clamps for hands|pincers for hands|arms like hoses|hose arms|arms like pipes|pipe arms|tube arms|metal arms|bendy arms like hoses|arms like vacuum hoses|arms like tubes|arms like drainpipes|round lights on chest|screen face|screen for face|screen instead of face|face is screen|screen face with eyes': 'same:robot', 'three fingers|three fingers on each hand|three long fingers|three fingers each hand|three fingered': 'same:alien', 'sharp teeth|pointy teeth|pointed teeth|sharp pointy teeth|jagged teeth|sharp claws|pointy claws|long claws': 'same:monster,dragon', 'scaly|scaley|covered in scales|scaly all over|scaly skin|with scales': 'same:dragon', 'fluffy all over|covered in fur|furry all over|furry|fuzzy|hairy all over|covered in hair': 'same:monster,dog,cat,rabbit,other', 'long ears|big long ears': 'ears:long', 'webbed feet': 'same:duck,goose,swan,penguin,frog', 'spots on shell': 'same:ladybird',
  'one ear up|one ear up one down|one ear up and one down|one ear up one ear down|one ear up and one ear down|one ear up other down|one ear up other one down|one ear down|one floppy ear|one ear flops|one ear flopped|one ear flops over|one ear floppy|one ear sticks up|one ear sticking up|one ear that sticks up|one ear stands up|one ear folded|one ear bent|one bent ear|one ear points up|one pointy ear one floppy|one droopy ear|one ear droops|one flopped ear|one ear folds over|one ear always up|odd ears|wonky ears|wonky ear': 'trait:one-ear-up', 'one floppy ear and one|one floppy ear one pointy|one floppy ear one up': 'trait:one-ear-up',
  'torn ear|torn left ear|ear torn|one ear torn|one torn ear|ripped ear|one ripped ear|notch in ear|nick in ear|notch in one ear|notch in left ear|bite in ear|bite out of ear|bite out of one|chunk out of ear|chunk missing from ear|bit missing from ear|piece missing from ear|hole in ear|ear with notch|ear with nick|ear has notch|one ear has notch|half ear|half an ear|half ear missing|chewed ear|ragged ear|tattered ear|nicked ear|notched ear|ear nicked|ear ripped|one ear ripped|bitten ear|left ear torn|scruffy ear': 'trait:torn-ear', 'lynx tips|lynx tips on ears|ear tufts|tufts on ears|tufted ears|tufts on ear tips|tips on ears': 'trait:ear-tufts',
  'stalk eyes|eyestalks|eye stalks|eyes at end of stalks|on stalks|on springs|on long stalks|stalks for eyes|eyes like snail|snail eyes|eyes out on stalks': 'trait:eyes-on-stalks', 'button eyes|buttons for eyes|button eye|eyes made of buttons|eyes are buttons|eyes of buttons|sewn on eyes|sewn on button eyes': 'trait:button-eyes', 'boggly eyes|bug eyes|bug eyed|saucer eyes|eyes like saucers|eyes like dinner plates|wide eyes|wide eyed|googly eyed|eyes as big as saucers': 'trait:big-eyes', 'beady eyes|tiny eyes|small eyes|little eyes|piggy eyes|squinty eyes|pinprick eyes': 'trait:small-eyes',
  'pincers|pincer|lobster claws|crab claws|claws like crab|claws like lobster|crab pincers|pincers for hands|pincer hands|pincers instead of hands|lobster pincers|crab hands|claws for hands like crab': 'trait:pincers', 'big hands|huge hands|enormous hands|giant hands|massive hands|big paws|huge paws|enormous paws|giant paws|massive paws|hands like shovels|big hairy hands': 'trait:big-hands', 'long neck|very long neck|giraffe neck|neck like giraffe|long necked|long thin neck|long bendy neck|long wobbly neck': 'trait:long-neck',
  'stitches|stitched|stitched up|sewn together|stitching|stitch marks|patched up|stitched together|visible stitches|stitches on head|stitched seam|seams|stitches on belly|stitches on face|sewn up': 'trait:stitches', 'propeller|propeller on head|propeller on top|helicopter blades|rotor|rotor on head|propellor|propellor on head|helicopter on head|propeller hat': 'trait:propeller', 'tracks|caterpillar tracks|tank tracks|tank treads|treads|tracks instead of legs|tracks like tank|rolls on tracks|crawler tracks|tracks like digger|digger tracks|tracks instead of wheels|tracks for legs|tracks for feet': 'trait:tracks', 'leaf on head|leaf growing on head|leaf growing from head|sprout on head|sprout growing from head|plant on head|plant growing on head|leaves on head|leaves growing on head|seedling on head|leaf on top|little leaf on head|two leaves on head': 'trait:leaf-on-head', 'square headed|box head|cube head': 'trait:square-head', 'round headed|ball head|dome head': 'trait:round-head', 'big headed': 'trait:big-head',
  'long like train|long as train|long as bus|long like bus|long as a snake|long like worm|very very long|as long as bus|as long as train|as long as snake|long and low|low and long|long low': 'shape:long', 'so skinny you see ribs|see ribs|see his ribs|you can see ribs|you see ribs|ribs showing|skin and bones|so skinny|so thin|bag of bones|ribs you can see|super skinny|very skinny|very thin': 'shape:slim', 'hair goes everywhere|hair everywhere|hair that goes everywhere|fur sticks out everywhere|fur sticks up|fur goes everywhere|hair sticks up|hair sticks out|hair in swirls|in swirls|rosettes of hair|messy hair|wild hair|fur in all directions|sticking out fur|fur sticking up|fur sticking out|hair all over place|fur everywhere|looks like bathmat|like mop|looks like mop|dustball|made of fluff|ball of fluff|fluffball|pompom|bog brush|like toilet brush|like hedgehog': 'fur:spiky',
  'glowing|glows|glow|glowy|bioluminescent|lights up|shining|shines|shiny light|made of light|glows at night|glows green|glows blue|luminous|glow in dark|glows in dark|glowing in dark|shines in dark': 'glows:true', 'tailless|no tail|tail missing|lost tail|tail less': 'tail:none',
}
export const COAT_NOUNS =
  'fur|coat|feathers|feathered|scales|scaled|furred|skin|body|hide|wool|fleece|plumage|bodied|coated'
export const BODY_NOUNS = 'body|bodied'

/** With the colour of the ground where none is said, and marks of its own. */
// prettier-ignore
export const COAT_WORDS: Readonly<Record<string, readonly [CoatKind, Hide?, Hide?]>> = {
  'tabby|tabby coat': ['tabby', 'brown'], 'tortoiseshell|tortie|torty': ['tortoiseshell', 'black'], 'calico|tortie and white': ['patches', 'white'], 'brindle|brindled': ['brindle', 'brown'], 'merle|blue merle|marled': ['merle', 'grey'], 'points|pointed coat|colourpoint|colorpoint': ['points', 'cream'], 'tuxedo': ['tuxedo', 'black'], 'saddle': ['saddle', 'tan'],
  'black and tan': ['tan-points', 'black'], 'rainbow|rainbow coloured|rainbow colored|rainbow striped|rainbow stripes|all colours of rainbow|all colors of rainbow|multicoloured|multicolored|multi coloured|multi colored|multicolour|multi colour|rainbow colours|rainbow colors|rainbow fur|rainbow scales|rainbow coat|rainbow body|rainbow skin|every colour|every color|every colour of rainbow|all colours|all rainbow colours': ['rainbow'], 'zigzags|zig zags|zigzag|zig zag|zigzag stripes|zig zag stripes|lightning stripes': ['zigzag'], 'hearts|heart pattern|little hearts|love hearts': ['hearts'], 'flowers|daisies|flowery|floral|flower pattern|roses|little flowers': ['flowers'], 'swirls|spirals|swirly|swirl pattern|squiggles|squiggly lines|swirly patterns|celtic swirls': ['swirls'], 'glitter|glittery|sparkly|sparkling|sparkles|shimmery|shimmering|glittering|sequins|covered in glitter|sparkles all over|glitter all over|shimmers|sparkle|twinkly|twinkling': ['glitter'], 'diamonds|diamond pattern|harlequin|diamond shapes': ['diamonds'], 'moons|crescent moons|crescents|little moons': ['moons'], 'stripes|striped|stripy|stripey|zebra stripes|tiger stripes|stripes all over|wavy stripes|bands|banded|hoops|stripes down back|stripes on back|stripes down its sides|stripes on body': ['stripes'], 'spots|spotted|spotty|polka dots|dots|spots all over|dots all over|dotty|polka dot|spots on back|blobs|leopard spots|cheetah spots|giraffe spots|ladybird spots|warts|warty|bumps all over|freckles all over': ['spots'], 'patches|patchy|splodges|splotches|cow patches|big patches|cow pattern|pinto|piebald|skewbald|paint patches|blotches|blotchy|patched': ['patches'], 'speckles|speckled|speckly|freckled': ['speckles'], 'dapples|dappled|dapple': ['dapples', 'grey'], 'stars|starry|stars all over|stars on back|constellations|star pattern|galaxy|galaxy pattern|little stars': ['stars'], 'rosettes': ['rosettes'], 'tricolour|tricolor|tri colour|tri color': ['tan-points', 'black'],
}

/** Hides that only creatures have, and what a dark part is. */
// prettier-ignore
export const HIDE_WORDS: Readonly<Record<string, Hide>> = {
  'midnight black|jet black|coal black|inky black|pitch black|midnight': 'black', 'mossy green|moss green|olive|olive green|forest green|bottle green|swamp green': 'dark-green', 'snow white|snowy white|milk white|bright white|pure white|shiny white|pearly white|ghostly white': 'white', 'hot pink|bright pink|bubblegum pink|candy pink|baby pink|raspberry pink|bubblegum|rose pink|salmon': 'pink', 'lime green|neon green|slime green|apple green|bright green|acid green|mint|mint green|frog green': 'lime', 'bright blue|royal blue|electric blue|ocean blue|cobalt': 'blue', 'sky blue|pale blue|baby blue|ice blue|icy blue|powder blue': 'light-blue', 'bright orange|pumpkin orange|rusty orange|rust coloured|rust orange|tangerine|amber coloured|peach coloured': 'orange', 'bright red|tomato red|fire engine red|cherry red|scarlet|ruby|ruby red|crimson': 'red', 'bright yellow|lemon yellow|sunshine yellow|mustard|banana yellow|custard yellow': 'yellow', 'chocolate|chocolate brown|chestnut|bay|conker brown|muddy brown|mud brown|coffee coloured': 'brown', 'honey coloured|honey|caramel|toffee|toffee coloured|palomino|straw coloured': 'golden', 'gunmetal|slate|slate grey|smoky grey|smoke grey|stormy grey|storm grey|ash grey|dark grey|anthracite': 'charcoal', 'lavender|violet|pale purple|mauve': 'lilac', 'emerald|emerald green|jade': 'dark-green', 'turquoise|aqua|sea green|aquamarine|peacock blue': 'teal', 'fawn|sand coloured|sand colored|sandy|wheaten|biscuit|dun|apricot|beige': 'tan', 'dark': 'dark-brown', 'liver': 'dark-brown', 'sable|mahogany': 'copper',
}
// prettier-ignore
export const STUFF_WORDS: Readonly<Record<string, Stuff>> = {
  'see through|transparent|translucent|see thru|made of water|you can see through|invisible nearly|half invisible|made of crystal|crystal|made of diamond': 'glass', 'made of jelly|jelly like|like jelly|like a jelly|jelly|wobbly|wobbly like jelly|made of goo|goo|blobby|made of snot|made of custard|jelly body': 'slime', 'made of cardboard|cardboard|made of boxes|made from boxes|made from cardboard|cardboard boxes|paper mache': 'paper', 'made of tin cans|made of tins|tin cans|made from tin cans|made of tin|tin|made of metal|made of scrap metal|scrap metal|metal|made of pots and pans|made of spoons|made from scrap|stainless steel|chrome|metallic|made of old cans': 'steel', 'made of wool|made of socks|made of yarn|woollen|crocheted|made of rags|stuffed|cuddly toy|soft toy|made of pompoms|felt|velvet|made of towels|made of blankets|fluffy toy': 'cloth', 'wooden|made of wood|made of sticks|made of twigs|made of branches|made of bark|made of a tree|made from wood|made out of wood': 'wood', 'glass|made of glass|made from glass': 'glass', 'slimy|gooey|made of slime|slime': 'slime', 'made of gold|solid gold|made from gold': 'gold', 'made of copper|made from copper|copper': 'copper', 'made of steel|made of iron|iron|steel': 'steel', 'paper|made of paper|origami|made from paper': 'paper', 'knitted|made of cloth|rag|cloth|fabric|patchwork|made of fabric|made of felt': 'cloth', 'made of ice|ice|made from ice': 'ice', 'made of stone|made of rock': 'stone', 'made of bronze': 'bronze',
}

/** What a noun says of itself besides its part. */
export const WORD_TRAITS: Readonly<Record<string, string>> = {
  tentacle: 'trait:tentacles',
  tentacles: 'trait:tentacles',
  antler: 'trait:antlers',
  antlers: 'trait:antlers',
  whisker: 'trait:whiskers',
  whiskers: 'trait:whiskers',
  whiskered: 'trait:whiskers',
  spikes: 'trait:back-spikes',
  spines: 'trait:back-spikes',
  plates: 'trait:back-spikes',
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
