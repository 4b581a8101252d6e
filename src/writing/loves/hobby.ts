// Finds the hobby that a member means, and the way of solving things that goes with it.
import { hashText } from '../../base/dice.ts'
import { HOBBY_ROWS } from './hobbies.data.ts'
import { HOBBY_DETAILS } from './hobby-details.data.ts'
import { ANY_END, HOBBY_ENDS } from './hobby-ends.data.ts'
import { ANY_HINGE, HOBBY_HINGES } from './hobby-hinges.data.ts'
import { LAP_PLAY } from './lap-play.data.ts'
import { readLine, type Node } from '../lines/line.ts'
import { readLines } from '../lines/lines.ts'
import { AFFORDANCES, type Affordance } from '../worlds/world.ts'

export interface Hobby {
  id: string
  way: Affordance
  keywords: readonly string[]
  /** Its own word, as it was asked for: a cello is no violin. */
  own: string
  kit: string
  doing: string
  method: string
  /** What its thing does in a small child’s arms: "Roll, roll, roll". */
  sound: string
  /** Each line in all its tellings. */
  small: Node[][]
  plant: Node[][]
  more: Node[][]
  /** What it knows that leads to the idea; the last telling is for a page that is nearly full. */
  hinge: Node[][]
  /** What it does at the feast, short, and for readers of ten and older. */
  end: Ends
}

interface Ends {
  young: Node[][]
  old: Node[][]
}

function cellsOf(rows: string): string[][] {
  return rows
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
}

/** "drawing.young": what it is, in two tellings with their cues; "drawing.old": what older readers hear besides. */
export const DETAILS = readLines(HOBBY_DETAILS)
const PLAYED = new Map(cellsOf(LAP_PLAY).map(([id = '', sound = '', ...lines]) => [id, { sound, lines }]))
const HINGES = new Map(cellsOf(HOBBY_HINGES).map(([id = '', ...lines]) => [id, lines]))
const ENDS = new Map(cellsOf(HOBBY_ENDS).map(([id = '', ...lines]) => [id, lines]))

function endsOf(cells: readonly string[]): Ends {
  return { young: cells.slice(0, 2).map(readLine), old: cells.slice(2).map(readLine) }
}

interface Asked {
  word: string
  own: string
  kit: string | null
}

/** "soccer=soccer/soccer ball": the beginning of a typed word, what the book calls it, and the kit if it is not the row's. */
function readKeyword(source: string): Asked {
  const [word = '', called = ''] = source.split('=')
  const [own = '', kit] = called.split('/')
  return { word, own, kit: kit ?? null }
}

function calledBy(own: string, kit: string, doing: string): Pick<Hobby, 'kit' | 'doing'> {
  return { kit: kit.replace('{own}', own), doing: doing.replace('{own}', own) }
}

/** The cells as they are written, by hobby, for what goes by several names. */
const ASKED = new Map<string, { asked: Asked[]; kit: string; doing: string }>()

export const HOBBIES: readonly Hobby[] = cellsOf(HOBBY_ROWS).map((row) => {
  const [id = '', way, keywords = '', kit = '', doing = '', method = ''] = row
  const found = AFFORDANCES.find((one) => one === way)
  const [plant = [], more = []] = ['young', 'old'].map((part) => [...(DETAILS.get(`${id}.${part}`) ?? [])])
  const hinge = HINGES.get(id) ?? []
  const played = PLAYED.get(id)
  const end = ENDS.get(id) ?? []
  if (!found || !played || hinge.length !== 3 || end.length !== 4 || plant.length !== 2 || more.length !== 2)
    throw new Error(`A hobby without a way or words: ${id}`)
  const asked = keywords.split(',').map(readKeyword)
  const own = asked[0]?.own ?? ''
  ASKED.set(id, { asked, kit, doing })
  return {
    id,
    way: found,
    keywords: asked.map((one) => one.word),
    own,
    ...calledBy(own, asked[0]?.kit ?? kit, doing),
    method,
    sound: played.sound,
    small: played.lines.map(readLine),
    plant,
    more,
    hinge: hinge.map(readLine),
    end: endsOf(end),
  }
})

/** What may follow the beginning of a word, so that "stars" is heard in it, and neither "staring" nor "sandwiches" is. */
const ENDING =
  /^(?:['’]?s|es|e|ed|er|ers|ing|ings|y|ies|ion|ions|or|ors|ist|ists|ce|ces|tific|tists?|graphy|graphs?|graphers?|nomy|nauts?|nology|saurs?|sours?|ian|ians|stones?|ball)?$/

function isHeard(word: string, beginning: string): boolean {
  if (!word.startsWith(beginning)) return false
  const rest = word.slice(beginning.length)
  if (beginning.length > 5 || ENDING.test(rest)) return true
  return rest.startsWith(beginning.slice(-1)) && /^(?:ing|er|ers|ed)$/.test(rest.slice(1))
}

/** The hobby with the longest keyword that some word of the interest begins with, and how long that is. */
export function heardHobby(interest: string): { hobby: Hobby; length: number } | null {
  const text = interest.toLowerCase().replace(/[^\p{L}\p{N} -]/gu, ' ')
  const words = text.split(/[\s-]+/)
  let best: Hobby | null = null
  let heard = ''
  for (const hobby of HOBBIES)
    for (const word of hobby.keywords)
      if (
        word.length > heard.length &&
        (/[ -]/.test(word) ? ` ${text}`.includes(` ${word}`) : words.some((one) => isHeard(one, word)))
      ) {
        best = hobby
        heard = word
      }
  return best ? { hobby: inItsOwnWord(best, heard), length: heard.length } : null
}

function inItsOwnWord(hobby: Hobby, heard: string): Hobby {
  const cells = ASKED.get(hobby.id)
  const one = cells?.asked.find(({ word }) => word === heard)
  return cells && one ? { ...hobby, own: one.own, ...calledBy(one.own, one.kit ?? cells.kit, cells.doing) } : hobby
}

/** The hobby in the words of one who loves something that it can stand for. */
export function inOtherWords(hobby: Hobby, said: string, doing: string, kit: string): Hobby {
  const cells = ASKED.get(hobby.id)
  const own = cells?.doing === '{own}' ? doing : said
  return { ...hobby, own, doing, kit: kit || calledBy(own, cells?.kit ?? hobby.kit, '').kit }
}

/** What somebody with a notebook does where a hobby would do its own thing. */
const LOOKED = [
  'sat down with the notebook, and looked as long as it takes to draw a thing properly',
  'wrote down in the notebook what {they} saw, and looked again, for what {they} had missed',
  'looked hard, and drew in the notebook only what was really there',
]

/** Any other interest: somebody who knows a thing well has learnt to look. */
export function notebookOn(topic: string, doing: string): Hobby {
  return {
    id: `other:${topic.toLowerCase()}`,
    way: 'look',
    keywords: [],
    own: topic,
    kit: 'notebook',
    doing,
    method: LOOKED[hashText(topic) % LOOKED.length] ?? '',
    sound: 'Flip, flap',
    small: NOTEBOOK_SMALL.map(readLine),
    plant: NOTEBOOK_PLANT.map(readLine),
    more: NOTEBOOK_MORE.map(readLine),
    hinge: cellsOf(ANY_HINGE).flat().map(readLine),
    end: endsOf(cellsOf(ANY_END).flat()),
  }
}

const NOTEBOOK_SMALL = [
  'It was all in the {kit}, with some jam.',
  '{Hero} told it all to a spoon.',
  'Flip! It had a page in the {kit}.',
]

const NOTEBOOK_PLANT = [
  '{Hero} had a notebook about {topic}, with a red elastic band to keep the facts in.',
  'If you had a question about {topic}, you asked {Hero}, and sat down first, because it took a while.',
  'There was a notebook on {Hero’s} knee most days, and on every page of it there was something about {topic}.',
]

const NOTEBOOK_MORE = [
  'By the last page {they} knew more about {topic} than anyone in the street, and {was} only sorry that nobody ever asked.',
  'It was full to the edges, and {they} had begun to write round the outside; there was so much more to {topic} than people thought.',
  'People thought that there was nothing new to be said about {topic}. They had not seen page thirty.',
]
