import { describe, expect, it } from 'vitest'
import { BANDS } from './band.ts'
import { WAYS } from '../worlds/world.ts'
import { WORLDS, worldCalled } from '../worlds/all-worlds.ts'
import { plan } from '../plan/plan.ts'
import { tell } from '../telling/tell.ts'
import { brief } from '../score/test-random-books.ts'
import { blurb, titles } from '../plan/titles.ts'
import { dedication } from '../plan/dedications.ts'
import { SUBJECTS, WEIGHTS } from './weight.data.ts'
import { gentleMorals } from './weight.ts'

const AGES = [2, 5, 8, 12]

const order = (shape: string, over: Record<string, unknown> = {}) =>
  brief({
    recipient_type: 'Kid',
    recipient_age: 6,
    genre: 'Comedy',
    interests: 'football, baking',
    shape,
    characters: [{ name: 'Maya', type: 'girl', age: 6 }],
    ...over,
  })

const joe = { name: 'Grandpa Joe', type: 'man', relationship_to_main: 'her grandpa' }
const withJoe = [{ name: 'Maya', type: 'girl', age: 6 }, joe]

describe('who has died', () => {
  const bruno = { name: 'Bruno', type: 'dog', age: 14 }
  const hilde = { name: 'Oma Hilde', type: 'woman', age: 78, relationship_to_main: 'his owner' }
  const maya = { name: 'Maya', type: 'girl', age: 6 }
  const of = (shape: string, characters: object[]) => order(shape, { characters })

  it.each([
    'Our dog Bruno has died',
    'Our dog has died',
    'Oma Hilde buries Bruno, who died on Sunday',
    'Bruno dies quietly under the apple tree, with Oma Hilde beside him',
  ])('is never somebody else than the wish says: %s', (shape) => {
    const own = of(shape, [bruno, hilde])
    expect(own.grave?.remembered).toEqual([])
    const made = plan(own, 1)
    expect(['round', 'remember']).not.toContain(made.pack)
    expect(made.notices.join(' ')).toContain('The hero of a book of ours does not die in it.')
    const hers = plan(of(shape, [maya, { ...bruno, relationship_to_main: 'her dog' }, hilde]), 1)
    expect(hers.pack).toBe('round')
    expect(hers.words['about']).toMatch(/^Bruno has died/)
    expect(hers.cast.map(({ name }) => name)).toContain('Oma Hilde')
  })

  it('is the hero where the hero must die, and nobody who loves them', () => {
    const { grave } = of('Oma Hilde loves Bruno. Bruno is very old and must die', [bruno, hilde])
    expect(grave).toMatchObject({ remembered: [], isHeroes: true })
  })

  it('is not the hero where only the hero’s own pet is said to have died', () => {
    expect(of('Maya’s dog has died', [maya]).grave?.isHeroes).toBeUndefined()
    expect(of('Maya misses her dog who died', [maya]).grave?.isHeroes).toBeUndefined()
  })
})

describe('an order about somebody who has died', () => {
  const remembering = (age: number) =>
    order('The day we planted an apple tree', {
      recipient_age: age,
      occasion: 'Other: remembering Grandpa',
      characters: [withJoe[0], { ...joe, relationship_to_main: 'her late grandpa' }],
    })

  it('is told by the story of that event where it is wished for, with him in it', () => {
    const made = plan(order('The day grandpa died', { characters: withJoe }), 1)
    expect(made.pack).toBe('remember')
    expect(made.cast.map((one) => one.name)).toEqual(['Maya', 'Grandpa Joe', 'Mom'])
  })

  it.each(AGES)('is told by a calm world, with no cheers and no joke about it, at %i years', (age) => {
    for (let seed = 0; seed < 12; seed++) {
      const made = plan(remembering(age), seed)
      expect(worldCalled(made.pack).carries, made.pack).toContain('sad')
      const whole = [...titles(made), blurb(made), ...tell(made).pages].join('\n')
      expect(whole).not.toMatch(/Wrong Trousers|cheers for|Hooray for (?!Maya)|remembering|grandpa|apple tree/i)
      expect(made.beats.flatMap(({ scene }) => scene.gag ?? []).filter((gag) => /frog|hat|bird|copy/.test(gag))).toEqual([]) // prettier-ignore
    }
  })
  it('does not let him walk about: he is named in the dedication, and a notice says so kindly', () => {
    const made = plan(remembering(6), 3)
    expect(made.cast.map((one) => one.name)).not.toContain('Grandpa Joe')
    for (const seed of [1, 2, 3, 4]) expect(dedication(remembering(6), seed)).toMatch(/^For Maya,.*Grandpa Joe.*\.$/)
    expect(made.notices).toEqual([
      'We could not tell “The day we planted an apple tree” as the story itself.',
      'We chose one of our calm stories, and the dedication that we suggest says plainly what it is for.',
      'Grandpa Joe does not walk about in this story: we remember Grandpa Joe in the dedication that we suggest.',
      'Nothing was said of Maya’s skin and hair, so we chose.',
    ])
  })
  it.each([
    ['her grandpa who died in March', ''],
    ['her late grandfather', ''],
    ['grandpa', 'Maya goes to the funeral of Grandpa'],
    ['grandpa', 'Joe passed away last spring'],
  ])('knows it by "%s" and "%s"', (relationship_to_main, shape) => {
    const read = order(shape, { characters: [withJoe[0], { ...joe, relationship_to_main }] })
    expect(read).toMatchObject({ grave: { weight: 'sad', remembered: ['Grandpa Joe'] } })
    expect(read.characters).toHaveLength(1)
  })
  it.each(['her dad, who is deployed', 'grandma who lives far away', 'his aunt on the phone'])(
    'leaves out who cannot be there, and says so: %s',
    (relationship_to_main) => {
      const read = order('They bake a cake', { characters: [withJoe[0], { ...joe, relationship_to_main }] })
      expect(read.characters).toHaveLength(1)
      expect(read.unused).toContain('Grandpa Joe is far away, so Grandpa Joe does not walk about in this story.')
    },
  )
  it.each([
    'Grandpa is alive, please, and remembers grandma at sea',
    'Nobody dies. Maya and grandpa go fishing',
    'The dog must not die at the end',
  ])('is not heard where it is said that nobody dies: %s', (shape) => {
    expect(order(shape, { characters: [withJoe[0]] }).grave).toBeUndefined()
  })
  it.each(['We had to put our old cat to sleep', 'Grandpa is not alive any more, he died'])(
    'is heard in whatever words it is said: %s',
    (shape) => {
      expect(order(shape, { characters: [withJoe[0]] }).grave?.weight).toBe('sad')
    },
  )
  it('leaves the hero in the book, and a friend of the living in it too', () => {
    const pets = [
      { name: 'Biscuit', type: 'dog' },
      { name: 'Theo', type: 'boy', relationship_to_main: 'his boy' },
    ]
    const read = order('Biscuit was put to sleep on Sunday', { interests: 'sticks', characters: pets })
    expect(read.characters.map((one) => one.name)).toEqual(['Biscuit', 'Theo'])
    expect(read.grave?.weight).toBe('sad')
  })
  it('says nothing more of an interest that was theirs', () => {
    const read = order('', {
      interests: 'puddles, Biscuit (our dog)',
      characters: [withJoe[0], { name: 'Biscuit', type: 'dog', relationship_to_main: 'her dog, died last week' }],
    })
    expect(read.interests).toEqual(['puddles'])
    expect(dedication(read, 1)).toContain('Biscuit')
  })
})

describe('what weighs', () => {
  it.each([
    ['Maya brings her sick mum a letter', 'tender'],
    ['Leo has his tonsils out', 'brave'],
    ['Maya gets her first glasses', 'brave'],
    ['She gets hearing aids on Monday', 'brave'],
    ['He is scared of the dark', 'brave'],
    ['The other kids will laugh at her', 'brave'],
    ['He stutters and does not want to speak', 'brave'],
    ['Born at 27 weeks, and home tomorrow', 'brave'],
    ['We are moving house', 'tender'],
    ['He goes between his mum’s house and ours', 'tender'],
    ['Adoption day at the courthouse', 'tender'],
    ['I am going to propose on the hill', 'tender'],
    ['A new baby sister comes', 'tender'],
    ['Her father is far away', 'tender'],
    ['Nana has dementia', 'sad'],
    ['Her hamster died', 'sad'],
    ['Mum finished chemo', 'sad'],
    ['La abuela murió en mayo', 'sad'],
    ['Бабушка умерла', 'sad'],
    ['爷爷去世了', 'sad'],
  ])('is heard in "%s": %s', (shape, weight) => {
    expect(order(shape).grave?.weight).toBe(weight)
  })
  it.each([
    'Maya finds a golden key',
    'Nobody is afraid of the silly dragon',
    'She opens a toy hospital for bears',
    'They win the tug of war',
    'He is always late for tea',
    '',
  ])('is not heard in "%s"', (shape) => {
    expect(order(shape).grave).toBeUndefined()
  })

  it('is told only by worlds that can carry it, for every reader, hobby and seed', () => {
    for (const shape of ['Her hamster died', 'He is scared of fireworks', 'I will propose to her', 'Nana has dementia'])
      for (const recipient_age of AGES)
        for (const interests of ['drums', 'football', 'drawing', 'gardening', 'stars', 'lego']) {
          const read = order(shape, { recipient_age, interests })
          const told = [0, 1, 2, 3, 4].map((seed) => plan(read, seed))
          const farces = told.filter((one) => !worldCalled(one.pack).carries?.includes(read.grave?.weight ?? 'sad'))
          expect(farces.map((one) => `${shape} ${interests} ${one.pack}`)).toEqual([])
        }
  })
  it('never meets a hero who mocks it', () => {
    // First glasses have a story of their own by now.
    const eye = (seed: number) => plan(order('Maya has a lazy eye', { recipient_age: 8 }), seed)
    for (let seed = 0; seed < 30; seed++) {
      expect(['kindness', 'courage', 'honesty']).not.toContain(eye(seed).moral)
      const asked = plan(order('Maya has a lazy eye. Moral: be kind', { recipient_age: 8 }), seed)
      expect(tell(asked).pages.join(' ')).not.toMatch(/good loud laugh|anyone’s walk/)
    }
  })
  it('keeps the choice that was asked for in so many words', () => {
    expect(plan(order('We have tonsils out. Moral: being brave'), 1).moral).toBe('courage')
  })
  it('has a dedication for each subject in whole plain words, and a choice that a hero may begin with', () => {
    for (const one of SUBJECTS) {
      for (const line of [...one.dedications, ...(one.named ?? [])]) expect(line).toMatch(/^For \{Hero\}[,:] .*\.$/)
      expect(gentleMorals({ ...{ weight: one.weight, subjects: [one.id], quiet: false }, shuns: [], remembered: [] }).length).toBeGreaterThan(0) // prettier-ignore
    }
  })
  it('finds a world for every way of solving things, at every age', () => {
    for (const weight of WEIGHTS)
      for (const band of BANDS)
        for (const way of WAYS) {
          const able = WORLDS.filter((one) => one.carries?.includes(weight) && one.lines[band].size > 0)
          expect(able.some((one) => one.ways.includes(way)) ? '' : `${weight} ${band} ${way}`).toBe('')
        }
  })
})
