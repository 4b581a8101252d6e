// What a colour is drawn as: it is another paint on cloth, hair, eyes, a coat and skin. Marked ~ where it is only the nearest.
import type { ClothColor, EyeColor, HairColor, Hide, Skin } from '../../stage/cast.ts'

export interface ColorPaints {
  cloth?: ClothColor | `~${ClothColor}`
  hair?: HairColor | `~${HairColor}`
  eyes?: EyeColor | `~${EyeColor}`
  hide?: Hide | `~${Hide}`
  skin?: Skin | `~${Skin}`
}

export const COLOR_PAINTS: Readonly<Record<string, ColorPaints>> = {
  black: { cloth: 'black', hair: 'black', eyes: 'dark', hide: 'black', skin: 'deep' },
  'jet black|raven': { cloth: 'black', hair: 'black', eyes: 'dark', hide: 'black' },
  'brown|coffee|cinnamon': { cloth: 'brown', hair: 'brown', eyes: 'brown', hide: 'brown', skin: 'brown' },
  'chocolate|chocolate brown': { cloth: 'brown', hair: 'brown', eyes: 'brown', hide: 'brown', skin: 'deep' },
  'dark brown|deep brown|rich brown': { cloth: 'brown', hair: 'brown', eyes: 'dark', hide: 'brown', skin: 'deep' },
  'very dark|very dark brown|ebony': { cloth: '~black', hair: 'black', eyes: 'dark', hide: 'black', skin: 'ebony' },
  'light brown|medium brown': { cloth: '~brown', hair: '~chestnut', eyes: '~hazel', hide: '~brown', skin: 'tan' },
  'golden brown': { cloth: '~rust', hair: '~chestnut', eyes: 'hazel', hide: '~golden', skin: 'tan' },
  'mousy|mousy brown|mouse brown': { hair: '~brown' },
  'chestnut|conker': { cloth: '~rust', hair: 'chestnut', eyes: '~brown', hide: '~brown' },
  'honey|caramel|bronzed': { cloth: '~rust', hair: '~blonde', eyes: '~hazel', hide: '~golden', skin: 'tan' },
  'tan|tanned|suntanned|medium': { cloth: '~brown', hide: '~brown', skin: 'tan' },
  'red|scarlet|crimson|ruby': { cloth: 'tomato', hair: 'red', eyes: 'red', hide: 'red' },
  'maroon|burgundy|dark red': { cloth: '~tomato', hair: '~red', eyes: '~red', hide: '~red' },
  ginger: { cloth: '~orange', hair: 'red', eyes: '~orange', hide: 'ginger' },
  'auburn|copper coloured|strawberry blonde|strawberry blond': { hair: '~red', hide: '~ginger' },
  'rust|rusty|rust red': { cloth: 'rust', hair: '~red', hide: '~ginger' },
  orange: { cloth: 'orange', hair: '~red', eyes: 'orange', hide: 'ginger' },
  'peach|apricot': { cloth: '~orange', hide: '~ginger' },
  amber: { cloth: '~sunflower', hair: '~blonde', eyes: 'yellow', hide: '~golden' },
  'yellow|bright yellow|lemon': { cloth: 'sunflower', hair: 'blonde', eyes: 'yellow', hide: 'yellow' },
  'gold|golden': { cloth: '~sunflower', hair: 'blonde', eyes: '~yellow', hide: 'golden', skin: 'tan' },
  mustard: { cloth: '~sunflower', hide: '~golden' },
  'blonde|blond|fair haired|flaxen|sandy|platinum|platinum blonde|platinum blond|dirty blonde|dirty blond|white blonde|white blond|bleached blond|bleached blonde': { hair: 'blonde', hide: '~golden' },
  'green|emerald|lime|lime green|bright green|grass green': { cloth: 'leaf', hair: 'green', eyes: 'green', hide: 'green' },
  'dark green|olive green|khaki|forest green|bottle green|jade': { cloth: '~leaf', hair: '~green', eyes: '~green', hide: '~green' },
  'mint|mint green|pale green|light green': { cloth: 'mint', hair: '~green', eyes: '~green', hide: '~green' },
  'olive': { cloth: '~leaf', hide: '~green', skin: 'olive' },
  'olive brown': { skin: 'tan' },
  'blue|sky blue|light blue|pale blue|bright blue|baby blue': { cloth: 'sky', hair: 'blue', eyes: 'blue', hide: 'blue' },
  'dark blue|navy|navy blue|royal blue|indigo': { cloth: 'navy', hair: '~blue', eyes: '~blue', hide: '~blue' },
  'teal|turquoise|aqua|blue green|cyan': { cloth: 'teal', hair: '~blue', eyes: '~blue', hide: 'teal' },
  'purple|violet|plum': { cloth: 'plum', hair: 'purple', eyes: 'purple', hide: 'purple' },
  'lilac|lavender|mauve|light purple|pale purple': { cloth: 'lilac', hair: '~purple', eyes: '~purple', hide: '~purple' },
  'pink|hot pink|bright pink|rose|baby pink|light pink|pale pink': { cloth: 'pink', hair: 'pink', eyes: 'pink', hide: 'pink' },
  coral: { cloth: 'coral', hair: '~pink', hide: '~pink' },
  'white|snow white|snowy': { cloth: 'white', hair: 'white', hide: 'white', skin: 'fair' },
  'cream|ivory|off white|beige': { cloth: 'cream', hair: '~blonde', hide: '~white' },
  'grey|gray|light grey|light gray|slate': { cloth: 'grey', hair: 'grey', eyes: 'grey', hide: 'grey' },
  'dark grey|dark gray|charcoal': { cloth: '~grey', hair: '~grey', eyes: '~grey', hide: '~grey' },
  'silver|silver grey|silver gray|silvery': { cloth: '~grey', hair: 'grey', eyes: '~grey', hide: 'silver' },
  'tortoiseshell|tortie': { hide: '~ginger' },
  'calico|piebald|merle|brindle and white': { hide: '~spotted' },
  brindle: { hide: '~brown' },
  'salt and pepper': { hair: '~grey' },
  hazel: { hair: '~brown', eyes: 'hazel' },
  'dark': { hair: 'black', eyes: 'dark', skin: 'deep' },
  'light': { hair: '~blonde', eyes: '~blue', skin: 'light' },
  'fair': { hair: 'blonde', skin: 'fair' },
  'pale|peachy|rosy': { hair: '~blonde', eyes: '~blue', skin: 'fair' },
  'very pale|very fair|very light|porcelain|milky': { skin: 'porcelain' },
} // prettier-ignore
