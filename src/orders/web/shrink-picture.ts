// A photo made small enough to go with a report: as JPEG, in base64.

import { reportPhotos } from '../order.ts'

const longestSide = 1400

/** Nothing when the browser cannot read it as a picture. */
export async function shrinkPicture(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  try {
    for (let side = longestSide; side > 200; side *= 0.8) {
      const jpeg = drawn(picture, side)
      if (jpeg !== undefined && jpeg.length <= reportPhotos.letters) return jpeg
    }
    return undefined
  } finally {
    picture.close()
  }
}

function drawn(picture: ImageBitmap, side: number): string | undefined {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  // 'data:image/jpeg;base64,' stands before it.
  return canvas.toDataURL('image/jpeg', 0.8).split(',')[1]
}
