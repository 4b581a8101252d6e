import { describe, expect, it } from 'vitest'
import { readLine } from '../lines/line.ts'
import { saidOn, stillTold } from './still-told.ts'

const shareOf = (telling: string, page: string) =>
  stillTold(readLine(telling), saidOn(page), {
    Hero: 'Mia',
    their: 'her',
    run1: 'Drip, drip, drop! Will it ever stop?',
  })

describe('what a page still says of its telling', () => {
  it('is all of it, with the names of its book, however short it is', () => {
    expect(shareOf('{Hero} shouted with all {their} might, and...', 'Mia shouted with all her might, and…')).toBe(1)
    expect(shareOf('Poor {Hero}!', 'Poor Mia!')).toBe(1)
  })

  it('is all of it, whichever way was said, and whether or not a friend is there', () => {
    const telling = 'They lay [in a heap|side by side]<pal:, and so did {Pal}|>.'
    expect(shareOf(telling, 'They lay side by side.')).toBe(1)
    expect(shareOf(telling, 'They lay in a heap.')).toBe(1)
  })

  it('does not hang on a refrain that was cut', () => {
    expect(shareOf('{Hero} sat down by the wall. {run1}', 'Mia sat down by the wall.')).toBeGreaterThan(0.9)
  })

  it('is little where somebody wrote the page anew', () => {
    expect(shareOf('No cape! {Hero} sat down by the sea.', 'Mia flew over the sea on a goose.')).toBeLessThan(0.4)
  })
})
