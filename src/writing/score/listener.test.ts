import { describe, expect, it } from 'vitest'
import { PROPS } from '../../stage/things/cards.ts'
import { SKELETONS } from '../plan/skeletons.data.ts'
import { worldCalled } from '../worlds/all-worlds.ts'
import { BAND_OF, READERS } from '../worlds/world.ts'
import { HELD_WORLDS } from './held-worlds.data.ts'
import { plainOf, questionsOf, type Heard, type HeardPage } from './listener.ts'

const THINGS = new Set(PROPS.flatMap((prop) => prop.split(/[.-]/)))

/** What an ear takes in, by reader: a page's own words, beside those that others put in. */
const LENGTHS = { '0-3': [6, 20], '4-6': [12, 42], '7-9': [25, 60], '10+': [35, 65] } as const

const words = (text: string) => text.split(' ').filter((word) => word !== '')

function heard(id: string, reader: keyof typeof LENGTHS, trouble: string, because: string): Heard {
  const world = worldCalled(id)
  const lines = world.lines[BAND_OF[reader]]
  const order = world.life?.order ?? (world.skeleton === 'own' ? [] : words(SKELETONS[world.skeleton]))
  const pages = order.map((beat) => ({
    beat,
    tellings: [...lines]
      .filter(([key]) => key === beat || key.startsWith(`${beat}.`))
      .flatMap(([, told]) => told.map((nodes) => plainOf(nodes, world.refrain))),
  }))
  return {
    pages,
    names: [world.figure.name, ...world.names],
    things: THINGS,
    trouble: { beat: trouble, by: reader === '0-3' || reader === '4-6' ? 3 : 4 },
    because: because.split('&').map(words),
    ...(world.life ? {} : { length: LENGTHS[reader] }),
  }
}

const held = HELD_WORLDS.trim()
  .split('\n')
  .flatMap((row) => {
    const [world = '', readers = '', trouble = '', because = ''] = row.split(' | ')
    return READERS.flatMap((reader) =>
      reader !== 'verse' && words(readers).includes(reader) ? [[world, reader, trouble, because] as const] : [],
    )
  })

describe('whoever hears a story once', () => {
  it.each(held)(
    'can follow %s, told to %s: who it is about, what is wrong, and why',
    (world, reader, trouble, because) => {
      expect(questionsOf(heard(world, reader, trouble, because))).toEqual([])
    },
  )

  const asked = (pages: readonly HeardPage[]) =>
    questionsOf({ pages, names: ['Plum'], things: THINGS, trouble: { beat: 'turn', by: 3 }, because: [['melt']] })
  const page = (beat: string, ...tellings: string[]): HeardPage => ({ beat, tellings })

  it('asks what “it” and “one” are where nothing was named, and not where the page before named it last', () => {
    expect(asked([page('home', 'Somebody did it once, and went one way.')])).toHaveLength(1)
    expect(asked([page('home', 'Somebody laughed. All done but one.')])).toHaveLength(1)
    const before = page('home', 'Somebody had a kite.', 'It was windy. Somebody held a kite.')
    expect(asked([before, page('turn', 'It got away from Somebody.')])).toEqual([])
    expect(asked([page('home', 'It was late, and Somebody slept.')])).toEqual([])
  })
  it('asks whom a page is about that names nobody', () => {
    expect(asked([page('home', 'There was a fizz, and up went the soup.')])).toHaveLength(1)
  })
  it('asks who somebody is who was never met, from page 13 on', () => {
    const pages = Array.from({ length: 13 }, (_, at) => page(at === 0 ? 'turn' : 'try1', 'Plum hummed.'))
    expect(asked([...pages, page('low', 'The gull girl waved to Plum.')])).toHaveLength(1)
    expect(asked([page('turn', 'Plum met a girl.'), ...pages, page('low', 'The girl waved to Plum.')])).toEqual([])
  })
  it('asks why, where the page of insight does not say so, and when it begins, where the trouble comes late', () => {
    expect(asked([page('insight', 'Plum shook, and Somebody knew.')])).toHaveLength(1)
    expect(asked([page('insight', 'Plum shook. The warm had melted Plum.')])).toEqual([])
    expect(asked(['home', 'want', 'friend', 'turn'].map((beat) => page(beat, 'Plum hummed.')))).toHaveLength(1)
  })
})
