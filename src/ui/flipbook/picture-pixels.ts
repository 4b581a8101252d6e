// A picture on the screen in small: red, green and blue of each of its pixels, and which ink reads better on it.

const across = 110

export interface Pixels {
  pixels: Uint8Array
  width: number
  height: number
}

function smallCopy(picture: HTMLImageElement, width: number, height: number, depth: number): Uint8ClampedArray {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const brush = canvas.getContext('2d')
  const { naturalWidth, naturalHeight } = picture
  brush?.drawImage(picture, 0, 0, naturalWidth, naturalHeight * depth, 0, 0, width, height)
  return brush?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
}

/** Undefined while it has not come. */
export function pixelsOf(picture: HTMLImageElement): Pixels | undefined {
  const { naturalWidth, naturalHeight } = picture
  if (naturalWidth === 0) return undefined
  const [width, height] = [across, Math.round((across * naturalHeight) / naturalWidth)]
  const data = smallCopy(picture, width, height, 1)
  return { pixels: new Uint8Array(data.filter((_, at) => at % 4 !== 3)), width, height }
}

/** Where a title stands on its cover, from the top. */
const sky = 0.28
/** Of red, green and blue together (0 to 255): here dark ink and light ink stand out alike. */
const middle = 118

export function titleInk(cover: HTMLImageElement): 'dark' | 'light' {
  if (cover.naturalWidth === 0) return 'dark'
  const side = 24
  const sum = smallCopy(cover, side, side, sky).reduce((all, value, at) => all + (at % 4 === 3 ? 0 : value), 0)
  return sum / (side * side * 3) > middle ? 'dark' : 'light'
}
