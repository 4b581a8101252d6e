// The member's application: one template, hashed assets, split by screen.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

export async function buildApplication(root: string, outDir: string): Promise<void> {
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  })
  const shell = join(outDir, 'app.html')
  // The server looks for one spelling of the <meta> tags: the one that React writes on the public pages.
  await writeFile(
    shell,
    (await readFile(shell, 'utf8')).replaceAll(/(<meta name="[\w-]+" content="[^"]*") \/>/g, '$1/>'),
  )
}
