// Shapes of what is sent and answered, as JSON Schema; those that have a name stand once among the document's components.

import { z } from 'zod'

export type Shape = z.core.JSONSchema.JSONSchema

/** Names of the product's things: `{ Book: book, … }`. */
export type Named = Readonly<Record<string, z.ZodType>>

export function shapes(named: Named) {
  const names = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(named)) names.add(schema, { id })
  const components: Record<string, Shape> = {}

  /** A name is found only within something. */
  function shapeOf(schema: z.ZodType, io: 'input' | 'output'): Shape {
    const { $defs = {}, properties = {} } = z.toJSONSchema(z.object({ it: schema }), {
      metadata: names,
      io,
      unrepresentable: 'any',
    })
    for (const [name, shape] of Object.entries($defs)) if (isShape(shape)) components[name] ??= tidy(shape)
    const { it } = properties
    return tidy(isShape(it) ? it : {})
  }
  return { shapeOf, components }
}

/** References lead into the document. What is answered may have more fields one day. */
function tidy(shape: Shape): Shape {
  return JSON.parse(JSON.stringify(shape), (key, value: unknown) => {
    if (key === '$ref') return String(value).replace('#/$defs/', '#/components/schemas/')
    return key === 'additionalProperties' && value === false ? undefined : value
  })
}

/** Of one shape, or of the first of several that are possible; `type` may be a list. */
export const choicesOf = (shape: Shape): Shape[] => {
  const choices = shape.oneOf ?? shape.anyOf
  return choices ? choices.flatMap((one) => (typeof one === 'boolean' ? [] : [one])) : [shape]
}

export const isShape = (value: Shape | boolean | undefined): value is Shape => typeof value === 'object'

/** Without these fields, which are sent elsewhere. */
export function without(shape: Shape, names: readonly string[]): Shape {
  const choices = choicesOf(shape)
  if (choices[0] !== shape) {
    return { [shape.oneOf ? 'oneOf' : 'anyOf']: choices.map((one) => without(one, names)) }
  }
  const properties = Object.entries(shape.properties ?? {}).filter(([name]) => !names.includes(name))
  const required = (shape.required ?? []).filter((name) => !names.includes(name))
  return { ...shape, properties: Object.fromEntries(properties), required }
}

export interface Field {
  name: string
  shape: Shape
  isRequired: boolean
}

/** All fields of a shape; of one that is chosen among several, what each of them may hold. */
export function fieldsOf(shape: Shape): Field[] {
  const choices = choicesOf(shape)
  const fields = new Map<string, { shapes: Shape[]; needed: number }>()
  for (const { properties = {}, required = [] } of choices) {
    for (const [name, field] of Object.entries(properties)) {
      const known = fields.get(name) ?? { shapes: [], needed: 0 }
      if (isShape(field)) known.shapes.push(field)
      if (required.includes(name)) known.needed += 1
      fields.set(name, known)
    }
  }
  return [...fields].map(([name, { shapes: of, needed }]) => ({
    name,
    shape: of.length === 1 ? (of[0] ?? {}) : { type: 'string', enum: of.flatMap((one) => one.const ?? one.enum ?? []) },
    isRequired: needed === choices.length,
  }))
}
