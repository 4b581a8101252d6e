import { expect, test } from 'vitest'
import { readBrief } from '../brief/brief.ts'
import { plan } from '../plan/plan.ts'
import { hearPageWish, type PageWish } from './page-wish.ts'

const brief = readBrief({
  occasion: 'Birthday',
  interests: 'drawing',
  characters: [
    { name: 'Mia', type: 'girl', age: 5 },
    { name: 'Biscuit', type: 'dog', relationship_to_main: 'her dog' },
    { name: 'Joe', type: 'man', relationship_to_main: 'grandfather' },
  ],
})
if (!brief.ok) throw new Error(brief.message)
const { cast } = plan(brief.value, 7)

function said(wish: PageWish): string {
  if (wish.kind === 'manner') return wish.manner
  if (wish.kind === 'more') return `more ${wish.who.name}`
  if (wish.kind === 'doer') return `${wish.who.name} ${wish.verb} ${wish.what}`.trim()
  if (wish.kind === 'without') return `without ${wish.what}`
  return `nobody called ${wish.called}`
}

test.each([
  ['make page 7 funnier', ['funnier']],
  ['Shorter, please!', ['shorter']],
  ['this is too long', ['shorter']],
  ['it is too short', ['longer']],
  ['a bit longer and calmer', ['longer', 'calmer']],
  ['not so scary', ['calmer']],
  ['less silly please', ['calmer']],
  ['a little more fun', ['funnier']],
  ['more talking', ['chattier']],
  ['the dog should find it', ['Biscuit find it']],
  ['let Biscuit find the key', ['Biscuit find the key']],
  ['Grandpa should say something', ['Joe say something']],
  ['it should be Mia who sees it', ['Mia sees it']],
  ['Biscuit finds it', ['Biscuit finds it']],
  ['the dog finds it, and it is shorter', ['shorter', 'Biscuit finds it']],
  ['more about Grandpa', ['more Joe']],
  ['more of the dog', ['more Biscuit']],
  ['more Biscuit', ['more Biscuit']],
  ['without the lantern', ['without lantern']],
  ['leave out grandpa', ['without Joe']],
  ['Otto should find it', ['nobody called Otto']],
  ['tell it another way, please', []],
  ['', []],
])('hears "%s" as %j, and nothing is left', (typed, heard) => {
  const { wishes, hasMore } = hearPageWish(typed, cast)
  expect(wishes.map(said)).toEqual(heard)
  expect(hasMore).toBe(false)
})

test.each([
  ['a dragon flies over the roof', []],
  ['funnier, and a dragon flies over the roof', ['funnier']],
  ['more jumping', []],
  ['let it rain', []],
  ['without Grandpa’s hat', []],
  ["more about Grandpa's hat", []],
])('of "%s" it knows %j, and that there is more', (typed, heard) => {
  const { wishes, hasMore } = hearPageWish(typed, cast)
  expect(wishes.map(said)).toEqual(heard)
  expect(hasMore).toBe(true)
})
