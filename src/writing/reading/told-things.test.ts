// The picture has the things that its words name, and none that are not there.
import { describe, expect, it } from 'vitest'
import { brief } from '../score/test-random-books.ts'
import { plan } from '../plan/plan.ts'
import { belongs, propOf, toldThings } from './told-things.ts'

describe('the things that a page names', () => {
  it('stand on it', () => {
    expect(toldThings('It was an umbrella. Behind that was one shoe.', [], '', false)).toEqual(['shoe', 'umbrella'])
    expect(toldThings('Mia put the broom down.', ['broom'], '', false)).toEqual([])
    expect(toldThings('The tin of chalks was full.', [], 'tin of chalks', false)).toEqual([])
  })

  it.each([
    ['Nora had a red balloon, for the party, and it got a chair of its own.', 'balloon'],
    ['For the birthday there was a cake with a door.', 'cake'],
    ['For the wedding there were two kinds of cake.', 'cake'],
    ['Each of them gave Mia a pencil.', 'pencil'],
    ['Mia had made a paper chain, as long as the street.', 'paper-chain'],
    ['Out came the new red bag.', 'bag'],
    ['Who had birthday candles? Mo did! Mo went off.', 'candle'],
    ['Who had flags, for the fair? Mia!', 'flag'],
    ['Tweet! A bird came down, and sat on a hat.', 'bird'],
  ])('and so does what a day is kept with: %s', (told, thing) => {
    expect(toldThings(told, [], '', false)).toContain(thing)
  })

  it.each([
    'Doris came down like a teapot.',
    'She did not like soup, or kites.',
    'They looked everywhere for the umbrella.',
    'The umbrella was gone.',
    '“Bring me a broom!” said Mia.',
    'There wasn’t a hat to be seen.',
    'A mask went by. Now who had the umbrella?',
  ])('unless they are only spoken of: %s', (told) => {
    expect(toldThings(told, [], '', false)).toEqual([])
  })

  it('leave room: two beside what the stage has, one in a close look, four in all', () => {
    const told = 'In came a kettle, a broom and a hat.'
    expect(toldThings(told, [], '', false)).toHaveLength(2)
    expect(toldThings(told, [], '', true)).toHaveLength(1)
    expect(toldThings(told, ['box', 'goat', 'bell'], '', false)).toHaveLength(1)
  })

  it('stand where such things stand', () => {
    expect([belongs('fridge', 'kitchen'), belongs('fridge', 'square')]).toEqual([true, false])
    expect([belongs('bus', 'street'), belongs('bus', 'bedroom')]).toEqual([true, false])
  })

  it('what a member asked for is drawn as itself', () => {
    expect(propOf('golden crown')).toBe('crown')
    expect(propOf('flying carpet')).toBeNull()
    expect([propOf('silver cup'), propOf('cup'), propOf('silver bell')]).toEqual(['trophy', 'teacup', 'bell'])
    const order = brief({
      recipient_type: 'Kid',
      recipient_age: 5,
      occasion: 'Birthday',
      genre: 'Adventure',
      interests: 'drawing',
      shape: 'Plot: They look for a golden crown',
      characters: [{ name: 'Mia', type: 'girl', age: 5 }],
    })
    const books = Array.from({ length: 40 }, (_, seed) => plan(order, seed))
    const told = books.find(({ pack }) => pack === 'bridge')
    const props = new Set(told?.beats.flatMap(({ scene }) => scene.props))
    expect([props.has('crown'), props.has('pear'), props.has('gift')]).toEqual([true, false, false])
  })
})
