// The compiled shelf in dist/shelf: made again when a text of it, or what reads them, has changed.

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runStep } from './child.mjs'
import { withLock } from './lock.mjs'
import { Trouble } from './trouble.mjs'

const compiler = 'scripts/build/compile-shelf.ts'
/** The texts, and the crafts that read them. */
const folders = ['worlds', 'things', 'src/base', 'src/stage', 'src/writing']

export async function readyShelf(root, node) {
  if (!existsSync(join(root, compiler))) return
  const record = join(root, 'dist', 'shelf', '.inputs')
  let inputs = hashInputs(root)
  const isFresh = () => existsSync(record) && readFileSync(record, 'utf8') === inputs
  if (isFresh()) return
  await withLock(root, 'shelf', isFresh, async () => {
    // Taken before: a file saved meanwhile makes the result stale, as it should.
    inputs = hashInputs(root)
    const compiled = await runStep(node, [join(root, compiler)], { cwd: root })
    if (compiled.code !== 0) throw new Trouble(complaintOf(compiled.output))
    mkdirSync(join(root, 'dist', 'shelf'), { recursive: true })
    writeFileSync(record, inputs)
  })
}

/** A text that nobody can read is told in one line; anything else is a bug of ours, told whole. */
function complaintOf(output) {
  const said = /^ShelfFault(?: \[Error\])?: (.+)$/m.exec(output)
  return said ? `Could not compile the shelf: ${said[1]}` : output.trim()
}

const isInput = (path) => !/\.(?:test|long)\.ts$|\/(?:fixtures|golden)\/|\/test-[^/]+$/.test(path)

function hashInputs(root) {
  const hash = createHash('sha1')
  for (const path of [compiler, ...folders.flatMap((folder) => filesIn(root, folder))].filter(isInput))
    hash
      .update(`${path}\n`)
      .update(readFileSync(join(root, path)))
      .update('\n')
  return hash.digest('hex')
}

function filesIn(root, folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}
