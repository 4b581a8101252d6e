// What weighs in an order: what is heard, how much it weighs, what a story about it must not touch, and a dedication that words it plainly.
import type { Moral } from './shape-story.ts'

/** Lightest first: a world that carries grief need not carry a proposal. */
export const WEIGHTS = ['tender', 'brave', 'sad'] as const
export type Weight = (typeof WEIGHTS)[number]

export interface Subject {
  id: string
  weight: Weight
  /** Whole words, in lower case. */
  heard: string
  /** In scripts that have no spaces: anywhere. */
  heardWithin?: string
  /** Words as worlds have them in `touches`, and habits in their names. */
  shuns?: string
  /** What no hero of such a book is like at first. */
  bans?: readonly Moral[]
  /** A day for it is kept quietly, without its name. */
  quiet?: true
  /** `{Who}`: somebody who is named, for lines that come first where they are known. */
  named?: readonly string[]
  dedications: readonly string[]
}

const KIN =
  '(?:grand\\p{L}*|gran|granny|nan|nana|nanna|nanny|pop|pops|papa|mum|mom|mummy|mommy|mam|mama|dad|daddy|mother|father|wife|husband|partner|brother|sister|aunt\\p{L}*|uncle|friend|baby|son|daughter|cousin|teacher|neighbou?r)'
const PET =
  '(?:dogs?|doggy|pupp(?:y|ies)|pup|cats?|kittens?|kitty|pets?|rabbits?|bunn(?:y|ies)|hamsters?|guinea pigs?|goldfish|fish|pony|horse|budgie|parrot|tortoise|gerbil|rat)'
const GONE =
  '(?:died|dies|is dying|passed away|passed on|has passed|(?:was |were |be )?put (?:to sleep|down)|went to heaven|is in heaven|rainbow bridge)'
/** Not every wish is in English; these need no spaces about them. */
const ABROAD =
  'muri[oó]|falleci[oó]|morreu|faleceu|est morte?|décéd\\p{L}*|gestorben|verstorben|è mort[oa]|overleden|умер\\p{L}*|помер\\p{L}*|zmarł\\p{L}*|πέθανε|öldü|vefat|توفيت?|ماتت?|נפטר\\p{L}?'
const WITHIN_ABROAD = '去世|过世|過世|亡くな|死んだ|돌아가셨'

/** Griefs first, then what says most: the first that is heard is what the order is about. */
export const SUBJECTS: readonly Subject[] = [
  {
    id: 'pet-died',
    weight: 'sad',
    heard: `had to say goodbye to (?:our|my|her|his|their) (?:\\p{L}+ ){0,2}?${PET}|put (?:our|my|her|his|their|the) (?:\\p{L}+ ){0,2}?${PET} (?:to sleep|down)|${PET}(?:[^.!?\\n]{0,40}[^\\p{L}.!?\\n])?${GONE}|${GONE}[^.!?\\n]{0,20} (?:dog|cat|rabbit|hamster|pony)`,
    shuns: 'dog',
    quiet: true,
    named: ['For {Hero}, and for {Who}, who was a very good friend.', 'For {Hero}, who loves {Who} still.'],
    dedications: ['For {Hero}, who loved a very good friend.', 'For {Hero}, who was good to somebody small.'],
  },
  {
    id: 'death',
    weight: 'sad',
    heard: `${GONE}|is dead|dying|deaths?|deceased|funerals?|in (?:loving )?memory of|no longer (?:here|with us|alive)|late (?:grand)?(?:husband|wife|mother|father|mum|mom|dad|grand\\p{L}*|brother|sister)|lost (?:her|his|our|my|their) ${KIN}(?: (?:last|this|in|to)(?! the)|[.,;!]|$)|lost (?:grand\\p{L}*|gran|granny|nan|nana|nanna|oma|opa) (?:last|this|in)(?! the)|griev\\p{L}*|grief|bereave\\p{L}*|mourn\\p{L}*|remember(?:s|ing|ed)? (?:(?:my|our|his|her|their) )?${KIN}|miscarr\\p{L}*|stillborn|born sleeping|${ABROAD}`,
    heardWithin: WITHIN_ABROAD,
    quiet: true,
    named: ['For {Hero}, who remembers {Who}.', 'For {Hero}, and for {Who}, who is still loved.'],
    dedications: ['For {Hero}, with love, and with time to remember.', 'For {Hero}, with all our love, today as well.'],
  },
  {
    id: 'forgetting',
    weight: 'sad',
    heard: `dementia|alzheimer\\p{L}*|memory loss|losing (?:her|his|their) memory|(?:has |have )?(?:started|begun|keeps) (?:forgetting|to forget)|forget(?:s|ting) (?:who|names|us)`,
    shuns: 'glasses',
    quiet: true,
    dedications: ['For {Hero}, with a love that nobody forgets.'],
  },
  {
    id: 'long-illness',
    weight: 'sad',
    heard: 'cancer|chemo\\p{L}*|radiotherapy|hospice|terminal(?:ly)? ill|leuka?emia|tumou?rs?|stroke|coma|very ill|seriously ill',
    quiet: true,
    dedications: ['For {Hero}, for the hard days, and for this one.', 'For {Hero}, with love, after a long road.'],
  },
  {
    id: 'war',
    weight: 'sad',
    heard: '(?<!star |tug of |snowball |pillow |water )wars?|refugees?|evacuat\\p{L}*|bombed|shelling|soldiers? who',
    quiet: true,
    dedications: ['For {Hero}, and for home, wherever it is.'],
  },
  {
    id: 'early-baby',
    weight: 'brave',
    heard: 'nicu|incubator|premature|preemie|neonatal|born (?:at )?\\d+ weeks',
    quiet: true,
    dedications: ['For {Hero}, small, and strong, and very much loved.'],
  },
  {
    id: 'diagnosis',
    weight: 'brave',
    heard: 'diagnos\\p{L}*|type (?:1|one)|diabet\\p{L}*|insulin|epilep\\p{L}*|seizures?|asthma|cystic fibrosis|finger pokes?|feeding tube|dialysis|transplant',
    bans: ['trying-again', 'courage'],
    quiet: true,
    dedications: ['For {Hero}, who does something hard every day.', 'For {Hero}, with love, on every kind of day.'],
  },
  {
    id: 'hospital',
    weight: 'brave',
    heard: '(?<!toy |teddy |animal |pet |doll |dolls’ )hospital|(?:an|the|her|his|their|heart|eye|ear) operation|surgery|tonsils?|adenoids|grommets|stitches|broken? (?:her|his|their|my|an?) (?:arm|leg|wrist|ankle|foot|collarbone)|broken (?:arm|leg|wrist|ankle|foot|collarbone)|plaster cast|injections?|blood tests?|ambulance|emergency room|heart attack',
    bans: ['courage'],
    quiet: true,
    dedications: ['For {Hero}, with love and a hand to hold.', 'For {Hero}, for every brave day.'],
  },
  {
    id: 'glasses',
    weight: 'brave',
    heard: '(?:first|new|needs?|get(?:s|ting)?|wear(?:s|ing)?|got) (?:\\p{L}+ ){0,2}(?:glasses|spectacles)|eye ?patch|lazy eye',
    shuns: 'glasses',
    bans: ['kindness', 'courage', 'honesty'],
    dedications: ['For {Hero}, and for everything there is to see.', 'For {Hero}: the world was waiting to be looked at.'],
  },
  {
    id: 'hearing',
    weight: 'brave',
    heard: 'hearing aids?|cochlear(?: implants?)?|hearing loss|hearing test',
    bans: ['listening', 'kindness'],
    dedications: ['For {Hero}, and for everything there is to hear.'],
  },
  {
    id: 'teeth',
    weight: 'brave',
    heard: '(?:get(?:s|ting)?|first|new|her|his) braces|dentist|tooth (?:out|pulled)',
    bans: ['courage', 'kindness'],
    dedications: ['For {Hero}, and for every smile.'],
  },
  {
    id: 'stammer',
    weight: 'brave',
    heard: 'stutter\\p{L}*|stammer\\p{L}*|mutism|does(?: not|n[’\']t) (?:talk|speak) at school|not one word at school',
    bans: ['patience', 'listening', 'courage', 'kindness'],
    quiet: true,
    dedications: ['For {Hero}, who is worth waiting for.'],
  },
  {
    id: 'family-made',
    weight: 'tender',
    heard: 'adoption|adopted|adopting|adopt(?:s)? (?:her|him|them|us)|foster(?:ed|ing)?|foster \\p{L}+|forever family|birth (?:mom|mum|mother|parents?|father)',
    shuns: 'mother',
    bans: ['kindness', 'honesty'],
    dedications: ['For {Hero}, with all the love there is.', 'For {Hero}, with all our love, for always.'],
  },
  {
    id: 'two-homes',
    weight: 'tender',
    heard: 'divorc\\p{L}*|two (?:homes|houses)|split(?:ting)? up|parents (?:are )?separat\\p{L}+|(?:his|her|their) (?:dad|mum|mom)[’\']s (?:house|place|flat|apartment)|between (?:my|his|her|our) (?:place|house|flat)',
    shuns: 'mother',
    bans: ['honesty', 'kindness'],
    quiet: true,
    dedications: ['For {Hero}, who is loved in two homes.'],
  },
  {
    id: 'moving',
    weight: 'tender',
    heard: 'mov(?:e|es|ed|ing) (?:house|home|away|abroad|country|from|to a new)|new (?:house|home|country)|emigrat\\p{L}*|immigrat\\p{L}*',
    dedications: ['For {Hero}, with love for the old home and the new one.'],
  },
  {
    id: 'far-away',
    weight: 'tender',
    heard: `far away|deploy\\p{L}*|overseas|misses (?:her|his|their) ${KIN}|on (?:the )?phone|phone screen|video calls?|facetime|away at (?:sea|work)|still (?:is )?there|saying goodbye|say goodbye|parting|leaving (?:us|home|school)`,
    bans: ['kindness'],
    dedications: ['For {Hero}, with love from near and from far.'],
  },
  {
    id: 'proposal',
    weight: 'tender',
    heard: 'propos(?:e|es|ed|ing|al)|marry me|will you marry|pop(?:ping)? the question|engagement ring',
    bans: ['honesty', 'kindness'],
    quiet: true,
    dedications: ['For {Hero}, with love, and with a question.', 'For {Hero}, from somebody with a question.'],
  },
  {
    id: 'wedding',
    weight: 'tender',
    heard: 'wedding|(?:get(?:s|ting)?|got) married|just married',
    dedications: [],
  },
  {
    id: 'new-baby',
    weight: 'tender',
    heard: 'new (?:baby|sibling|brother|sister|(?:baby|little) (?:brother|sister))|(?:get(?:s|ting)|hav(?:e|ing)|expecting) a (?:new )?(?:baby|(?:baby |little )?(?:brother|sister))|becom(?:es|ing) a big (?:brother|sister)',
    bans: ['kindness'],
    dedications: [],
  },
  {
    id: 'last-day',
    weight: 'tender',
    heard: 'retir(?:e|es|ed|ing|ement)|last (?:day|round|shift|morning) (?:at|of|in|on) (?:work|the job|the shop|school)|on my last round|one last morning',
    dedications: ['For {Hero}, with thanks for all of it.', 'For {Hero}, who may sleep in now, with love.'],
  },
  {
    id: 'fear',
    weight: 'brave',
    heard: 'afraid|scared|frightened|terrified|fears?|fearful|anxi\\p{L}+|nervous|panics?|nightmares?|phobia|bad dreams?|can(?:not|[’\']?t) sleep|dreads?|hates (?:the )?(?:dark|loud|noise|thunder|fireworks|water)',
    bans: ['courage', 'trying-again', 'kindness'],
    quiet: true,
    dedications: ['For {Hero}, with a hand to hold.', 'For {Hero}, with love, and with the light left on.'],
  },
  {
    id: 'unkindness',
    weight: 'brave',
    heard: 'bull(?:y|ies|ied|ying)|teas(?:es|ed|ing)|picked on|call(?:s|ed) (?:(?:him|her|them) )?(?:names|stupid|weird|ugly|fat|a (?:baby|cry-?baby|freak|loser))|laugh(?:s|ed|ing) at (?:him|her|them)|(?:kids|they|children|everyone)(?: \\p{L}+){0,4} (?:will|would|might) laugh|left out|no friends|nobody (?:plays|will play|likes)',
    bans: ['kindness', 'listening', 'courage', 'trying-again'],
    quiet: true,
    dedications: ['For {Hero}, who is very good company.'],
  },
  {
    id: 'illness',
    weight: 'tender',
    heard: `sick ${KIN}|(?:is|was|been|feels|feeling|gets|got) (?:very |so |really )?(?:sick|ill|poorly|unwell)|ill in bed|get(?:s|ting)? better|get well|chicken ?pox|measles|hurt (?:her|his|their) (?:arm|leg|foot|back)`,
    bans: ['kindness'],
    quiet: true,
    dedications: ['For {Hero}, with love and warm soup.', 'For {Hero}, who is kept in mind.'],
  },
] // prettier-ignore

/** Of somebody who comes along: they have died. */
export const DIED = `${GONE}|dead|deceased|late ${KIN}|in memory of|no longer (?:here|with us|alive)|who we lost|we lost`
export const GONE_AFTER = `[^.!?\\n]{0,40}[^\\p{L}]${GONE}`
export const GONE_BEFORE =
  '(?:in (?:loving )?memory of|remember(?:s|ing|ed)?|funeral (?:of|for)|late|without) (?:(?:my|our|his|her|their|late|husband|wife) ){0,2}'
