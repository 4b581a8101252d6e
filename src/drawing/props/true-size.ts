// How large things are beside a child of 440, and where on them one sits, sets things down or looks out.
import type { Prop } from '../../stage/props.data.ts'
import { readProp } from './prop.ts'

/** Heights of what one would know to be wrong: in figure units, as the thing stands. */
const TRUE_HEIGHT: Readonly<Partial<Record<Prop, number>>> = {
  giant: 900, whale: 540, 'dinosaur-skeleton': 520, tree: 620, rocket: 600, boat: 440, sail: 470, beacon: 560, tent: 470, door: 560, 'lift-door': 460, 'open-lift': 460,
  ladder: 500, signpost: 380, snowman: 330, oven: 300, piano: 310, bed: 285, bench: 196, table: 226, bathtub: 250, cart: 190, wagon: 170, wheelbarrow: 170,
  clothesline: 400, easel: 330, telescope: 320, 'ship-wheel': 330, 'satellite-dish': 360, weathercock: 380, fence: 160, bicycle: 220, barrel: 210, chair: 230,
  sled: 78, skateboard: 44, skis: 190, box: 130, lamp: 190, lantern: 96, torch: 120, candle: 96, goat: 220, goose: 190, fox: 180, penguin: 170, owl: 130,
  octopus: 250, 'bear-lady': 720, 'biting-lift': 490, 'cherry-cake': 370, 'full-lift': 560, 'great-wheel': 560, 'oil-can': 130, 'rope-countess': 800, 'rose-bush': 330, 'turned-wheel': 560, 'chalk-thud': 150, 'goat-bait': 230, 'goat-feast': 230, 'h-trap': 440, 'nib-asleep': 400, 'nib-home': 400, 'pan-table': 320, 'people-heap': 420, 'tap-wall': 380, 'concert-board': 400, 'foam-knot': 330, 'full-house': 136, 'half-knot': 380, 'ink-knot': 460, 'knot-tuba': 470, 'ottoline-plays': 460, 'pier-theatre': 620, 'pringle-knot': 560, 'slid-knot': 330, 'tap-knot': 330, hedgehog: 74, mouse: 62, frog: 66, snail: 62, bird: 78, egg: 62, pearl: 80, apple: 46, pear: 60, cup: 52, teacup: 62, spoon: 90, key: 84,
  button: 40, whistle: 60, jar: 150, basket: 130, bucket: 130, bone: 40, feather: 120, ticket: 40, letter: 58, sunflower: 330, pumpkin: 120, drum: 130, wheel: 150, cake: 150, suitcase: 130,
  'bread-shop': 620, 'brea-shop': 620, 'hat-shop': 620, 'egg-shop': 620, 'loaf-shop': 620, bus: 400, 'bus-stop': 430, 'gold-letter': 96, 'letter-beds': 120, 'letter-cradle': 130, 'letter-door': 210,
  toad: 100, 'stone-lid': 66, cogwheel: 130, 'little-tick': 86, 'sleepy-wind': 340, 'merry-wind': 340, toaster: 120, plinth: 190, 'dog-stick': 80, parcel: 124, 'moon-stamp': 104, 'swan-boat': 290, hose: 90, sausages: 76, 'fallen-kite': 84,
  'old-bridge': 400, 'risen-bridge': 720, 'giant-button': 230, 'giant-boot': 640, 'bone-heap': 250, 'shaggy-dog': 250, mummy: 520, 'tea-trolley': 300, fridge: 500,
  radio: 110, gatepost: 290, tuba: 250, saddle: 130, 'village-pump': 330, cap: 66, coin: 34, nail: 74, spanner: 120, oar: 420, sheet: 400, coat: 240, flask: 110, sandwich: 54, bun: 48,
  'dough-bed': 170, 'ghost-sheet': 240, 'octopus-bucket': 200, 'wall-river': 330, 'bump-bed': 170, 'baker-bed': 190, 'flat-dough': 170, cot: 190, 'cot-cry': 270, 'duck-book': 92, 'still-water': 146, 'owl-nest': 108, 'owl-tree': 740, 'stone-wall': 166, 'rowing-boat': 196, 'low-star': 150, 'far-boat': 250, 'long-horn': 240,
  'covered-mirrors': 430, seal: 210, 'flat-rock': 64, 'burnt-cake': 190, 'coal-bun': 78, 't-table': 104, 'luggage-heap': 330, 'lift-dial': 560,
  spring: 130, bee: 46, 'nap-box': 96, 'brass-hook': 210, 'book-steps': 190, 'patch-kite': 480, 'hot-dog': 56, notice: 330, cow: 340,
  cat: 170, duck: 110, crab: 80, fish: 66, donkey: 340, bull: 380, 'wall-picture': 470, peg: 70, match: 70, baton: 130, soap: 60, well: 560, umbrella: 300, parasol: 320, broom: 290, mop: 290, shovel: 240, stone: 84, quilt: 110, blanket: 110,
  'towel-man': 640, 'clock-boy': 960, 'cape-clock': 960, 'wash-basket': 400, 'spread-sheet': 200, 'bouncing-boy': 930, 'tutu-baker': 640, 'bonnet-judge': 640, 'odd-socks': 130,
  'bare-goose': 290, 'bare-hook': 430, 'chalk-tuba': 380, 'nest-goose': 400, 'door-goose': 640, 'fipps-tuba': 480, 'kerb-goose': 640, 'parcel-heap': 560, 'post-goose': 330, 'sad-goose': 190, 'saddle-man': 600, 'sniff-goose': 230, 'string-roll': 96, 'point-goose': 270, 'wrong-parcels': 640,
  'chimney': 340,
  'netted-cat': 230,
  'towel-legs': 400,
  'bang-shop': 760, 'black-stairs': 520, 'bun-tray': 96, 'cellar-steps': 250, 'dragon-mouth': 500, 'empty-shelf': 400, 'ghost-bakers': 340, 'glued-bakers': 440, shopping: 230,
  'bone-crash': 420, 'broom-legs': 600, 'bun-table': 280, 'crooked-bone': 76, 'doris-hand': 190, 'doris-head': 270, 'doris-shadow': 540, 'dust-doris': 170, 'tail-row': 130, 'wrong-doris': 560, 'big-pie': 330, 'duck-pond': 200, 'goat-ladder': 640, 'humming-hill': 520, 'log-needle': 330, 'long-scarf': 460, 'rocking-button': 240, 'white-church': 700, 'coat-bundle': 400, 'comet-jar': 150, 'comet-mitten': 150, 'comet-soup': 330, 'comet-window': 520, 'end-window': 520, 'peg-bench': 420, 'tail-pole': 760,
  'silver-trail': 60,
  'caped-snail': 150,
  'standing-doris': 640,
  'bumpy-rug': 90,
  'bishop': 200,
  'please-sheet': 300,
  'yes-rock': 300,
  'love-rock': 300,
  'drip-sheet': 470,
  'sugar-table': 240,
  'plate-ring': 120,
  'tin-ring': 200,
  'mail-ship': 620,
  'lying-balloon': 250,
  'dust-rings': 110,
  'giraffe-wall': 480, calendar: 130, 'branch-tree': 760, 'ivy-plinth': 250, 'while-plinth': 250, 'mirror-ring': 470, 'tooth-rock': 590, 'tooth-lamp': 590, 'far-light': 250, 'dark-tower': 250, 'star-boat': 300, 'seal-wall': 166, 'kissing-seal': 330, 'nine-seals': 370, 'gull-nest': 350, 'wet-steps': 250, 'small-lady': 330, 'torch-lady': 330, 'wet-match': 60,
  'dream-box': 262, 'singed-mat': 120, 'duck-file': 138, 'leaf-arch': 300, 'duck-girl': 400, 'coat-girl': 400, 'elm-ladders': 800, 'owl-brood': 500, 'tin-wall': 222, 'mud-drawing': 236, 'turned-boat': 310, 'near-cot': 226, 'cot-bars': 240, 'supper-table': 240, 'fallen-dough': 244,
  blip: 150, 'blip-hole': 150, 'blip-beans': 320, 'blip-toaster': 250, 'blip-toast': 290, 'blip-pram': 220, 'blip-races': 300, 'blip-roof': 440, 'blip-kite': 900, 'blip-dim': 450, 'blip-calls': 520, 'lamp-eye': 250, 'mother-ship': 560, 'stair-seat': 430, 'red-switch': 120,
  'town-clock': 860, 'tick-leaves': 860, 'clock-six': 860, 'wound-works': 550, 'sprung-works': 560, 'hole-works': 550, 'tick-works': 550, 'tiny-cog': 84, 'cake-table': 420, 'lit-cake': 420, 'egg-pot': 480, 'bowing-duck': 280, 'tick-poppy': 450, 'bee-net': 270, 'tick-resting': 210, 'cricket-band': 260, 'moss-box': 150, 'tick-bed': 290, 'tick-feast': 300,
  'bare-pole': 330, 'story-steps': 210, 'toad-door': 560, 'toad-shelf': 560, 'toad-reeds': 280, 'duchess-mat': 230, 'big-doors': 560, 'book-slot': 500, 'toad-steps': 560, 'toad-ring': 235, 'duchess-dip': 215, 'dip-lid': 190, 'lid-lifts': 270, 'full-dip': 290, 'toad-bus': 440,
  'snow-train': 540, 'carriage-window': 600, 'cheer-train': 500, 'hog-line': 260, 'engine-bell': 500, 'hog-balls': 150, 'hog-bucket': 270, 'tipped-bucket': 160, 'old-hog': 200, 'snow-hole': 300, 'snow-slide': 330, 'train-seat': 400, 'tied-box': 130, 'rack-books': 500, 'book-bridge': 260, 'lamp-line': 190, 'three-hogs': 190,
  'lantern-path': 300, 'chalk-way': 350, 'chalk-night': 350, 'chalk-doris': 380, 'chalk-gog': 540, 'chalk-blip': 370, 'chalk-song': 400, 'chalk-boots': 540, 'chalk-yawn': 410, 'hat-stand': 520, 'post-box': 400, moth: 92, 'captain-cake': 330, 'pym-bench': 400, 'sausage-trail': 170,
  'left-plinth': 420, 'nurse-door': 560, 'station-door': 700, 'dog-heap': 130, 'spiked-gate': 300, 'iron-key': 110, 'croc-table': 360, 'signal-lamp': 520,
  'held-sheet': 928, 'town-supper': 637, 'peg-truck': 769, 'laundry-step': 444, 'striped-sock': 96, drumsticks: 110, 'fishing-net': 260,
  'pond-whale': 560, 'boat-whale': 660, 'bow-whale': 470, 'balloon-whale': 800, 'puddle-whale': 440, 'washed-whale': 440, 'hum-whale': 520, 'song-whale': 680, 'soap-road': 330, 'slide-whale': 520, 'dry-whale': 420, 'suds-whale': 560, 'leaping-whale': 700, 'cup-whale': 520, 'no-whales': 300, 'whale-notice': 330, 'fallen-pull': 420, 'trout-aloft': 800,
  'kites-down': 190, 'kite-cow': 400, 'wind-kite': 560, 'kite-line': 700,
  'alarm-clocks': 190, 'peeping-yawn': 330, 'tall-yawn': 900, 'sleeping-yawn': 520,
  'parcel-doors': 520, 'thin-tree': 760, 'snow-coat': 310, 'chalk-foot': 138, 'gold-button': 40, 'fox-dish': 140, 'quilt-boots': 330,
  'parcel-label': 110,
  'wet-parcel': 128,
  'bath-wave': 260,
  'bright-plate': 110,
  'cloud-jar': 150,
  'felled-goats': 250,
  'high-balloon': 230,
  'dust-high': 640,
  'floating-soup': 170,
  'moon-dust': 300,
  'mop-lantern': 300,
  'river-barrel': 230,
  'sheet-hug': 400,
  'tin-heap': 270,
  'trout-coin': 260,
  'chalked-cat': 205,
} // prettier-ignore

/** How large a thing is when it stands about or is touched. */
export function trueScale(prop: Prop): number {
  const { box, spot } = readProp(prop)
  const known = TRUE_HEIGHT[prop]
  if (known) return known / box.h
  if (spot === 'big') return Math.min(1.35, 470 / box.h)
  return Math.min(1.2, 150 / box.h)
}

/** Where one sits, and things stand: the height of the surface in the drawing's own units, its middle and how far it goes to either side. */
export interface Top {
  y: number
  x: number
  half: number
}

export const TOPS: Readonly<Partial<Record<Prop, Top>>> = {
  bench: { y: -86, x: 0, half: 130 },
  chair: { y: -104, x: 0, half: 40 },
  table: { y: -150, x: 0, half: 130 },
  bed: { y: -104, x: 50, half: 110 },
  barrel: { y: -162, x: 0, half: 50 },
  box: { y: -90, x: 0, half: 56 },
  cart: { y: -150, x: -10, half: 100 },
  wagon: { y: -116, x: 0, half: 100 },
  wheelbarrow: { y: -112, x: 10, half: 60 },
  bathtub: { y: -134, x: 0, half: 170 },
  boat: { y: -84, x: 60, half: 60 },
  sled: { y: -60, x: -20, half: 80 },
  whale: { y: -146, x: 10, half: 90 },
  stone: { y: -58, x: 0, half: 40 },
  bicycle: { y: -148, x: -42, half: 20 },
  piano: { y: -230, x: 0, half: 140 },
  oven: { y: -228, x: 0, half: 90 },
  fence: { y: -120, x: 0, half: 150 },
  suitcase: { y: -84, x: 0, half: 50 },
  drum: { y: -68, x: 0, half: 50 },
  cushion: { y: -78, x: 0, half: 50 },
  pillow: { y: -66, x: 0, half: 60 },
  blanket: { y: -90, x: 0, half: 50 },
  quilt: { y: -96, x: 0, half: 60 },
  rug: { y: 0, x: 0, half: 130 },
  plate: { y: -14, x: 0, half: 50 },
  goat: { y: -124, x: 0, half: 40 },
  goose: { y: -94, x: -20, half: 40 },
  octopus: { y: -150, x: 0, half: 50 },
  snail: { y: -92, x: -20, half: 30 },
  'dinosaur-skeleton': { y: -196, x: -40, half: 60 },
  skateboard: { y: -34, x: 0, half: 60 },
  skis: { y: -10, x: 0, half: 60 },
  'baby-cloud': { y: -84, x: 0, half: 50 },
  moon: { y: -30, x: -4, half: 20 },
  star: { y: -50, x: 0, half: 30 },
  'toy-train': { y: -100, x: -40, half: 30 },
  rocket: { y: -210, x: 0, half: 30 },
  ladder: { y: -172, x: 0, half: 30 },
  plinth: { y: -172, x: 0, half: 120 },
  'swan-boat': { y: -110, x: 0, half: 70 },
  'stone-lid': { y: -38, x: 0, half: 60 },
  toaster: { y: -88, x: 0, half: 30 },
  'spread-sheet': { y: -100, x: 0, half: 150 },
  'bath-wave': { y: -118, x: -10, half: 110 },
  'old-bridge': { y: -132, x: 0, half: 90 },
  'risen-bridge': { y: -580, x: 40, half: 56 },
  'giant-button': { y: -196, x: 0, half: 40 },
  'giant-boot': { y: -118, x: 180, half: 60 },
  'bone-heap': { y: -78, x: 10, half: 100 },
  fridge: { y: -392, x: 6, half: 80 },
  well: { y: -166, x: 0, half: 100 },
  'tea-trolley': { y: -176, x: 0, half: 100 },
  'stone-wall': { y: -146, x: 0, half: 180 },
  'seal-wall': { y: -148, x: 0, half: 120 },
  'wet-steps': { y: -130, x: 0, half: 130 },
  'peg-bench': { y: -126, x: 0, half: 150 },
  'cellar-steps': { y: -134, x: 0, half: 130 },
  'tooth-rock': { y: -74, x: -120, half: 60 },
  'tooth-lamp': { y: -74, x: -120, half: 60 },
  'flat-rock': { y: -46, x: 0, half: 120 },
  'luggage-heap': { y: -118, x: 100, half: 60 },
  seal: { y: -70, x: -60, half: 50 },
  'rowing-boat': { y: -70, x: 0, half: 90 },
  donkey: { y: -134, x: -10, half: 40 },
  'shaggy-dog': { y: -106, x: 70, half: 40 },
  'book-steps': { y: -106, x: 0, half: 50 },
  cow: { y: -166, x: 0, half: 60 },
  'kerb-goose': { y: -66, x: -120, half: 90 },
  'laundry-step': { y: -84, x: 20, half: 120 },
  'branch-tree': { y: -236, x: 44, half: 60 },
  'while-plinth': { y: -232, x: 0, half: 160 },
  'owl-brood': { y: -136, x: 0, half: 120 },
  'stair-seat': { y: -150, x: 0, half: 110 },
  'story-steps': { y: -124, x: 0, half: 120 },
  'full-dip': { y: -124, x: 0, half: 120 },
  'toad-steps': { y: -148, x: 0, half: 100 },
  'train-seat': { y: -112, x: 0, half: 130 },
  'tin-wall': { y: -218, x: 0, half: 60 },
  'ivy-plinth': { y: -232, x: 0, half: 160 },
  'left-plinth': { y: -172, x: 0, half: 120 },
  'croc-table': { y: -170, x: 0, half: 150 },
}

/** Where an animal wears a hat: the top of its head, and how wide that is. */
export const CROWNS: Readonly<Partial<Record<Prop, { x: number; y: number; wide: number }>>> = {
  goose: { x: 40, y: -184, wide: 78 },
  goat: { x: 70, y: -176, wide: 90 },
  bull: { x: 104, y: -218, wide: 90 },
  cow: { x: 104, y: -214, wide: 90 },
  cat: { x: 0, y: -150, wide: 96 },
  duck: { x: -26, y: -104, wide: 64 },
}

/** The near rim of what one sits in: what of the drawing lies below it comes before the body. */
export const RIMS: Readonly<Partial<Record<Prop, number>>> = {
  'tin-wall': -152, 'duck-pond': -74, bathtub: -134, boat: -84, 'rowing-boat': -72, box: -92, basket: -60, bucket: -74, cart: -150, wagon: -116, wheelbarrow: -110, barrel: -168.5, sack: -86,
  suitcase: -84, 'river-barrel': -136, 'snow-coat': -252, 'carriage-window': -208, 'giant-boot': -400, 'wash-basket': -168, nest: -44, cup: -52, teacup: -46, 'soup-pot': -76, 'plant-pot': -70,
  sled: -44, bag: -68, drum: -66, bed: -128, jar: -62, hat: -40, boots: -70,
} // prettier-ignore

/** One kneels to what is small of them. */
export const ALIVE: ReadonlySet<Prop> = new Set<Prop>(['goat', 'goose', 'bare-goose', 'point-goose', 'post-goose', 'sad-goose', 'sniff-goose', 'snail', 'hedgehog', 'mouse', 'fox', 'frog', 'bird', 'owl', 'penguin', 'octopus', 'whale', 'giant', 'toad', 'little-tick', 'sleepy-wind', 'merry-wind', 'cat', 'duck', 'crab', 'shaggy-dog', 'donkey', 'bull', 'cow', 'bee', 'seal', 'kissing-seal', 'duck-girl', 'kite-cow']) // prettier-ignore

/** One kneels to them: they lie on the ground and are on nothing. */
export const GROUNDED: ReadonlySet<Prop> = new Set<Prop>(['rocking-button', 'doris-hand', 'doris-head', 'dust-doris', 'tail-row', 'stone-lid', 'letter-beds', 'letter-cradle', 'fallen-kite', 'silver-trail', 'netted-cat', 'caped-snail', 'bumpy-rug', 'bone', 'plate-ring', 'tin-ring', 'dust-rings', 'still-water', 't-table', 'big-footprints', 'story-dip', 'mud-drawing', 'chalked-cat', 'near-cot', 'gull-nest', 'chalk-thud', 'nib-asleep', 'nib-home', 'tap-wall', 'blip', 'blip-hole', 'blip-beans', 'blip-toaster', 'blip-toast', 'bowing-duck', 'bee-net', 'tick-resting', 'cricket-band', 'moss-box', 'tick-bed', 'tick-feast', 'hog-line', 'hog-balls', 'hog-bucket', 'tipped-bucket', 'old-hog', 'three-hogs', 'book-bridge', 'lamp-line', 'toad-reeds', 'duchess-mat', 'toad-ring', 'duchess-dip', 'dip-lid', 'full-dip', 'kites-down', 'fox-dish', 'chalk-foot']) // prettier-ignore

/** Animals whose head is at their right: turned so that they face whoever touches them. */
export const FACES_RIGHT: ReadonlySet<Prop> = new Set<Prop>(['chalked-cat', 'goat', 'goose', 'bare-goose', 'nest-goose', 'post-goose', 'sad-goose', 'snail', 'hedgehog', 'mouse', 'lever', 'cart', 'wagon', 'wheelbarrow', 'donkey', 'bull', 'cow', 'seal', 'kissing-seal', 'tap-knot', 'tea-trolley', 'village-pump', 'post-box', 'bow-whale', 'kite-cow']) // prettier-ignore
