// The small language that authored lines are written in: {hole}, [one|other], <flag:text|else>.
import type { Dice } from '../../base/dice.ts'
import { article, capital, printedQuotes } from '../english/grammar.ts'

export type Node =
  | { kind: 'text'; text: string }
  | { kind: 'hole'; name: string }
  | { kind: 'choice'; options: Node[][] }
  | { kind: 'when'; flag: string; not: boolean; then: Node[]; otherwise: Node[] }

/** All that a line asks of the dice. */
export type Chance = Pick<Dice, 'pick'>

export interface Words {
  holes: ReadonlyMap<string, string>
  /** Said in their place. */
  over?: ReadonlyMap<string, string>
  flags: ReadonlySet<string>
}

export function readLine(source: string): Node[] {
  const text = printedQuotes(source.replace(/\s+/g, ' ').trim())
  let at = 0
  const sequence = (stops: string): Node[] => {
    const nodes: Node[] = []
    let run = ''
    const flush = () => {
      if (run !== '') nodes.push({ kind: 'text', text: run })
      run = ''
    }
    while (at < text.length) {
      const char = text.charAt(at)
      if (stops.includes(char)) break
      if (char === '{') {
        flush()
        const end = text.indexOf('}', at)
        if (end < 0) throw new Error(`A hole is never closed: ${source}`)
        nodes.push({ kind: 'hole', name: text.slice(at + 1, end) })
        at = end + 1
      } else if (char === '[') {
        flush()
        const options: Node[][] = []
        do {
          at++
          options.push(sequence('|]'))
        } while (text.charAt(at) === '|')
        if (text.charAt(at) !== ']') throw new Error(`A choice is never closed: ${source}`)
        at++
        nodes.push({ kind: 'choice', options })
      } else if (char === '<') {
        flush()
        const colon = text.indexOf(':', at)
        const name = text.slice(at + 1, colon)
        at = colon + 1
        const then = sequence('|>')
        let otherwise: Node[] = []
        if (text.charAt(at) === '|') {
          at++
          otherwise = sequence('>')
        }
        if (text.charAt(at) !== '>') throw new Error(`A condition is never closed: ${source}`)
        at++
        const not = name.startsWith('!')
        nodes.push({ kind: 'when', flag: not ? name.slice(1) : name, not, then, otherwise })
      } else {
        run += char
        at++
      }
    }
    flush()
    return nodes
  }
  const nodes = sequence('')
  return nodes
}

function hole(name: string, words: Words): string {
  const indefinite = /^[aA] /.test(name)
  const bare = indefinite ? name.slice(2) : name
  const known = (one: string) => words.over?.get(one) ?? words.holes.get(one)
  const exact = known(bare)
  const value = exact ?? known(bare.charAt(0).toLowerCase() + bare.slice(1))
  if (value === undefined) throw new Error(`No word is known for {${name}}`)
  if (indefinite) {
    const said = `${article(value)} ${value}`
    return name.startsWith('A') ? capital(said) : said
  }
  return exact === undefined ? capital(value) : value
}

export function fillLine(nodes: readonly Node[], words: Words, dice: Chance): string {
  let out = ''
  for (const node of nodes) {
    if (node.kind === 'text') out += node.text
    else if (node.kind === 'hole') out += hole(node.name, words)
    else if (node.kind === 'choice') out += fillLine(dice.pick(node.options), words, dice)
    else out += fillLine(words.flags.has(node.flag) !== node.not ? node.then : node.otherwise, words, dice)
  }
  return out
}

const SPACE = 0x20
const POINT = 0x2e
const OPENS = 0x201c
/** No space: what is printed as quotes, dashes and points. */
const isPrinted = (code: number) => code >= 0x2010 && code <= 0x2027
/** What follows no space: another one, and what stands close to the word before it. */
const CLOSE = new Set([...' \t\n\r\f\v,.!?;:…”'].map((one) => one.charCodeAt(0)))

/** Whether there may be a gap, or a point too many: in most of what is told there is none, and it is looked through only once. */
function mayHaveGap(text: string): boolean {
  let before = SPACE
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (before === SPACE ? CLOSE.has(code) : code < SPACE) return true
    if (code === SPACE && before === OPENS) return true
    if (code === POINT && text.slice(Math.max(0, at - 3), at).includes('.')) return true
    if (code > 127 && !isPrinted(code) && /\s/.test(text.charAt(at))) return true
    before = code
  }
  return before === SPACE || text.includes('Captain Captain')
}

/** Closes the gaps that an empty condition leaves behind. */
export function tidy(text: string): string {
  if (!mayHaveGap(text)) return text
  return (
    text
      .replace(/\s{2,}|[^\S ]/g, ' ')
      .replace(/ (?=[,.!?;:…”])/g, '')
      .replaceAll('“ ', '“')
      .replace(/\bCaptain Captain\b/g, 'Captain')
      // A name that ends with a point ends a sentence as well.
      .replace(/(\p{Lu}\.\p{Cf}?)\.(?!\.)/gu, '$1')
      .trim()
  )
}

/** Whether it says the same whenever it is asked, but for these holes. */
export function isSettled(nodes: readonly Node[], but: ReadonlySet<string>): boolean {
  return nodes.every((node) => {
    if (node.kind === 'hole') return !but.has(node.name.replace(/^a /i, '').replace(/^./, (one) => one.toLowerCase()))
    if (node.kind === 'when') return isSettled(node.then, but) && isSettled(node.otherwise, but)
    return node.kind === 'text'
  })
}

/** The plain words of a line, whatever is chosen. */
export const textIn = (nodes: readonly Node[]): string => textWith(nodes, ' ')

/** The same, from hole to hole. */
export const partsIn = (nodes: readonly Node[]): string[] => textWith(nodes, '\n').split('\n')

function textWith(nodes: readonly Node[], hole: string): string {
  const within = (inner: readonly Node[]) => textWith(inner, hole)
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text
      if (node.kind === 'choice') return ` ${node.options.map(within).join(' ')} `
      return node.kind === 'when' ? ` ${within(node.then)} ${within(node.otherwise)} ` : hole
    })
    .join('')
}

/** Every flag and hole a line may ask for: lets tests prove that no book can meet an unknown one. */
export function namesIn(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'hole') return [node.name]
    if (node.kind === 'choice') return node.options.flatMap(namesIn)
    if (node.kind === 'when') return [...namesIn(node.then), ...namesIn(node.otherwise)]
    return []
  })
}
