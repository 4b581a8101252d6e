// What somebody was said not to have: "no prosthesis", "doesn't need her eye patch now", "no longer wears glasses".
import { ACCESSORIES } from '../../../stage/cast.ts'
import { AIDS } from '../../../stage/finer-look.data.ts'
import { type HeardLook, keep } from '../heard-look.ts'
import type { Token } from '../look-tokens.ts'
import { of } from './said-senses.ts'

const DENY =
  /^(?:no|not|without|never|doesn't|doesnt|hasn't|hasnt|isn't|isnt|dont|don't|didn't|didnt|won't|wont|can't|cant|neither|nor|used|stopped|lost)$/
const BETWEEN =
  /^(?:an?|any|the|her|his|their|its|my|longer|more|wears?|wearing|needs?|needed|has|have|had|having|uses?|using|got|to|be|on|in|with|really|ever|walks?)$/
const FURTHEST = 6

/** The first word of the denial, where there is one; "or" carries it on from what was denied before. */
export function deniedFrom(tokens: readonly Token[], first: number, denied: ReadonlySet<number>): number | undefined {
  const word = (at: number) => tokens[at]?.word ?? ''
  if (/^(?:or|nor)$/.test(word(first - 1)) && (denied.has(first - 2) || isDeniedRun(word, first - 2))) return first - 1
  for (let at = first - 1; at >= 0 && at >= first - FURTHEST; at -= 1) {
    if (DENY.test(word(at))) {
      if (word(at) === 'used' && word(at + 1) !== 'to') return undefined
      return /^(?:does|do|did|is|has|will)$/.test(word(at - 1)) ? at - 1 : at
    }
    if (!BETWEEN.test(word(at))) return undefined
  }
  return undefined
}

/** A denial with no stop behind it. */
function isDeniedRun(word: (at: number) => string, from: number): boolean {
  for (let at = from; at >= 0; at -= 1) {
    if (DENY.test(word(at)) && word(at) !== 'used') return true
    if (/^(?:[.,;:()!?]|and|but)$/.test(word(at))) return false
  }
  return false
}

const BODILY: ReadonlySet<string> = new Set(['aid', 'mark', 'tooth', 'frame', 'height', 'size', 'short', 'idle'])

/** Whether it is left out so; what is not of a body the reader of phrases denies. */
export function deny(heard: HeardLook, kind: string, value: string): boolean {
  if (kind === 'glasses') return keep(heard, 'glasses', 'none')
  if (kind === 'freckles') return keep(heard, 'freckles', false)
  const worn = kind === 'worn' ? of([...ACCESSORIES, ...AIDS], value) : undefined
  if (worn) heard.denied.add(worn)
  return BODILY.has(kind) || (worn !== undefined && of(AIDS, worn) !== undefined)
}
