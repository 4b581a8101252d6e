// Replaces one generated part of docs/benchmarks.md, between its two marks.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const file = join(import.meta.dirname, '../../docs/benchmarks.md')

export function writeSection(name: string, text: string): void {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const page = readFileSync(file, 'utf8')
  const from = page.indexOf(start)
  const to = page.indexOf(end)
  if (from < 0 || to < from) throw new Error(`docs/benchmarks.md has no part marked ${start} … ${end}`)
  writeFileSync(file, `${page.slice(0, from)}${start}\n${text}\n${page.slice(to)}`)
}
