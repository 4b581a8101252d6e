// "A darker back", "a paler tummy": the colour beside that of the whole.
import type { Hide } from '../../../stage/finer-creature.data.ts'
import { isEnd, PAINTS } from './about.ts'
import type { Heard } from './heard-animal.ts'
import { longest } from './words-of.ts'

const DARKER: Readonly<Partial<Record<Hide, Hide>>> = {
  golden: 'brown',
  brown: 'dark-brown',
  white: 'grey',
  grey: 'charcoal',
  ginger: 'copper',
  green: 'dark-green',
  blue: 'navy',
  red: 'dark-red',
  silver: 'grey',
  teal: 'dark-green',
  orange: 'copper',
  cream: 'tan',
  tan: 'brown',
  'light-blue': 'blue',
  lilac: 'purple',
  lime: 'green',
  copper: 'dark-brown',
  purple: 'navy',
  gold: 'copper',
}
const PALER: Readonly<Partial<Record<Hide, Hide>>> = {
  golden: 'cream',
  brown: 'tan',
  black: 'grey',
  grey: 'silver',
  ginger: 'cream',
  green: 'lime',
  blue: 'light-blue',
  purple: 'lilac',
  red: 'pink',
  orange: 'golden',
  tan: 'cream',
  'dark-brown': 'tan',
  'dark-green': 'green',
  copper: 'tan',
  navy: 'blue',
  charcoal: 'grey',
  'dark-red': 'red',
  teal: 'light-blue',
}

/** Said of all of it, anywhere in the text. */
function groundOf({ look, words }: Heard): Hide | undefined {
  if (look.hide !== undefined) return look.hide
  for (let at = 0; at < words.length; at += 1) {
    const paint = longest(words, at, PAINTS)
    if (paint?.value.hide && (isEnd(words, paint.end) || /^[,.]$/.test(words[paint.end]?.raw ?? '')))
      return paint.value.hide
  }
  return look.naturalHide
}

export function shadeOf(heard: Heard, shade: 'darker' | 'paler'): Hide | undefined {
  const ground = groundOf(heard)
  return ground && (shade === 'darker' ? DARKER : PALER)[ground]
}
