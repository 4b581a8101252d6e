import { expect, test } from 'vitest'
import { chaptersOf, firstPages, fitPages, ownWordCount, ownWords } from './fit-pages.ts'

const bare = (text: string) => text.replaceAll(/\s+/gu, ' ').trim()
const sentences = (count: number) => Array.from({ length: count }, (_, at) => `Mia saw ${at + 1} red boats.`)

test.each([1, 5, 24, 30, 60])(
  'a story in %i parts fills 24 pages, and every word of it is kept in its order',
  (parts) => {
    const story = Array.from(
      { length: parts },
      (_, at) =>
        `On day ${at} Mia went to the pond. She saw a frog, and it sang “Hop!” all day long. Then she went home.`,
    ).join('\n\n')
    const { pages } = fitPages(parts === 1 ? `${story} ${story} ${story}` : story)
    expect(pages).toHaveLength(24)
    expect(pages.every(({ text }) => text.trim() !== '')).toBe(true)
    expect(bare(pages.map(({ text }) => text).join(' '))).toBe(bare(parts === 1 ? `${story} ${story} ${story}` : story))
  },
)

test('pages are cut where sentences end, and only a story of few sentences is cut within them', () => {
  const { pages } = fitPages(sentences(50).join(' '))
  expect(pages.every(({ text }) => text.endsWith('.'))).toBe(true)
  const few = fitPages(
    'We went to the beach, and I found a shell. The sea came in, so we ran. Daddy fell over, and his hat was wet. Then we had ice cream on the wall, and I dropped mine, but Mommy gave me hers.',
  )
  expect(few.pages).toHaveLength(24)
})

test('who writes page by page has her pages as she wrote them, with what is to be drawn beside them', () => {
  const own = Array.from({ length: 24 }, (_, at) => `Page ${at + 1} says this. And that.`)
  const story = own.map((text, at) => (at === 3 ? `[Mia on the roof at night]\n${text}` : text)).join('\n---\n')
  const { pages } = fitPages(story)
  expect(pages.map(({ text }) => text)).toEqual(own)
  expect(pages[3]?.draw).toBe('Mia on the roof at night')
})

test('a heading before the story is its title; marks of Markdown are not printed', () => {
  const { title, pages } = fitPages(`# The *Red* Boats\n\n${sentences(30).join(' ')} **Hooray!** It was _so_ big.`)
  expect(title).toBe('The Red Boats')
  expect(pages.at(-1)?.text).toContain('Hooray! It was so big.')
})

test('of a novel the first 24 pages’ worth can be taken, or a chapter', () => {
  const novel = ['# One', ...sentences(400), '# Two', ...sentences(100)].join('\n')
  expect(ownWordCount(novel)).toBeGreaterThan(ownWords.most)
  const first = firstPages(novel)
  expect(ownWordCount(first)).toBeLessThanOrEqual(ownWords.most)
  expect(first.endsWith('boats.')).toBe(true)
  expect(chaptersOf(novel).map(({ title, words }) => [title, words])).toEqual([
    ['One', 2000],
    ['Two', 500],
  ])
})

test('a short first line by itself is the title; a first sentence, a line to draw and a first line of verse are not', () => {
  const rest = sentences(12).join(' ')
  expect(fitPages(`Mia and the Crab\n\n${rest}`)).toMatchObject({ title: 'Mia and the Crab', pages: { length: 24 } })
  for (const first of ['Mia saw a crab.', '“Look!”', '[Mia on the beach]'])
    expect(fitPages(`${first}\n\n${rest}`).title).toBe('')
  expect(fitPages(`Once there was a crab\nwho lived in the sand\n\n${rest}`).title).toBe('')
})
