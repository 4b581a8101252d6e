// Cards of people: read whole, or refused with file, line and what may stand there.
import { assert, nat, property, record, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ShelfFault } from '../../base/shelf-text.ts'
import { readPeople } from './compile-people.ts'

const man = 'number 1\nfigure type man | ages 40 | hair bald | top shirt | colors navy\n'
const post = [
  ...['number 2', 'heard \\bpost(?:man|woman)\\b', 'also man', 'wished \\bmailman\\b', 'called mail carrier'],
  'figure like man | garb navy-cap | holds ball',
].join('\n')
const hens = 'number 3\nof fur\ndraw o R 44 -58 5 8\nseveral 3\n'
const dogs = 'number 4\ntroop dog | hides white black | does sit stand\nseveral 5\n'

const shelf = (over: Readonly<Record<string, string>> = {}) =>
  new Map(
    Object.entries({
      'people/man.txt': man,
      'people/postman.txt': post,
      'people/hens.txt': hens,
      'people/dogs.txt': dogs,
      'things/common/ball.thing': '',
      'things/whale/rope.thing': '',
      ...over,
    }),
  )

function faultOf(files: ReadonlyMap<string, string>): string {
  try {
    readPeople(files)
  } catch (error) {
    if (error instanceof ShelfFault) return error.message
    throw error
  }
  return ''
}

describe('a card of people', () => {
  it('says how they are met, called and dressed, and for the rest whom they are like', () => {
    const [first, second, third, fourth] = readPeople(shelf())
    expect(first).toMatchObject({ id: 'man', called: 'man', heard: [], also: [] })
    expect(second).toEqual({
      id: 'postman',
      heard: ['\\bpost(?:man|woman)\\b'],
      also: ['man'],
      wished: '\\bmailman\\b',
      called: 'mail carrier',
      figures: [
        { type: 'man', ages: [40], hair: ['bald'], top: ['shirt'], colors: ['navy'], garb: 'navy-cap', holds: 'ball' },
      ],
    })
    expect(third?.animal).toEqual({ several: 3, drawn: { of: 'fur', draw: ['o R 44 -58 5 8'] } })
    expect(fourth?.animal?.drawn).toMatchObject({ type: 'dog', hides: ['white', 'black'] })
  })

  it.each([
    ['like man', 'like mna', /^people\/postman\.txt:6: "like mna"; allowed here: a card of people/],
    ['like man', 'like postman', /:6: "like postman"; allowed here: .*not like this one/],
    ['figure like man | ', 'figure ', /:6: a figure that is not whole; allowed here: "like" another card/],
    ['garb navy-cap', 'garb navy', /:6: "navy" is not a known garb; allowed here: .*navy-cap/],
    ['garb navy-cap', 'grab navy-cap', /:6: "grab navy-cap"; allowed here: .*"garb \.\.\."/],
    ['holds ball', 'holds rope', /:6: "rope" is not a known thing of things\/common; allowed here: ball/],
    ['holds ball', 'size 9', /:6: "9" is no such number; allowed here: a number up to 4/],
    ['also man', 'also mna', /:3: "mna" has no card; allowed here: cards of people/],
    ['heard \\bpost', 'heard (\\bpost', /:2: ".*" is no pattern of words; allowed here: such as/],
    ['wished \\bmailman\\b', 'wished m*', /:4: "m\*" is no pattern of words/],
    ['number 2', 'number two', /:1: "two" is not a number; allowed here: 1, 2, 3/],
    ['number 2', 'number 1', /^people\/(?:man|postman)\.txt:1: a second number 1; allowed here: the next one, 5/],
    ['called', 'named', /:5: "named" is no key; allowed here: .*called/],
    ['figure like man | garb navy-cap | holds ball', '', /:\d+: "several" is missing/],
  ])('is refused with file, line and what may stand there: %s, %s', (from, to, said) => {
    expect(post).toContain(from)
    expect(faultOf(shelf({ 'people/postman.txt': post.replace(from, to) }))).toMatch(said)
  })

  it.each([
    ['people/hens.txt', hens, 'of fur', 'of fu', /hens\.txt:2: "fu" is not a known material; allowed here: .*fur/],
    ['people/hens.txt', hens, 'o R 44', 'q R 44', /hens\.txt:3: no shape: .*; allowed here: o paint/],
    ['people/hens.txt', hens, 'of fur\n', '', /hens\.txt:1: nobody that can be drawn; allowed here: "figure/],
    ['people/hens.txt', hens, 'several 3', 'several 0', /hens\.txt:4: "0" is no such number/],
    ['people/dogs.txt', dogs, 'hides white', 'hides whit', /dogs\.txt:2: "whit" is not a known hide/],
    ['people/dogs.txt', dogs, '| does sit stand', '', /dogs\.txt:2: ".*"; allowed here: "troop dog/],
  ])('of animals is refused likewise: %s', (file, text, from, to, said) => {
    expect(faultOf(shelf({ [file]: text.replace(from, to) }))).toMatch(said)
  })

  it('lies in its folder under its own name', () => {
    expect(faultOf(shelf({ 'people/Miss Fipps.txt': man }))).toBe(
      'people/Miss Fipps.txt:1: no card of a person; allowed here: people/<name>.txt',
    )
  })

  it('ends in such a refusal, however it is mangled, or is read', () => {
    const mangled = record({ at: nat(post.length), cut: nat(30), put: string({ unit: 'grapheme', maxLength: 20 }) })
    assert(
      property(mangled, ({ at, cut, put }) =>
        /^(?:|people\/\w+\.txt:\d+: [\s\S]+; allowed here: [\s\S]+)$/.test(
          faultOf(shelf({ 'people/postman.txt': post.slice(0, at) + put + post.slice(at + cut) })),
        ),
      ),
      { numRuns: 60 },
    )
  })
})
