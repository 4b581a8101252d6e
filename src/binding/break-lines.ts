// Where a paragraph may be broken and where it is broken best: even lines, no lonely last word, no hyphenation.

/** What stays together, and the space before the next when both stand on one line. */
export interface Atom {
  text: string
  width: number
  space: number
}

export interface Line {
  text: string
  width: number
}

/** The width of a text at a size of 1. */
export type Measure = (text: string) => number

const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u
const NOT_FIRST = /^[\s、。，．・：；？！）］｝」』】〉》〕ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ!?),.:;\]}”’»…]/u
const NOT_LAST = /[（［｛「『【〈《〔([{“‘«]$/u
/** Most words: no place to break them. */
const SIMPLE = /^[\p{Script=Latin}\d.,;:!?“”‘’"'()…]*$/u
/** Among words of other scripts so few ideographs are a name. */
const NAME = /^\P{Script=Han}*(?:\p{Script=Han}\P{Script=Han}*){1,4}$/u
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

const HYPHENED = /\p{L}[-\u2010]$/u
const DASHED = /[\u2013\u2014]$/u
/** Behind its hyphen a name goes on like this: Anne-Marie stays in one piece. */
const CAPITAL = /^\p{Lu}/u

/** A word may be broken behind a dash or a hyphen that it has, and between the letters of scripts without spaces. */
function pieces(word: string): string[] {
  if (SIMPLE.test(word) || (NAME.test(word) && !/[\p{Script=Hiragana}\p{Script=Katakana}、。，]/u.test(word)))
    return [word]
  const parts: string[] = []
  for (const { segment } of graphemes.segment(word)) {
    const last = parts.at(-1)
    const opens =
      last !== undefined &&
      !NOT_FIRST.test(segment) &&
      !NOT_LAST.test(last) &&
      (IDEOGRAPH.test(segment) ||
        IDEOGRAPH.test(last.slice(-1)) ||
        DASHED.test(last) ||
        (HYPHENED.test(last) && !CAPITAL.test(segment)))
    if (last === undefined || opens) parts.push(segment)
    else parts[parts.length - 1] = last + segment
  }
  return parts
}

export function atomsOf(paragraph: string, measure: Measure): Atom[] {
  const space = measure(' ')
  return paragraph
    .split(/[^\S\u00a0\u202f]+/u)
    .filter((word) => word !== '')
    .flatMap((word) => {
      const parts = pieces(word)
      return parts.map((text, i) => ({ text, width: measure(text), space: i === parts.length - 1 ? space : 0 }))
    })
}

/** Only when nothing else helps: an endless word falls apart behind its hyphens, and what is too long of it into what fits. */
export function splitLong(atoms: readonly Atom[], width: number, measure: Measure): Atom[] {
  return atoms.flatMap((atom) => {
    if (atom.width <= width) return [atom]
    const joints = atom.text.split(/(?<=\p{L}[-\u2010])(?=\p{L})/u)
    if (joints.length > 1) {
      const last = joints.length - 1
      const joined = joints.map((text, i) => ({ text, width: measure(text), space: i === last ? atom.space : 0 }))
      return splitLong(joined, width, measure)
    }
    const parts: Atom[] = []
    for (const { segment } of graphemes.segment(atom.text)) {
      const last = parts.at(-1)
      const wide = measure(segment)
      if (last && last.width + wide <= width * 0.98)
        parts[parts.length - 1] = { text: last.text + segment, width: last.width + wide, space: 0 }
      else parts.push({ text: segment, width: wide, space: 0 })
    }
    return parts.map((part, i) => (i === parts.length - 1 ? { ...part, space: atom.space } : part))
  })
}

/** The least sum of unevenness over all lines; undefined when a word is wider than the line. */
export function breakLines(atoms: readonly Atom[], width: number): Line[] | undefined {
  const best = [0]
  const from = [0]
  for (let end = 1; end <= atoms.length; end++) {
    best[end] = Infinity
    let used = 0
    for (let start = end - 1; start >= 0; start--) {
      const atom = atoms[start]
      if (!atom) break
      used += atom.width + (start === end - 1 ? 0 : atom.space)
      if (used > width) break
      const cost = (best[start] ?? Infinity) + unevenness(atoms, start, end, used / width)
      if (cost < (best[end] ?? Infinity)) {
        best[end] = cost
        from[end] = start
      }
    }
    if (best[end] === Infinity) return undefined
  }
  const lines: Line[] = []
  for (let end = atoms.length; end > 0; end = from[end] ?? 0) {
    const held = atoms.slice(from[end], end)
    const last = held.length - 1
    const text = held.map((atom, i) => (i < last && atom.space > 0 ? `${atom.text} ` : atom.text)).join('')
    const used = held.reduce((sum, atom, i) => sum + atom.width + (i < last ? atom.space : 0), 0)
    lines.unshift({ text, width: used })
  }
  return lines
}

function unevenness(atoms: readonly Atom[], start: number, end: number, full: number): number {
  const slack = 1 - full
  const isLast = end === atoms.length
  // A line more costs too: lines are filled before they are made even.
  if (!isLast) {
    const word = atoms[end - 1]?.text ?? ''
    const before = atoms[end - 2]?.text ?? ''
    const hangs = /^\p{L}{1,2}$/u.test(word) || (end - start > 1 && /[.!?]["”’]?$/u.test(before))
    return 0.3 + slack * slack + (hangs ? 0.03 : 0)
  }
  if (start === 0) return 0
  const lonely = end - start === 1 ? 1.5 : full < 0.25 ? 0.5 : 0
  return 0.3 + slack * slack * 0.2 + lonely
}
