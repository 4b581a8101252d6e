// Named statements: PostgreSQL parses and plans each once a connection. With row policies planning costs more than running.

import type { PoolClient, QueryConfig } from 'pg'
import { soon } from './lend-client.ts'

/** Texts that vary without end (lists of any length) must not fill the server's memory. */
const mostNames = 300

export type NameOf = (text: string) => string | undefined

export function statementNames(): NameOf {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= mostNames) return known
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }
}

/** The same connection, whose parametrised queries are named by their text. */
export function preparing(client: PoolClient, nameOf: NameOf): PoolClient {
  const query = (config: QueryConfig, values: unknown[]) =>
    client.query({ ...soon, ...config, name: nameOf(config.text) }, values)
  const named: PoolClient = Object.create(client, { query: { value: query } })
  return named
}
