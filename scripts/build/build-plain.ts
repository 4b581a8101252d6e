// Builds one stylesheet or one small script for pages without React: hashed names, nothing inline.

import { join } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'

/** Answers the names of the files it wrote. */
export async function buildPlain(
  root: string,
  outDir: string,
  input: string,
  format: 'es' | 'iife',
): Promise<string[]> {
  const config: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: join(root, 'public'),
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(root, input),
        preserveEntrySignatures: 'strict',
        output: { format, entryFileNames: 'assets/[name]-[hash].js', assetFileNames: 'assets/[name]-[hash][extname]' },
      },
    },
  }
  const result = await build(config)
  const outputs: Rolldown.RolldownOutput[] = Array.isArray(result) ? result : 'output' in result ? [result] : []
  return outputs.flatMap(({ output }) => output.map((file) => file.fileName))
}

export function address(files: readonly string[], pattern: RegExp): string {
  const found = files.find((file) => pattern.test(file))
  if (found === undefined) throw new Error(`the build wrote no file like ${pattern.source}`)
  return `/${found}`
}
