// A line of a world in the language of `line.ts`: whole, and with no hole that a book cannot fill and no flag that it never has.
import { shelfFault, type TextLine } from '../../base/shelf-text.ts'
import { readLine, type Node } from '../lines/line.ts'

const HOLES =
  'Hero Hero’s Pal Pal’s Pal2 Spotter Spotter’s they them their theirs themself pthey ptheir was home quest key hid mistake scary wait crowd small says event party why toast ends run1 run2 run3 kit kitWas kitWith went doing method refrain turned Rule Rule,'.split(
    ' ',
  )
const FLAGS =
  'pal pal2 mute couple twins sibling class grave lap bedtime thing place there more skill age lost seated steady slow grown pawed'.split(
    ' ',
  )

const CAPITALISED = new Set(HOLES.flatMap((hole) => [hole, hole.charAt(0).toUpperCase() + hole.slice(1)]))

function check(at: TextLine, nodes: readonly Node[]): void {
  for (const node of nodes) {
    if (node.kind === 'hole' && !CAPITALISED.has(node.name.replace(/^[aA] /, '')))
      throw shelfFault(at, `nothing fills {${node.name}}`, HOLES.map((hole) => `{${hole}}`).join(' '))
    if (node.kind === 'choice') for (const option of node.options) check(at, option)
    if (node.kind !== 'when') continue
    if (!FLAGS.includes(node.flag))
      throw shelfFault(at, `no book is <${node.flag}:`, FLAGS.map((flag) => `<${flag}:`).join(' '))
    check(at, node.then)
    check(at, node.otherwise)
  }
}

export function wholeLine(at: TextLine, text: string): string {
  let nodes: Node[]
  try {
    nodes = readLine(text)
  } catch (error) {
    throw shelfFault(
      at,
      error instanceof Error ? error.message : 'no line',
      '{hole}, [one|other], <flag:then|else>, each closed',
    )
  }
  check(at, nodes)
  return text
}
