// A photo for journeys to choose, made by the browser itself.
import type { Page } from 'playwright-core'

/** A face under dark hair, as a camera would see it, more or less. */
export async function aPhoto(page: Page, skin = '#a0663f'): Promise<Buffer> {
  const url = await page.evaluate((face) => {
    const canvas = document.createElement('canvas')
    canvas.width = 640
    canvas.height = 480
    const brush = canvas.getContext('2d')
    const oval = (color: string, y: number, wide: number, high: number) => {
      brush?.beginPath()
      if (brush) brush.fillStyle = color
      brush?.ellipse(320, y, wide, high, 0, 0, 7)
      brush?.fill()
    }
    if (brush) brush.fillStyle = '#7fa7c9'
    brush?.fillRect(0, 0, 640, 480)
    oval('#2c2228', 184, 144, 136)
    oval(face, 248, 112, 128)
    return canvas.toDataURL('image/jpeg', 0.9)
  }, skin)
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}
