// The reader of cards: what a card says is read, and whatever else a file says is refused with its place and what is allowed there.
import { assert, double, nat, property, record, string } from 'fast-check'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readThings, type CardFile } from './read-things.ts'

const shelf = join(import.meta.dirname, '../../../things')
const files: CardFile[] = globSync('*/*', { cwd: shelf }).map((path) => ({ path, text: readFileSync(join(shelf, path), 'utf8') })) // prettier-ignore

const KETTLE = `kettle: kettle, tea kettle
spot hand | of metal | height 84
spout 0.24 | pours #b7d9ea | served
reads: kettles?
draw:
  b R -48 -4 -54 -40 54 -40 48 -4
  o* W -24 -48 7 13 20
`
const refusalsOf = (text: string, path = 'common/kettle.thing') => readThings([{ path, text }]).refusals

describe('a card', () => {
  it('tells what a thing is called, how large it is, what one does with it, and how it is drawn', () => {
    const { cards, refusals } = readThings([{ path: 'common/kettle.thing', text: KETTLE }])
    expect(refusals).toEqual([])
    expect(cards).toEqual([
      {
        card: {
          ...{ id: 'kettle', shelf: 'common', names: ['kettle', 'tea kettle'], spot: 'hand', of: 'metal', height: 84 },
          ...{ spout: 0.24, pours: '#b7d9ea', served: true, reads: 'kettles?' },
        },
        draw: ['b R -48 -4 -54 -40 54 -40 48 -4', 'o* W -24 -48 7 13 20'],
      },
    ])
  })

  it('has states, each a card of its own: drawn anew, or added to what the thing is', () => {
    const states = `state squashed: flat kettle, pancake kettle | height 20
  o S 0 -10 60 10
state hot: hot kettle | adds | shines 0.4
  o! L 0 -40 9
`
    const { cards, refusals } = readThings([{ path: 'common/kettle.thing', text: KETTLE + states }])
    expect(refusals).toEqual([])
    const [, squashed, hot] = cards
    expect(squashed).toEqual({
      card: { id: 'kettle.squashed', was: 'kettle', shelf: 'common', names: ['flat kettle', 'pancake kettle'], spot: 'hand', of: 'metal', height: 20, unsampled: true },
      draw: ['o S 0 -10 60 10'],
    })
    expect(hot?.card).toMatchObject({ id: 'kettle.hot', was: 'kettle', height: 84, spout: 0.24, shines: 0.4 })
    expect(hot?.card).not.toHaveProperty('reads')
    expect(hot?.draw).toHaveLength(3)
  }) // prettier-ignore

  it('shares lines with others of its folder', () => {
    const whale = { path: 'pond/whale.thing', text: 'whale: whale\nspot big | of scale | height 540\ndraw:\n  & water\n  o B 0 0 9' } // prettier-ignore
    const water = { path: 'pond/water.piece', text: '# The pond.\no A 0 0 40 4\n' }
    expect(readThings([whale, water]).cards[0]?.draw).toEqual(['o A 0 0 40 4', 'o B 0 0 9'])
    expect(readThings([whale]).refusals).toEqual([
      'things/pond/whale.thing:4: no piece of the name "water" in things/pond',
    ])
  })

  it.each([
    ['a word that no card has', KETTLE.replace('served', 'hieght 3'), '3: no such word on a card: "hieght". Allowed: spot, of, height,'],
    ['a word without its numbers', KETTLE.replace('served', 'sit 1 2'), '3: "sit 1 2" is written "sit x y half"'],
    ['a word out of a closed list', KETTLE.replace('metal', 'butter'), '2: "of butter" is written "of one of skin, fur,'],
    ['a word told twice', KETTLE.replace('served', 'height 85'), '3: "height" is told in line 2 already'],
    ['a card without a height', KETTLE.replace(' | height 84', ''), '1: no height: "height" beside a child of 440, or "times" its drawing'],
    ['a card without a drawing', KETTLE.slice(0, KETTLE.indexOf('draw:')), '1: no drawing: "draw:", and a shape in each line below it'],
    ['a shape that cannot be drawn', KETTLE.replace('o* W -24 -48 7 13 20', 'o W -24'), '7: no shape: o W -24. Allowed: o paint x y radius'],
    ['a card that begins with another name', KETTLE.replace('kettle:', 'pot:'), '1: a card begins with its name, as its file is called'],
    ['a thing without a card', KETTLE.replace('served', 'alike samovar'), '3: "alike" names "samovar", which has no card'],
    ['a state that is not drawn', `${KETTLE}state hot: hot kettle | adds\n`, '8: the state "hot" is not drawn'],
    ['a state without a height', `${KETTLE}state flat: flat kettle\n  o S 0 0 9\n`, '8: the state "flat" has no height'],
    ['a state without a name', `${KETTLE}state flat\n`, '8: a state is written "state splat: squashed cake | height 40"'],
    ['what comes after its states', `${KETTLE}state hot: hot kettle | adds\n  o! L 0 -40 9\nserved\n`, '10: what is told after a state'],
    ['an empty file', '\n', '1: an empty card'],
  ])('%s is refused, with file, line and what is allowed', (_, text, refusal) => {
    expect(refusalsOf(text)[0]).toContain(`things/common/kettle.thing:${refusal}`)
  }) // prettier-ignore

  it('has a name that no other has, in any folder', () => {
    const twin = { path: 'whale/kettle.thing', text: KETTLE }
    expect(readThings([{ path: 'common/kettle.thing', text: KETTLE }, twin]).refusals).toEqual([
      'things/whale/kettle.thing:1: a second card of the name "kettle": things/common/kettle.thing has it; give this one a name of its own',
    ])
    expect(refusalsOf(KETTLE, 'common/Kettle.txt')[0]).toContain('things/common/Kettle.txt:1: no card: a card is things/<shelf>/<name>.thing')
  }) // prettier-ignore
})

describe('the shelf of cards', () => {
  it('is read whole', () => {
    expect(readThings(files).refusals).toEqual([])
  })

  it('however it is mangled, is read or refused with a place, and loses nothing in silence', () => {
    const some = files.filter(({ path }) => path.startsWith('whale/'))
    const all = readThings(some).cards.length
    const mangling = record({ file: nat(some.length - 1), at: double({ min: 0, max: 1, noNaN: true }), cut: nat(40), put: string({ unit: 'grapheme', maxLength: 12 }) }) // prettier-ignore
    assert(
      property(mangling, ({ file, at, cut, put }) => {
        const mangled = some.map((one, n) => {
          const from = Math.floor(at * one.text.length)
          return n === file ? { ...one, text: one.text.slice(0, from) + put + one.text.slice(from + cut) } : one
        })
        const { cards, refusals } = readThings(mangled)
        expect(cards.length === all || refusals.length > 0).toBe(true)
        for (const refusal of refusals) expect(refusal).toMatch(/^things\/whale\/[a-z-]+\.(?:thing|piece):\d+: ./)
      }),
      { numRuns: 200 },
    )
  })
})
