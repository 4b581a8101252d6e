// Which letters a font piece really has: its own table, read from the .woff.
import { unzlibSync } from 'fflate'

const WOFF = 0x774f4646

function tableOf(woff: Uint8Array, tag: string): DataView | undefined {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength)
  if (view.getUint32(0) !== WOFF) throw new Error('A font piece must be a .woff')
  const wanted = [...tag].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0)
  for (let i = 0; i < view.getUint16(12); i++) {
    const entry = 44 + i * 20
    if (view.getUint32(entry) !== wanted) continue
    const from = view.getUint32(entry + 4)
    const packed = woff.subarray(from, from + view.getUint32(entry + 8))
    const bytes = packed.length < view.getUint32(entry + 12) ? unzlibSync(packed) : packed
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }
  return undefined
}

/** Format 4: segments of 16-bit letters. */
function addSegments(view: DataView, at: number, letters: Set<number>): void {
  const double = view.getUint16(at + 6)
  for (let i = 0; i < double; i += 2) {
    const end = view.getUint16(at + 14 + i)
    const start = view.getUint16(at + 16 + double + i)
    const delta = view.getUint16(at + 16 + 2 * double + i)
    const offsetAt = at + 16 + 3 * double + i
    const offset = view.getUint16(offsetAt)
    for (let letter = start; letter <= end && letter !== 0xffff; letter++) {
      const glyph = offset === 0 ? (letter + delta) & 0xffff : view.getUint16(offsetAt + offset + 2 * (letter - start))
      if (glyph !== 0) letters.add(letter)
    }
  }
}

/** Format 12: groups of any letters. */
function addGroups(view: DataView, at: number, letters: Set<number>): void {
  for (let i = 0; i < view.getUint32(at + 12); i++) {
    const group = at + 16 + i * 12
    const end = view.getUint32(group + 4)
    for (let letter = view.getUint32(group); letter <= end; letter++) letters.add(letter)
  }
}

export function lettersOf(woff: Uint8Array): ReadonlySet<number> {
  const letters = new Set<number>()
  const view = tableOf(woff, 'cmap')
  if (!view) return letters
  for (let i = 0; i < view.getUint16(2); i++) {
    const at = view.getUint32(8 + i * 8)
    const format = view.getUint16(at)
    if (format === 4) addSegments(view, at, letters)
    if (format === 12) addGroups(view, at, letters)
  }
  return letters
}
