// The colour profile that tells a printer what red, green and blue mean: sRGB, written out byte by byte (ICC version 2).

const NAME = 'sRGB'
const s15 = (v: number) => Math.round(v * 65536)
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const word = (v: number) => [(v >>> 24) & 255, (v >>> 16) & 255, (v >>> 8) & 255, v & 255]
const half = (v: number) => [(v >>> 8) & 255, v & 255]
const xyz = (x: number, y: number, z: number) => [
  ...letters('XYZ '),
  ...word(0),
  ...[x, y, z].flatMap((v) => word(s15(v))),
]
const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const STEPS = 1024

const curve = [
  ...letters('curv'),
  ...word(0),
  ...word(STEPS),
  ...Array.from({ length: STEPS }, (_, i) => half(Math.round(linear(i / (STEPS - 1)) * 65535))).flat(),
]
const description = [
  ...[...letters('desc'), ...word(0), ...word(NAME.length + 1), ...letters(NAME), 0],
  ...Array.from({ length: 78 }, () => 0),
]
/** The primaries of sRGB, adapted to the white of the profile space (D50). */
const TAGS: readonly (readonly [string, readonly number[]])[] = [
  ['desc', description],
  ['cprt', [...letters('text'), ...word(0), ...letters('No copyright, use freely'), 0]],
  ['wtpt', xyz(0.9642, 1, 0.8249)],
  ['rXYZ', xyz(0.43607, 0.22249, 0.01392)],
  ['gXYZ', xyz(0.38515, 0.71687, 0.09708)],
  ['bXYZ', xyz(0.14307, 0.06061, 0.7141)],
  ['rTRC', curve],
  ['gTRC', curve],
  ['bTRC', curve],
]

function write(): Uint8Array {
  const table: number[] = []
  const data: number[] = []
  const placed = new Map<readonly number[], number>()
  const start = 128 + 4 + TAGS.length * 12
  for (const [tag, bytes] of TAGS) {
    const at = placed.get(bytes) ?? start + data.length
    if (!placed.has(bytes)) data.push(...bytes, ...Array.from({ length: (4 - (bytes.length % 4)) % 4 }, () => 0))
    placed.set(bytes, at)
    table.push(...letters(tag), ...word(at), ...word(bytes.length))
  }
  const head = [
    ...[...word(start + data.length), ...word(0), ...word(0x02100000), ...letters('mntrRGB XYZ ')],
    ...[2026, 1, 1, 0, 0, 0].flatMap(half),
    ...[...letters('acsp'), ...word(0), ...word(0), ...word(0), ...word(0), ...word(0), ...word(0), ...word(0)],
    ...[...word(s15(0.9642)), ...word(s15(1)), ...word(s15(0.8249))],
  ]
  const padded = [...head, ...Array.from({ length: 128 - head.length }, () => 0)]
  return Uint8Array.from([...padded, ...word(TAGS.length), ...table, ...data])
}

export const srgbProfile = write()
