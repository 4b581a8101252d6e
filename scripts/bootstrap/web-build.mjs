// The web build in dist/web: made again when what it is made of has changed.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runStep } from './child.mjs'
import { filesIn, hashOf } from './inputs.mjs'
import { withLock } from './lock.mjs'
import { Trouble } from './trouble.mjs'

export async function readyWebBuild(root, node) {
  const record = join(root, 'dist', 'web', '.inputs')
  let inputs = hashInputs(root)
  const isFresh = () => existsSync(record) && readFileSync(record, 'utf8') === inputs
  if (isFresh()) return
  await withLock(root, 'build', isFresh, async () => {
    console.error('Building the web pages ...')
    // Taken before the build: a file saved meanwhile makes the result stale, as it should.
    inputs = hashInputs(root)
    // Asked for by the tests it would else be React's slow build for developers, which mounts every screen twice.
    const env = { ...process.env, NODE_ENV: 'production' }
    const build = await runStep(node, [join(root, 'scripts', 'build.ts')], { cwd: root, env })
    if (build.code !== 0) {
      console.error(build.output.trim().split('\n').slice(-40).join('\n'))
      throw new Trouble('Could not build the web pages: mend what is said above and run the command again.')
    }
    writeFileSync(record, inputs)
  })
}

/** The server's own files are left out: no page can import them (see scripts/check-arrows.ts). */
const isInput = (path) => !/\.(?:test|long)\.tsx?$|^src\/platform\/|^src\/[^/]+\/server\//.test(path)

function hashInputs(root) {
  const top = readdirSync(root).filter((name) => /\.config\.ts$|^package-lock\.json$/.test(name))
  // Pages know the names of worlds and things.
  const folders = [
    'src',
    'public',
    'scripts/build',
    'worlds',
    'things',
    'habits',
    'hobbies',
    'people',
    'places',
  ].flatMap((folder) => filesIn(root, folder))
  return hashOf(root, [...folders, ...top, 'scripts/build.ts'].filter(isInput))
}
