// A line of a world in the language of `line.ts`: whole, and with no hole that a book cannot fill and no flag that it never has.
import { shelfFault, type TextLine } from '../../base/shelf-text.ts'
import { readLine, type Node } from '../lines/line.ts'
import type { TypedHole } from './life.ts'

const list = (words: string) => words.split(' ')

/** What every book can say. */
const OF_ALL = list(
  'Hero Hero’s Pal Pal’s Pal2 they them their theirs themself pthey pthem ptheir was home refrain turned',
)
const HOLES = [
  ...OF_ALL,
  ...list(
    'Spotter Spotter’s quest key hid mistake scary wait crowd small says event party why toast ends run1 run2 run3 kit kitWas kitWith went doing method Rule Rule,',
  ),
]
const FLAGS = list(
  'pal pal2 mute couple twins sibling class grave lap bedtime thing place there more skill age lost seated steady slow grown pawed',
)
/** What only a life story says. */
const OF_LIFE = list(
  'Fig fig Fig’s fig’s fthey fthem ftheir fThey fThem fTheir Grown Grown’s gthey gthem gtheir gThey gThem gTheir',
)
const LIFE_FLAGS = list('pal pal2 named hobby grave seated steady slow grown pawed')
/** What is said of what the hero loves, where anything is. */
const OF_HOBBY = ['doing', 'kit']

export interface Vocabulary {
  holes: ReadonlySet<string>
  flags: readonly string[]
  /** What may be said only within a flag: "<hobby:... {kit} ...>". */
  within: ReadonlyMap<string, readonly string[]>
}

const withCapitals = (holes: readonly string[]) =>
  new Set(holes.flatMap((hole) => [hole, hole.charAt(0).toUpperCase() + hole.slice(1)]))

export const SHELF: Vocabulary = { holes: withCapitals(HOLES), flags: FLAGS, within: new Map() }

/** Nothing of the shelf is put into a life story: it has holes of its own. */
export const vocabularyOf = (holes: readonly Pick<TypedHole, 'name'>[]): Vocabulary => ({
  holes: new Set([...withCapitals([...OF_ALL, ...holes.map(({ name }) => name)]), ...OF_LIFE]),
  flags: LIFE_FLAGS,
  within: new Map([
    ['pal', ['Pal', 'Pal’s', 'pthey', 'pthem', 'ptheir']],
    ['pal2', ['Pal2']],
    ['hobby', OF_HOBBY],
  ]),
})

function check(at: TextLine, nodes: readonly Node[], known: Vocabulary, inside: readonly string[]): void {
  const only = [...known.within]
  for (const node of nodes) {
    if (node.kind === 'hole') {
      const name = node.name.replace(/^[aA] /, '')
      const [flag] = only.find(([, names]) => names.includes(name.replace(/^P(?=they|them|their)/, 'p'))) ?? []
      if (flag !== undefined ? !inside.includes(flag) : !known.holes.has(name))
        throw shelfFault(
          at,
          flag === undefined ? `nothing fills {${node.name}}` : `nothing fills {${node.name}} outside of <${flag}:...>`,
          [...known.holes].map((hole) => `{${hole}}`).join(' '),
        )
    }
    if (node.kind === 'choice') for (const option of node.options) check(at, option, known, inside)
    if (node.kind !== 'when') continue
    if (!known.flags.includes(node.flag))
      throw shelfFault(at, `no book is <${node.flag}:`, known.flags.map((flag) => `<${flag}:`).join(' '))
    check(at, node.then, known, node.not ? inside : [...inside, node.flag])
    check(at, node.otherwise, known, node.not ? [...inside, node.flag] : inside)
  }
}

export function wholeLine(at: TextLine, text: string, known: Vocabulary = SHELF): string {
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
  check(at, nodes, known, [])
  return text
}
