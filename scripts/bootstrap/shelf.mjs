// The compiled shelf in dist/shelf: made again when a text of it, or what reads them, has changed.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runStep } from './child.mjs'
import { filesIn, hashOf } from './inputs.mjs'
import { withLock } from './lock.mjs'
import { Trouble } from './trouble.mjs'

const compiler = 'scripts/build/compile-shelf.ts'
/** The texts, and the crafts that read them. */
const folders = ['worlds', 'things', 'habits', 'hobbies', 'people', 'places', 'src/base', 'src/stage', 'src/writing']

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

const hashInputs = (root) =>
  hashOf(root, [compiler, ...folders.flatMap((folder) => filesIn(root, folder))].filter(isInput))
