import { expect, test } from 'vitest'
import { readBrief } from '../brief/brief.ts'
import { altText } from '../staging/alt-text.ts'
import { planOwn } from './plan-own.ts'
import { rereadPage } from './reread-page.ts'

const cast = [
  { name: 'Mia', type: 'girl', age: 6, physical_description: 'brown hair, fair skin' },
  { name: 'Pickle', type: 'dragon', gender: 'he' },
]

/** 24 pages, one sentence group each. */
function planned(pages: readonly string[]) {
  const rest = Array.from({ length: 24 - pages.length }, () => 'And so it went on and on.')
  const own_words = [...pages, ...rest].join('\n---\n')
  const read = readBrief({ recipient_type: 'Kid', occasion: 'Birthday', characters: cast, own_words })
  if (!read.ok || !read.value.own) throw new Error('No story')
  return planOwn(read.value, read.value.own, 7)
}

function shown(...pages: string[]) {
  const plan = planned(pages)
  return pages.map((_, at) => {
    const beat = plan.beats[at]
    if (!beat) throw new Error('No page')
    return { ...beat.scene, said: altText(beat.scene, plan.cast), unshown: beat.unshown }
  })
}

test('whoever is named does what the words say, where and when they say it', () => {
  const [night, forest, gift, hug] = shown(
    'One night Mia heard a noise in the kitchen.',
    'They walked through the forest. Pickle was scared.',
    'Mia gave him a sock.',
    'Then she hugged Pickle.',
  )
  expect(night).toMatchObject({ place: 'kitchen', time: 'night', who: [{ id: 'hero', action: 'listen' }] })
  expect(forest).toMatchObject({ place: 'forest', time: 'night', who: [{ action: 'walk' }, { emotion: 'scared' }] })
  expect(gift).toMatchObject({ place: 'forest', deed: { by: 'hero', does: 'gives', what: 'sock', to: 'pal1' } })
  expect(hug).toMatchObject({ deed: { by: 'hero', does: 'hugs', to: 'pal1' } })
})

test('who tells of herself is the hero; kin and strangers who act come along', () => {
  const [first, second] = shown('I went to the beach with my grandma.', 'Grandma dug a hole. A robot sat on a bench.')
  expect(first?.said).toMatch(/^Mia walks, happy; Grandma .*on the beach/)
  expect(second?.said).toMatch(/Grandma digs.*robot/i)
})

test('what no card of ours draws is named and nothing else is drawn for it; what is drawn is not', () => {
  const [lost, drawn] = shown('Mia found a helicopter beside a tree.', 'She was not afraid. She put on her hat.')
  expect(lost).toMatchObject({ unshown: ['helicopter'], props: ['tree'] })
  expect(drawn).toMatchObject({ unshown: [], deed: { does: 'wears', what: 'hat' }, who: [{ emotion: 'brave' }] })
})

test('a page goes on where the one before ended, and weather ends with the place', () => {
  const [rain, still, home] = shown('It rained in the garden.', 'Mia jumped up and down.', 'Pickle ran home.')
  expect(rain).toMatchObject({ place: 'garden', weather: 'rain' })
  expect(still).toMatchObject({ place: 'garden', weather: 'rain' })
  expect(home).toMatchObject({ place: 'living-room', weather: 'clear' })
})

test('a line in brackets is drawn in place of the words', () => {
  const [page] = shown('[Mia climbing a tree at night]\nIt was the best day of all.')
  expect(page).toMatchObject({ time: 'night', props: ['tree'], who: [{ id: 'hero', action: 'climb' }] })
})

test('“it” is what was named before', () => {
  const [, pushed] = shown('Mia found an old boat.', 'Mia pushed it to the pond.')
  expect(pushed).toMatchObject({ place: 'pond', props: ['boat'], who: [{ action: 'push' }] })
})

test('what is only looked at, or dug through, is not where they are', () => {
  const [beach, moon, roof, there] = shown(
    'Mia played on the beach.',
    'She looked at the moon.',
    'Pickle dug right through its roof!',
    'Then they flew to the moon.',
  )
  expect([beach, moon, roof, there].map((page) => page?.place)).toEqual(['beach', 'beach', 'beach', 'moon'])
})

const story = [
  'Mia woke up early.',
  'She ran into the garden.',
  'A cat sat on the wall.',
  'Mia thought about it.',
  'They walked through the forest.',
  'Pickle looked at the sky.',
  'Mia listened.',
  'There was a castle on the hill.',
  'Mia ran to the castle.',
  'A robot waved.',
  'Mia laughed.',
  'She jumped over a log.',
  'They went to the beach.',
  'Pickle was sad.',
  'Mia hugged Pickle.',
  'The moon came up.',
]

test('a book of a member’s own words is directed as ours are', () => {
  const views = planned(story).beats.map(({ scene }) => scene.direction?.camera?.view)
  expect(views).not.toContain(undefined)
  for (const view of ['far', 'high', 'low', 'behind', 'without'])
    expect(views.filter((one) => one === view).length, view).toBeGreaterThan(0)
  expect(views.filter((one) => one === 'near' || one === 'hands').length).toBeGreaterThan(3)
})

test('“they” are seen, the hero among them', () => {
  const they = planned(story).beats.filter(({ event }) => event.startsWith('They'))
  expect(they.map(({ scene }) => scene.who.some(({ id }) => id === 'hero'))).toEqual([true, true])
})

test('a page that is changed is seen as before, if all of it is still seen', () => {
  const plan = planned(story)
  const at = plan.beats.findIndex(({ scene }) => scene.direction?.camera?.view === 'far')
  const was = plan.beats[at]?.scene
  const texts = plan.beats.map(({ event }) => event)
  const changed = (words: string) =>
    rereadPage(plan, at + 1, texts.with(at, words), plan.beats[at - 1]?.scene, was).scene.direction?.camera?.view
  expect(changed('Mia walked on the beach.')).toBe('far')
  expect(changed('Mia ate an apple.')).toBe('whole')
})
