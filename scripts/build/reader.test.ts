// What a shared book brings along for a visitor's phone: quick, nothing inline, no React.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { buildReader } from './reader.ts'

test('a shared book is one small script and one small stylesheet, with our own fonts', async () => {
  const out = mkdtempSync(join(tmpdir(), 'reader-'))
  onTestFinished(() => rmSync(out, { recursive: true }))
  await buildReader(join(import.meta.dirname, '../..'), out)
  const read = (address: string) => readFileSync(join(out, address))
  const files = z
    .object({ style: z.string(), script: z.string(), laying: z.string() })
    .parse(JSON.parse(read('reader.json').toString()))
  const [style, script] = [read(files.style), read(files.script)]
  expect(gzipSync(script).length).toBeLessThanOrEqual(8000)
  expect(gzipSync(style).length).toBeLessThanOrEqual(8000)
  expect(script.toString()).not.toMatch(/react(?!ion)/i)
  expect(style.toString()).not.toMatch(/data:|https?:/)
  // Once the cover has been seen.
  expect(gzipSync(read(files.laying)).length).toBeLessThanOrEqual(11_500)
  expect(script.toString()).not.toContain('leaf-line')
  const others = readdirSync(join(out, 'assets')).filter((file) => !/\.woff2$/.test(file))
  expect(others).toHaveLength(3)
})
