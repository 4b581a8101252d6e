// What a shared book brings along for whoever has its link: one stylesheet and one small script; another one for wide screens.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { address, buildPlain } from './build-plain.ts'

export async function buildReader(root: string, outDir: string): Promise<void> {
  const files = [
    ...(await buildPlain(root, outDir, 'src/editions/web/reader.css', 'es')),
    ...(await buildPlain(root, outDir, 'src/editions/web/reader.ts', 'iife')),
    ...(await buildPlain(root, outDir, 'src/editions/web/lay-words.ts', 'es')),
  ]
  const found = {
    style: address(files, /reader-.*\.css$/),
    script: address(files, /reader-.*\.js$/),
    laying: address(files, /lay-words-.*\.js$/),
  }
  await writeFile(join(outDir, 'reader.json'), JSON.stringify(found))
}
