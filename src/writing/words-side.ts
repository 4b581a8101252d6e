// Where the words of a page lie: beside the figures, or over all of them when those and their thing take the whole width.
import type { Deed } from '../base/deed.ts'
import type { Prop } from '../base/props.data.ts'
import type { Shot, TextSide } from '../base/scene.ts'

/** How wide large things are, in units of a stage on which a child is 440 high; none is higher than a door. */
export const WIDTHS: Readonly<Partial<Record<Prop, number>>> = {
  bus: 1054, whale: 935, 'sleepy-wind': 931, 'old-bridge': 922, 'book-steps': 848, 'merry-wind': 796, 'bone-heap': 733, 'mirror-ring': 692,
  boat: 682, 'rowing-boat': 669, 'ivy-plinth': 661, 'dinosaur-skeleton': 658, clothesline: 649, 'spread-sheet': 647, 'lying-balloon': 627, tent: 609,
  bed: 591, 'drip-sheet': 589, 'wall-river': 578, 'please-sheet': 574, 'still-water': 572, 'chalk-night': 561, 'love-rock': 557, 'letter-beds': 545,
  'wash-basket': 545, 'wall-picture': 541, bathtub: 538, 'chalk-way': 512, 'yes-rock': 512, 'netted-cat': 494, 'covered-mirrors': 478,
  'chalk-gog': 475, 'shaggy-dog': 472, cow: 471, 'chalk-boots': 469, sheet: 465, 'while-plinth': 465, 'chalk-yawn': 465, bull: 460, 'tin-ring': 460,
  'stone-wall': 457, 'dust-rings': 457, wagon: 454, cart: 452, 'giraffe-wall': 449, 'long-horn': 448, table: 447, fence: 442, piano: 435,
  'chalk-doris': 434, 'bumpy-rug': 430, 'plate-ring': 430, 'chalk-blip': 419, bench: 413, 'baker-bed': 411, 'sugar-table': 403, 'chalk-song': 391,
  'swan-boat': 391, 'tooth-rock': 390, 'tooth-lamp': 390, 'dough-bed': 384, fridge: 383, 'towel-legs': 382, 'bump-bed': 379, 'flat-dough': 376,
  'fallen-kite': 370, 'patch-kite': 368, 'luggage-heap': 361, 'lantern-path': 353, bicycle: 352, plinth: 351, 'lift-dial': 348, 'pym-bench': 344,
  beacon: 343, 'caped-snail': 343, 'flat-rock': 342, 'silver-trail': 341, 'tea-trolley': 339, well: 339, donkey: 338, chimney: 335, sail: 333,
  seal: 332, 'letter-door': 326, 'satellite-dish': 324, 'far-boat': 322, 'open-lift': 322, 'lift-door': 319, cot: 315, 'letter-cradle': 313,
  signpost: 304, mummy: 301,
} // prettier-ignore

/** Somebody with a hand out. */
const PERSON = 250
/** Beside a column of words all of this is as large as under a band of them. */
const COLUMN = 640
/** Whose doer is where the thing is, and not beside it. */
const THERE: ReadonlySet<Deed['does']> = new Set<Deed['does']>(['on', 'in', 'under', 'behind', 'wears'])

export const BESIDE: readonly TextSide[] = ['left', 'right']

function isBroad(shot: Shot, people: number, deed: Deed | undefined): boolean {
  const thing = (deed?.what && WIDTHS[deed.what]) ?? 0
  if (!deed || thing === 0) return shot !== 'close' && people > 2
  // Two on a stone are both there.
  const there = THERE.has(deed.does) ? (deed.to ? 2 : 1) : 0
  const others = PERSON * (people - there)
  return (there > 0 ? Math.max(thing, PERSON * there) : thing) + others > COLUMN
}

/** Words below push everyone up over an empty floor: where there is ground, they lie on the sky or the wall. */
export function sidesFor(shot: Shot, people: number, deed: Deed | undefined, isAfloat: boolean): readonly TextSide[] {
  if (shot !== 'wide' && shot !== 'above' && !isBroad(shot, people, deed)) return BESIDE
  return isAfloat ? ['top', 'bottom'] : ['top']
}
