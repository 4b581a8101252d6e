// What was chosen of a look, laid over what was heard of it in words: a choice is drawn as it stands in its list.
import type { LookChoices } from '../../stage/chosen-look.ts'
import { PEOPLE, type HeardLook, type Sitter } from './heard-look.ts'

export interface Chooser {
  choices?: LookChoices | undefined
}

export function withChosen(heard: HeardLook, { type, choices }: Pick<Sitter, 'type'> & Chooser): HeardLook {
  if (choices === undefined) return heard
  const { skin, hair, style, top, cloth, eyes, glasses, freckles, beard, hide } = choices
  if (!PEOPLE.has(type))
    return { ...heard, ...(hide && { hide }), ...(cloth && { topColor: cloth }), ...worn(heard, choices, cloth) }
  return {
    ...heard,
    ...(skin && { skin }),
    ...(hair && { hairColor: hair }),
    ...(style && { style }),
    ...(top && { top }),
    ...(cloth && { topColor: cloth }),
    ...(eyes && { eyes }),
    ...(glasses && { glasses }),
    ...(freckles !== undefined && { freckles }),
    ...(beard && { beard }),
    ...worn(heard, choices),
  }
}

/** Before what else was said to be worn. */
function worn(
  { worn: said }: HeardLook,
  { extra }: LookChoices,
  color?: LookChoices['cloth'],
): Pick<HeardLook, 'worn' | 'isBare'> {
  if (extra === undefined) return { worn: said }
  if (extra === 'none') return { worn: said, isBare: true }
  return { worn: [{ what: extra, ...(color && { color }) }, ...said.filter(({ what }) => what !== extra)] }
}
