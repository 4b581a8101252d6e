// Finds the hobby that a member means, and the way of solving things that goes with it.
import { hashText } from '../../base/dice.ts'
import { once } from '../../base/once.ts'
import { head } from '#shelf/hobbies'
import { ANY_END } from './feasts.data.ts'
import { ANY_HINGE, NOTEBOOK_MORE, NOTEBOOK_PLANT, NOTEBOOK_SMALL, LOOKED } from './notebook.data.ts'
import { DETAIL_KINDS, type HobbyCard } from './hobby-card.ts'
import { readLine, type Node } from '../lines/line.ts'
import { linesOf } from '../lines/lines.ts'
import type { Way } from '../worlds/world.ts'

export interface Hobby {
  id: string
  way: Way
  keywords: readonly string[]
  /** Its own word, as it was asked for: a cello is no violin. */
  own: string
  kit: string
  doing: string
  method: string
  /** What its thing does in a small child’s arms: "Roll, roll, roll". */
  sound: string
  lines: () => HobbyLines
}

/** Each line in all its tellings. */
interface HobbyLines {
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

export const DETAILS = linesOf(() =>
  Object.fromEntries(
    head.flatMap(({ id, details }) => DETAIL_KINDS.map((kind) => [`${id}.${kind}`, details[kind]] as const)),
  ),
)

function calledBy(own: string, kit: string, doing: string): Pick<Hobby, 'kit' | 'doing'> {
  return { kit: kit.replace('{own}', own), doing: doing.replace('{own}', own) }
}

const CARDS: ReadonlyMap<string, HobbyCard> = new Map(head.map((card) => [card.id, card]))

export const HOBBIES: readonly Hobby[] = head.map((card) => {
  const { id, way, asked, method, sound } = card
  const own = asked[0]?.own ?? ''
  return {
    id,
    way,
    keywords: asked.map(({ word }) => word),
    own,
    ...calledBy(own, asked[0]?.kit ?? card.kit, card.doing),
    method,
    sound,
    lines: once(() => ({
      small: card.play.map(readLine),
      plant: [...(DETAILS.get(`${id}.young`) ?? [])],
      more: [...(DETAILS.get(`${id}.old`) ?? [])],
      hinge: card.hinge.map(readLine),
      end: { young: card.feast.young.map(readLine), old: card.feast.old.map(readLine) },
    })),
  }
})

/** Things that one hobby shares with others, and that make their own sound. */
export const OWN_SOUNDS: ReadonlyMap<string, string> = new Map(head.flatMap(({ sounds }) => Object.entries(sounds)))

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
  const card = CARDS.get(hobby.id)
  const one = card?.asked.find(({ word }) => word === heard)
  return card && one ? { ...hobby, own: one.own, ...calledBy(one.own, one.kit ?? card.kit, card.doing) } : hobby
}

/** The hobby in the words of one who loves something that it can stand for. */
export function inOtherWords(hobby: Hobby, said: string, doing: string, kit: string): Hobby {
  const card = CARDS.get(hobby.id)
  const own = card?.doing === '{own}' ? doing : said
  return { ...hobby, own, doing, kit: kit || calledBy(own, card?.kit ?? hobby.kit, '').kit }
}

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
    lines: () => ({
      small: NOTEBOOK_SMALL.map(readLine),
      plant: NOTEBOOK_PLANT.map(readLine),
      more: NOTEBOOK_MORE.map(readLine),
      hinge: ANY_HINGE.map(readLine),
      end: { young: ANY_END.slice(0, 2).map(readLine), old: ANY_END.slice(2).map(readLine) },
    }),
  }
}
