// One example of a shape: what the product's own words are for its fields, else the least that fits.

import { exampleWords } from './example-words.data.ts'
import { choicesOf, isShape, type Shape } from './openapi-schemas.ts'

const anId = '7b4f7c9e-5f0a-4d53-9a2e-8a5f7f1f0a11'
const aMoment = '2026-11-27T09:00:00.000Z'
const place = '#/components/schemas/'

/** `isAsked`: what a client sends, where fields that nobody needs are left out unless we have words for them. */
export function exampleOf(
  shape: Shape,
  components: Readonly<Record<string, Shape>>,
  { name = '', isAsked = false }: { name?: string; isAsked?: boolean } = {},
): unknown {
  const again = (other: Shape | undefined, as = name) => exampleOf(other ?? {}, components, { name: as, isAsked })
  if (shape.$ref) return again(components[shape.$ref.slice(place.length)])
  if (shape.const !== undefined) return shape.const
  const [first = shape] = choicesOf(shape).filter(({ type }) => type !== 'null')
  if (first !== shape) return again(first)
  const words = exampleWords[name]
  if (shape.enum) return shape.enum.find((one) => one === words) ?? shape.enum[0]
  switch ([shape.type].flat().find((type, _, types) => type !== 'null' || types.length === 1)) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {})
          .filter(([field]) => !isAsked || shape.required?.includes(field) || field in exampleWords)
          .flatMap(([field, of]) => (isShape(of) ? [[field, again(of, field)]] : [])),
      )
    case 'array':
      if (Array.isArray(words)) return words
      return isShape(itemOf(shape)) ? [again(itemOf(shape))] : []
    case 'boolean':
      return words ?? shape.default ?? false
    case 'number':
    case 'integer':
      return words ?? shape.default ?? shape.minimum ?? 1
    case 'null':
      return null
    case 'string':
      return textOf(shape, name)
    default:
      return words ?? {}
  }
}

function itemOf({ items }: Shape): Shape | undefined {
  const item = Array.isArray(items) ? items[0] : items
  return isShape(item) ? item : undefined
}

function textOf(shape: Shape, name: string): unknown {
  if (shape.format === 'uuid' || /(?:^id|_id|Ids?)$/.test(name)) return anId
  // A word of that name may be a number elsewhere.
  const words = exampleWords[name]
  if (typeof words === 'string') return words
  if (name.endsWith('_at') || shape.format === 'date-time') return aMoment
  if (shape.format === 'date') return aMoment.slice(0, 10)
  if (/url$/i.test(name)) return '/files/book-pages/…'
  return shape.default ?? 'text'
}
