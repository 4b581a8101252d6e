// One call of the product, described once: the server answers it, the browser calls it, OpenAPI prints it.

import type { z } from 'zod'

/** Who may call: anybody, a signed-in member, an operator, or a machine that proves itself by signature. */
export type Access = 'public' | 'member' | 'operator' | 'signature'

export interface Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  /** Kebab-case, unique; the operation id in OpenAPI. */
  name: string
  /** One sentence for OpenAPI. */
  summary: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with `{name}` placeholders; they are filled from the input and parsed back into it. */
  path: string
  access: Access
  /** Said where its answer has no words and the screen has none of its own. */
  failure?: (status: number) => string
  /** A call of members that a visitor may make as well, for the book that is held for her. */
  openToVisitors?: true
  /** One flat object: path placeholders, then what `inputIn` says. */
  input: Input
  output: Output
  /** Status of success; 200 unless said. */
  status?: number
  /** The body is multipart/form-data, up to this many megabytes; without it JSON up to one. */
  formMegabytes?: number
  /** A DELETE whose input is its JSON body: a secret stands in no address. */
  hasBody?: boolean
  /** What success is sent as; JSON unless said. More than one: the Accept header chooses. */
  media?: readonly string[]
  /** Another status of success, with the same answer. */
  alsoStatus?: number
  /** These stand in the query although the rest is in the body. */
  inQuery?: readonly string[]
  /** The fields of a form of our own pages, which is sent as a browser sends it. */
  form?: z.ZodType
  /** It looks at the bearer token itself: the auth protocol has noes of its own. */
  asksToken?: boolean
  /** Statuses of noes, beyond those that every call of its kind may answer. */
  refuses?: readonly number[]
}

/** Where the input comes from, but for the placeholders of the path. */
export const inputIn = ({ method, hasBody }: Pick<Endpoint, 'method' | 'hasBody'>): 'query' | 'body' =>
  method === 'GET' || (method === 'DELETE' && hasBody !== true) ? 'query' : 'body'

/** The access of a call that serves a visitor's book as it serves a member's. */
export const memberOrVisitor = { access: 'member', openToVisitors: true } as const

export function endpoint<Input extends z.ZodType, Output extends z.ZodType>(
  description: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return description
}

export type InputOf<E> = E extends Endpoint<infer Input, z.ZodType> ? z.input<Input> : never
export type OutputOf<E> = E extends Endpoint<z.ZodType, infer Output> ? z.output<Output> : never

/** Names of the `{placeholders}` in a path. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
}
