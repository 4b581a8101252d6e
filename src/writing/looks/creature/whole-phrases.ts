// Two ways to say things of a whole creature that take several words: how large it is, and that it has two colours.
import { DRAWN_COATS } from '../../../stage/drawn-creature.data.ts'
import type { CoatKind, Hide } from '../../../stage/finer-creature.data.ts'
import { KINDS } from '../look-lexicon.ts'
import { keep, type HeardLook } from '../heard-look.ts'
import { isEnd, isJoin, PAINTS } from './about.ts'
import { keepSize, sizeAt } from './size-of.ts'
import type { Heard } from './heard-animal.ts'
import { nouns } from './nouns.ts'
import { longest, type Word } from './words-of.ts'

const COMPARED =
  /^(?:(?:the )?size of|as (?:big|large|tall|small) as|(?:no )?(?:bigger|larger|taller|smaller) (?:than|then)) (?:an? |the )?(?:small |little |big )?$/

/** "size of a small pony", "no bigger than a cat": where it ends. */
export function hearSize(words: readonly Word[], at: number, look: HeardLook): number | undefined {
  const known = sizeAt(words.slice(at, at + 14).map(({ raw }) => raw))
  if (known) return keepSize(look, known.size) ? at + known.long : undefined
  if (!/^(?:the|size|as|no|bigger|larger|taller|smaller)$/.test(words[at]?.raw ?? '')) return undefined
  for (let long = 7; long > 2; long -= 1) {
    const said = words.slice(at, at + long).map(({ raw }) => raw)
    const thing = said.pop() ?? ''
    if (!COMPARED.test(`${said.join(' ')} `) || !/^\p{L}{3,}/u.test(thing) || /^(?:small|little|big|the)$/.test(thing))
      continue
    const isSmall = said[0] === 'no' || said.includes('smaller')
    return keep(look, 'size', isSmall ? 'small' : 'large') ? at + long : undefined
  }
  return undefined
}

/** "half green and half purple": where it ends. */
export function hearHalves({ look }: Heard, words: readonly Word[], at: number): number | undefined {
  if (words[at]?.raw !== 'half' || (look.creature.coat !== undefined && look.creature.coat.kind !== 'halves'))
    return undefined
  const first = longest(words, at + 1, PAINTS)
  if (!first?.value.hide) return undefined
  const next = /^(?:and|&|,|\/)$/.test(words[first.end]?.raw ?? '') ? first.end + 1 : first.end
  const second = longest(words, words[next]?.raw === 'half' ? next + 1 : next, PAINTS)
  if (!second?.value.hide || !keep(look, 'hide', first.value.hide)) return undefined
  look.creature = { ...look.creature, coat: { kind: 'halves', color: second.value.hide } }
  return second.end
}

/** "black and white" of a coat, and of nothing that is worn: where it ends. */
export function hearPair({ look, type, words }: Heard, at: number): number | undefined {
  if (type === 'robot' || look.hide !== undefined || look.creature.coat !== undefined) return undefined
  const first = longest(words, at, PAINTS)
  if (!first?.value.hide || !isJoin(words[first.end])) return undefined
  const second = longest(words, first.end + 1, PAINTS)
  if (!second?.value.hide || second.value.hide === first.value.hide || !isOfCoat(words, second.end)) return undefined
  const isBreedOwn = look.creature.patches !== undefined || hasOwnMarks(words, second.end, type)
  if (isBreedOwn) {
    look.hide = first.value.hide === 'white' ? second.value.hide : first.value.hide
    return second.end
  }
  const [hide, coat, color] = twoColored(type, first.value.hide, second.value.hide)
  if (!DRAWN_COATS.has(coat)) return undefined
  look.hide = hide
  look.creature = { ...look.creature, coat: { kind: coat, ...(color && { color }) } }
  return second.end
}

/** A collie is white where collies are. */
function hasOwnMarks(words: readonly Word[], at: number, type: string): boolean {
  const noun = longest(words, at, nouns())?.value
  const breeds = noun && 'breeds' in noun ? noun.breeds : undefined
  return (type === 'dog' || type === 'cat' || type === 'rabbit') && breeds?.[type]?.marks !== undefined
}

function isOfCoat(words: readonly Word[], at: number): boolean {
  const kinds = KINDS.get(words[at]?.word ?? '')
  const next = longest(words, at, nouns())?.value.kind
  const isKind = next === 'species' || next === 'breed' || ['species', 'breed'].some((kind) => kinds?.has(kind))
  return isEnd(words, at) ? !isJoin(words[at]) : isKind
}

/** The ground, what is on it, and of which colour. */
function twoColored(type: string, one: Hide, other: Hide): readonly [Hide, CoatKind, Hide?] {
  if (one === 'black' && other === 'tan') return [one, 'tan-points']
  const dark = one === 'white' ? other : other === 'white' ? one : undefined
  if (dark === undefined) return [one, 'patches', other]
  return type === 'cat' ? [dark, 'tuxedo'] : ['white', 'patches', dark]
}
