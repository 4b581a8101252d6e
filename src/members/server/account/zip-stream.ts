// A ZIP that is made while it is read: nothing is kept but the piece under way. Nothing is compressed: pictures are already.

import { Zip, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  name: string
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((fault, piece) => {
    if (fault) throw fault
    ready.push(piece)
  })
  for await (const { name, bytes } of entries) {
    const file = new ZipPassThrough(name)
    zip.add(file)
    for await (const piece of bytes) {
      file.push(piece)
      yield* ready.splice(0)
    }
    file.push(new Uint8Array(), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
