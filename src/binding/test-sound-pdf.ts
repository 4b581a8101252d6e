// What holds for every PDF that is bound: it is sound, brings its fonts, and tells each of its pictures aloud.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { z } from 'zod'

const tag = z.object({ value: z.object({ '/S': z.string(), '/Alt': z.string().optional() }) })
const objects = z.object({ qpdf: z.tuple([z.unknown(), z.record(z.string(), z.unknown())]) })

const told = (tool: string, ...args: string[]) => execFileSync(tool, args, { encoding: 'utf8', maxBuffer: 1e8 })

/** Answers how many pictures are told. */
export function toldIn(pdf: Uint8Array): number {
  const folder = mkdtempSync(join(tmpdir(), 'sound-'))
  try {
    const file = join(folder, 'bound.pdf')
    writeFileSync(file, pdf)
    return examine(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function examine(file: string): number {
  expect(told('qpdf', '--check', file)).toContain('No syntax or stream encoding errors')
  expect(told('pdfinfo', file)).toMatch(/Tagged: +yes/)
  for (const row of told('pdffonts', file).trim().split('\n').slice(2)) expect(row).toMatch(/ yes yes yes +\d+ +\d+$/)
  const tree = objects.parse(JSON.parse(told('qpdf', '--json', '--json-key=qpdf', file))).qpdf[1]
  const tags = Object.values(tree).flatMap((one) => tag.safeParse(one).data?.value ?? [])
  const alts = tags.filter(({ '/S': kind }) => kind === '/Figure').map(({ '/Alt': alt }) => alt)
  expect(alts.filter((alt) => !/^u:\S/.test(alt ?? ''))).toEqual([])
  return alts.length
}
