// Right-to-left words: the order in which the letters of a line stand on paper (Unicode's algorithm, without explicit marks).

import { fromRight } from '../base/text-direction.ts'

type Kind = 'L' | 'R' | 'AL' | 'EN' | 'AN' | 'ES' | 'CS' | 'ET' | 'NSM' | 'WS' | 'ON'

/** Letters of one direction, in reading order; the spans stand from left to right. */
export interface Span {
  text: string
  rtl: boolean
}

const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['NSM', /^\p{M}$/u],
  ['AN', /^[\u0660-\u0669\u066b\u066c]$/u],
  ['EN', /^[\d\u06f0-\u06f9]$/u],
  ['R', /^[\p{Script=Hebrew}\p{Script=Nko}\p{Script=Adlam}]$/u],
  ['AL', /^[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]$/u],
  ['ES', /^[+\-\u2212]$/u],
  ['CS', /^[,./:\u00a0]$/u],
  ['ET', /^[#%°\p{Sc}]$/u],
  ['L', /^[\p{L}\p{Nl}\p{No}]$/u],
  ['WS', /^\s$/u],
]
const MIRROR: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
  '‹': '›',
  '›': '‹',
}

const kindOf = (letter: string): Kind => KINDS.find(([, shape]) => shape.test(letter))?.[0] ?? 'ON'

/** The rules W1 to W7: marks and numbers take the side of what stands round them. */
function settleWeak(kinds: Kind[], base: Kind): void {
  let strong: Kind = base
  for (const [i, kind] of kinds.entries()) {
    if (kind === 'NSM') kinds[i] = kinds[i - 1] ?? base
    const now = kinds[i]
    if (now === 'L' || now === 'R' || now === 'AL') strong = now
    if (now === 'EN' && strong === 'AL') kinds[i] = 'AN'
  }
  for (const [i, kind] of kinds.entries()) {
    if (kind === 'AL') kinds[i] = 'R'
    const [before, after] = [kinds[i - 1], kinds[i + 1]]
    if ((kind === 'ES' || kind === 'CS') && before === 'EN' && after === 'EN') kinds[i] = 'EN'
    if (kind === 'CS' && before === 'AN' && after === 'AN') kinds[i] = 'AN'
  }
  for (let i = 0; i < kinds.length; i++) {
    if (kinds[i] !== 'ET') continue
    let end = i
    while (kinds[end] === 'ET') end++
    const isNumber = kinds[i - 1] === 'EN' || kinds[end] === 'EN'
    for (; i < end; i++) kinds[i] = isNumber ? 'EN' : 'ON'
  }
  strong = base
  for (const [i, kind] of kinds.entries()) {
    if (kind === 'L' || kind === 'R') strong = kind
    else if (kind === 'EN' && strong === 'L') kinds[i] = 'L'
    else if (kind === 'ES' || kind === 'CS' || kind === 'WS') kinds[i] = 'ON'
  }
}

/** The rules N1 and N2: what has no side takes the one that both neighbours share, else the line's. */
function settleNeutral(kinds: Kind[], base: Kind): void {
  const side = (kind: Kind | undefined) => (kind === undefined ? base : kind === 'L' ? 'L' : 'R')
  for (let i = 0; i < kinds.length; i++) {
    if (kinds[i] !== 'ON') continue
    let end = i
    while (kinds[end] === 'ON') end++
    const [before, after] = [side(kinds[i - 1]), side(kinds[end])]
    for (; i < end; i++) kinds[i] = before === after ? before : base
  }
}

export function orderLine(text: string, rtl: boolean): Span[] {
  if (!rtl && !fromRight.test(text)) return text === '' ? [] : [{ text, rtl: false }]
  const letters = [...text]
  const kinds = letters.map(kindOf)
  const base: Kind = rtl ? 'R' : 'L'
  settleWeak(kinds, base)
  settleNeutral(kinds, base)
  const levels = kinds.map((kind) => (rtl ? (kind === 'R' ? 1 : 2) : kind === 'L' ? 0 : kind === 'R' ? 1 : 2))
  const runs: { level: number; letters: string[] }[] = []
  for (const [i, level] of levels.entries()) {
    const letter = letters[i] ?? ''
    const shown = level % 2 === 1 ? (MIRROR[letter] ?? letter) : letter
    const last = runs.at(-1)
    if (last?.level === level) last.letters.push(shown)
    else runs.push({ level, letters: [shown] })
  }
  for (let level = 2; level >= 1; level--)
    for (let i = 0; i < runs.length; i++) {
      let end = i
      while ((runs[end]?.level ?? -1) >= level) end++
      if (end > i) runs.splice(i, end - i, ...runs.slice(i, end).toReversed())
      i = end
    }
  return runs.map(({ level, letters: shown }) => ({ text: shown.join(''), rtl: level % 2 === 1 }))
}
