// The words of a page: half an inch inside the trim, whatever they are and wherever the scene wants them; in a panel when they are many.
import { describe, expect, it } from 'vitest'
import { SHOTS, TEXT_SIDES } from '../stage/scene.ts'
import { openFonts } from './fonts.ts'
import { inkOn, sheetOn } from './ground.ts'
import type { StoryPage } from './manuscript.ts'
import { designPage, layoutOf } from './page-design.ts'
import { openPress } from './press.ts'
import { testShelf } from './test-font-shelf.ts'

const press = openPress(openFonts(testShelf), {
  title: 'T',
  language: 'en',
  date: '2026-11-21',
  id: 'a',
  size: [792, 612],
})
const measure = press.measure('text')
const SENTENCE = '“Look!” said Zoë, and the little boat went round the bay with nobody at all to steer it. '
const VERSE =
  '“Don’t say it. Show it,” she would say to them all,\nTo the bones, and the broom, and the clock in the hall.'
const TEXTS = ['Oh!', SENTENCE, VERSE, SENTENCE.repeat(3), SENTENCE.repeat(7), 'Oh'.repeat(70), SENTENCE.repeat(40)]
const BANDS = ['b0_3', 'b4_6', 'b7_9', 'b10'] as const

const pageOf = (text: string, shot: StoryPage['shot'], textSide: StoryPage['textSide']): StoryPage => ({
  number: 1,
  text,
  shot,
  textSide,
  picture: { jpeg: new Uint8Array(), width: 1650, height: 1275, alt: '' },
})

describe('the design of a page', () => {
  it('keeps every line half an inch inside the trim', () => {
    const outside: string[] = []
    for (const shot of SHOTS)
      for (const side of TEXT_SIDES)
        for (const band of BANDS)
          for (const text of TEXTS) {
            const { set, frame, align } = designPage(pageOf(text, shot, side), band, measure)
            const boxes = set.lines.map(({ width, indent, baseline }) => {
              const x = align === 'center' ? frame.x + (frame.w - width) / 2 : frame.x + indent
              return [x, x + width, frame.y + baseline - set.size, frame.y + baseline + set.size * 0.3]
            })
            for (const [left = 0, right = 0, top = 0, foot = 0] of boxes)
              if (left < 49.9 || right > 1050.1 || top < 49.9 || foot > 800.1)
                outside.push(`${shot} ${side} ${band} ${text.slice(0, 12)}: ${left} ${right} ${top} ${foot}`)
          }
    expect(outside.slice(0, 5)).toEqual([])
  })

  it('lays few words on the picture, many on a panel, and tells when letters grow too small', () => {
    const few = designPage(pageOf(SENTENCE, 'wide', 'left'), 'b7_9', measure)
    expect([few.panel, few.isSmall]).toEqual([undefined, false])
    const many = designPage(pageOf(SENTENCE.repeat(5), 'wide', 'left'), 'b10', measure)
    expect(many.panel).toBeDefined()
    expect(many.isSmall).toBe(false)
    expect(designPage(pageOf(SENTENCE.repeat(40), 'wide', 'left'), 'b0_3', measure).isSmall).toBe(true)
  })
})

describe('words beside the figures of a page', () => {
  it('lie in a panel that keeps to the room left for it, while their letters are large enough', () => {
    for (const side of ['top', 'bottom'] as const) {
      const page = pageOf(SENTENCE.repeat(7), 'wide', side)
      const { panel, isSmall } = designPage(page, 'b10', measure)
      const { zone } = layoutOf(page, 'b10')
      // Where it is half gone.
      const edge = panel && {
        top: panel.box.y + panel.fade.top / 2,
        foot: panel.box.y + panel.box.h - panel.fade.bottom / 2,
      }
      const reach = edge && (side === 'top' ? edge.foot - (zone.y + zone.h) : zone.y - edge.top)
      expect([side, reach !== undefined && reach <= 10.1, isSmall]).toEqual([side, true, false])
    }
  })

  it('hang no opening mark into them', () => {
    const page = pageOf('“Now!” shouted the people in the queue. “Not yet,” said Mia.', 'wide', 'right')
    const { frame, set } = designPage(page, 'b4_6', measure)
    const first = set.lines[0]
    expect(first?.indent).toBeLessThan(0)
    expect(frame.x + (first?.indent ?? 0)).toBeGreaterThanOrEqual(layoutOf(page, 'b4_6').zone.x - 0.1)
  })
})

describe('ink on a picture', () => {
  it('is dark on light and light on dark, with mist only where the picture is restless or between', () => {
    const ground = (darkest: number, lightest: number, color: string, unrest = 0) => ({
      darkest,
      lightest,
      color,
      unrest,
    })
    expect(inkOn(ground(0.8, 0.9, '#eef4ff')).mist).toBeUndefined()
    expect(inkOn(ground(0.8, 0.9, '#eef4ff')).ink).toBe('#241f38')
    expect(inkOn(ground(0.005, 0.02, '#101430')).ink).toBe('#fdf6e3')
    expect(inkOn(ground(0.2, 0.3, '#8c8c8c')).mist?.alpha).toBeGreaterThan(0.05)
    expect(inkOn(ground(0.8, 0.9, '#eef4ff', 0.5)).mist?.alpha).toBeGreaterThan(0.3)
    expect(inkOn().mist?.alpha).toBeGreaterThan(0.6)
  })

  it('has a contrast of 4.5 to 1 or more, whatever the picture shows', () => {
    const light = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    const grey = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)
    const luminance = (rgb: readonly number[]) =>
      rgb.reduce((sum, v, i) => sum + light(v) * ([0.2126, 0.7152, 0.0722][i] ?? 0), 0)
    const rgbOf = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    const steps = [0, 0.05, 0.18, 0.4, 0.7, 1]
    for (const darkest of steps)
      for (const lightest of steps.filter((one) => one >= darkest))
        for (const color of ['#000000', '#8c8c8c', '#ff2020', '#2030ff', '#ffffff']) {
          const { ink, mist } = inkOn({ darkest, lightest, color, unrest: 0.1 })
          const seen = [darkest, lightest].map((one) =>
            luminance(
              rgbOf(mist?.color ?? '#000000').map((v) => v * (mist?.alpha ?? 0) + grey(one) * (1 - (mist?.alpha ?? 0))),
            ),
          )
          const own = luminance(rgbOf(ink))
          const contrast = Math.min(...seen.map((one) => (Math.max(one, own) + 0.05) / (Math.min(one, own) + 0.05)))
          expect(contrast, `${darkest} to ${lightest} on ${color}`).toBeGreaterThanOrEqual(4.5)
        }
  })

  it('many words lie on paper by day and on deep blue by night, and are read there over white and over black', () => {
    const over = (color: string) => sheetOn({ darkest: 0, lightest: 1, color, unrest: 1 })
    expect(over('#dff0ff').color).not.toBe(over('#1b2350').color)
    const light = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    const luminance = (rgb: readonly number[]) =>
      rgb.reduce((sum, v, i) => sum + light(v) * ([0.2126, 0.7152, 0.0722][i] ?? 0), 0)
    const rgbOf = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    for (const color of ['#dff0ff', '#1b2350'])
      for (const under of [0, 1]) {
        const { ink, color: sheet, alpha } = over(color)
        const seen = luminance(rgbOf(sheet).map((v) => v * alpha + under * (1 - alpha)))
        const own = luminance(rgbOf(ink))
        expect((Math.max(seen, own) + 0.05) / (Math.min(seen, own) + 0.05), `${color} over ${under}`).toBeGreaterThan(
          5.5,
        )
      }
  })
})
