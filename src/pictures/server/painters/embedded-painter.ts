// Our own illustrator, on this process's threads.

import { pictureSizes } from '../../picture.ts'
import { drawPicture } from '../draw-picture.ts'
import type { Drawing, Painted } from '../painter.ts'

export async function embeddedPainter({ page, style, size, turn, signal }: Drawing): Promise<Painted> {
  const { width } = size === 'screen' ? pictureSizes.screen : pictureSizes.preview
  const crop = size === 'square' ? { crop: 'square' as const } : {}
  const drawn = await drawPicture({ page, style, width, ...crop }, { turn, signal })
  return { ...drawn, engine: 'embedded', notices: [] }
}
