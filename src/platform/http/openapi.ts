// The OpenAPI 3.1 description, printed from the same endpoints that server and browser share.

import { z } from 'zod'
import { inputIn, pathParameters, type Endpoint } from '../../base/endpoint.ts'

const errorSchema = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'Words a person reads' },
    code: { type: 'string', description: 'A word for machines' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
}

const json = (schema: unknown) => ({ 'application/json': { schema } })

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return described
}

function operation(endpoint: Endpoint) {
  const input = jsonSchema(endpoint.input, 'input')
  const inPath = pathParameters(endpoint.path)
  const properties = Object.entries(input.properties ?? {})
  const inQuery = inputIn(endpoint) === 'query'
  const required = input.required ?? []
  const parameters = properties
    .filter(([name]) => inPath.includes(name) || inQuery)
    .map(([name, schema]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || required.includes(name),
      schema,
    }))
  for (const name of inPath) {
    if (parameters.some((one) => one.name === name)) continue
    parameters.push({ name, in: 'path', required: true, schema: { type: 'string' } })
  }
  const inBody = properties.filter(([name]) => !inPath.includes(name))
  const body = {
    ...input,
    properties: Object.fromEntries(inBody),
    required: required.filter((name) => !inPath.includes(name)),
  }
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    'x-access': endpoint.access,
    security: endpoint.access === 'member' || endpoint.access === 'operator' ? [{ bearer: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(!inQuery &&
      inBody.length > 0 && {
        requestBody: { content: endpoint.formMegabytes ? { 'multipart/form-data': { schema: body } } : json(body) },
      }),
    responses: {
      [endpoint.status ?? 200]: { description: 'Done', content: json(jsonSchema(endpoint.output, 'output')) },
      default: { description: 'Refused', content: json({ $ref: '#/components/schemas/Error' }) },
    },
  }
}

export function describeApi(title: string, endpoints: readonly Endpoint[]) {
  const described: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const operations = (described[endpoint.path] ??= {})
    operations[endpoint.method.toLowerCase()] = operation(endpoint)
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths: described,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}
