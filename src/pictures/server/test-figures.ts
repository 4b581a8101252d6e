// The figures of a page: who they are, their heads, and the paints by which they are known.

import { isInWater } from '../../drawing/clothes/swimwear.ts'
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Layer, Part } from '../../drawing/shapes/graph.ts'
import { CLOTH_PAINT, EYE_PAINT, HAIR_PAINT, HIDE_PAINT, SKIN_PAINT } from '../../drawing/clothes/paints.data.ts'
import type { Path } from '../../drawing/shapes/path.ts'
import type { CardPage } from './test-scorecard-pages.ts'
import { nameOf } from './test-seen.ts'

export interface SeenFigure {
  on: CardPage
  spec: CharacterSpec
  layer: Layer
  head: Part
  label: string
}

const areas = new WeakMap<Path, number>()

export function areaOf(path: Path): number {
  const found = areas.get(path)
  if (found !== undefined) return found
  let sum = 0
  for (const loop of path) {
    let [x0, y0] = [loop[0] ?? 0, loop[1] ?? 0]
    const to = (x: number, y: number) => {
      sum += x0 * y - x * y0
      ;[x0, y0] = [x, y]
    }
    for (let i = 2; i < loop.length; i += 6) {
      const [sx, sy] = [x0, y0]
      const at = (k: number) => loop[i + k] ?? 0
      for (let step = 1; step <= 8; step++) {
        const t = step / 8
        const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
        to(a * sx + b * at(0) + c * at(2) + d * at(4), a * sy + b * at(1) + c * at(3) + d * at(5))
      }
    }
  }
  const area = Math.abs(sum) / 2
  areas.set(path, area)
  return area
}

const isHead = (part: Part) => !part.decal && /^head\/(skin|head)$/.test(nameOf(part))
export const biggest = (parts: readonly Part[]) => parts.toSorted((a, b) => areaOf(b.path) - areaOf(a.path))[0]

export function figuresOf(pages: readonly CardPage[]): SeenFigure[] {
  return pages.flatMap((on) =>
    on.picture.layers.flatMap((layer) => {
      const spec = on.page.cast.find(({ id }) => layer.kind === 'figure' && id === layer.name)
      const head = biggest(layer.parts.filter(isHead))
      return spec && head ? [{ on, spec, layer, head, label: `${on.label}: ${spec.id}` }] : []
    }),
  )
}

export const isSeenFromFront = ({ on }: SeenFigure) => on.page.scene.shot !== 'behind'

/** In water people are dressed for it. */
export const isDressedAsEver = (figure: SeenFigure) => isSeenFromFront(figure) && !isInWater(figure.on.page.scene)

export const isPerson = ({ type }: CharacterSpec) => ['boy', 'girl', 'man', 'woman', 'fairy'].includes(type)

/** The paints by which a character is known, and the parts that wear them. */
export function tokensOf(spec: CharacterSpec): { trait: string; color: string; parts: RegExp }[] {
  const { skin, hair, eyes, hide, outfit } = spec.look
  // A creature's sentence names its hide only; its eyes are held by the row of parts.
  if (!isPerson(spec)) {
    const parts = spec.type === 'robot' ? /^(body|head\/head)$/ : /^(hide|head\/head)$/
    return [{ trait: 'hide', color: HIDE_PAINT[hide], parts }]
  }
  const [first, second] = outfit.colors
  return [
    { trait: 'skin', color: SKIN_PAINT[skin], parts: /^(head\/)?skin$/ },
    ...(['bald', 'headscarf'].includes(hair.style)
      ? []
      : [{ trait: 'hair', color: HAIR_PAINT[hair.color], parts: /^head\/hair$/ }]),
    { trait: 'eyes', color: EYE_PAINT[eyes], parts: /^head\/iris$/ },
    { trait: 'first colour', color: CLOTH_PAINT[first], parts: /^(top|hem|trousers|sleeve)$/ },
    { trait: 'second colour', color: CLOTH_PAINT[second], parts: /^(trousers|hem|shirt|sleeve|boots|belt|button)$/ },
  ]
}
