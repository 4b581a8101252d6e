// Replaces one generated part of a page of docs, between its two marks.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const docs = join(import.meta.dirname, '../../docs')

export function writeSection(name: string, text: string, page = 'benchmarks.md'): void {
  const file = join(docs, page)
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const before = readFileSync(file, 'utf8')
  const from = before.indexOf(start)
  const to = before.indexOf(end)
  if (from < 0 || to < from) throw new Error(`docs/${page} has no part marked ${start} … ${end}`)
  writeFileSync(file, `${before.slice(0, from)}${start}\n${text}\n${before.slice(to)}`)
}
