// Whether a small copy of a picture (red, green, blue) shows anything, and in more than one colour.

const sectors = 12
/** A colour counts from this distance between its strongest and its weakest part. */
const colorful = 24
/** The least share of a picture that a colour must have to be one of its colours. */
const share = 0.005

export function lookAtPixels(rgb: Uint8Array): 'blank' | 'monochrome' | undefined {
  const count = rgb.length / 3
  const hues = Array.from({ length: sectors }, () => 0)
  let sum = 0
  let squares = 0
  for (let at = 0; at < rgb.length; at += 3) {
    const [r = 0, g = 0, b = 0] = rgb.subarray(at, at + 3)
    const light = 0.3 * r + 0.59 * g + 0.11 * b
    sum += light
    squares += light * light
    const most = Math.max(r, g, b)
    const chroma = most - Math.min(r, g, b)
    if (chroma < colorful) continue
    const turn = most === r ? (g - b) / chroma : most === g ? 2 + (b - r) / chroma : 4 + (r - g) / chroma
    const sector = Math.floor(((turn + 6) % 6) * (sectors / 6))
    hues[sector] = (hues[sector] ?? 0) + 1
  }
  const spread = Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2))
  if (spread < 6) return 'blank'
  return hues.filter((seen) => seen / count >= share).length < 2 ? 'monochrome' : undefined
}
