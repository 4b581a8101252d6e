// Finds the hobby that a member means, and the way of solving things that goes with it.
import { HOBBY_ROWS } from './hobbies.data.ts'
import { topicOf } from './interests.ts'
import { readLine, type Node } from './line.ts'
import { AFFORDANCES, type Affordance } from './pack.ts'

export interface Hobby {
  id: string
  way: Affordance
  keywords: readonly string[]
  kit: string
  doing: string
  method: string
  small: Node[]
  plant: Node[]
  more: Node[]
}

export const HOBBIES: readonly Hobby[] = HOBBY_ROWS.trim()
  .split('\n')
  .map((row) => {
    const [id = '', way, keywords = '', kit = '', doing = '', method = '', small = '', plant = '', more = ''] = row
      .split('|')
      .map((cell) => cell.trim())
    const found = AFFORDANCES.find((one) => one === way)
    if (!found || more === '') throw new Error(`A hobby without a way or words: ${row}`)
    return {
      id,
      way: found,
      keywords: keywords.split(','),
      kit,
      doing,
      method,
      small: readLine(small),
      plant: readLine(plant),
      more: readLine(more),
    }
  })

/** The hobby with the longest keyword that some word of the interest begins with. */
export function hobbyFor(interest: string): Hobby {
  const text = ` ${interest.toLowerCase().replace(/[^\p{L}\p{N} -]/gu, ' ')}`
  let best: Hobby | null = null
  let length = 0
  for (const hobby of HOBBIES)
    for (const word of hobby.keywords)
      if (
        word.length > length &&
        (text.includes(` ${word}`) || text.includes(`-${word}`)) &&
        (word.length > 3 || new RegExp(` ${word}(s|es|ing)?( |$)`).test(text))
      ) {
        best = hobby
        length = word.length
      }
  return best ?? notebookOn(interest)
}

/** Any other interest: somebody who knows a thing well has learnt to look. */
function notebookOn(interest: string): Hobby {
  const topic = topicOf(interest) || 'everything'
  return {
    id: `other:${topic.toLowerCase()}`,
    way: 'look',
    keywords: [],
    kit: 'notebook',
    doing: `finding out about ${topic}`,
    method: 'opened the notebook at a clean page and looked, as you look when you mean to write it down',
    small: readLine('{Hero} looked. {Hero} knew!'),
    plant: readLine(`{Hero} had a notebook about {topic}, with a red elastic band to keep the facts in.`),
    more: readLine(
      `By the last page {they} knew more about {topic} than anyone in the street, and {was} only sorry that nobody ever asked.`,
    ),
  }
}
