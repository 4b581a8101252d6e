// What a storyteller hears in a wish, whichever form it was typed into: the plot, and what a story can be given of it.
import { readSetting, type Setting } from '../settings/setting.ts'
import { settingInWish } from '../settings/wish-setting.ts'
import { nearestMoral, readShape, type Moral } from './shape-story.ts'
import { weigh, type Grave } from './weight.ts'
import { questNoun } from './wish-things.ts'

export interface WishedPerson {
  name: string
  type: string
  relation: string
  age?: number | null
  gender?: string
  description?: string
}

export interface WishedTexts {
  /** Whole, with its labels. */
  shape: string
  theme: string
  moral: string
  setting: string
  /** The feast or milestone, and whom the book is for, as typed. */
  day: string
  note: string
  dedication: string
  recipient?: string
  recipientAge?: number | null
  /** What the hero loves, as typed. */
  interests?: string
  cast: readonly WishedPerson[]
}

export interface HeardWish {
  plot: string
  moral: Moral | null
  /** What was typed for a moral; '' where nothing was. */
  moralText: string
  setting: Setting | null
  quest: string | null
  grave: Grave | undefined
}

export function hearWish({ shape: typed, theme: typedTheme, ...said }: WishedTexts): HeardWish {
  const shape = readShape(typed)
  const theme = readShape(typedTheme)
  const plot = shape.plot || theme.plot
  const moralText = shape.moral || said.moral || theme.moral
  const settingText = shape.setting || said.setting || theme.setting
  const grave = weigh({ texts: [typed, plot, said.day, said.note, said.dedication], day: said.day, cast: said.cast })
  const isSad = grave?.weight === 'sad'
  return {
    plot,
    // A word in passing ("time", "together") decides nothing in a book that weighs something.
    moral: nearestMoral(moralText) ?? (plot === '' || grave ? null : nearestMoral(plot)),
    moralText,
    setting: readSetting(settingText || (isSad ? '' : (settingInWish(plot) ?? ''))),
    quest: isSad ? null : questNoun(plot),
    grave,
  }
}
