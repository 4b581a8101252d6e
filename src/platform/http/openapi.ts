// The OpenAPI 3.1 description, printed from the same endpoints that server and browser share.

import { inputIn, pathParameters, type Endpoint } from '../../base/endpoint.ts'
import { exampleOf } from './openapi-example.ts'
import { noesOf, noReplies, noShapes } from './openapi-noes.ts'
import { fieldsOf, shapes, without, type Field, type Named, type Shape } from './openapi-schemas.ts'

/** Calls under the name of their feature. */
export type Feature = readonly [tag: string, endpoints: readonly Endpoint[]]

const json = 'application/json'

export function describeApi(title: string, features: readonly Feature[], named: Named) {
  const { shapeOf, components } = shapes(named)

  function operation(endpoint: Endpoint, tag: string) {
    const input = shapeOf(endpoint.input, 'input')
    const inPath = pathParameters(endpoint.path)
    const fields = fieldsOf(input)
    const isInQuery = ({ name }: Field) => inputIn(endpoint) === 'query' || endpoint.inQuery?.includes(name) === true
    const outside = fields.filter((field) => inPath.includes(field.name) || isInQuery(field))
    const nameless = inPath.filter((name) => !fields.some((field) => field.name === name))
    const parameters = [
      ...outside.map(({ name, shape, isRequired }) => ({
        name,
        in: inPath.includes(name) ? 'path' : 'query',
        required: inPath.includes(name) || isRequired,
        schema: shape,
      })),
      ...nameless.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ]
    const asksToken = endpoint.access === 'member' || endpoint.access === 'operator' || endpoint.asksToken === true
    return {
      operationId: endpoint.name,
      tags: [tag],
      summary: endpoint.summary,
      'x-access': endpoint.access === 'public' && asksToken ? 'member' : endpoint.access,
      security: asksToken ? [{ bearer: [] }] : [],
      ...(parameters.length > 0 && { parameters }),
      ...bodyOf(
        endpoint,
        without(
          input,
          outside.map(({ name }) => name),
        ),
      ),
      responses: { ...successOf(endpoint), ...noesOf(endpoint) },
    }
  }

  function bodyOf(endpoint: Endpoint, rest: Shape) {
    const shape = endpoint.form ? shapeOf(endpoint.form, 'input') : rest
    const fields = fieldsOf(shape)
    if (endpoint.method === 'GET' || fields.length === 0) return {}
    const media = endpoint.form
      ? 'application/x-www-form-urlencoded'
      : endpoint.formMegabytes
        ? 'multipart/form-data'
        : json
    const example = exampleOf(shape, components, { isAsked: true })
    return {
      requestBody: {
        // Of several shapes none is empty.
        required: shape.required === undefined || shape.required.length > 0,
        content: { [media]: { schema: shape, ...(media === json && { example }) } },
      },
    }
  }

  function successOf({ status = 200, alsoStatus, media = [json], output }: Endpoint) {
    const shape = shapeOf(output, 'output')
    // Led on, or nothing to say.
    if (shape.type === 'null') return { [status]: { description: 'Done' } }
    const content = media.map((type) => [
      type,
      type === json
        ? { schema: shape, example: exampleOf(shape, components) }
        : { schema: { type: 'string', ...(/^text\//.test(type) ? {} : { contentMediaType: type, format: 'binary' }) } },
    ])
    const success = { description: 'Done', content: Object.fromEntries(content) }
    return { [status]: success, ...(alsoStatus && { [alsoStatus]: { ...success, description: 'Still at work' } }) }
  }

  const paths: Record<string, Record<string, unknown>> = {}
  for (const [tag, endpoints] of features) {
    for (const endpoint of endpoints) {
      // Whatever the router takes at its end.
      const path = endpoint.path.replace('*', '{rest}')
      const operations = (paths[path] ??= {})
      const described = operation({ ...endpoint, path }, tag)
      operations[endpoint.method.toLowerCase()] = described
      // The same by another name.
      if (endpoint.method === 'PATCH') operations['put'] = { ...described, operationId: `${endpoint.name}-by-put` }
    }
  }
  const used = JSON.stringify(paths)
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    servers: [{ url: '/' }],
    tags: features.map(([name]) => ({ name })),
    paths,
    components: {
      schemas: { ...noShapes, ...components },
      responses: noReplies((name) => used.includes(`/responses/${name}"`)),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}
