// Reads the free text of "Shape your story" into a plot, a moral and a setting, and finds the nouns that a story can use.

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
  /\b(?:lost|missing|stolen|hidden|find(?:s|ing)?|found|search(?:es|ing)? for|look(?:s|ing)? for|seek(?:s|ing)?|need(?:s)?|make(?:s)?|build(?:s)?|win(?:s)?|wants?|discover(?:s)?|sav(?:e|es|ing)|rescu(?:e|es|ing)|returns?|brings? (?:back|home))\s+(?:(?:an?|the|his|her|their|its|some|to find|to get|to win|to save)\s+)*((?:\p{L}+ ){0,2}?\p{L}{3,})\b/iu
const STOP = new Set([
  'that',
  'this',
  'who',
  'way',
  'out',
  'home',
  'love',
  'friend',
  'friends',
  'help',
  'there',
  'and',
  'with',
  'the',
  'how',
  'new',
  'them',
  'him',
  'her',
  'lost',
  'secret',
  'magical',
  'magic',
  'hidden',
  'old',
  'golden',
  'big',
  'little',
  'world',
  'something',
  'everyone',
  'day',
])
const ADJECTIVE = new Set([
  'golden',
  'silver',
  'old',
  'red',
  'blue',
  'green',
  'little',
  'big',
  'secret',
  'hidden',
  'stolen',
  'lost',
  'missing',
  'magic',
  'magical',
  'ancient',
  'tiny',
  'giant',
  'crystal',
  'wooden',
  'broken',
  'special',
  'enchanted',
  'rainbow',
  'treasure',
])

/** The thing a plot is about, without article ("golden crown"); null when none can be heard. */
export function questNoun(plot: string): string | null {
  const found = SEEK.exec(plot)?.[1]
  if (!found) return null
  const kept: string[] = []
  for (const word of found.toLowerCase().split(' ')) {
    if (ADJECTIVE.has(word) && word !== 'lost' && word !== 'missing' && word !== 'stolen' && word !== 'hidden') {
      kept.push(word)
      continue
    }
    if (STOP.has(word) || ADJECTIVE.has(word)) continue
    kept.push(word)
    break
  }
  const rest = plot.slice(plot.toLowerCase().indexOf(found.toLowerCase()) + found.length)
  const last = kept.at(-1)
  if (last && ADJECTIVE.has(last)) {
    const next = /^\s+(\p{L}{3,})/u.exec(rest)?.[1]?.toLowerCase()
    if (next && !STOP.has(next)) kept.push(next)
  }
  const noun = kept.join(' ')
  return noun === '' || STOP.has(noun) || (kept.length === 1 && ADJECTIVE.has(noun) && noun !== 'treasure')
    ? null
    : noun
}
