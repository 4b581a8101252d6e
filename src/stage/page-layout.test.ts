// The room for words: always inside the page, always enough, never more than the reader needs.
import { describe, expect, it } from 'vitest'
import { layPage, PAGE_SIZE, type ReaderBand } from './page-layout.ts'
import { SHOTS, TEXT_SIDES } from './scene.ts'

/** The longest page that each band may have. */
const LONGEST: Readonly<Record<ReaderBand, number>> = { b0_3: 40, b4_6: 56, b7_9: 85, b10: 130 }
const BANDS = ['b0_3', 'b4_6', 'b7_9', 'b10'] as const

describe('the layout of a page', () => {
  it('keeps the words half an inch inside the trim', () => {
    for (const shot of SHOTS)
      for (const side of TEXT_SIDES)
        for (const band of BANDS)
          for (const count of [1, 20, LONGEST[band]]) {
            const { zone } = layPage(shot, side, { band, count })
            expect(zone.x).toBeGreaterThanOrEqual(50)
            expect(zone.y).toBeGreaterThanOrEqual(50)
            expect(zone.x + zone.w).toBeLessThanOrEqual(PAGE_SIZE.w - 50)
            expect(zone.y + zone.h).toBeLessThanOrEqual(PAGE_SIZE.h - 50)
          }
  })

  it('has room for the longest page of each reader', () => {
    for (const side of TEXT_SIDES)
      for (const band of BANDS) {
        const { zone, size, leading } = layPage('wide', side, { band, count: LONGEST[band] })
        const perLine = Math.floor(zone.w / (size * 0.53))
        const lines = Math.floor(zone.h / leading)
        expect(`${side} ${band} ${perLine * lines >= LONGEST[band] * 5.7}`).toBe(`${side} ${band} true`)
      }
  })

  it('gives small readers large letters and the picture what few words leave over', () => {
    const size = (band: ReaderBand) => layPage('medium', 'left', { band, count: 20 }).size
    expect(size('b0_3')).toBeGreaterThan(size('b4_6'))
    expect(size('b4_6')).toBeGreaterThan(size('b10'))
    const area = (count: number) => {
      const { zone } = layPage('medium', 'right', { band: 'b4_6', count })
      return zone.w * zone.h
    }
    expect(area(15)).toBeLessThan(area(50))
  })

  it('puts the words where the scene wants them', () => {
    expect(layPage('wide', 'top').pattern).toBe('band-top')
    expect(layPage('close', 'left').pattern).toBe('column-left')
    expect(layPage('close', 'left').zone.x).toBe(50)
  })
})
