// Who else is on a page: those whom the words name, whoever the world puts there, and nobody who is said to be missing.

import { describe, expect, it } from 'vitest'
import { packCalled } from '../worlds/all-packs.ts'
import type { BeatName } from '../plan/skeletons.data.ts'
import { toldOthers } from './told-extras.ts'

function others(id: string, beat: BeatName, told: string) {
  const pack = packCalled(id)
  const stage = pack.stage.get(beat)
  if (!stage) throw new Error(`${id} has no ${beat}`)
  return toldOthers(pack, beat, stage, told, [])
}

describe('who else the words of a page name', () => {
  it('is heard from names and from nouns, three kinds at most', () => {
    expect(others('knot', 'stakes', 'Mr. Pringle wept.').extras).toEqual(['mr-pringle'])
    expect(others('knot', 'try1', 'Six sailors took one side, and a band the other, for the children.').extras).toEqual(
      ['sailors', 'band', 'children'],
    )
  })

  it('is met by trade, once, and before whoever the world puts there', () => {
    expect(
      others('stay', 'trouble', '“Is it following me?” asked the nurse. So he picked out a postman.').extras,
    ).toEqual(['nurse', 'postman'])
    expect(others('stay', 'fail1', '“I say,” said a man called Mr. Pym.').extras).toEqual(['reader'])
    expect(others('lamps', 'fail1', 'All the hens got up. All the bakers got up.').extras?.slice(0, 1)).toEqual([
      'bakers',
    ])
    expect(others('post', 'try1', 'There was a hat in the baker’s bed.').extras).toBeUndefined()
  })

  it('is a girl where the small one is no boy', () => {
    expect(others('scrap', 'rescue', 'It was the twin who never talked.').extras).toEqual(['girl'])
  })

  it('is who the world says they are, not what their trade is elsewhere', () => {
    expect(others('comet', 'try2', 'The cook had soup.').extras).toEqual(['cook'])
    expect(others('dock', 'rescue', '“I stir with it,” said the cook’s boy.').extras).toEqual(['boy'])
    expect(others('goose', 'home', 'Other places have a postman.').extras).toBeUndefined()
  })

  it('is nobody who is not there', () => {
    expect(others('knot', 'stakes', 'No band, no concert, and nobody in the seats.').extras).toBeUndefined()
    expect(others('lamps', 'home', 'A lady called Miss Pell lived nine miles off.').extras).toBeUndefined()
  })

  it('is on the page of the climax whatever its words say', () => {
    expect(others('lamps', 'climax', 'Scratch. It was gold.').extras).toEqual(['little-lady'])
  })

  it('is no crowd where the picture looks closely', () => {
    expect(others('lamps', 'low', 'Everybody had gone home, the sailors too.').extras).toBeUndefined()
  })
})

describe('a friend who is one of the props', () => {
  it('feels as the page goes, and shows what befell it', () => {
    expect(others('knot', 'fail1', 'It got tighter.').friend).toEqual({ emotion: 'sad', state: ['knotted', 'blue'] })
    expect(others('knot', 'resolution', 'Out ran the tunes!').friend).toEqual({ emotion: 'joy', state: [] })
    expect(others('knot', 'want', 'Four hundred chairs stood in rows.').friend).toBeUndefined()
  })

  it('bears itself as its world says', () => {
    const pack = packCalled('button')
    const stage = pack.stage.get('fail3')
    const acts = [{ who: 'figure', action: 'kneel', emotion: 'worried' }] as const
    expect(stage && toldOthers(pack, 'fail3', stage, 'It fitted.', [], { acts }).friend).toEqual({
      emotion: 'worried',
      state: [],
      does: 'kneel',
    })
  })
})
