// A page as a provider may know it: stand-ins for the names, no ages in years, and no signs that an engine takes for orders.

import type { CharacterSpec } from '../../../stage/cast.ts'
import { nameParts, privateName } from '../../../stories/server/tellers/name-pattern.ts'
import { standIns } from '../../../stories/server/tellers/stand-in-names.ts'
import type { PrivateWords } from '../../../stories/server/tellers/private-words.ts'
import type { PaintOrder } from '../painter.ts'
import { castOf, picturePrompt } from '../picture-prompt.ts'

export interface Disguised {
  prompt: string
  /** What is said of the cast sheet, which shows the characters in this order. */
  sheetWords: string
}

export function disguise(
  { page, styleWords, setting }: Pick<PaintOrder, 'page' | 'styleWords' | 'setting'>,
  hers: PrivateWords,
): Disguised {
  const { scene, cast, seed } = page
  const names = standIns({ cast, seed }, [styleWords, setting], hers)
  const hidden = cast.map((one) => hideNames(one, names.hide))
  const real = cast.flatMap((one) => (one.role === 'figure' ? [] : nameParts(privateName(one))))
  const clean = (text: string) => {
    const plain = text.replace(/[<>{}[\]|]+/g, ' ')
    // The words of the scene are ours and stay; a name that is one of them as it is written goes there, too.
    return real.some((name) => name !== '' && plain.includes(name)) ? names.hide(plain) : plain
  }
  const here = castOf({ scene, cast: hidden }).map(({ name }) => name)
  return {
    prompt: clean(picturePrompt({ styleWords, setting: names.hideFree(setting), scene, cast: hidden })),
    sheetWords: clean(
      `The attached picture is for reference: from left to right it shows ${here.join(', ')}. Keep their faces, hair, clothes and colors exactly; take neither its background nor its poses.`,
    ),
  }
}

function hideNames(one: CharacterSpec, hide: (text: string) => string): CharacterSpec {
  if (one.role === 'figure') return one
  const name = hide(one.name)
  const { canonical } = one
  const said = canonical.startsWith(one.name) ? name + canonical.slice(one.name.length) : hide(canonical)
  return { ...one, name, canonical: said.replace(/, (\d+) years old/, (_, years) => `, ${stageOf(Number(years))}`) }
}

function stageOf(years: number): string {
  if (years <= 3) return 'very small'
  if (years <= 9) return 'small'
  if (years <= 17) return 'half grown'
  return years < 60 ? 'grown up' : 'old'
}
