import { expect, test } from 'vitest'
import { plan } from '../plan/plan.ts'
import { readBrief } from './brief.ts'
import { foreseeWish, type ForeseenWish } from './foresee-wish.ts'

const texts = { shape: '', moral: '', setting: '', day: '', note: '', dedication: '' }
const mila = { name: 'Mila', type: 'girl', relation: '' }
const foreseen = (theme: string, cast = [mila]): ForeseenWish => foreseeWish({ ...texts, theme, cast })

/** Every kind of story and reader, and what is said under the story. */
function toldOf(theme: string) {
  return ['Adventure', 'Mystery', 'Surprise'].flatMap((genre, at) =>
    [2, 5, 11].map((age) => {
      const brief = readBrief({
        ...{ recipient_type: 'Kid', recipient_age: age, occasion: 'Birthday', genre, story_theme: theme },
        interests: ['football', 'drawing', ''][at % 3],
        characters: [{ ...mila, age, physical_description: 'deep brown skin, curly brown hair' }],
      })
      if (!brief.ok) throw new Error(brief.message)
      return plan(brief.value, at * 7 + age)
    }),
  )
}

test('a moral is said to be the heart of the story, and is it whatever kind of story it becomes', () => {
  const wish = 'Moral: Mila learns that asking for help is brave'
  expect(foreseen(wish)).toEqual({
    ...{ about: null, heart: 'asking for help', place: null, thing: null },
    told: ['What matters in it will be asking for help: it is what the hero has to learn, and does when it counts.'],
    untold: [],
  })
  for (const { moral, notices } of toldOf(wish))
    expect({ moral, notices }).toEqual({ moral: 'asking-help', notices: [] })
})

test('a plot is never said to be told, and what it lends the story is said with its condition', () => {
  const wish = 'Mila finds a lost golden key in the garden'
  const { told, untold } = foreseen(wish)
  expect(told).toEqual([
    'We look for a story that plays in the garden. Where none of ours suits your other answers, we tell you so with the story.',
    'There can be a golden key in it, where the place of the story has room for one.',
  ])
  expect(untold).toEqual([
    'We cannot tell “Mila finds a lost golden key in the garden” as the story itself yet: our stories have plots of their own, made around your hero.',
  ])
  for (const { notices } of toldOf(wish)) expect(notices.join(' ')).toContain('We could not tell “Mila finds')
})

test('a place that no story of ours has, and a moral that we cannot hear, are said to be left out', () => {
  expect(foreseen('Setting: Zrx\nMoral: zebras')).toMatchObject({
    ...{ heart: null, place: null, told: [] },
    untold: [
      'We have no story for “Zrx” yet, so it will play in a place of its own.',
      'We cannot make “zebras” what the story is about yet. It will show something else.',
    ],
  })
  for (const { notices } of toldOf('Setting: Zrx')) expect(notices.join(' ')).toContain('“Zrx”')
})

test('a free paragraph says its place and its moral as labels do, and of a life what is left out of it', () => {
  const free = foreseen('Mila finds a key in Grandpa’s barn by the sea. Moral: being brave')
  expect(free).toMatchObject({ heart: 'courage', place: 'on the farm or by the sea', thing: 'a key' })
  expect(foreseen('Mila loses a tooth at the lighthouse').untold).toEqual([
    'It plays in places of its own, so we may have to leave out “the lighthouse”.',
  ])
})

test('the nearest place is looked for where we have not the place itself', () => {
  expect(foreseen('Setting: a reservoir').place).toBe('at the pond')
})

test('what weighs something is foreseen as a calm story', () => {
  const grandpa = { name: 'Joe', type: 'man', relation: 'grandfather' }
  expect(foreseen('We plant an apple tree with the refugees next door', [mila, grandpa]).told).toEqual([
    'We choose one of our calm stories, and the dedication that we suggest will say plainly what it is for.',
  ])
  expect(foreseen('The day grandpa died', [mila, grandpa]).told).toEqual([
    'We will tell this: Grandpa has died, and Mila finds out what he left behind.',
    'In it: Mila; Joe, the grandfather.',
    'We take it as a sad story, and tell it gently.',
    'The dedication that we suggest will say plainly what it is for.',
  ])
})

test('a kitten that somebody finds is not the pet that is lost: a story about that comes only near', () => {
  expect(foreseen('they find a lost kitten').told[0]).toMatch(/^We can tell something near it/)
  expect(foreseen('we find our lost kitten again').told[0]).toMatch(/^We will tell this/)
})
