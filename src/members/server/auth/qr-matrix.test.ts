// QR codes, read back by a reader that goes the other way: modules to bits to blocks to text, each block's check sound.

import { expect, test } from 'vitest'
import { alignmentPlaces, dataPlaces, qrFacts, qrMasks, qrMatrix } from './qr-matrix.ts'
import { qrSvg } from './qr-svg.ts'

/** Powers of two in the field of 256, the slow way. */
const power = (exponent: number) => {
  let value = 1
  for (let i = 0; i < exponent; i++) value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1
  return value & 0xff
}
const powers = Array.from({ length: 255 }, (_, i) => power(i))
const logarithms = new Map(powers.map((value, exponent) => [value, exponent]))
const product = (a: number, b: number) =>
  a && b ? (powers[((logarithms.get(a) ?? 0) + (logarithms.get(b) ?? 0)) % 255] ?? 0) : 0

/** All zero when the block holds no error. */
const syndromes = (block: number[], count: number) =>
  Array.from({ length: count }, (_, i) => block.reduce((sum, byte) => product(sum, powers[i % 255] ?? 1) ^ byte, 0))

function isFixed(x: number, y: number, version: number, size: number): boolean {
  const inCorner = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8)
  const inVersion = version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11))
  const places = alignmentPlaces(version)
  const last = size - 7
  const inAlignment = places.some((ax) =>
    places.some((ay) => {
      const isCorner = (ax === 6 && (ay === 6 || ay === last)) || (ax === last && ay === 6)
      return !isCorner && Math.abs(x - ax) <= 2 && Math.abs(y - ay) <= 2
    }),
  )
  return inCorner || inVersion || inAlignment || x === 6 || y === 6
}

function readFormat(matrix: boolean[][]): { level: number; mask: number } {
  const places = [
    ...Array.from({ length: 6 }, (_, i) => [8, i] as const),
    ...([
      [8, 7],
      [8, 8],
      [7, 8],
    ] as const),
    ...Array.from({ length: 6 }, (_, i) => [5 - i, 8] as const),
  ]
  const bits = places.reduce((sum, [x, y], i) => sum | (matrix[y]?.[x] ? 1 << i : 0), 0) ^ 0x5412
  return { level: bits >>> 13, mask: (bits >>> 10) & 7 }
}

function read(matrix: boolean[][]): string {
  const size = matrix.length
  const version = (size - 17) / 4
  const { perBlock, blocks, total, data } = qrFacts(version)
  const { level, mask } = readFormat(matrix)
  expect(level).toBe(0)
  const bits: number[] = []
  for (const [x, y] of dataPlaces(size, (x, y) => isFixed(x, y, version, size))) {
    bits.push(Number((matrix[y]?.[x] === true) !== qrMasks[mask]?.(x, y)))
  }
  const words = Array.from({ length: total }, (_, i) => parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2))
  const lengths = Array.from(
    { length: blocks },
    (_, i) => Math.floor(data / blocks) + (i < blocks - (data % blocks) ? 0 : 1),
  )
  const parts: number[][] = lengths.map(() => [])
  let at = 0
  for (let i = 0; i < Math.max(...lengths); i++) {
    parts.forEach((part, block) => {
      if (i < (lengths[block] ?? 0)) part.push(words[at++] ?? 0)
    })
  }
  const checks = parts.map((_, block) =>
    Array.from({ length: perBlock }, (_, i) => words[at + i * blocks + block] ?? 0),
  )
  parts.forEach((part, block) => {
    expect(syndromes([...part, ...(checks[block] ?? [])], perBlock)).toEqual(Array(perBlock).fill(0))
  })
  const stream = parts
    .flat()
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
  expect(stream.slice(0, 4)).toBe('0100')
  const start = version < 10 ? 12 : 20
  const length = parseInt(stream.slice(4, start), 2)
  const bytes = Array.from({ length }, (_, i) => parseInt(stream.slice(start + i * 8, start + i * 8 + 8), 2))
  return new TextDecoder().decode(Uint8Array.from(bytes))
}

test.each([1, 10, 14, 15, 40, 100, 130, 152, 153, 200, 250, 400, 600, 660])('a text of %i letters', (length) => {
  const text = Array.from({ length }, (_, i) => String.fromCharCode(33 + ((i * 7) % 90))).join('')
  expect(read(qrMatrix(text))).toBe(text)
})

test('every version from 1 to 20 is read back', () => {
  const seen = new Set<number>()
  for (let length = 1; length <= 663; length += 8) {
    const matrix = qrMatrix('é'.repeat(length / 2) + 'x')
    expect(read(matrix)).toBe('é'.repeat(length / 2) + 'x')
    seen.add((matrix.length - 17) / 4)
  }
  expect(seen.size).toBe(20)
})

test('the marks of version 1 stand where the standard puts them', () => {
  const rows = qrMatrix('hello').map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))
  expect(rows).toHaveLength(21)
  expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual([
    '#######',
    '#.....#',
    '#.###.#',
    '#.###.#',
    '#.###.#',
    '#.....#',
    '#######',
  ])
  expect(rows[6]?.slice(7, 14)).toBe('.#.#.#.')
  expect(rows[13]?.[8]).toBe('#')
})

test('the picture needs no escaping behind a data address', () => {
  expect(qrSvg('otpauth://totp/x?secret=ABC')).toMatch(/^<svg [^#%]*<\/svg>$/)
})
