// Reads the free text of "Shape your story" into a plot, a moral and a setting, and finds the nouns that a story can use.

import { spokenRelation } from './relation.ts'

export const MORALS = [
  'sharing',
  'courage',
  'patience',
  'kindness',
  'honesty',
  'asking-help',
  'trying-again',
  'listening',
] as const
export type Moral = (typeof MORALS)[number]

export interface Shape {
  plot: string
  moral: string
  setting: string
}

const LABEL = /^\s*(?:the\s+)?(?:story\s+)?(plot|moral|setting)\b(?:\s+(?:lesson|of the story))?\s*(?:is\b|[:=–-])?\s*/i

/** Lines with plot, moral or setting fill that field, label stripped; with no plot line the whole text is the plot. */
export function readShape(text: string): Shape {
  const shape: Shape = { plot: '', moral: '', setting: '' }
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  for (const line of lines) {
    const key = /\b(plot|moral|setting)\b/i.exec(line)?.[1]?.toLowerCase()
    if (key !== 'plot' && key !== 'moral' && key !== 'setting') continue
    const said = line.replace(LABEL, '').trim()
    shape[key] = shape[key] === '' ? said : `${shape[key]}. ${said}`
  }
  if (shape.plot === '' && shape.moral === '' && shape.setting === '') shape.plot = text.trim()
  else if (shape.plot === '') shape.plot = lines.filter((line) => !/\b(plot|moral|setting)\b/i.test(line)).join(' ')
  return shape
}

const MORAL_WORDS: readonly (readonly [Moral, RegExp])[] = [
  [
    'asking-help',
    /\b(ask\w* (for )?help|teamwork|team|together|cooperat\w*|work\w* together|accept\w* help|friends help)\b/i,
  ],
  [
    'trying-again',
    /\b(try\w*|persever\w*|persist\w*|never giv\w*|giv\w* up|practi[cs]e|resilien\w*|hard work|mistakes?|determin\w*|grit|dreams?|effort)\b/i,
  ],
  ['sharing', /\b(shar\w*|generous\w*|generosity|giving|take turns|greed\w*|selfish\w*)\b/i],
  [
    'courage',
    /\b(courag\w*|brave\w*|bravery|fear\w*|afraid|scared|confiden\w*|believ\w*|bold\w*|yourself|unique|different|special|dark|new things)\b/i,
  ],
  ['patience', /\b(patien\w*|wait\w*|calm\w*|slow\w*|time|grow\w*)\b/i],
  ['honesty', /\b(honest\w*|truth\w*|lie|lies|lying|trust\w*|sorry|responsib\w*|admit\w*)\b/i],
  ['listening', /\b(listen\w*|hear\w*|understand\w*|respect\w*|differences|curio\w*|learn\w*|attention|manners)\b/i],
  [
    'kindness',
    /\b(kind\w*|lov\w*|friend\w*|car(e|ing)|help\w*|empath\w*|compassion|includ\w*|famil\w*|gentl\w*|grateful|gratitude|thank\w*)\b/i,
  ],
]

export function nearestMoral(text: string): Moral | null {
  return MORAL_WORDS.find(([, words]) => words.test(text))?.[0] ?? null
}

const NOT_A_PLACE = /\b(and then|who|which|because|wants?|goes|finds?)\b/i

/** A setting as a phrase that can follow "in", "at" or "to": "the lighthouse by the sea". Null when it is no place. */
export function placePhrase(setting: string): string | null {
  const first = (setting.split(/[.;!?\n]/)[0] ?? '')
    .trim()
    .replace(/^(?:set\s+)?(?:somewhere\s+)?(?:in|at|on|inside|near)\s+/i, '')
  const words = first.split(' ').filter((word) => word !== '')
  if (words.length === 0 || words.length > 8 || NOT_A_PLACE.test(first) || /[^\p{L}\p{M}\p{N} ,'’-]/u.test(first))
    return null
  const bare = first
    .replace(/^(?:an?|the|our|my)\s+/i, '')
    .replace(/,.*$/, '')
    .trim()
  if (bare === '') return null
  const proper =
    /^\p{Lu}/u.test(bare) && !/^(?:an?|the)\s/i.test(first) && /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*$/u.test(bare)
  return proper ? bare : `the ${lowerFirst(bare)}`
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

const SEEK =
  /\b(?:lost|missing|stolen|hidden|find(?:s|ing)?|found|search(?:es|ing)? for|look(?:s|ing)? for|hunt(?:s|ing)? for|seek(?:s|ing)?|need(?:s)?|ma(?:ke|kes|king)|build(?:s|ing)?|win(?:s|ning)?|wants?|discover(?:s|ing)?|sav(?:e|es|ing)|rescu(?:e|es|ing)|returns?|carr(?:y|ies)|deliver(?:s|ing)?|brings?(?: back| home)?|tak(?:e|es|ing)|los(?:e|es|ing)|loses?|steals?)\s+/giu
/** What may stand between the wish and the thing. */
const BEFORE = /^(?:an?|the|his|her|their|its|my|our|some|that|to|back|find|get|win|save|lost|missing|stolen|hidden)$/
/** After these the thing has been named. */
const AFTER =
  /^(?:and|or|but|so|in|on|at|of|for|from|with|who|which|that|to|by|before|after|under|behind|inside|near|because|when|while|until|is|are|was|were|has|have|had|can|must|will|then|again|together|every|all|up|down|out|home|back|into|onto|over|through|across|around|without|alone|she|he|they|it|\p{L}+(?:ed|ing|ly))$/u
const NO_THING = new Set(
  'way love friend friends friendship help there them him her self himself herself themselves world something someone everyone everybody nothing day night time courage confidence kindness happiness joy peace truth answer hope home family people party place places idea fun sense care part turns new how what why where when this that him it us me you one more again secret magic magical special'.split(
    ' ',
  ),
)
/** Nobody is carried about in a basket. */
const LIVING =
  /^(?:princess|prince|king|queen|wizard|witch|fairy|giant|unicorn|mermaid|monster|alien|ghost|boy|girl|man|woman|knight|pirate|owl|bird|fox|bear|mouse|elephant|lion|tiger|duck|duckling|goose|hen|chick|whale|dolphin|fish|frog|penguin|monkey|lamb|sheep|cow|pig|squirrel|hedgehog|bee|butterfly|dinosaur)s?$/
const ADJECTIVE = new Set(
  'golden silver old red blue green yellow purple pink white black little big small secret hidden magic magical ancient tiny giant crystal wooden broken special enchanted rainbow treasure precious last first favourite favorite beautiful shiny glass stone new long round'.split(
    ' ',
  ),
)
/** Such things go by two words. */
const PAIRED = new Set(
  'treasure music birthday star moon sun snow fire wedding tea teddy ice story song picture toy paper'.split(' '),
)

function nounAt(words: readonly string[]): string | null {
  const kept: string[] = []
  for (const word of words) {
    if (kept.length === 0 && BEFORE.test(word)) continue
    if (kept.length > 0 && AFTER.test(word)) break
    if (kept.length === 3 || word.length < 3) break
    kept.push(word)
    if (!ADJECTIVE.has(word) && !PAIRED.has(word)) break
  }
  const last = kept.at(-1) ?? ''
  const bare = ADJECTIVE.has(last) && last !== 'treasure'
  if (last === '' || bare || NO_THING.has(last) || AFTER.test(last) || LIVING.test(last)) return null
  return spokenRelation(last) === null || /^(?:robot|toy|doll|teddy)/.test(last) ? kept.join(' ') : null
}

/** The thing a plot is about, without article ("golden crown"); null when none can be heard. */
export function questNoun(plot: string): string | null {
  for (const found of plot.matchAll(SEEK)) {
    const [clause = ''] = plot.slice(found.index + found[0].length).split(/[,.;:!?\n]/)
    const words = clause.toLowerCase().match(/[\p{L}'’-]+/gu) ?? []
    const noun = nounAt(words.slice(0, 7))
    if (noun) return noun
  }
  return null
}
