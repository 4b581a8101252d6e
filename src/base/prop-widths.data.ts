import type { Prop } from './props.data.ts'

/** How wide large things are, in units of a stage on which a child is 440 high; none is higher than a door. */
export const WIDTHS: Readonly<Partial<Record<Prop, number>>> = {
  'tin-wall': 1554, 'duck-file': 1101, bus: 1054, whale: 935, 'sleepy-wind': 931, 'old-bridge': 922, 'wrong-doris': 886, 'book-steps': 848, 'humming-hill': 810,
  'merry-wind': 796, 'dust-doris': 764, 'dog-heap': 747, 'leaf-arch': 736, 'bone-heap': 733, 'log-needle': 733, 'mud-drawing': 716, 'doris-head': 684,
  'doris-shadow': 684, boat: 682, 'mirror-ring': 677, 'seal-wall': 670, 'owl-brood': 660, 'dinosaur-skeleton': 658, 'turned-boat': 656, 'rocking-button': 651,
  clothesline: 649, 'spread-sheet': 647, 'rowing-boat': 629, 'lying-balloon': 627, 'nine-seals': 621, tent: 609, 'bone-crash': 607, bed: 591, 'drip-sheet': 589,
  'glued-bakers': 584, 'wall-river': 578, 'please-sheet': 574, 'still-water': 572, 'dragon-mouth': 569, 'chalk-night': 561, 'love-rock': 557, 'tail-row': 545,
  'wet-steps': 545, 'letter-beds': 545, 'wash-basket': 545, 'wall-picture': 541, bathtub: 538, 'doris-hand': 516, 'giraffe-wall': 512, 'chalk-way': 512,
  'yes-rock': 512, 'long-scarf': 510, 'cellar-steps': 504, 'peg-bench': 503, 'duck-pond': 503, 'croc-table': 500, 'gull-nest': 498, 'fallen-dough': 496,
  'netted-cat': 494, 'covered-mirrors': 478, 'chalk-gog': 475, 'shaggy-dog': 472, cow: 471, 'chalk-boots': 469, sheet: 465, 'while-plinth': 465, 'chalk-yawn': 465,
  'left-plinth': 464, 'ivy-plinth': 463, 'spiked-gate': 463, 'laundry-step': 461, bull: 460, 'tin-ring': 460, 'pym-bench': 459, 'stone-wall': 457, 'dust-rings': 457,
  'bun-table': 456, 'ghost-bakers': 455, wagon: 454, 'near-cot': 452, 'kissing-seal': 452, cart: 452, 'long-horn': 448, table: 447, fence: 442, 'baker-bed': 435,
  piano: 435, 'chalk-doris': 434, 'bumpy-rug': 430, 'plate-ring': 430, 'coat-bundle': 422, 'chalk-blip': 419, 'big-pie': 418, bench: 413, 'black-stairs': 408,
  'sugar-table': 403, 'coat-girl': 400, 'chalk-song': 391, 'swan-boat': 391, 'dough-bed': 384, fridge: 383, 'towel-legs': 382, 'bump-bed': 379, 'duck-girl': 379,
  'flat-dough': 376, 'chalked-cat': 373, 'fallen-kite': 370, 'patch-kite': 368, 'comet-window': 366, 'cot-bars': 366, 'comet-soup': 363, 'end-window': 361,
  'luggage-heap': 361, 'lantern-path': 353, bicycle: 352, plinth: 351, 'empty-shelf': 348, 'lift-dial': 348, beacon: 343, 'caped-snail': 343, 'flat-rock': 342,
  'silver-trail': 341, 'tea-trolley': 339, well: 339, donkey: 338, 'blown-leaf': 338, chimney: 335, sail: 333, seal: 332, 'letter-door': 326, 'satellite-dish': 324,
  'far-boat': 322, 'open-lift': 322, 'lift-door': 319, cot: 315, 'letter-cradle': 313, signpost: 304, mummy: 301, door: 294, 'cot-cry': 287, 'dream-box': 286,
  'star-boat': 286, notice: 284, oven: 282, sled: 278, telescope: 278, octopus: 277, skis: 276, wheelbarrow: 271, 'dark-tower': 268, easel: 267, 'ship-wheel': 262,
  'sausage-trail': 246, snowman: 246, 'post-box': 242, 'village-pump': 240, gatepost: 240, goat: 236, 'far-light': 234, 'giant-button': 230, 'nurse-door': 224,
  'octopus-bucket': 221, box: 220, weathercock: 220, skateboard: 212, rope: 211, 'small-lady': 208, pipe: 208, 'stone-lid': 206, 'bus-stop': 205,
} // prettier-ignore
