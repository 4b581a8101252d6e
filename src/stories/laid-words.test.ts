import { expect, test } from 'vitest'
import { designPage } from '../binding/page-design.ts'
import { fitOfPage, layWords, type WordsOnPage } from './laid-words.ts'

const measure = (text: string) => text.length * 0.53
const page = (text: string, more: Partial<WordsOnPage> = {}): WordsOnPage => ({
  ...{ text, shot: 'medium', side: 'top', band: 'b4_6' },
  ...more,
})
const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at % 7}`).join(' ')

test('a screen breaks the lines of a page where the bound book breaks them, and loses no letter', () => {
  for (const text of [
    words(40),
    'Drip, drip, drop.\nOh, won’t it stop?\n\nRain on the roof',
    '“By myself!” said Anne-Marie.',
  ]) {
    const { set } = designPage({ number: 1, text, shot: 'medium', textSide: 'top', picture: {} }, 'b4_6', measure)
    const laid = layWords(page(text), measure)
    expect(laid.lines.map((line) => line.text.trim())).toEqual(set.lines.map((line) => line.text))
    expect(laid.lines.map((line) => line.text).join('')).toBe(text)
    expect(laid.style['--size']).toBe(`${(set.size / 11).toFixed(3)}cqw`)
  }
})

test('a page that was made longer is laid smaller, then on a panel of paper, on screens as on paper', () => {
  const size = (count: number) => Number.parseFloat(layWords(page(words(count)), measure).style['--size'] ?? '')
  expect(size(20)).toBeGreaterThan(size(55))
  const crowded = layWords(page(words(140)), measure)
  expect(crowded.hasVeil).toBe(true)
  expect(crowded.lines.length).toBeGreaterThan(8)
})

test('how a page lies is known while it is typed: on its picture, on paper, or too small, and then how many words fit', () => {
  expect(fitOfPage(page(words(30)), measure).lie).toBe('on-picture')
  expect(fitOfPage(page(words(90)), measure).lie).toBe('on-paper')
  const crowded = fitOfPage(page(words(900)), measure)
  expect(crowded.lie).toBe('small')
  expect(crowded.points).toBeLessThan(16)
  expect(fitOfPage(page(words(crowded.most ?? 0)), measure).lie).toBe('on-paper')
  expect(fitOfPage(page(words((crowded.most ?? 0) + 2)), measure).lie).toBe('over-all')
})
