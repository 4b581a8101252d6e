// What an animal, a monster or a robot may wear: the sense of a noun as it is drawn on one, or nothing.
const HEADS =
  'cap|sun-hat|bucket-hat|sombrero|top-hat|flat-cap|cowboy-hat|wizard-hat|pirate-hat|santa-hat|party-hat|chef-hat|beret|fur-hat|tyrolean-hat|helmet|hard-hat|fire-helmet|police-cap|crown|tiara|flower-crown|headband|turban|graduation-cap|goggles|visor|conical-hat|headdress|cap-backwards|fedora|bowler|deerstalker|sailor-hat|jester-hat|space-helmet|knight-helmet|ear-muffs|fez|nurse-cap|hat|bow|flower|headphones|ear-defenders|bonnet|halo'
const BODIES =
  'scarf|cape|bow-tie|backpack|boots|collar|necklace|pearls|pendant|tie|apron|sash|medal|badge|stethoscope|satchel|garland|bell|harness|barrel|ear-tag|pocket-watch|bumbag|neckerchief|binoculars|camera|whistle|key|lanyard|belt|tool-belt|eye-mask'
const WEARABLE: ReadonlySet<string> = new Set(`${HEADS}|${BODIES}`.split('|'))

const MARKED: ReadonlySet<string> = new Set(
  'scar|plaster|sticker|smudge|mud|long-lashes|rosy-cheeks|wart|mole|thick-brows|one-brow|wrinkles|face-glitter'.split(
    '|',
  ),
)
const BEARDS: ReadonlyMap<string, string> = new Map([
  ['moustache', 'mark:animal-moustache'],
  ['curled-moustache', 'mark:animal-moustache'],
  ['beard', 'mark:chin-beard'],
  ['long-beard', 'mark:chin-beard'],
  ['goatee', 'mark:chin-beard'],
])

/** What they have on their feet; people's shoes are drawn one by one. */
const PAW_WEAR_OF: Readonly<Record<string, string>> = {
  trainers: 'paw-shoes',
  brogues: 'paw-shoes',
  'light-trainers': 'paw-shoes',
  'ankle-boots': 'boots',
  skates: 'paw-skates',
}

const GARB_OF: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'garb-jumper': 'jumper|hoodie|sweatshirt|pyjamas',
    'garb-jacket': 'jacket|coat|raincoat|cardigan|puffer|robe',
    'garb-shirt': 't-shirt|shirt|jersey|vest|tunic|blouse',
    'garb-waistcoat': 'waistcoat|gilet|hi-vis',
    'garb-dress': 'dress|gown|nightie|pinafore',
    'garb-dungarees': 'dungarees',
    'garb-tutu': 'tutu|skirt',
    'garb-shorts': 'shorts|trunks|nappy',
  }).flatMap(([garb, tops]) => tops.split('|').map((top) => [top, garb] as const)),
)

/** `kind:value:colour` of a noun; a bandana is round a neck. */
export function wornBy(sense: string, word: string): string | undefined {
  const [kind = '', value = '', ...usual] = sense.split(':')
  if (kind === 'glasses') return sense
  if (kind === 'freckles') return 'mark:cheek-freckles'
  if (kind === 'beast') return `mark:${value}`
  if (kind === 'shoe') return PAW_WEAR_OF[value] && ['worn', PAW_WEAR_OF[value], ...usual].join(':')
  // A patch over an eye is of the coat.
  if (sense === 'aid:eye-patch') return /^eye ?patch$/.test(word) ? sense : undefined
  if (kind === 'pet') return ['worn', value, ...usual].join(':')
  if (kind === 'mark') return MARKED.has(value) ? sense : undefined
  if (kind === 'beard') return BEARDS.get(value)
  if (kind === 'eyes') return sense
  if (kind === 'worn') {
    const what = value === 'bandana' ? 'neckerchief' : value
    return WEARABLE.has(what) ? [kind, what, ...usual].join(':') : undefined
  }
  const garb = kind === 'top' || kind === 'bottom' ? GARB_OF.get(value) : undefined
  return garb && ['worn', garb, ...usual].join(':')
}
