// What the activity sheets of an edition show: composed and painted here, on the binder's own thread.

import sharp from 'sharp'
import { COUNT_TO, type SheetArt } from '../../binding/activities/bind-activities.ts'
import type { Plate } from '../../binding/manuscript.ts'
import { drawActivityArt } from '../../drawing/sheets/activity-art.ts'
import type { Picture } from '../../drawing/composing/picture.ts'
import { draw } from '../../drawing/draw.ts'
import { pictureSizes } from '../../pictures/picture.ts'
import { canvasStudio } from '../../pictures/server/canvas-surface.ts'
import type { EditionContent } from '../edition.ts'

export async function activityArt({ art, band, pages }: EditionContent): Promise<SheetArt> {
  const { cast, seed, season, style } = art
  const scenes = pages.map(({ recipe }) => recipe.page.scene)
  const drawn = drawActivityArt({ cast, seed, scenes, ...(season && { season }) }, COUNT_TO[band])
  const { first, second, differences } = drawn.pair
  const paint = async (picture: Picture, alt: string): Promise<Plate> => {
    const surface = draw(canvasStudio, picture, style, pictureSizes.screen.width)
    const { width, height } = surface
    const image = sharp(surface.pixels(), { raw: { width, height, channels: 4 } }).removeAlpha()
    return { jpeg: new Uint8Array(await image.jpeg({ quality: 90 }).toBuffer()), width, height, alt }
  }
  return {
    ...drawn,
    pair: {
      first: await paint(first, 'A scene of the story.'),
      second: await paint(second, 'The same scene, with some things changed.'),
      differences,
    },
  }
}
