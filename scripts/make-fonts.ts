// Cuts the letters of English pages out of the fonts of headings and interface, so that a first visit waits for half as much:
// `node scripts/make-fonts.ts`. Writes what src/ui/fonts.css asks for. Needs pyftsubset (pip install fonttools brotli).

import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const ui = join(root, 'src/ui')
/** Beside kerning and marks: figures that stand in line and in columns. */
const features = 'kern,liga,calt,ccmp,locl,mark,mkmk,lnum,tnum'
const face = /url\('(\.\/fonts\/(\w+)-(\d+)-page\.woff2)'\)[^}]*unicode-range:([^;]+);/g

mkdirSync(join(ui, 'fonts'), { recursive: true })
for (const [, file = '', family, weight, letters = ''] of readFileSync(join(ui, 'fonts.css'), 'utf8').matchAll(face)) {
  execFileSync('pyftsubset', [
    join(root, `node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`),
    `--unicodes=${letters.replaceAll(/\s/g, '')}`,
    `--layout-features=${features}`,
    '--flavor=woff2',
    `--output-file=${join(ui, file)}`,
  ])
}
