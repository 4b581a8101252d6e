// The wishes for one page that our own storyteller hears, as members type them.

export type Manner = 'funnier' | 'calmer' | 'shorter' | 'longer' | 'chattier'

const WILD = 'scary|frightening|creepy|wild|loud|noisy|exciting|silly|sad|dramatic'
const LONG = 'long|wordy|much text|many words'

/** In this order: what is denied is heard before what is said. */
export const MANNER_WORDS: readonly (readonly [Manner, RegExp])[] = [
  ['calmer', new RegExp(`\\b(?:less|not (?:as|so|too|that)|too|without being|not) (?:${WILD})\\b`, 'gu')],
  ['shorter', new RegExp(`\\b(?:less|not (?:as|so|too|that)|too|fewer) (?:${LONG})\\b`, 'gu')],
  ['longer', /\b(?:not (?:as|so|too|that)|too) (?:short|brief)\b/gu],
  ['funnier', /\b(?:not (?:as|so) funny|not funny(?: enough)?|too (?:serious|dull|boring))\b/gu],
  ['shorter', /\b(?:shorter|short|briefer|shorten(?: it)?|fewer words|less (?:text|words)|cut (?:it )?down)\b/gu],
  ['longer', /\b(?:longer|more (?:words|text|details?)|lengthen(?: it)?)\b/gu],
  ['calmer', /\b(?:calm(?:er)?|quiet(?:er)?|gentl(?:e|er)|soft(?:er)?|peaceful|soothing|sleepier|cosier|cozier)\b/gu],
  ['funnier', /\b(?:funn(?:y|ier)|sill(?:y|ier)|merr(?:y|ier)|livel(?:y|ier)|more (?:fun|humou?r|jokes?|laughs?|laughter|giggles)|a joke)\b/gu],
  ['chattier', /\b(?:more (?:talking|talk|speech|dialogue|chatter|speaking)|chattier|talk(?:s|ing)? more)\b/gu],
] // prettier-ignore

/** What a wish is dressed in: nothing that could be followed. */
export const DRESS = new Set(
  'please pls page pages this that it its the a an and but or also just only bit little much very really so too make makes let have tell tells told telling say write rewrite retell redo change give get be is are was should could can would will may must might like want wish i we you me us my our to of in on for with at as more less again anew other another way ways words word text story part different differently one some something thank thanks hi hello ok better nicer there here what how if then now'.split(
    ' ',
  ),
)

/** Nobody of the story, where a doer or somebody to hear more of would stand. */
export const NOBODY = new Set(
  'it this that page story text words they them there he she you we i everything something somebody everyone everybody all what which who and or but the a an'.split(
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
