// Cards of places: read whole, or refused with file, line and what may stand there.
import { assert, nat, property, record, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ShelfFault } from '../../base/shelf-text.ts'
import { readPlaces } from './compile-places.ts'

const pond =
  'number 17\nsaid at the pond\nwild\nwater 0.36\nsoil #8a6242\nmotif leaf\ncorner stones #8d8088\ngags frog-in-cup\n'

function faultOf(text: string, more: Readonly<Record<string, string>> = {}): string {
  try {
    readPlaces(new Map(Object.entries({ 'places/pond.txt': text, ...more })))
  } catch (error) {
    if (error instanceof ShelfFault) return error.message
    throw error
  }
  return ''
}

describe('the card of a place', () => {
  it('says how the place is said, what is true of it, and what stands in its corners', () => {
    expect(readPlaces(new Map([['places/pond.txt', pond]]))).toEqual([
      {
        ...{ id: 'pond', said: 'at the pond', is: ['wild'], water: 0.36, soil: '#8a6242', motif: 'leaf' },
        ...{ corner: { kind: 'stones', color: '#8d8088' }, gags: ['frog-in-cup'] },
      },
    ])
  })

  it.each([
    ['said at', 'sad at', /^places\/pond\.txt:2: "sad" is no key; allowed here: number, said, .*wild/],
    ['number 17', 'number 1.5', /:1: "1\.5" is not a number; allowed here: 1, 2, 3/],
    ['wild', 'wild enough', /:3: "wild enough"; allowed here: the word alone/],
    ['water 0.36', 'water 36', /:4: "36" is no such number; allowed here: a number up to 1/],
    ['soil #8a6242', 'soil brown', /:5: "brown" is no color; allowed here: #rrggbb/],
    ['motif leaf', 'motif leef', /:6: "leef" is not a known motif; allowed here: leaf, /],
    ['stones #8d8088', 'stones', /:7: "" is no color; allowed here: #rrggbb/],
    ['stones #8d8088', 'leafy #8d8088', /:7: "leafy #8d8088"; allowed here: "leafy" alone/],
    ['stones #8d8088', 'stonez', /:7: "stonez" is not a known corner; allowed here: leafy, .*stones/],
    ['frog-in-cup', 'frog-in-cap', /:8: "frog-in-cap" is not a known gag; allowed here: .*frog-in-cup/],
  ])('is refused with file, line and what may stand there: %s, %s', (from, to, said) => {
    expect(pond).toContain(from)
    expect(faultOf(pond.replace(from, to))).toMatch(said)
  })

  it('has a number and a name of its own', () => {
    expect(faultOf(pond, { 'places/pool.txt': pond })).toMatch(/:1: a second number 17; .*the next one, 18$/)
    expect(faultOf(pond, { 'places/Big Pool.txt': pond })).toMatch(/:1: no card of a place; .*places\/<name>\.txt/)
  })

  it('ends in such a refusal, however it is mangled, or is read', () => {
    const mangled = record({ at: nat(pond.length), cut: nat(30), put: string({ unit: 'grapheme', maxLength: 20 }) })
    assert(
      property(mangled, ({ at, cut, put }) =>
        /^(?:|places\/pond\.txt:\d+: [\s\S]+; allowed here: [\s\S]+)$/.test(
          faultOf(pond.slice(0, at) + put + pond.slice(at + cut)),
        ),
      ),
      { numRuns: 60 },
    )
  })
})
