// Reads the free text of "Shape your story" into a plot, a moral and a setting.

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

const FIELD_OF: Readonly<Record<string, keyof Shape>> = {
  plot: 'plot',
  moral: 'moral',
  lesson: 'moral',
  setting: 'setting',
  place: 'setting',
}

/** A label opens a line or a sentence ("The moral is", "Plot -"), or stands anywhere before a colon. */
const LABEL =
  /(?:^|(?<=[.!?;…]["”’)]?\s*)|(?<=\s)(?=[\p{L}'’ ]{4,24}:))\s*(?:(?:the|our|my)\s+)?(?:story\s+|story['’]s\s+)?(?:(plot|moral|setting)\b(?:\s+(?:lesson|of the story))?\s*(?:(?:is|would be|should be)\b|[:=–—-]|$)|(lesson|place)\s*:)\s*/giu

const fieldOf = (label: RegExpExecArray): keyof Shape => FIELD_OF[(label[1] ?? label[2] ?? '').toLowerCase()] ?? 'plot'

/** What follows a label fills its field, to the end of its line or to the next label; all the rest is the plot. */
export function readShape(text: string): Shape {
  const said: Record<keyof Shape, string[]> = { plot: [], moral: [], setting: [] }
  for (const line of text.split('\n')) {
    const labels = [...line.matchAll(LABEL)]
    said.plot.push(line.slice(0, labels[0]?.index ?? line.length))
    for (const [at, label] of labels.entries()) {
      said[fieldOf(label)].push(line.slice(label.index + label[0].length, labels[at + 1]?.index ?? line.length))
    }
  }
  return { plot: whole(said.plot), moral: whole(said.moral), setting: whole(said.setting) }
}

/** Whether the plot has a label of its own. */
export const namesPlot = (text: string): boolean =>
  text.split('\n').some((line) => [...line.matchAll(LABEL)].some((label) => fieldOf(label) === 'plot'))

/** Each part a sentence of its own. */
function whole(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .reduce((all, part) => (all === '' ? part : `${all}${/[.!?…;:,]["”’)]?$/.test(all) ? '' : '.'} ${part}`), '')
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
