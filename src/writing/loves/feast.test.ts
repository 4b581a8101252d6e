// The last page: what the hero loves does what nothing else can do.
import { describe, expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import { readBrief } from '../brief/brief.ts'
import { feastLines, hobbyOf } from './hinges.ts'
import { HOBBIES } from './hobby.ts'
import { textIn, type Node } from '../lines/line.ts'
import { plan } from '../plan/plan.ts'
import { wordsOf } from '../english/sentences.ts'
import { tellPage } from '../telling/tell-page.ts'

function lastPage(age: number, interests: string) {
  const read = readBrief({
    recipient_type: 'Kid',
    recipient_age: age,
    occasion: 'Birthday',
    genre: 'Comedy',
    interests,
    characters: [{ name: 'Mia', type: 'girl', age }],
  })
  if (!read.ok) throw new Error(read.message)
  const made = plan(read.value, 1)
  return { made, hobby: hobbyOf(made), page: tellPage(made, 'close', dice(0)) }
}

/** By its longest run of words: what is in the holes varies, and a page that is full leaves out "Whoosh, and stop!" */
function isTold(page: string, told: readonly Node[][]): boolean {
  const runs = (nodes: Node[]) => nodes.flatMap((node) => textIn([node]).split(/[.!?]/)).map((run) => run.trim())
  const longest = (nodes: Node[]) => runs(nodes).reduce((best, run) => (run.length > best.length ? run : best))
  return told.some((nodes) => page.includes(longest(nodes)))
}

describe('the feast', () => {
  it.each([5, 8, 12])('is where every hobby does something that is seen, at %i years', (age) => {
    const silent = HOBBIES.filter(({ keywords: [word = ''] }) => {
      const { hobby, page } = lastPage(age, word)
      const { young, old } = hobby.lines().end
      return !isTold(page, [...young, ...old])
    })
    expect(silent.map((one) => one.id)).toEqual([])
  })
  it('is where what the hero loves next does something, too, in its own words', () => {
    const { made, page } = lastPage(8, 'drums, cello')
    expect(feastLines(made, 'b7_9', 0)[1]?.words).toContainEqual(['own', 'cello'])
    expect(page).toMatch(/drummed.+ cello/)
  })
  it('has a line for every hobby that leaves a small reader’s page room for the party', () => {
    const long = HOBBIES.flatMap(({ lines }) => lines().end.young.map(textIn)).filter(
      (text) => wordsOf(text).length > 11,
    )
    expect(long).toEqual([])
  })
})
