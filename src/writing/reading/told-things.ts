// The things that the words of a page name, so that the picture has them: only what is there to be seen, small enough to stand about.
import type { Prop } from '../../stage/props.data.ts'
import type { Place } from '../../stage/scene.ts'

/** The words a thing goes by; without any, its own name. What is often a verb or a likeness (sail, ring, key) is left to the stage. */
const NOUNS: readonly (readonly [Prop, string])[] = [
  ['apple', 'apples?'],
  ['barrel', 'barrels?'],
  ['basket', 'baskets?'],
  ['bee', 'bees?'],
  ['bell', '(?:silver|golden) bell'],
  ['bicycle', 'bicycle|bike'],
  ['blanket', 'blankets?'],
  ['blocks', '(?:toy|wooden|building) blocks'],
  ['boots', 'boots?|wellingtons'],
  ['bottle', 'bottles?'],
  ['bow-tie', 'bow tie'],
  ['bread', 'bread(?! bins?)|loaf|loaves'],
  ['broom', 'brooms?'],
  ['bucket', 'buckets?|pails?'],
  ['bull', 'bull'],
  ['bun', 'buns?'],
  ['bus', 'bus(?:es)?(?! (?:stop|driver))'],
  ['bus-stop', 'bus stop'],
  ['cake', 'cakes?'],
  ['camera', 'camera'],
  ['candle', 'candles?'],
  ['cap', 'caps?'],
  ['cat', 'cats?|kittens?'],
  ['coin', 'penny|pennies|coins?'],
  ['cow', 'cows?'],
  ['cookies', 'cookies|biscuits'],
  ['crab', 'crabs?'],
  ['crown', 'crown'],
  ['cushion', 'cushions?'],
  ['donkey', 'donkeys?|pony|ponies'],
  ['drum', 'drums?'],
  ['duck', 'ducks?|ducklings?'],
  ['feather', 'feathers?'],
  ['fish', 'fish|sardines?|trout|herrings?'],
  ['fishing-net', '(?:fishing |landing )nets?'],
  ['flag', 'flags?'],
  ['flask', 'flasks?'],
  ['flowers', 'flowers|daisies|roses|tulips'],
  ['flute', 'flute'],
  ['fridge', 'fridge|freezer'],
  ['frog', 'frogs?'],
  ['gift', 'presents?|parcels?'],
  ['glasses', 'glasses|spectacles'],
  ['guitar', 'guitar'],
  ['hammer', 'hammer'],
  ['hat', 'hats?'],
  ['hedgehog', 'hedgehogs?'],
  ['honey-jar', 'honey'],
  ['hose', 'hose'],
  ['jar', 'jars?|jam'],
  ['kettle', 'kettles?'],
  ['kite', 'kites?'],
  ['lantern', 'lanterns?'],
  ['letter', 'letters|postcards?|envelopes?'],
  ['magnifying-glass', 'magnifying glass'],
  ['map', 'maps?'],
  ['mirror', 'mirrors?'],
  ['mitten', 'mittens?|gloves?'],
  ['mop', 'mops?'],
  ['mouse', 'mouse|mice'],
  ['mummy', 'mummy'],
  ['nail', 'nails?'],
  ['notebook', 'notebook'],
  ['oar', 'oars?'],
  ['paper-plane', 'paper planes?'],
  ['parasol', 'parasol'],
  ['pear', 'pears?'],
  ['peg', 'clothes pegs?'],
  ['penguin', 'penguins?'],
  ['pie', 'pies?'],
  ['pillow', 'pillows?'],
  ['plant-pot', '(?:plant|flower) ?pots?'],
  ['pumpkin', 'pumpkins?'],
  ['quilt', 'quilts?'],
  ['radio', 'radio'],
  ['rope', 'ropes?'],
  ['sack', 'sacks?'],
  ['saddle', 'saddle'],
  ['sandwich', 'sandwich(?:es)?'],
  ['sausages', 'sausages?'],
  ['scarf', 'scarf|scarves'],
  ['sheet', '(?:white|wet|bed) sheets?'],
  ['shoe', 'shoes?|slippers?'],
  ['shovel', 'shovels?|spades?'],
  ['signpost', 'signposts?'],
  ['skateboard', 'skateboard'],
  ['snail', 'snails?'],
  ['snowman', 'snowman|snowmen'],
  ['soap', 'soap'],
  ['sock', 'socks?'],
  ['spanner', 'spanners?'],
  ['suitcase', 'suitcases?'],
  ['sunflower', 'sunflowers?'],
  ['tea-trolley', '(?:tea )?trolley'],
  ['teacup', 'teacups?|(?<!(?:silver|golden) )cups?|mugs?'],
  ['teapot', 'teapots?'],
  ['telescope', 'telescope'],
  ['tin', 'tins?'],
  ['toad', 'toads?'],
  ['toaster', 'toaster'],
  ['toy-car', 'toy (?:car|truck)'],
  ['toy-train', 'toy train'],
  ['trophy', '(?:silver|golden) cups?|trophy|trophies'],
  ['trumpet', 'trumpets?'],
  ['tuba', 'tuba'],
  ['umbrella', 'umbrellas?'],
  ['vegetables', 'vegetables|carrots|turnips|potatoes|onions'],
  ['village-pump', 'pump'],
  ['violin', 'violin|fiddle'],
  ['watering-can', 'watering can'],
  ['wheel', 'wheel'],
  ['wheelbarrow', 'wheelbarrows?'],
  ['whistle', 'whistle'],
]

/** What stands in a house, and what never comes into one: words that name it elsewhere do not put it on the page. */
const HOUSED: ReadonlySet<Prop> = new Set<Prop>([
  'bathtub',
  'bed',
  'fridge',
  'mummy',
  'oven',
  'piano',
  'pillow',
  'toaster',
])
const OUTDOORS: ReadonlySet<Prop> = new Set<Prop>(['bull', 'bus', 'bus-stop', 'cow', 'donkey', 'fence', 'hose', 'signpost', 'snowman', 'tree', 'village-pump', 'well', 'wheelbarrow']) // prettier-ignore
const ROOMS: ReadonlySet<Place> = new Set<Place>(['bedroom', 'kitchen', 'living-room', 'attic', 'cellar', 'bakery', 'workshop', 'school', 'library', 'museum', 'theatre', 'stairs', 'train', 'spaceship', 'space-station']) // prettier-ignore

export const belongs = (thing: Prop, place: Place): boolean => !(ROOMS.has(place) ? OUTDOORS : HOUSED).has(thing)

const THINGS = NOUNS.map(([prop, words]) => ({ prop, named: new RegExp(`\\b(?:${words})\\b`, 'iu') }))

/** How a thing of a member's own is drawn; null if we have nothing like it. */
export const propOf = (noun: string): Prop | null => THINGS.find(({ named }) => named.test(noun))?.prop ?? null

/** What is only asked about, wished for, likened to, missing or gone is not there to be drawn. */
const DENIED = /\b(?:no|not|nobody|nothing|without|never|nor)\b|n’t\b|^\W*(?:(?:and|but|now|oh|so) )*who\b/iu
const AWAY =
  /\b(?:likes?|as|than|any|another|if|would|could|might|wished|wanted|needed|for|lost|missing|of|about|once)\b/iu
const GONE = /^\W*(?:was|were|had|is|are)?\s*(?:gone|lost|missing|nowhere)/iu
export const SPOKEN = /“[^”]*(?:”|$)/gu
const MOST = 4

export const isDenied = (sentence: string): boolean => DENIED.test(sentence)

/** Every thing that words can name by itself. */
export const NAMED: readonly Prop[] = NOUNS.map(([prop]) => prop)

/** The words that a thing goes by, as a pattern. */
export const nameOf = (thing: Prop): string =>
  IN_HAND[thing] ?? NOUNS.find(([prop]) => prop === thing)?.[1] ?? `${thing.replaceAll('-', ' ')}s?`

/** Whether the page speaks of a thing at all. */
export const isTold = (told: string, thing: Prop): boolean => new RegExp(`\\b(?:${nameOf(thing)})\\b`, 'iu').test(told)
const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What heroes carry for what they love to do, where it goes by another word than its drawing. */
const KITS: readonly (readonly [RegExp, Prop])[] = [
  [/chalks/, 'chalk'],
  [/paint box/, 'paint-box'],
  [/blocks$/, 'blocks'],
  [/puppet/, 'puppet'],
  [/teddy/, 'puppet'],
  [/bag$/, 'bag'],
  [/song book|music case/, 'music-sheet'],
  [/book$|card$/, 'book'],
  [/drumsticks/, 'drumsticks'],
  [/drum/, 'drum'],
  [/tool/, 'hammer'],
  [/experiment/, 'bottle'],
  [/basket/, 'wool'],
  [/ball$/, 'ball'],
  [/bell$/, 'bell'],
  [/skipping/, 'skipping-rope'],
  [/goggles/, 'glasses'],
  [/wooden spoon/, 'spoon'],
  [/jar$/, 'jar'],
  [/^box|scissors|(?:glue|game) box|dominoes/, 'box'],
]

/** In somebody's hand a net is no other kind of net, and a bell no bell in a tower. */
const IN_HAND: Readonly<Partial<Record<Prop, string>>> = { 'fishing-net': 'nets?', bell: 'bells?' }

const HOLDING =
  /\b(?:held|holds|holding|took|takes|carried|carries|brought|picked up|lifted|held out|waved|shook|rang|blew|swung|hugged|used|fetched|grabbed|got|had|has|with)\b/

/** What the words put into somebody's hand: the kit wherever it is named, and one of the `things` of the page after "Mia held". */
export function toldHeld(told: string, names: readonly string[], kit: string, things: readonly Prop[]): Prop | undefined {
  const sentences = told.replaceAll(SPOKEN, ' ').split(/[.!?…]/u)
  const there = sentences.filter((sentence) => !DENIED.test(sentence))
  const own = KITS.find(([word]) => word.test(kit))?.[1] ?? propOf(kit)
  const named = (sentence: string) => {
    const at = sentence.indexOf(kit)
    return kit !== '' && at >= 0 && !AWAY.test(sentence.slice(0, at).replace(/\bhold of\b/, 'hold')) && !GONE.test(sentence.slice(at + kit.length))
  }
  if (own && there.some(named)) return own
  const holding = there.filter((sentence) => HOLDING.test(sentence))
  return things.find((thing) => {
    const words = nameOf(thing)
    const named = new RegExp(`\\b(?:${words})\\b`, 'u')
    const close = holding.filter((sentence) => named.test(sentence))
    if (close.length === 0) return false
    const held = new RegExp(`(?<!\\p{L})(?:${names.map(escaped).join('|')})(?!\\p{L})[^;:]*?${HOLDING.source} (?:[\\p{L}’-]+ ){0,3}?(?:${words})\\b`, 'u')
    return close.some((sentence) => held.test(sentence))
  })
} // prettier-ignore

/** `kit` is what the hero always carries: it is in hand where the words name it. */
export function toldThings(told: string, props: readonly Prop[], kit: string, close: boolean): Prop[] {
  const sentences = told
    .replaceAll(SPOKEN, ' . ')
    .replaceAll(kit, '')
    .split(/[.!?…]/u)
  const clauses = sentences.filter((sentence) => !DENIED.test(sentence)).flatMap((sentence) => sentence.split(/[;:,]/u))
  const whole = clauses.join('\n')
  const seen = ({ named }: (typeof THINGS)[number]) =>
    named.test(whole) &&
    clauses.some((clause) => {
      const found = named.exec(clause)
      if (!found) return false
      return !AWAY.test(clause.slice(0, found.index)) && !GONE.test(clause.slice(found.index + found[0].length))
    })
  const alike = (one: Prop) =>
    (one === 'gift' && props.includes('parcel')) || (one === 'flag' && props.includes('green-flag'))
  const there = THINGS.filter((thing) => !props.includes(thing.prop) && !alike(thing.prop) && seen(thing))
  return there.slice(0, Math.max(0, Math.min(close ? 1 : 2, MOST - props.length))).map(({ prop }) => prop)
}
