// A text as a QR code: bytes, error correction level M, versions 1 to 20 (ISO/IEC 18004).

/** By version: bytes of error correction in each block, and number of blocks. */
const correction = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26]
const blockCount = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16]

export const qrFacts = (version: number) => {
  const perBlock = correction[version - 1] ?? 0
  const blocks = blockCount[version - 1] ?? 0
  const aligned = version === 1 ? 0 : Math.floor(version / 7) + 2
  const modules =
    (16 * version + 128) * version + 64 - (aligned ? (25 * aligned - 10) * aligned - 55 : 0) - (version >= 7 ? 36 : 0)
  const total = Math.floor(modules / 8)
  return { size: 17 + 4 * version, perBlock, blocks, total, data: total - perBlock * blocks, aligned }
}

function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((b >>> bit) & 1) * a
  }
  return product
}

/** Reed-Solomon: the remainder of the data by the generator of that degree. */
function correctionOf(data: number[], degree: number): number[] {
  const generator = Array<number>(degree).fill(0)
  generator[degree - 1] = 1
  let root = 1
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) {
      generator[j] = multiply(generator[j] ?? 0, root) ^ (generator[j + 1] ?? 0)
    }
    root = multiply(root, 2)
  }
  const rest = Array<number>(degree).fill(0)
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0)
    rest.push(0)
    generator.forEach((term, i) => (rest[i] = (rest[i] ?? 0) ^ multiply(term, factor)))
  }
  return rest
}

function dataBytes(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = []
  const push = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >>> bit) & 1)
  }
  const capacity = qrFacts(version).data * 8
  push(4, 4)
  push(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) push(byte, 8)
  push(0, Math.min(4, capacity - bits.length))
  push(0, (8 - (bits.length % 8)) % 8)
  for (let pad = 0xec; bits.length < capacity; pad ^= 0xec ^ 0x11) push(pad, 8)
  return Array.from({ length: bits.length / 8 }, (_, i) => parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2))
}

/** Data and correction of all blocks, taken in turn: a scratch then costs each block a little. */
function codewords(data: number[], version: number): number[] {
  const { blocks, perBlock, total } = qrFacts(version)
  const short = Math.floor(total / blocks) - perBlock
  const shortBlocks = blocks - (total % blocks)
  const parts: number[][] = []
  for (let i = 0, at = 0; i < blocks; i++) {
    const length = short + (i < shortBlocks ? 0 : 1)
    parts.push(data.slice(at, at + length))
    at += length
  }
  const checks = parts.map((part) => correctionOf(part, perBlock))
  const inTurn = (lists: number[][], longest: number) =>
    Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list[i] ?? [])).flat()
  return [...inTurn(parts, short + 1), ...inTurn(checks, perBlock)]
}

export function alignmentPlaces(version: number): number[] {
  const { size, aligned } = qrFacts(version)
  if (aligned === 0) return []
  const step = Math.ceil((version * 4 + 4) / (aligned * 2 - 2)) * 2
  return [6, ...Array.from({ length: aligned - 1 }, (_, i) => size - 7 - step * (aligned - 2 - i))]
}

export const qrMasks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** A BCH code: the value, then its remainder. */
function withRemainder(value: number, generator: number, degree: number): number {
  let rest = value
  for (let i = 0; i < degree; i++) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * generator)
  return (value << degree) | rest
}

interface Grid {
  size: number
  dark: boolean[][]
  /** Modules that hold no data. */
  fixed: boolean[][]
}

function drawPatterns(version: number): Grid {
  const { size } = qrFacts(version)
  const field = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const grid: Grid = { size, dark: field(), fixed: field() }
  const set = (x: number, y: number, isDark: boolean) => {
    const row = grid.dark[y]
    const fixed = grid.fixed[y]
    if (!row || !fixed || x < 0 || x >= size) return
    row[x] = isDark
    fixed[x] = true
  }
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
  const square = (cx: number, cy: number, reach: number, light: readonly number[]) => {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
      }
    }
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, [2, 4])
  const places = alignmentPlaces(version)
  const last = size - 7
  for (const x of places) {
    for (const y of places) {
      const isCorner = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6)
      if (!isCorner) square(x, y, 2, [1])
    }
  }
  if (version >= 7) {
    const bits = withRemainder(version, 0x1f25, 12)
    for (let i = 0; i < 18; i++) {
      const isDark = ((bits >>> i) & 1) === 1
      set(size - 11 + (i % 3), Math.floor(i / 3), isDark)
      set(Math.floor(i / 3), size - 11 + (i % 3), isDark)
    }
  }
  drawFormat(size, set, 0)
  return grid
}

/** Which mask was taken and which correction level (M is 0), twice. */
function drawFormat(size: number, set: (x: number, y: number, isDark: boolean) => void, mask: number): void {
  const bits = withRemainder(mask, 0x537, 10) ^ 0x5412
  const bit = (i: number) => ((bits >>> i) & 1) === 1
  for (let i = 0; i <= 5; i++) set(8, i, bit(i))
  set(8, 7, bit(6))
  set(8, 8, bit(7))
  set(7, 8, bit(8))
  for (let i = 9; i < 15; i++) set(14 - i, 8, bit(i))
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, bit(i))
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, bit(i))
  set(8, size - 8, true)
}

/** Modules that hold data, in the order of the bits: two columns at a time from the right, up and down in turn. */
export function* dataPlaces(size: number, isFixed: (x: number, y: number) => boolean): Generator<[number, number]> {
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
      for (const x of [right, right - 1]) if (!isFixed(x, y)) yield [x, y]
    }
  }
}

function drawData(grid: Grid, words: number[], mask: number): boolean[][] {
  const isMasked = qrMasks[mask] ?? (() => false)
  const drawn = grid.dark.map((row) => [...row])
  let at = 0
  for (const [x, y] of dataPlaces(grid.size, (x, y) => grid.fixed[y]?.[x] === true)) {
    const bit = ((words[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1
    const row = drawn[y]
    if (row) row[x] = (bit === 1) !== isMasked(x, y)
    at += 1
  }
  drawFormat(
    grid.size,
    (x, y, isDark) => {
      const row = drawn[y]
      if (row) row[x] = isDark
    },
    mask,
  )
  return drawn
}

/** How hard it is to read, by the standard's four rules. */
function penalty(dark: boolean[][]): number {
  const size = dark.length
  const columns = dark.map((_, x) => dark.map((row) => row[x] === true))
  let found = 0
  for (const row of [...dark, ...columns]) {
    const text = row.map((isDark) => (isDark ? '1' : '0')).join('')
    for (const run of text.matchAll(/0{5,}|1{5,}/g)) found += run[0].length - 2
    // Looks like a corner mark.
    found += 40 * [...text.matchAll(/(?=00001011101|10111010000)/g)].length
  }
  for (let y = 0; y < size - 1; y++) {
    for (let x = 0; x < size - 1; x++) {
      const same = [dark[y]?.[x + 1], dark[y + 1]?.[x], dark[y + 1]?.[x + 1]].every((m) => m === dark[y]?.[x])
      if (same) found += 3
    }
  }
  const share = dark.flat().filter(Boolean).length / size ** 2
  return found + 10 * Math.floor(Math.abs(share * 100 - 50) / 5)
}

/** True is dark; without the quiet margin. */
export function qrMatrix(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text)
  for (let version = 1; version <= correction.length; version++) {
    if (bytes.length + (version < 10 ? 2 : 3) > qrFacts(version).data) continue
    const words = codewords(dataBytes(bytes, version), version)
    const grid = drawPatterns(version)
    const drawn = qrMasks.map((_, mask) => drawData(grid, words, mask))
    return drawn.reduce((best, other) => (penalty(other) < penalty(best) ? other : best))
  }
  throw new Error('Too long for a QR code')
}
