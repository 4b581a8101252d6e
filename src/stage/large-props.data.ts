// Things by how much room they need, as those who stage a page and those who compose it must know alike.
import { BONE_PROPS } from './props/town/bone.data.ts'
import { COMET_PROPS } from './props/town/comet.data.ts'
import { DRAGON_PROPS } from './props/town/dragon.data.ts'
import { GIANT_PROPS } from './props/country/giant.data.ts'
import { AFIELD_PROPS } from './props/country/afield.data.ts'
import { HOTEL_PROPS } from './props/town/hotel.data.ts'
import { LANE_PROPS } from './props/town/lane.data.ts'
import { TOWN_TALE_PROPS } from './props/tales/town-tales.data.ts'
import { KITE_PROPS } from './props/country/kites.data.ts'
import { NIGHT_PROPS } from './props/town/night.data.ts'
import { PIER_PROPS } from './props/country/pier.data.ts'
import { PRINT_PROPS } from './props/town/print.data.ts'
import { CLOCK_PROPS } from './props/town/clock.data.ts'
import { TOAD_PROPS } from './props/town/toad.data.ts'
import { ROBOT_PROPS } from './props/country/robot.data.ts'
import { SEA_PROPS } from './props/country/sea.data.ts'
import { SNOW_PROPS } from './props/country/snow.data.ts'
import { STATUE_PROPS } from './props/town/statue.data.ts'
import { TOLD_PROPS } from './props/tales/told.data.ts'
import { TOWN_PROPS } from './props/town/town.data.ts'
import { WHALE_PROPS } from './props/country/whale.data.ts'
import { YAWN_PROPS } from './props/town/yawn.data.ts'
import { YETI_PROPS } from './props/country/yeti.data.ts'
import type { Prop } from './props.data.ts'

/** As high as the page: the words stand beside them. */
export const HUGE: ReadonlySet<Prop> = new Set<Prop>(['giant', 'mother-cloud', 'cloud-hug'])

/** What nobody has in hand. */
export const TOO_LARGE: ReadonlySet<Prop> = new Set<Prop>([
  'barrel', 'bathtub', 'bed', 'beacon', 'bench', 'bicycle', 'boat', 'cart', 'chair', 'clothesline', 'comet', 'dinosaur-skeleton', 'door', 'easel', 'fence',
  'footprints', 'giant', 'goat', 'ladder', 'lift-door', 'moon', 'oven', 'piano', 'rocket', 'rug', 'sail', 'satellite-dish', 'ship-wheel', 'snowman', 'table',
  'brea-shop', 'bread-shop', 'bus', 'bus-stop', 'egg-shop', 'gatepost', 'hat-shop', 'loaf-shop', 'letter-beds', 'letter-cradle', 'letter-door', 'plinth', 'swan-boat', 'star-ship', 'kites', 'sleepy-wind', 'merry-wind',
  'big-footprints', 'chalk-letters', 'open-lift', 'quilt-foot', 'stone-lid', 'story-dip',
  'tent', 'tree', 'wagon', 'weathercock', 'whale', 'wheelbarrow', 'bone-heap', 'bull', 'donkey', 'fridge', 'giant-boot', 'giant-button', 'mummy', 'old-bridge', 'risen-bridge',
  'shaggy-dog', 'sheet', 'tea-trolley', 'village-pump', 'wall-picture', 'well', 'baker-bed', 'bump-bed', 'cot', 'cot-cry', 'covered-mirrors', 'dough-bed', 'far-boat', 'flat-dough', 'flat-rock',
  'lift-dial', 'long-horn', 'low-star', 'octopus-bucket', 'luggage-heap', 'owl-nest', 'owl-tree', 'rowing-boat', 'seal', 'still-water', 'stone-wall', 't-table', 'wall-river',
  ...TOWN_TALE_PROPS.filter((one) => one !== 'odd-socks'),
  ...BONE_PROPS.filter((one) => one !== 'crooked-bone'),
  ...COMET_PROPS.filter((one) => !['comet-jar', 'comet-mitten', 'paper-chain'].includes(one)),
  ...GIANT_PROPS,
  ...DRAGON_PROPS.filter((one) => one !== 'bun-tray' && one !== 'shopping'),
  ...AFIELD_PROPS.filter((one) => one !== 'cloud-jar'),
  ...AFIELD_PROPS.filter((one) => !['bright-plate', 'cloud-jar', 'floating-soup', 'mop-lantern'].includes(one)),
  ...HOTEL_PROPS.filter((one) => one !== 'oil-can'),
  ...LANE_PROPS.filter((one) => one !== 'blot-letter' && one !== 'string-roll'),
  ...KITE_PROPS,
  ...NIGHT_PROPS,
  ...PIER_PROPS,
  ...PRINT_PROPS,
  ...CLOCK_PROPS.filter((one) => one !== 'tiny-cog'),
  ...TOAD_PROPS.filter((one) => one !== 'bare-pole'),
  ...ROBOT_PROPS.filter((one) => !['blip', 'blip-hole', 'red-switch'].includes(one)),
  ...SEA_PROPS,
  'book-steps', 'cow', 'notice', 'patch-kite',
  ...SNOW_PROPS.filter((one) => one !== 'tied-box'),
  ...STATUE_PROPS.filter((one) => one !== 'iron-key'),
  ...TOLD_PROPS.filter((one) => !['calendar', 'flower-plate', 'glasses-up', 'moth', 'newspaper', 'wet-match'].includes(one)),
  ...WHALE_PROPS,
  ...YAWN_PROPS,
  ...YETI_PROPS.filter((one) => one !== 'gold-button'),
  ...TOWN_PROPS.filter((one) => one !== 'drumsticks' && one !== 'striped-sock'),
]) // prettier-ignore
