// The wishes for one page that our own storyteller hears, as members type them.

export type Manner = 'funnier' | 'calmer' | 'shorter' | 'longer' | 'chattier' | 'simpler' | 'exciting'

const WILD = 'scary|frightening|creepy|wild|loud|noisy|exciting|silly|sad|dramatic'
const LONG = 'long|wordy|much text|many words'

/** In this order: what is denied is heard before what is said. */
export const MANNER_WORDS: readonly (readonly [Manner, RegExp])[] = [
  ['calmer', new RegExp(`\\b(?:less|not (?:as|so|too|that)|too?|without being|not) (?:${WILD})\\b`, 'gu')],
  ['shorter', new RegExp(`\\b(?:less|not (?:as|so|too|that)|too?|fewer) (?:${LONG})\\b`, 'gu')],
  ['longer', /\b(?:not (?:as|so|too|that)|too?) (?:short|brief)\b/gu],
  ['funnier', /\b(?:not (?:as|so) funny|not funny(?: enough)?|too (?:serious|dull|boring))\b/gu],
  ['shorter', /\b(?:shorter|short|briefer|shorten(?: it)?|fewer words|less (?:text|words)|cut (?:it )?down)\b/gu],
  ['longer', /\b(?:longer|more (?:words|text|details?)|lengthen(?: it)?)\b/gu],
  ['calmer', /\b(?:calm(?:er)?|quiet(?:er)?|gentl(?:e|er)|soft(?:er)?|peaceful|soothing|sleepier|cosier|cozier)\b/gu],
  ['funnier', /\b(?:funn(?:y|ier)|sill(?:y|ier)|merr(?:y|ier)|livel(?:y|ier)|more (?:fun|humou?r|jokes?|laughs?|laughter|giggles)|a joke)\b/gu],
  ['exciting', /\b(?:more (?:exciting|excitement|thrilling|action|tension|adventurous|adventure|dramatic|drama)|not (?:so |as )?exciting(?: enough)?|exciting|thrilling)\b/gu],
  ['chattier', /\b(?:more (?:talking|talk|speech|dialogue|chatter|speaking)|chattier|talk(?:s|ing)? more)\b/gu],
  ['simpler', /\b(?:(?:simpl|easi)er(?: (?:words|to read|language|sentences))?|(?:simple|easy) words|(?:not (?:so|as)|less|too) (?:hard|difficult|complicated)(?: words)?)\b/gu],
] // prettier-ignore

/** What is one for a whole book, and no page's. */
export type Books = 'rhyme' | 'names' | 'pronouns' | 'teller'
export const BOOKS: readonly (readonly [Books, RegExp])[] = [
  ['rhyme', /\b(?:can (?:it|this) )?(?:rhym(?:e|es|ing|ed)|in verse|(?:as )?a poem)\b/giu],
  ['pronouns', /\b(?:use |say )?(?:they\/them|she\/her|he\/him|pronouns?)(?: (?:for|of) [\p{L}'-]+)?/giu],
  ['names', /\b(?:[\p{L}']+ )?name(?: is| was| should be| must be)? (?:not|spelt|spelled|written|wrong|misspelt|misspelled)\b[^.;!]*|\b(?:is |are )?(?:spelt|spelled|misspelt|misspelled|renamed?)\b[^.;!]*/giu],
  ['teller', /\b(?:tell|told|write|written)(?: it| this)? (?:like|as if|as though) (?:she|he|they) (?:is|are|was|were) (?:telling|writing)[^.;!]*|\b(?:in )?(?:the )?first person\b/giu],
] // prettier-ignore

/** "Not so", "not too": no word is to be another. */
export const NOT_A_WORD = new Set(
  'should would could must can will shall may might do does did has have had needs were so too that enough very only just be as much many it this these those here there a an the is are was to in on more less'.split(
    ' ',
  ),
)

/** Words of the language that are noises as well. */
export const LOUD =
  /^(?:splash|bang|pop|zoom|smash|boom|bam|wham|squish|sizzle|click|clack|snap|whack|knock|ring|buzz)$/i

/** Written in short, and in whole. */
export const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\b(he|she|they|it|we|you|i)'d\b/gi, '$1 would'],
  [/\b(he|she|it)'s\b/gi, '$1 is'],
  [/\b(they|we|you)'re\b/gi, '$1 are'],
  [/\b(do|does|should|would|is|was|can)n'?t\b/gi, '$1 not'],
  [/\blet's\b/gi, 'let us'],
]

/** Why it is wished is no wish. */
export const REASONS: readonly RegExp[] = [
  /,? ?\b(?:because |since |as |cos |cause )?(?:it is |it's |its |this is )?(?:for )?an? bed ?-?time (?:book|story)\b/gi,
  /,? ?\bbut do not make (?:a fuss|too much|much)\b[^.;!]*/gi,
  /\b(?:cos|cause|because|since) (?:we|they|she|he|it)\b[^.;!]*/gi,
  /\bfor (?:an? )?(?:\d+|two|three|four|five|six|seven|eight)[- ]?(?:yr|year)s?[- ]?olds?\b/gi,
  /\b(?:because |since |as )?(?:she|he|they) (?:is|are) (?:only |just |still |not )*(?:reading|learning|starting|beginning|little|small|young|\d+|two|three|four|five|six|seven)\b[^.;!]*/gi,
]

/** What a wish is dressed in: nothing that could be followed. */
export const DRESS = new Set(
  'add put use include please pls page pages this that it its the a an and but or also just only bit little much very really so too make makes let have tell tells told telling say write rewrite retell redo change give get be is are was should could can would will may must might like want wish i we you me us my our to of in on for with at as more less again anew other another way ways words word text story part different differently one some something thank thanks hi hello ok better nicer there here what how if then now'.split(
    ' ',
  ),
)

/** Nobody of the story, where a doer or somebody to hear more of would stand. */
export const NOBODY = new Set(
  'it this that page story text words they them there he she you we i everything something somebody someone nobody everyone everybody people please maybe perhaps then now also just only somehow all what which who and or but the a an'.split(
    ' ',
  ),
)

/** Verbs whose past is not made by -ed: as wished, then as told. */
export const PASTS: Readonly<Record<string, string>> = {
  find: 'found|spotted|discovered|noticed|saw',
  ...{
    go: 'went|gone',
    run: 'ran',
    see: 'saw|seen|spotted|noticed',
    say: 'said',
    take: 'took|taken',
    bring: 'brought',
  },
  ...{ come: 'came', give: 'gave|given', get: 'got', catch: 'caught', dig: 'dug', hold: 'held', think: 'thought' },
  ...{ sing: 'sang|sung', fly: 'flew|flown', eat: 'ate|eaten', tell: 'told', know: 'knew|known', sit: 'sat' },
  ...{ stand: 'stood', swim: 'swam', throw: 'threw|thrown', blow: 'blew|blown', build: 'built', hide: 'hid|hidden' },
  ...{ make: 'made', fall: 'fell|fallen', sleep: 'slept', lead: 'led', feel: 'felt', hear: 'heard', leave: 'left' },
  ...{ lose: 'lost', keep: 'kept', steal: 'stole|stolen', wake: 'woke', win: 'won', shake: 'shook', speak: 'spoke' },
  ...{ break: 'broke', draw: 'drew', write: 'wrote', bite: 'bit', light: 'lit', ride: 'rode', swing: 'swung' },
  ...{ begin: 'began', stick: 'stuck', have: 'had', do: 'did', lie: 'lay', buy: 'bought', drink: 'drank' },
  ...{ help: 'helped|gave a hand', laugh: 'laughed|giggled', look: 'looked', put: 'put', let: 'let', cut: 'cut' },
}
