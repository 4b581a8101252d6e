// Where a story's colours are gone: everything but the cast is grey, as far as it has come, and so is what they have in hand, and a cape.
import { fromOklch, oklch, type Hex, type Rgb } from '../shapes/color.ts'
import type { Layer } from '../shapes/graph.ts'

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

const IN_HAND = /(?:^|\/)(?:prop\/|cape$)/

export function fade(layers: readonly Layer[], far: number): void {
  const known = new Map<Hex, Hex>()
  const grey = (color: Hex): Hex => {
    const made = known.get(color) ?? greyed(color, far)
    known.set(color, made)
    return made
  }
  for (const layer of layers) {
    for (const part of layer.parts) {
      if (layer.kind === 'figure' && !IN_HAND.test(part.id)) continue
      part.color = grey(part.color)
      if (part.fade) part.fade = grey(part.fade)
    }
  }
}
