// The rows of the picture scorecard that hold for every style: read from the composed picture, before any paint.

import { compose } from '../../drawing/composing/compose.ts'
import type { Picture } from '../../drawing/composing/picture.ts'
import type { Layer } from '../../drawing/shapes/graph.ts'
import { cardRow, type CardRow, type Case } from './test-card-row.ts'
import { areaOf, biggest, figuresOf, isPerson, isDressedAsEver, tokensOf, type SeenFigure } from './test-figures.ts'
import { count, layout, silhouettes } from './test-layout-rows.ts'
import type { CardPage } from './test-scorecard-pages.ts'
import { nameOf } from './test-seen.ts'

/** What is worn is a set of paints: the same on every page. Shades of far limbs and half-hidden parts are not counted. */
function identity(figures: readonly SeenFigure[]): CardRow[] {
  const front = figures.filter(isDressedAsEver)
  const tokens = front.flatMap(({ spec, layer, label }) =>
    tokensOf(spec).flatMap(({ trait, color, parts }) => {
      const seen = new Set(layer.parts.filter((part) => parts.test(nameOf(part))).map((part) => part.color))
      const isFree = trait === 'eyes' || (trait === 'second colour' && spec.look.outfit.top === 'dress')
      const isSame = seen.has(color) || (seen.size === 0 && isFree)
      return { label, excess: isSame ? 0 : 1, detail: `${trait} ${color} is not in ${[...seen].join(' ')}` }
    }),
  )
  const worn = front.flatMap(({ spec, layer, label }) => {
    const { accessory, glasses } = spec.look
    const names = [accessory === 'hair-clip' ? 'clip' : accessory, ...(isPerson(spec) && glasses !== 'none' ? ['glasses'] : [])] // prettier-ignore
    return names
      .filter((name) => name !== 'none')
      .map((name): Case => {
        const isWorn = layer.parts.some((part) => nameOf(part).split('/').at(-1) === name)
        return { label, excess: isWorn ? 0 : 1, detail: `${spec.type} without ${name}` }
      })
  })
  return [
    cardRow('P1 tokens', 'skin, hair, eyes and two colours are the paints of the cast', tokens),
    cardRow('P1 accessory', 'the accessory and the glasses are worn', worn),
    cardRow('P1 ratios', 'head to figure and head to foot within 2%', ratios(front)),
    cardRow('P1 parts', 'a part has the same paints on all pages of its book', sameParts(front)),
  ]
}

const perCharacter = (figures: readonly SeenFigure[]) =>
  Map.groupBy(figures, ({ on, spec }) => `${on.book} ${spec.type} ${spec.id}`)

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function ratios(figures: readonly SeenFigure[]): Case[] {
  return [...perCharacter(figures).values()].flatMap((same) => {
    const measures = {
      'head to figure': ({ on, spec, head }: SeenFigure) =>
        Math.sqrt(areaOf(head.path)) / (on.picture.faces.find(({ id }) => id === spec.id)?.box.w ?? Number.NaN),
      'head to foot': ({ layer, head }: SeenFigure) => {
        const foot = biggest(layer.parts.filter((part) => /^(shoe|foot)$/.test(nameOf(part))))
        return foot ? Math.sqrt(areaOf(head.path) / areaOf(foot.path)) : undefined
      },
    }
    return Object.entries(measures).flatMap(([what, measure]) => {
      const found = same.flatMap((one) => {
        const value = measure(one)
        return value === undefined ? [] : [{ label: one.label, value }]
      })
      const usual = median(found.map(({ value }) => value))
      return found.map(({ label, value }) => {
        const off = Math.abs(value / usual - 1)
        return { label, excess: off - 0.02, detail: `${what} off by ${(off * 100).toFixed(1)}%` }
      })
    })
  })
}

const constant = /^(head\/(skin|hair|iris|hide|head|antenna|screen|horn)|top|trousers|hem|shoe|boots|belly|body|scarf|cape|collar|backpack)$/ // prettier-ignore

function sameParts(figures: readonly SeenFigure[]): Case[] {
  return [...perCharacter(figures).values()].flatMap((same) => {
    const first = new Map<string, string>()
    return same.flatMap(({ layer, label }) => {
      const wearing = Map.groupBy(layer.parts.filter((part) => constant.test(nameOf(part))), nameOf) // prettier-ignore
      return [...wearing].map(([name, parts]): Case => {
        const paints = [...new Set(parts.map((part) => part.color))].toSorted().join(' ')
        const before = first.get(name) ?? paints
        first.set(name, before)
        return { label, excess: paints === before ? 0 : 1, detail: `${name} ${paints}, elsewhere ${before}` }
      })
    })
  })
}

const propIn = (layer: Layer, prop: string) => layer.parts.filter((part) => `${part.id}/`.includes(`/prop/${prop}/`))

function things(pages: readonly CardPage[]): CardRow {
  const cases = pages.flatMap(({ label, page, picture, seen }) => {
    const held = page.scene.who.flatMap(({ holds }) => (holds && page.scene.shot !== 'behind' ? [holds] : []))
    return [...page.scene.props, ...held].map((prop): Case => {
      const drawn = new Set(picture.layers.flatMap((layer) => propIn(layer, prop)))
      let area = 0
      for (const index of seen.solid) {
        const found = seen.parts[index]
        if (found && drawn.has(found.part)) area++
      }
      return { label, excess: 40 - area, detail: `${prop}: ${area} of ${seen.solid.length} pixels in sight` }
    })
  })
  return cardRow('P3 things', 'every prop of the scene is in sight', cases)
}

function steadiness(pages: readonly CardPage[]): CardRow[] {
  const others = (picture: Picture) =>
    JSON.stringify(picture.layers.filter(({ name }) => !name.startsWith('props') && name !== 'shadows'))
  const written = new Map(pages.map(({ label, picture }) => [label, others(picture)]))
  const again = pages.map(({ label, page }): Case => ({ label, excess: others(compose(page)) === written.get(label) ? 0 : 1 })) // prettier-ignore
  const more = pages.map(({ label, page }): Case => {
    const { scene } = page
    const added = compose({ ...page, scene: { ...scene, props: [...scene.props, 'bucket'] } })
    return { label, excess: others(added) === written.get(label) ? 0 : 1, detail: 'a bucket moved something' }
  })
  const first = pages.map(({ label, page }): Case => {
    const [none, one] = [[], ['bucket' as const]].map((props) => others(compose({ ...page, scene: { ...page.scene, props } }))) // prettier-ignore
    return { label, excess: none === one ? 0 : 1, detail: 'the first prop of the page moved something' }
  })
  return [
    cardRow('steady again', 'the same page is composed the same twice', again),
    cardRow('steady prop', 'one more prop moves nothing else', more),
    cardRow('steady first prop', 'the first prop moves nothing else', first),
  ]
}

export function graphRows(pages: readonly CardPage[]): CardRow[] {
  const figures = figuresOf(pages)
  return [
    ...identity(figures),
    count(pages, figures),
    things(pages),
    ...layout(pages, figures),
    silhouettes(figures),
    ...steadiness(pages),
  ]
}
