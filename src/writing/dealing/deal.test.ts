import { describe, expect, it } from 'vitest'
import { GENRES } from '../brief/brief-lists.ts'
import { handFor, WALK } from './choose-world.ts'
import { dealNext, NONE_DEALT, withCard, type Deal } from './deal.ts'
import { EMPTY_LEDGER } from './ledger.ts'
import { SHOP_LEDGER } from './shop-ledger.ts'
import { plan } from '../plan/plan.ts'
import { titles } from '../plan/titles.ts'
import { readSetting } from '../settings/setting.ts'
import { dealtBooks, mostPagesAlike, openDealer, orderOf, seedOf, type Order } from './test-dealt-books.ts'

const AGES = [2, 5, 8, 12]

/** Every reader, genre and way of solving things, in prose and in verse. */
const ORDERS: Order[] = [...GENRES, 'Surprise'].flatMap((genre) =>
  ['drawing', 'drums', 'lego', 'football', 'reading', 'gardening', 'zeppelins', 'drawing, football', ''].flatMap(
    (interests) =>
      AGES.flatMap((age) => [{ age, genre, interests }, ...(age < 7 ? [{ age, genre, interests, rhyme: true }] : [])]),
  ),
)

const sixOf = (order: Order, next = openDealer()) =>
  Array.from({ length: 6 }, (_, at) => next(orderOf(order, at), seedOf(order, at)))

const worldsOf = (deals: readonly { deal: Deal }[]) => new Set(deals.map(({ deal }) => deal.pack)).size
const titlesOf = (deals: readonly { deal: Deal }[]) =>
  new Set(deals.map(({ deal }) => `${deal.pack}/${deal.title}`)).size

describe('six orders alike by six members', () => {
  it('are of five worlds, or of as many as fit, and have six titles, whatever reader, genre and hobby they are for', () => {
    for (const order of ORDERS) {
      const six = sixOf(order)
      const wanted = order.rhyme ? Math.min(WALK, ...six.map(({ fit }) => fit)) : WALK
      expect(worldsOf(six), JSON.stringify(order)).toBeGreaterThanOrEqual(wanted)
      expect(titlesOf(six), JSON.stringify(order)).toBe(6)
    }
  })
  it('are so among the orders of others too', () => {
    const next = openDealer()
    const order = { age: 5, genre: 'fantasy', interests: 'drums' }
    const six = Array.from({ length: 6 }, (_, at) => {
      for (const genre of GENRES.slice(0, at)) next(orderOf({ age: 5, genre, interests: 'lego' }, at), at)
      return next(orderOf(order, at), seedOf(order, at))
    })
    expect(worldsOf(six)).toBeGreaterThanOrEqual(WALK)
  })
  it.each([
    { age: 2, genre: 'adventure', interests: 'drawing' },
    { age: 2, genre: 'comedy', interests: 'lego', rhyme: true },
    { age: 5, genre: 'sci-fi', interests: 'dinosaurs' },
    { age: 5, genre: 'fantasy', interests: 'reading' },
    { age: 5, genre: 'fantasy', interests: 'zeppelins' },
    { age: 8, genre: 'sci-fi', interests: 'gardening' },
    { age: 8, genre: 'comedy', interests: 'zeppelins' },
    { age: 12, genre: 'sci-fi', interests: 'swimming' },
    { age: 12, genre: 'magic', interests: '' },
  ])('have six titles, and two pages alike at most between any two: %j', (order) => {
    const six = dealtBooks(order, 6)
    expect(new Set(six.map((one) => one.title)).size).toBe(6)
    expect(mostPagesAlike(six)).toBeLessThanOrEqual(2)
  })
})

describe('a classroom on one day', () => {
  it('goes round all worlds that fit before one comes again, and no two of thirty are dealt the same', () => {
    const order = { age: 8, genre: 'adventure', interests: 'football' }
    const next = openDealer()
    const all = Array.from({ length: 30 }, (_, at) => next(orderOf(order, at), seedOf(order, at)))
    const [{ fit = 0 } = {}] = all
    for (let from = 0; from + fit <= all.length; from++) expect(worldsOf(all.slice(from, from + fit))).toBe(fit)
    expect(new Set(all.map(({ deal }) => `${deal.pack}/${deal.word}/${deal.around % 6}`)).size).toBe(30)
  })
  it('of every hobby and genre uses nearly as many worlds as there are children, or as the shelf has', () => {
    const next = openDealer()
    const asked = GENRES.flatMap((genre) =>
      ['drums', 'lego', 'football'].map((interests) => ({ age: 8, genre, interests })),
    )
    const worlds = asked.slice(0, 20).map((order, at) => next(orderOf(order, at), at).deal.pack)
    expect(new Set(worlds).size).toBeGreaterThanOrEqual(16)
  })
})

describe('what is dealt', () => {
  const order = orderOf({ age: 5, genre: 'comedy', interests: 'drawing' }, 0)
  it('is never a world that the member has had', () => {
    const next = openDealer()
    const worlds: string[] = []
    for (let at = 0; at < 5; at++) worlds.push(next(order, at, { ...EMPTY_LEDGER, worlds }).deal.pack)
    expect(new Set(worlds).size).toBe(5)
  })
  it('is what is told, from whatever seed', () => {
    const { deal } = openDealer()(order, 1)
    const first = plan(order, 1, EMPTY_LEDGER, deal)
    expect([first.pack, first.title]).toEqual([deal.pack, deal.title])
    for (const seed of [2, 99])
      expect(plan(order, seed, EMPTY_LEDGER, deal)).toMatchObject({
        pack: first.pack,
        turns: first.turns,
        moral: first.moral,
        habits: first.habits,
      })
  })
  it('has no word of what was typed, and goes by closed words alone', () => {
    const typed = orderOf({ age: 5, genre: 'comedy', interests: 'zeppelins' }, 0)
    const same = orderOf({ age: 5, genre: 'comedy', interests: 'cheese' }, 1)
    const hand = handFor(typed, 1, EMPTY_LEDGER)
    expect(JSON.stringify([hand, openDealer()(typed, 1)])).not.toMatch(/zeppelin|zoë/i)
    expect(handFor(same, 2, EMPTY_LEDGER).alike).toBe(hand.alike)
  })
  it('forgets what was dealt long ago', () => {
    const hand = handFor(order, 1, EMPTY_LEDGER)
    let dealt = NONE_DEALT
    const worlds: string[] = []
    for (let at = 0; at < 80; at++) {
      const deal = dealNext(hand, dealt, dealt)
      worlds.push(deal.pack)
      dealt = withCard(dealt, deal)
    }
    expect(dealt.number).toBe(80)
    expect(dealt.cards.map((card) => card.pack)).toEqual(worlds.slice(-64))
  })
})

describe('what stands in the shop window', () => {
  it('is dealt to no first order while another world fits, and to whoever asks for its place', () => {
    for (const [at, order] of ORDERS.entries()) {
      const { deal } = openDealer()(orderOf(order, at), seedOf(order, at))
      expect(SHOP_LEDGER.seen, JSON.stringify(order)).not.toContain(deal.pack)
    }
    const moon = orderOf({ age: 8, genre: 'sci-fi', interests: 'lego' }, 0)
    expect(openDealer()({ ...moon, setting: readSetting('the moon') }, 1).deal.pack).toBe('dock')
  })
  it('is never told instead of a place that its world could not show', () => {
    const next = openDealer()
    const order = { age: 5, genre: 'adventure', interests: 'drawing' }
    for (const [at, where] of ['the garden', 'a mountain', 'a park', 'the street'].entries()) {
      const asked = { ...orderOf(order, at), setting: readSetting(where) }
      const { deal } = next(asked, at)
      expect(SHOP_LEDGER.seen, where).not.toContain(plan(asked, at, SHOP_LEDGER, deal).pack)
    }
  })
})

describe('the title that comes first', () => {
  it('has the name of its hero in it, and the five are different', () => {
    for (const [at, order] of ORDERS.slice(0, 40).entries()) {
      const [asked, seed] = [orderOf(order, at), seedOf(order, at)]
      const dealt = titles(plan(asked, seed, EMPTY_LEDGER, openDealer()(asked, seed).deal))
      expect(dealt[0]).toContain(asked.characters[0]?.name)
      expect(new Set(dealt).size).toBe(5)
    }
  })
})
