// Our own illustrator, on this process's threads.

import { pictureSizes } from '../../picture.ts'
import { drawPicture } from '../draw-picture.ts'
import type { Painter } from '../painter.ts'

export const embeddedPainter: Painter = async ({ page, style, size, isUrgent, signal }) => {
  const { width } = size === 'screen' ? pictureSizes.screen : pictureSizes.preview
  const crop = size === 'square' ? { crop: 'square' as const } : {}
  const drawn = await drawPicture({ page, style, width, ...crop }, { urgent: isUrgent, signal })
  return { ...drawn, engine: 'embedded', notices: [], cost: 0 }
}
