import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ShelfFault } from '../../base/shelf-text.ts'
import type { Brief } from '../brief/brief.ts'
import { EMPTY_LEDGER } from '../dealing/ledger.ts'
import { brief } from '../score/test-random-books.ts'
import { readWorlds } from '../worlds/compile-worlds.ts'
import { VISIT, withVisit } from './test-shelf.ts'

const MIA = { name: 'Mia', type: 'girl', age: 5 }
const order = (more: Record<string, unknown>): Brief =>
  brief({ recipient_type: 'Kid', recipient_age: 5, interests: '', characters: [MIA], ...more })
const WISH = 'Mia’s grandma Ruth comes from Leeds to stay, and she snores. She brings a red kite.'

let made: Awaited<ReturnType<typeof withVisit>>
beforeAll(async () => {
  made = await withVisit()
})
afterAll(() => {
  vi.doUnmock('#shelf/worlds')
  vi.doUnmock('#shelf/lives')
  vi.resetModules()
})

const bookOf = (asked: Brief, seed = 1) => {
  const planned = made.plan(asked, seed)
  const { pages } = made.tell(planned)
  return { plan: made.stagedAs(planned, pages), pages, text: pages.join('\n') }
}

describe('a life story', () => {
  it('is told to whoever wishes for it, in the order of its own pages, with the names, the place and the thing of the wish', () => {
    const { plan, pages, text } = bookOf(order({ shape: WISH }))
    expect(plan.pack).toBe('visit')
    expect(plan.beats.map(({ fn }) => fn).slice(0, 4)).toEqual(['home', 'want', 'hobby', 'turn'])
    expect(pages).toHaveLength(24)
    expect(pages.join(' ')).not.toMatch(/[{}<>|]/)
    expect(text).toContain('Ruth')
    expect(text).toContain('Leeds')
    expect(text).toContain('a red kite')
    expect(plan.notices).toContain(
      'This story is what you wished for: Grandma Ruth comes from Leeds to stay, and Mia finds out how two can sleep in one room.',
    )
    expect(made.titles(plan)).toHaveLength(5)
    expect(made.blurb(plan)).toBe(
      'Grandma Ruth comes to stay, and she snored like a train. What can Mia do about a night like that?',
    )
  })

  it('says what it has where the wish names nothing', () => {
    const { text, plan } = bookOf(order({ shape: 'Grandpa sleeps over at our house and comes to stay.' }))
    expect(text).toContain('far away')
    expect(text).toContain('a jar of plums')
    expect(text).toContain('Mom')
    expect(plan.cast.find(({ id }) => id === 'figure')).toMatchObject({ name: 'Grandpa', type: 'man', pronoun: 'he' })
  })

  it('lets a friend of the order play the figure, or the grown-up of home, and nobody else is {Pal}', () => {
    const { plan, text } = bookOf(
      order({
        shape: 'Nana Jo comes to stay',
        characters: [
          MIA,
          { name: 'Nana Jo', type: 'woman', age: 70, relationship_to_main: 'nana' },
          { name: 'Tom', type: 'man', age: 40, relationship_to_main: 'dad' },
        ],
      }),
    )
    expect(plan.cast.map(({ id, name, role }) => `${id} ${name} ${role}`)).toEqual([
      'hero Mia hero',
      'figure Nana Jo companion',
      'grown Tom companion',
    ])
    expect(text).toContain('Nana Jo')
    expect(text).toContain('Tom')
    expect(text).not.toContain('Mom')
    const page = plan.beats.find(({ fn }) => fn === 'choice')
    expect(page?.scene.who.map(({ id }) => id)).toEqual(['hero', 'figure'])
  })

  it('has the friend of an order as a friend, who is said to be one', () => {
    const { text } = bookOf(
      order({
        shape: WISH,
        characters: [MIA, { name: 'Bo', type: 'boy', age: 5, relationship_to_main: 'best friend' }],
      }),
    )
    expect(text).toMatch(/Bo, (?:Mia’s|her) best friend,/)
  })

  it('is given to nobody who does not wish for it, whatever the seed', () => {
    const worlds = Array.from({ length: 60 }, (_, seed) => made.plan(order({}), seed).pack)
    expect(worlds).not.toContain('visit')
    const other = made.plan(order({ shape: 'Mia finds a dragon. Not about grandma coming to stay.' }), 3)
    expect(other.pack).not.toBe('visit')
  })

  it('is not told where the wish weighs more than it can carry', () => {
    expect(made.plan(order({ shape: 'Grandma came to stay before she died' }), 1).pack).not.toBe('visit')
  })

  it('is dealt to whoever wishes for it, and told in other words when it comes again', () => {
    const asked = order({ shape: WISH })
    expect(made.handFor(asked, 1, EMPTY_LEDGER).worlds).toEqual(['visit'])
    const first = bookOf(asked)
    const used = { worlds: ['visit'], skeletons: [], morals: [], lines: made.tell(first.plan).lines }
    const again = made.tell(made.plan(asked, 2, used), used).pages
    const same = again.filter((page, at) => page === first.pages[at])
    expect(same.length).toBeLessThan(4)
  })

  it('keeps what the hero loves where a page has room for it, and says what it leaves out', () => {
    const { text, plan } = bookOf(order({ shape: WISH, interests: 'drums, cheese rolling' }))
    expect(text).toContain('drum')
    expect(plan.notices.join(' ')).toContain('We left out “cheese rolling”')
  })

  it('is told to a reader of the next age, in words that it has, and says so', () => {
    const { plan } = bookOf(order({ shape: WISH, recipient_age: 2 }))
    expect(plan.pack).toBe('visit')
    expect(plan.notices).toContain('We have it in the words for readers of 4 to 6.')
  })
})

describe('a wish that a life story tells', () => {
  const texts = {
    shape: '',
    moral: '',
    setting: '',
    day: '',
    note: '',
    dedication: '',
    recipient: 'Kid',
    recipientAge: 5,
  }
  const mia = { name: 'Mia', type: 'girl', relation: '', age: 5 }
  const foreseen = (theme: string, more: object = {}) => made.foreseeWish({ ...texts, theme, cast: [mia], ...more })

  it('is said back before it is made, with whom and what was understood, in the words of what is said under it', () => {
    const about = 'Grandma Ruth comes from Leeds to stay, and Mia finds out how two can sleep in one room.'
    expect(foreseen(WISH)).toEqual({
      ...{ about, heart: null, place: null, thing: null },
      told: [`We will tell this: ${about}`, 'In it: Mia; Grandma Ruth; Leeds; a red kite.'],
      untold: [],
    })
    expect(made.plan(order({ shape: WISH }), 4).notices[0]).toContain(about)
  })

  it('names what is loved, and what was to be kept out, where its own day has no room for the one and has the other', () => {
    expect(foreseen(WISH, { interests: 'dinosaurs, baking' }).untold).toEqual([
      'We may have to leave out “dinosaurs” and “baking”: a story of this kind tells its own day.',
    ])
    const { notices } = made.plan(order({ shape: WISH, avoid: 'kites, heaven' }), 4)
    expect(notices.filter((one) => one.includes('keep out'))).toEqual([
      'You asked us to keep out “kites”, and this story has it. The review of the story lets you change those pages.',
    ])
  })

  it('names the parts of the wish that it does not take up, before and under it', () => {
    const wish = 'Grandma comes to stay with us. There is a lighthouse, and Mia loses her glasses.'
    const left = '“There is a lighthouse” and “Mia loses her glasses”: a story of this kind tells its own day'
    expect(foreseen(wish).untold).toEqual([`We may have to leave out ${left}.`])
    const notices = made.plan(order({ shape: wish }), 4).notices
    expect(notices.join(' ')).toContain(`We left out ${left}`)
    expect(notices[0]).toMatch(/^This story is partly what you wished for: /)
  })

  it('is said to be near where it is only near, before and under it', () => {
    const wish = 'Aunt Bea comes to visit'
    expect(foreseen(wish)).toMatchObject({
      told: [expect.stringMatching(/^We can tell something near it: Grandma comes/), 'In it: Mia; Aunt Bea.'],
      untold: ['We cannot tell “Aunt Bea comes to visit” itself yet.'],
    })
    expect(made.plan(order({ shape: wish }), 4).notices[0]).toMatch(
      /^We have no story that tells “Aunt Bea comes to visit” itself\. This one comes near it: Grandma comes/,
    )
  })

  it('is none of them where it is told of somebody else, or of nobody that there is', () => {
    const bo = { name: 'Bo', type: 'boy', relation: 'best friend', age: 5 }
    expect(foreseen('Bo gets a visit from his grandma', { cast: [mia, bo] }).about).toBeNull()
    expect(foreseen('A dragon gets a visit from his grandma').about).toBeNull()
    expect(foreseen('Mia loves dragons. Her grandma comes to visit').about).toMatch(/^Grandma comes/)
  })

  it('may be the day alone, or the day of a wish that speaks of it', () => {
    expect(foreseen('', { day: 'grandma comes to stay' }).told[0]).toMatch(/^We will tell this/)
    expect(foreseen('She snores, my grandma!', { day: 'a visit of grandma' }).told[0]).toMatch(/^We will tell this/)
    expect(foreseen('Mia finds a golden key', { day: 'a visit of grandma' }).about).toBeNull()
  })

  it('is heard of a hero who has no name yet', () => {
    expect(foreseen('Nana comes to stay', { cast: [{ name: '', type: '', relation: '' }] }).about).toMatch(
      /and your hero finds out/,
    )
  })
})

const faultOf = (file: string, from: string, to: string): string => {
  const path = `worlds/visit/${file}.txt`
  const text = VISIT.get(path) ?? ''
  expect(text).toContain(from)
  try {
    readWorlds(new Map([...VISIT, [path, text.replace(from, to)]]))
  } catch (error) {
    if (error instanceof ShelfFault) return error.message
    throw error
  }
  return ''
}

describe('the text of a life story', () => {
  it.each([
    ['world', 'order home', 'order ', /world\.txt:\d+: the order lacks "home"; allowed here: each of these once/],
    ['world', 'order home', 'order close home', /world\.txt:\d+: "close" comes twice/],
    ['world', 'wish grandma/grandpa/nana visit/stay/sleep -hospital\nwish', '# wish', /no wish is told by it/],
    ['world', 'hole city: place', 'hole city: planet', /world\.txt:\d+: "planet" is not a known kind of hole/],
    ['world', 'hole city:', 'hole fig:', /world\.txt:\d+: \{fig\} is filled already/],
    ['world', 'about {Fig}', 'about {kit} {Fig}', /world\.txt:\d+: nothing fills \{kit\} outside of <hobby:/],
    ['world', 'readers 4-6', 'readers 4-6 verse', /world\.txt:\d+: "verse" is not a known reader/],
    [
      'world',
      'readers 4-6',
      'readers 4-6 7-9',
      /tellings\.txt:1: nothing tells home to 7-9; allowed here: two tellings/,
    ],
    ['world', 'whole\n', 'whole\nskeleton lost-thing\n', /world\.txt:\d+: "skeleton" is no key/],
    ['people', 'called grandma woman she', 'called grandma lady she', /people\.txt:\d+: "lady" is not a known type/],
    [
      'tellings',
      '@home 4-6 #visit.a2',
      '@want 4-6 #visit.a2',
      /tellings\.txt:1: home is told to 4-6 once; allowed here: two tellings/,
    ],
    ['tellings', '= hero(happy) hold robot-toy\n', '', /tellings\.txt:\d+: a telling without a cue/],
    ['tellings', 'lived in {home}', 'lived {ends} in {home}', /tellings\.txt:\d+: nothing fills \{ends\}/],
    ['tellings', '{Pal} sat', '{Pal2} sat', /nothing fills \{Pal2\} outside of <pal2:/],
    ['tellings', '<pal:', '<there:', /tellings\.txt:\d+: no book is <there:/],
    ['tellings', '@home 4-6', '@home.look 4-6', /tellings\.txt:\d+: "home\.look"; allowed here: a beat alone/],
  ] as const)('is refused with file, line and what may stand there: %s, %s', (file, from, to, said) => {
    expect(faultOf(file, from, to)).toMatch(said)
  })
})
