// A picture's name ends in .png. Stored are its JPEG and its WebP; every other form is packed when it is first read, and kept.

import sharp, { type Sharp } from 'sharp'
import type { files } from '../../../database/schema/platform.ts'
import { smallOf } from './file-key.ts'
import type { Files } from './files.ts'

type FileRow = typeof files.$inferSelect

export interface PictureFormsOptions {
  find(key: string): Promise<FileRow | undefined>
  readWhole: Files['get']
  put: Files['put']
}

export interface PictureForms {
  /** As who asks can read it: WebP, else PNG. */
  whole(key: string, readsWebp: boolean): Promise<FileRow | undefined>
  small(key: string, readsWebp: boolean): Promise<FileRow | undefined>
}

/** Half of a screen's picture: as a JPEG is read at half its size, it costs a quarter. */
const smallWidth = 825

export function pictureForms({ find, readWhole, put }: PictureFormsOptions): PictureForms {
  async function packed(key: string, as: string, pack: (jpeg: Sharp) => Sharp): Promise<FileRow | undefined> {
    const kept = await find(as)
    if (kept) return kept
    const source = await find(key.replace(/png$/, 'jpg'))
    const bytes = source && (await readWhole(source.key))
    if (!bytes || source.user_id === null) return undefined
    const { kind, user_id: userId, book_id: bookId } = source
    const contentType = as.endsWith('.webp') ? 'image/webp' : 'image/png'
    await put({
      ...{ key: as, contentType, kind, userId, bookId },
      bytes: new Uint8Array(await pack(sharp(bytes)).toBuffer()),
    })
    return find(as)
  }
  const asPng = (picture: Sharp) => picture.png({ compressionLevel: 6 })
  const halved = (picture: Sharp) => picture.resize({ width: smallWidth, withoutEnlargement: true })
  return {
    async whole(key, readsWebp) {
      const webp = readsWebp ? await find(key.replace(/png$/, 'webp')) : undefined
      return webp ?? packed(key, key, asPng)
    },
    small: (key, readsWebp) =>
      readsWebp
        ? packed(key, smallOf(key), (jpeg) => halved(jpeg).webp({ quality: 85, effort: 1 }))
        : packed(key, smallOf(key, 'png'), (jpeg) => asPng(halved(jpeg))),
  }
}
