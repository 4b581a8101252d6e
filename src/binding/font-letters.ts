// Opens a .woff: the plain font inside it, and which letters that really has.
import { unzlibSync } from 'fflate'

const WOFF = 0x774f4646
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const round4 = (length: number) => (length + 3) & ~3

/** The font as TrueType: unpacked once here, many times faster than by each document that it is set in. */
export function unwrapWoff(woff: Uint8Array): Uint8Array {
  const view = viewOf(woff)
  if (view.getUint32(0) !== WOFF) throw new Error('A font piece must be a .woff')
  const count = view.getUint16(12)
  const head = 12 + count * 16
  const tables = Array.from({ length: count }, (_, i) => {
    const entry = 44 + i * 20
    const [from, packed, length] = [view.getUint32(entry + 4), view.getUint32(entry + 8), view.getUint32(entry + 12)]
    const bytes = woff.subarray(from, from + packed)
    return {
      tag: view.getUint32(entry),
      sum: view.getUint32(entry + 16),
      bytes: packed < length ? unzlibSync(bytes) : bytes,
    }
  })
  const font = new Uint8Array(head + tables.reduce((sum, { bytes }) => sum + round4(bytes.length), 0))
  const out = viewOf(font)
  const power = Math.floor(Math.log2(count))
  out.setUint32(0, view.getUint32(4))
  for (const [i, value] of [count, 16 << power, power, 16 * (count - (1 << power))].entries())
    out.setUint16(4 + i * 2, value)
  let at = head
  for (const [i, { tag, sum, bytes }] of tables.entries()) {
    for (const [j, value] of [tag, sum, at, bytes.length].entries()) out.setUint32(12 + i * 16 + j * 4, value)
    font.set(bytes, at)
    at += round4(bytes.length)
  }
  return font
}

function tableOf(font: Uint8Array, tag: string): DataView | undefined {
  const view = viewOf(font)
  const wanted = [...tag].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0)
  for (let entry = 12; entry < 12 + view.getUint16(4) * 16; entry += 16) {
    if (view.getUint32(entry) !== wanted) continue
    const from = view.getUint32(entry + 8)
    return viewOf(font.subarray(from, from + view.getUint32(entry + 12)))
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

export function lettersOf(font: Uint8Array): ReadonlySet<number> {
  const letters = new Set<number>()
  const view = tableOf(font, 'cmap')
  if (!view) return letters
  for (let i = 0; i < view.getUint16(2); i++) {
    const at = view.getUint32(8 + i * 8)
    const format = view.getUint16(at)
    if (format === 4) addSegments(view, at, letters)
    if (format === 12) addGroups(view, at, letters)
  }
  return letters
}
