// What a member's own words mean of the closed lists: where, when, in what weather, how somebody feels, who else there is.
import type { CharacterType, Pronoun } from '../../stage/cast.ts'
import type { Emotion, Place, Time, Weather } from '../../stage/scene.ts'

type Words<T> = readonly (readonly [words: string, T])[]

/** Said to be there: "in the woods", "to Grandma's house". */
export const PLACES: Words<Place> = [
  ['space ?station', 'space-station'],
  ['space ?ship|rocket ?ship', 'spaceship'],
  ['planet|mars|venus|saturn|jupiter', 'alien-planet'],
  ['ice cave|frozen cave', 'ice-cave'],
  ['tree ?house', 'treehouse'],
  ['tower', 'tower-top'],
  ['clouds?', 'cloud-top'],
  ['sky|air', 'sky'],
  ['bed|bedroom|closet|wardrobe|bedside|crib|cot', 'bedroom'],
  ['kitchen|breakfast|dinner table|pantry', 'kitchen'],
  ['living ?room|sofa|couch|house|home|hall|bathroom|bath|apartment|flat', 'living-room'],
  ['attic|loft', 'attic'],
  ['cellar|basement', 'cellar'],
  ['garden|yard|backyard|back yard|sandbox|lawn', 'garden'],
  ['street|road|sidewalk|pavement|corner|city', 'street'],
  ['square|town|village|fair|carnival|parade', 'square'],
  ['market|shops?|stores?|supermarket|mall', 'market'],
  ['bakery', 'bakery'],
  ['workshop|shed|garage', 'workshop'],
  ['school|classroom|class|kindergarten|preschool|nursery|hospital|doctor’s', 'school'],
  ['library', 'library'],
  ['museum', 'museum'],
  ['theat(?:er|re)|stage|circus', 'theatre'],
  ['park|playground|swings?|slide|zoo', 'park'],
  ['pond|lake|pool|puddles?', 'pond'],
  ['river|stream|creek', 'river'],
  ['bridge', 'bridge'],
  ['harbou?r|port|dock|pier', 'harbour'],
  ['beach|seaside|sandcastle|shore|sand|sea|ocean|waves|island', 'beach'],
  ['boat|ship|raft|canoe', 'boat'],
  ['forest|woods?', 'forest'],
  ['meadow|field|grass|flowers', 'meadow'],
  ['farm|barn|stable', 'farm'],
  ['hills?', 'hill'],
  ['mountains?|volcano|cliff', 'mountain'],
  ['cave|den|tunnel|lair', 'cave'],
  ['castle|palace', 'castle'],
  ['stairs|staircase|steps', 'stairs'],
  ['snow', 'snow-field'],
  ['desert', 'desert'],
  ['jungle|rainforest', 'jungle'],
  ['station|platform', 'station'],
  ['train', 'train'],
  ['well', 'well'],
]

/** Wherever they are said. */
export const PLACES_ANYHOW: Words<Place> = [
  // Looked at, or dug through, they are no place.
  ['(?:on|onto|to|reached|visited|around|across) the (?:\\w+ ){0,2}?moon', 'moon'],
  [
    '(?:on|onto|up to|across|over|along) (?:the|an?|its|his|her|their|our|my) (?:\\w+ )?(?:roofs?|rooftops?)',
    'rooftop',
  ],
  ['under ?water|under the (?:sea|water|waves)|bottom of the (?:sea|ocean)', 'underwater'],
  ['outer space|into space|in space', 'spaceship'],
  ['(?:went|go|goes|came|come|walked|ran|got|drove|rode|home|back|stayed|at) home', 'living-room'],
  ['outside|outdoors', 'garden'],
  ['upstairs', 'bedroom'],
]

export const TIMES: Words<Time> = [
  ['(?:at|that|all|one|last|dark|the|every|to)(?: \\w+)? night(?! light)|good ?night|midnight|bed ?time|moonlight|(?:was|got|getting|it’s|is) (?:very |so |all )?dark(?! in)|stars came out|go to sleep|(?:not|n’t) sleep|fell asleep', 'night'],
  ['dawn|sunrise|sun (?:came|comes|was coming|is coming) up', 'dawn'],
  ['dusk|sunset|evening|sun went down', 'dusk'],
  ['morning|breakfast', 'morning'],
  ['next day|afternoon|lunch(?: ?time)?|noon|midday', 'day'],
] // prettier-ignore

export const WEATHERS: Words<Weather> = [
  ['thunder\\w*|storm\\w*|lightning', 'storm'],
  ['rain|rains|rained|raining|rainy|raindrops', 'rain'],
  ['snowed|snowing|snowy|snowflakes?|(?:the|of|in|deep|white) snow', 'snow'],
  ['fog\\w*|mist|misty', 'fog'],
  ['wind|windy|breeze', 'wind'],
  ['cloudy|gr[ae]y clouds?', 'cloudy'],
  ['the stars|many stars|shooting star|starry', 'stars'],
  ['sunny|sunshine|sun (?:was|came|shone|is)|stopped raining|rainbow', 'clear'],
]

export const FEELINGS: Words<Emotion> = [
  ['brave|bravely|not (?:scared|afraid)', 'brave'],
  ['cry|sob|cried|crying|cries|wept|sad|unhappy|lonely|tears|sobb\\w+|sorry|missed', 'sad'],
  ['scared|afraid|frightened|terrified|scary|screamed', 'scared'],
  ['worried|nervous|lost|oh no', 'worried'],
  ['surprised|suddenly|gasped|wow|whoa', 'surprised'],
  ['proud|proudly', 'proud'],
  ['excited|couldn’t wait|could not wait|hooray|hurray|yay|yippee', 'excited'],
  ['laughed|laughing|laughs|giggl\\w+|funny|silly', 'joy'],
  ['wondered|curious|looked (?:for|inside|under|behind)|peeked', 'curious'],
  ['magic|magical|sparkl\\w+|beautiful|shiny|amazing', 'wonder'],
  ['angry|mad|cross|grumpy', 'worried'],
  ['tired|sleepy|asleep|quiet|quietly|calm', 'calm'],
]

/** What stands for them, with "my" or "the" before it; what they are called; what they are; their relation and looks. */
export type KindRow = readonly [
  said: string,
  name: string,
  type: CharacterType,
  pronoun: Pronoun,
  age: number | null,
  relation?: string,
  looks?: string,
]

/** Whom a story may have without naming them in its cast: each is somebody who acts. */
export const KINDS: readonly KindRow[] = [
  ['grand(?:ma|mama|mother|mom|mum)|granny|gran|nana|nanna|nan|oma|abuela|nonna', 'Grandma', 'woman', 'she', 70, 'grandmother'],
  ['grand(?:pa|papa|father|dad)|grampa|gramps|opa|abuelo|nonno', 'Grandpa', 'man', 'he', 72, 'grandfather'],
  ['mom|mommy|mum|mummy|mama|momma|mother', 'Mom', 'woman', 'she', 36, 'mother'],
  ['dad|daddy|papa|father', 'Dad', 'man', 'he', 38, 'father'],
  ['(?:(?:big|little|baby|older|younger) )?sister', 'her sister', 'girl', 'she', 6, 'sister'],
  ['(?:(?:big|little|baby|older|younger) )?brother', 'his brother', 'boy', 'he', 6, 'brother'],
  ['aunt|auntie|aunty', 'the aunt', 'woman', 'she', 40, 'aunt'],
  ['uncle', 'the uncle', 'man', 'he', 42, 'uncle'],
  ['teacher', 'the teacher', 'woman', 'she', 35],
  ['dragon', 'the dragon', 'dragon', 'it', null],
  ['robot', 'the robot', 'robot', 'it', null],
  ['fairy|pixie', 'the fairy', 'fairy', 'she', null],
  ['alien|martian', 'the alien', 'alien', 'it', null],
  ['monster|ogre|troll|beast', 'the monster', 'monster', 'it', null],
  ['(?:puppy|doggy|doggie|dog)', 'the dog', 'dog', 'it', null],
  ['(?:kitten|kitty|cat)', 'the cat', 'cat', 'it', null],
  ['(?:bunny|rabbit)', 'the rabbit', 'rabbit', 'it', null],
  ['princess', 'the princess', 'girl', 'she', 8, '', 'long hair, pink dress, crown'],
  ['prince', 'the prince', 'boy', 'he', 9, '', 'blue shirt, crown'],
  ['witch', 'the witch', 'woman', 'she', 60, '', 'gray hair, purple dress, pointed hat'],
  ['wizard', 'the wizard', 'man', 'he', 70, '', 'long white beard, blue coat, pointed hat'],
  ['pirate', 'the pirate', 'man', 'he', 40, '', 'black beard, striped shirt, hat'],
  ['king', 'the king', 'man', 'he', 55, '', 'gray beard, red coat, crown'],
  ['queen', 'the queen', 'woman', 'she', 50, '', 'long brown hair, purple dress, crown'],
  ['boy', 'the boy', 'boy', 'he', 7],
  ['girl', 'the girl', 'girl', 'she', 7],
] // prettier-ignore

/** Nouns of nothing that could be seen by itself, or that every picture has. */
export const UNSEEN =
  'sun sky stars window circle bump pile bottom water wall floor hole rock shoulder shoulders pocket wave waves step steps side room rooms breakfast milk towel rest mess splash horn cheek chair-back lap middle edge front back corner inside outside everybody nobody somebody grown-up grown-ups mommy daddy man woman lady child kid kids baby boys girls adventure afternoon answer bit birthday breath care chance couple day days dinner dream dreams end evening everything face family feeling feet first floor foot friend friends fun game ground group hand hands head heart hello hour hug idea job joke journey kind kiss lesson life light line little lot lots love lunch magic middle minute minutes moment morning name nap night noise nose nothing one other others part party people piece place plan problem question rest ride rule same second secret side smell song sound story surprise swim thing things time times top trip trouble turn view voice walk way week weekend while whole wish word words world year years breakfast arms arm eyes eye hair ears ear mouth tail teeth tummy belly legs leg back tears body wings paw paws fur best most next last only very big small good bad'
