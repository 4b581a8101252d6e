// Which earlier texts of a page are offered.

import { expect, test } from 'vitest'
import type { PageVersion } from './contract.ts'
import { otherTexts } from './other-texts.ts'

const version = (number: number, text: string, came: PageVersion['came'] = 'edited', story = 'b'): PageVersion => ({
  ...{ version: number, text_content: text, came, story_id: story, image_url: null },
  created_at: `2026-01-0${number}T00:00:00.000Z`,
})

test('each text once, the newest first, without the one that stands on the page', () => {
  const history = [version(5, 'One', 'undone'), version(4, 'Three'), version(3, 'Two'), version(2, 'Two')]
  const texts = otherTexts([...history, version(1, 'One', 'written')], 'One')
  expect(texts.map(({ version: number, text }) => [number, text])).toEqual([
    [4, 'Three'],
    [3, 'Two'],
  ])
})

test('what an earlier story said is told as such', () => {
  const texts = otherTexts([version(2, 'New', 'written'), version(1, 'Old', 'written', 'a')], 'New')
  expect(texts).toMatchObject([{ text: 'Old', came: 'written', isOfAnotherStory: true }])
})

test('a page that never changed has none', () => {
  expect(otherTexts([version(1, 'One', 'written')], 'One')).toEqual([])
})
