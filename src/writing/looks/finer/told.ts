// What is told of a noun further on, or leads to it: "it is turquoise", "as a rake", "a sprinkling of".
import { KINDS } from '../look-lexicon.ts'
import type { Token } from '../look-tokens.ts'
import { nounAt } from './noun-at.ts'
import { phrase, type Said } from './said.ts'
import { colorAt, endsAt, note, wordOf } from './said-words.ts'

export const SHAPED = /^(?:cats? eyed?|half moon|(?:heart|star) shaped)$/
/** What leads to what helps a body, or says how much of it there is. */
export const LED_BY =
  /^(?:(?:loves|likes|adores)(?: (?:her|his))?|lives in(?: (?:her|his))?|lives for (?:her|his)|never without(?: (?:her|his|a))?|never takes off(?: (?:her|his))?|insists on(?: wearing)?|refuses to take off(?: (?:her|his))?|(?:always|usually|mostly|often|mainly|most often|nearly always|dressed|today) in|only wears|likes wearing|loves wearing|loves to wear|prefers|sports|sporting|rocks|rocking|in head to toe|head to toe|leans? on|leaning on|goes (?:about |around )?(?:on|in|with)|gets? (?:about|around) (?:on|in|with|using)|moves? (?:about |around )?(?:on|in|with)|wheels? (?:himself |herself )?(?:about|around) in|(?:zooms?|whizzes|zips|scoots|rolls|races) (?:about|around) in|rides (?:in|on)|sits in|relies on|depends on|uses|walks? (?:on|using|with)|needs|using|carries|carrying|holds|holding|always carries|has to wear|needs to wear|(?:a |little |light |fine |big )?(?:sprinkle|sprinkling|dusting|smattering|handful|splash|spray|scattering|lots|loads|tons|masses|plenty|couple|hint|set|full|covered) (?:of|in)|(?:a )?(?:bit|tad|touch) of an?|bit|rather|fairly|super|so|extra|extremely|super|heavily|somewhat|rimmed|framed|coloured|colored|tinted|wire|metal|plastic|electric|powered|motorised|motorized|manual|sporty|lightweight|folding|bilateral|digital|rectangular|oval|square|bottle|thick|adhesive|sticky|pirate|removable|temporary|permanent|wobbly|wooden|carved|bone conduction|on the (?:left|right) sides?|over ear|behind the ear|in ear|noise cancelling)$/

/** Where what it says of the noun ends: at `at` where it says nothing. */
type Onward = (tokens: readonly Token[], at: number, said: Said, free: (at: number) => boolean) => number

export const DETAIL =
  /^(?:rims|rim|wheels|wheel|frame|frames|case|cuffs|cover|tape|spokes|lenses|handle|handles|straps?|seat|ones?|moulds|molds|bands?|tips?|trim)$/

/** "with thick blue rims", ", it is turquoise", "hers is electric, bright yellow", "(soft red one)", "always red". */
export const told: Onward = (tokens, at, said, free) => {
  const skip = (from: number, is: RegExp) => {
    let to = from
    while (free(to) && is.test(wordOf(tokens, to))) to += 1
    return to
  }
  const open = skip(at, /^[,(;.]$/)
  const from = skip(
    open,
    /^(?:it|they|hers?|his|theirs?|which|that|is|are|with|has|have|a|an|the|always|mostly|usually)$/,
  )
  const soft = skip(
    from,
    /^(?:soft|thick|big|small|thin|bright|shiny|sparkly|electric|powered|motorised|motorized|metal|little|large|round|square|chunky|,|cool|new|neon|carbon|fibre|fiber|plastic|wood|wooden|and|with|slim|tiny)$/,
  )
  const isElectric = tokens.slice(from, soft).some(({ word }) => /^(?:electric|powered|motori[sz]ed)$/.test(word))
  const color = said.colors.length < 3 && free(soft) ? colorAt(tokens, soft, false) : undefined
  const end = color?.to ?? (isElectric ? soft : undefined)
  if (end === undefined) return at
  const detail = DETAIL.test(wordOf(tokens, end)) ? 1 : 0
  // "Glasses, is black" says it of the child; "her chair is black" of the chair.
  const says =
    open === at
      ? /^(?:is|are|it|they|which|that|always|mostly)$/
      : /^(?:it|they|hers?|his|theirs?|which|that|always|mostly)$/
  const isTold = tokens.slice(open, from).some(({ word }) => says.test(word))
  if ((detail === 0 && !isTold) || !endsAt(tokens, end + detail)) return at
  said.soft.push(...tokens.slice(from, soft).map(({ word }) => word))
  if (color) said.colors.push(color.is)
  note(said, at, end + detail)
  return wordOf(tokens, end + detail) === ')' ? end + detail + 1 : end + detail
}

/** "(red, square)", "- green with dots -": all of it says something of the noun. */
export const bracketed: Onward = (tokens, at, said, free) => {
  if (!/^[(–—-]$/.test(wordOf(tokens, at))) return at
  const own: Said = { colors: [], inks: [], soft: [], used: new Set() }
  let to = at + 1
  while (to < tokens.length && free(to) && !/^[)–—-]$/.test(wordOf(tokens, to))) {
    const color = colorAt(tokens, to, false)
    const word = wordOf(tokens, to)
    if (color) own.colors.push(color.is)
    else if (!BRACKETED.test(word)) return at
    else own.soft.push(word)
    to = color?.to ?? to + 1
  }
  if (own.colors.length + own.soft.filter((word) => SAYING.test(word)).length === 0) return at
  said.colors.push(...own.colors)
  said.soft.push(...own.soft)
  const end = /^[)–—-]$/.test(wordOf(tokens, to)) ? to + 1 : to
  note(said, at, end)
  return end
}
const BRACKETED =
  /^(?:,|and|&|with|a|an|the|round|square|oval|rectangular|soft|thick|thin|big|small|little|bright|shiny|sparkly|light|dark|metal|carbon|fibre|plastic|wooden|electric|powered|one|ones|frames?|rims?|wheels?|lenses|coloured|colored|both|glittery|manual)$/
const SAYING = /^(?:round|square|oval|rectangular|electric|powered)$/

/** "thin as a rake", "any more". */
export const likened = (tokens: readonly Token[], at: number, said: Said): number => {
  for (let long = 5; long > 0; long -= 1) {
    if (!LIKENED.test(phrase(tokens, at, at + long))) continue
    note(said, at, at + long)
    return at + long
  }
  return at
}
const LIKENED =
  /^(?:(?:as|like) an? (?:stick|rake|beanpole|bean|reed|pole|lamp post|lamppost|barrel|ball|whippet|twig|pin|tree|dumpling|pudding|ox|bear|string bean|bull|button|ghost)|like an? (?:fountain|palm tree|pineapple|palm|waterfall|sprout|carrot top|whale spout)|all the time|most of the time|at the moment|right now|now|nowadays|anymore|any more|any longer|these days|everywhere|all over|user|to see|to read|to hear|for reading|so (?:he|she|they) can (?:hear|see|walk)|(?:because of|due to|for) (?:his|her|their) \w+|for scoliosis|(?:like|shaped like|in the shape of) an? (?:\w+ )?(?:stain|heart|strawberry|leaf|moon|map|cloud|bean|country|splodge|island)|with (?:a|the) straps?|on a (?:strap|chain|cord|string|band)(?: (?:round|around) (?:her|his|the) neck)?)$/

export const isNoNoun = (tokens: readonly Token[], at: number) =>
  nounAt(tokens, at, new Set()) === undefined && !KINDS_OF_NOUN.some((kind) => KINDS.get(wordOf(tokens, at))?.has(kind))
const KINDS_OF_NOUN = ['top', 'bottom', 'worn', 'shoes', 'hair', 'eyes', 'skin', 'glasses', 'style']
