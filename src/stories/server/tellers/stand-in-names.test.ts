import { expect, test } from 'vitest'
import { readBrief } from '../../../writing/brief/brief.ts'
import { plan } from '../../../writing/plan/plan.ts'
import { tell } from '../../../writing/telling/tell.ts'
import { syllables } from '../../../writing/english/sentences.ts'
import { standIns } from './stand-in-names.ts'

interface One {
  name: string
  type: string
  gender?: string
}

function storyOf(...characters: One[]) {
  const brief = readBrief({ interests: 'drawing', characters: characters.map((one) => ({ age: 6, ...one })) })
  if (!brief.ok) throw new Error(brief.message)
  const story = plan(brief.value, 11)
  return { story, pages: tell(story).pages }
}

function open(...characters: One[]) {
  const { story, pages } = storyOf(...characters)
  return { ...standIns(story, pages), pages }
}

/** The stand-in of a name: what stands where it stood. */
const standOf = (names: ReturnType<typeof open>, name: string) => names.hide(name)

test.each([
  ['Mia', 'girl'],
  ['Théodore', 'boy'],
  ['Zoë', 'girl'],
  ['Łukasz', 'boy'],
  ['James', 'boy'],
  ['O’Neil', 'boy'],
  ['Anna-Lena', 'girl'],
  ['Mary Jane', 'girl'],
  ['Rose', 'girl'],
  ['Will', 'boy'],
  ['小明', 'boy'],
  ['Bo', 'girl'],
])('a story about %s is hidden whole and shown again as it was', (name, type) => {
  const names = open({ name, type }, { name: 'Biscuit', type: 'dog' })
  for (const page of names.pages) {
    const hidden = names.hide(page)
    expect(names.leaks(hidden)).toBe(false)
    expect(hidden).not.toContain(name)
    expect(hidden).not.toContain('Biscuit')
    expect(names.show(hidden)).toEqual({ text: page })
  }
})

test('a stand-in has the same gender and length, and belongs to nobody else in the book', () => {
  const names = open({ name: 'Amelia', type: 'girl' }, { name: 'Max', type: 'dog' }, { name: 'Milo', type: 'boy' })
  const stands = ['Amelia', 'Max', 'Milo'].map((name) => standOf(names, name))
  expect(new Set(stands).size).toBe(3)
  expect(syllables(stands[2] ?? '')).toBe(2)
  for (const stand of stands) expect(names.pages.join(' ').toLowerCase()).not.toContain(stand.toLowerCase())
})

test('a wish is hidden in any case, in parts, without accents, and keeps no e-mail, link or telephone number', () => {
  const names = open({ name: 'Zoë Marie', type: 'girl' }, { name: 'Will', type: 'boy' })
  const zoe = standOf(names, 'Zoë Marie')
  const will = standOf(names, 'Will')
  expect(names.hideFree('let ZOE’S hat blow off, marie and will laugh; zoës turn, ZoeMarie!')).toBe(
    `let ${zoe}’S hat blow off, ${zoe} and ${will} laugh; ${zoe}s turn, ${zoe}!`,
  )
  expect(names.hideFree('write to a.b@c.example or +44 20 7946 0000 or https://x.example/zoe')).toBe(
    'write to … or … or …',
  )
  expect(names.hide('They will see. Will saw.')).toBe(`They will see. ${will} saw.`)
})

test('what a grandfather shares with all of them is no secret; a child called so is one', () => {
  const names = open(
    { name: 'Nan', type: 'girl' },
    { name: 'Grandpa Joe', type: 'man' },
    { name: 'Grandma', type: 'woman' },
  )
  const hidden = names.hide('Nan asked Grandpa Joe and Grandma.')
  expect(hidden).toMatch(/^\w+ asked Grandpa \w+ and Grandma\.$/)
  expect(hidden).not.toMatch(/Nan|Joe/)
})

test('possessives, shouts and small letters come back as the name', () => {
  const names = open({ name: 'Ng', type: 'boy' })
  const stand = standOf(names, 'Ng')
  const said = `${stand.toUpperCase()}! It was ${stand}’s boat, ${stand.toLowerCase()} said, a ${stand}-sized boat.`
  expect(names.show(said)).toEqual({ text: 'NG! It was Ng’s boat, Ng said, a Ng-sized boat.' })
})

test('a stand-in that is misspelt, shortened, stuttered or spelt out is never swapped into a name', () => {
  const names = open({ name: 'Amelia', type: 'girl' })
  const stand = standOf(names, 'Amelia')
  const [first = '', ...rest] = stand
  const spelt = [...stand].join('-')
  for (const odd of [
    `${stand}e`,
    `${first}${rest.slice(1).join('')}`,
    `${first}-${stand}`,
    spelt,
    `${stand.slice(0, -1)}x`,
  ]) {
    expect(names.show(`Away went ${odd}, over the hill.`), odd).toEqual({ misspelt: odd })
  }
})

test('common words are never taken for a stand-in', () => {
  const names = open({ name: 'Mia', type: 'girl' }, { name: 'Tom', type: 'boy' }, { name: 'Rex', type: 'dog' })
  const said = 'They would not hug. Then there was an otter, a green frog, and more boats than ever. “Boo!” they sang.'
  expect(names.show(said)).toEqual({ text: said })
})
