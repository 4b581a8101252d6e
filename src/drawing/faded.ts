// Where a story's colours are gone: everything but the cast is grey, as far as it has come.
import { fromOklch, oklch, type Hex, type Rgb } from './color.ts'
import type { Layer } from './graph.ts'

export function greyed(color: Hex, far: number): Hex {
  const [light, chroma, hue] = oklch(color)
  return fromOklch(light, chroma * (1 - far), hue)
}

/** Light without its own colour. */
export function greyLight(gain: Rgb, far: number): Rgb {
  const mean = (gain[0] + gain[1] + gain[2]) / 3
  const to = (channel: number) => channel + (mean - channel) * far
  return [to(gain[0]), to(gain[1]), to(gain[2])]
}

export function fade(layers: readonly Layer[], far: number): void {
  const known = new Map<Hex, Hex>()
  const grey = (color: Hex): Hex => {
    const made = known.get(color) ?? greyed(color, far)
    known.set(color, made)
    return made
  }
  for (const layer of layers) {
    if (layer.kind === 'figure') continue
    for (const part of layer.parts) {
      part.color = grey(part.color)
      if (part.fade) part.fade = grey(part.fade)
    }
  }
}
