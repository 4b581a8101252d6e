// Dark or light words, whichever reads better on what a picture shows behind them.

import type { WordsPlace } from '../../base/words-place.ts'

const samples = 24
/** At this luminance dark ink and light ink stand out alike. */
const middle = 0.18

export function inkOn(picture: HTMLImageElement, { x, y, w, h }: Omit<WordsPlace, 'size'>): 'dark' | 'light' {
  const canvas = document.createElement('canvas')
  canvas.width = samples
  canvas.height = samples
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  const { naturalWidth: width, naturalHeight: height } = picture
  if (!brush || width === 0) return 'dark'
  brush.drawImage(picture, x * width, y * height, w * width, h * height, 0, 0, samples, samples)
  const { data } = brush.getImageData(0, 0, samples, samples)
  let sum = 0
  for (let at = 0; at < data.length; at += 4)
    sum += 0.2126 * linear(data[at] ?? 0) + 0.7152 * linear(data[at + 1] ?? 0) + 0.0722 * linear(data[at + 2] ?? 0)
  return sum / (samples * samples) > middle ? 'dark' : 'light'
}

function linear(value: number): number {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
