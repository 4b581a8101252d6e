import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testManuscript } from '../../binding/test-manuscript.ts'
import { pictureSizes } from '../../pictures/picture.ts'
import { forScreens } from './for-screens.ts'

test('what was drawn for the printer loses its bleed for screens; what was drawn for screens stays as it is', async () => {
  const { width, height } = pictureSizes.print
  const edge = 37
  const page = {
    create: { width: width - 2 * edge, height: height - 2 * edge, channels: 3, background: '#2060c0' },
  } as const
  const bleed = { top: edge, bottom: edge, left: edge, right: edge, background: '#ff0000' }
  const jpeg = await sharp(page).extend(bleed).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer()
  const book = await testManuscript({ cover: { jpeg: new Uint8Array(jpeg), width, height, alt: 'A cover' } })
  const shown = await forScreens(book)
  expect(shown.pages).toEqual(book.pages)
  expect(shown.cover).toMatchObject({ ...pictureSizes.screen, alt: 'A cover' })
  const { data, info } = await sharp(shown.cover.jpeg).raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject(pictureSizes.screen)
  const reds = data.filter((_, at) => at % 3 === 0)
  expect(Math.max(...[0, 1, info.width - 1, reds.length - 1].map((at) => reds[at] ?? 255))).toBeLessThan(80)
})
