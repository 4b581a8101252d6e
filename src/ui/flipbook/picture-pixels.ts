// A picture on the screen in small: red, green and blue of each of its pixels.

const across = 110

export interface Pixels {
  pixels: Uint8Array
  width: number
  height: number
}

/** Undefined while it has not come. */
export function pixelsOf(picture: HTMLImageElement): Pixels | undefined {
  const { naturalWidth, naturalHeight } = picture
  if (naturalWidth === 0) return undefined
  const [width, height] = [across, Math.round((across * naturalHeight) / naturalWidth)]
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const brush = canvas.getContext('2d')
  brush?.drawImage(picture, 0, 0, width, height)
  const data = brush?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
  return { pixels: new Uint8Array(data.filter((_, at) => at % 4 !== 3)), width, height }
}
