// What watches the shop names only figures that the server shows, and each alert has its page in the runbook.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openTestDatabase } from '../platform/database/test-database.ts'
import { settings } from '../platform/config.ts'
import { openMetrics } from '../platform/metrics.ts'
import { showGauges } from '../operator/server/shop-gauges.ts'
import { testHands } from '../platform/test-hands.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const dashboard = z.object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) })

const alerts = read('deploy/alerts.yml')
const valuesOf = (field: string) =>
  [...alerts.matchAll(new RegExp(`^\\s+(?:- )?${field}: (.+)$`, 'gm'))].map(([, v]) => v ?? '')

/** Of an expression: its names of figures, without functions and labels. */
function metricsIn(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}/g, '').replaceAll(/\b(?:by|without) \([^)]*\)/g, '')
  return [...bare.matchAll(/[a-z]\w*_\w+\b(?!\()/g)].map(([word]) => word)
}

test('each figure that alerts and dashboard name is one that the server shows, and each alert leads to its page', async () => {
  const database = await openTestDatabase()
  const metrics = openMetrics()
  showGauges(metrics, testHands({ database }))
  const shown = [...(await metrics.render()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', kind]) =>
    kind === 'histogram' ? ['_count', '_sum', '_bucket'].map((ending) => `${name}${ending}`) : [name],
  )
  await database.close()
  const expressions = [
    ...valuesOf('expr'),
    ...dashboard
      .parse(JSON.parse(read('deploy/grafana.json')))
      .panels.flatMap(({ targets }) => targets.map((t) => t.expr)),
  ]
  const named = [...new Set(expressions.flatMap(metricsIn))]
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !shown.includes(name))).toEqual([])

  const names = valuesOf('alert')
  expect(names.length).toBe(valuesOf('expr').length)
  const pages = [...read('docs/runbook.md').matchAll(/^### (\w+)$/gm)].map(([, name]) => name)
  expect(pages.toSorted()).toEqual(names.toSorted())
  const linked = [...alerts.matchAll(/docs\/runbook\.md#(\w+)/g)].map(([, anchor]) => anchor)
  expect(linked).toEqual(names.map((name) => name.toLowerCase()))
})

/** The image's own, and what is for tests only. */
const notTheOperators = ['PORT', 'HOST', 'DATA_DIR', 'RATE_LIMITS', 'FAILPOINT']

test('containers are given every setting that is an operator’s, and no other', () => {
  const given = [...read('deploy/compose.yaml').matchAll(/^ {4}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name)
  const known = Object.keys(settings.shape)
  const wanted = known.filter((name) => name !== 'ROLE' && !notTheOperators.includes(name))
  expect(given.filter((name) => !name?.startsWith('POSTGRES_')).toSorted()).toEqual(wanted.toSorted())
  expect(read('deploy/compose.yaml').match(/ROLE: (?:server|worker) /g)).toHaveLength(2)

  const example = [...read('deploy/compose.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name)
  const ofCompose = ['POSTGRES_PASSWORD', 'STORE_SECRET']
  expect(example.filter((name = '') => !known.includes(name) && !ofCompose.includes(name))).toEqual([])
  const asked = [...read('deploy/compose.yaml').matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name)
  expect(asked.filter((name) => !example.includes(name))).toEqual([])

  const unit = [...read('deploy/fablekin.service').matchAll(/\b([A-Z]+_[A-Z_]+)=/g)].map(([, name]) => name)
  // These four speak to Node.js and to the allocator.
  const ofProcess = ['NODE_ENV', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_']
  expect(unit.filter((name = '') => !ofProcess.includes(name) && !known.includes(name))).toEqual([])
})
