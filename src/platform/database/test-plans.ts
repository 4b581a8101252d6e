// For tests: an engine that plans every statement before it runs it, and tells which would read through a whole table.

import type { PGlite, Transaction } from '@electric-sql/pglite'
import { z } from 'zod'

const planNode = z.looseObject({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Index Cond': z.string().optional(),
  get Plans() {
    return z.array(planNode).optional()
  },
})
const explained = z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planNode })]) })

type PlanNode = z.infer<typeof planNode>

/** With whole readings forbidden, one that stands in the plan all the same has no index that could take its place. */
function readThrough(node: PlanNode, partial: ReadonlySet<string>): string[] {
  const { 'Node Type': kind, 'Relation Name': table, 'Index Name': by = '', 'Index Cond': condition } = node
  // A partial index holds nothing but what is looked for.
  const isWhole = / Scan$/.test(kind) && kind !== 'Bitmap Heap Scan' && condition === undefined && !partial.has(by)
  return [...(isWhole && table ? [table] : []), ...(node.Plans ?? []).flatMap((one) => readThrough(one, partial))]
}

export interface Plans {
  engine: PGlite
  /** How many different statements were seen. */
  count(): number
  /** Those that read through a table which is not in `small`, and forgets them. */
  takeSlow(small: readonly string[]): string[]
}

export async function plansOf(engine: PGlite): Promise<Plans> {
  const seen = new Set<string>()
  const slow: { tables: string[]; statement: string }[] = []
  await engine.exec('set enable_seqscan = off')
  const found = await engine.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where indpred is not null',
  )
  const partial = new Set(found.rows.map(({ name }) => name))

  async function look(on: Pick<PGlite, 'query'>, statement: string, values: unknown[] | undefined) {
    if (seen.has(statement) || !/^\s*\(?(?:select|with|update|delete)\b/i.test(statement)) return
    seen.add(statement)
    const { rows } = await on.query(`explain (format json) ${statement}`, values)
    const [{ Plan }] = explained.parse(rows[0])['QUERY PLAN']
    slow.push({ tables: readThrough(Plan, partial), statement })
  }

  function looking<Asked extends PGlite | Transaction>(asked: Asked): Asked {
    const query = asked.query.bind(asked)
    asked.query = async (statement, values, options) => {
      await look({ query }, statement, values)
      return query(statement, values, options)
    }
    return asked
  }
  const transaction = engine.transaction.bind(engine)
  engine.transaction = (work) => transaction((rows) => work(looking(rows)))

  return {
    engine: looking(engine),
    count: () => seen.size,
    takeSlow: (small) =>
      slow
        .splice(0)
        .filter(({ tables }) => tables.some((table) => !small.includes(table)))
        .map(({ tables, statement }) => `${tables.join()}: ${statement}`),
  }
}
