// What something is made of, as one number: it is made again when that has changed.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export function hashOf(root, paths) {
  const hash = createHash('sha1')
  for (const path of [...paths].sort())
    hash
      .update(`${path}\n`)
      .update(readFileSync(join(root, path)))
      .update('\n')
  return hash.digest('hex')
}

export function filesIn(root, folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesIn(root, path) : [path]
  })
}
