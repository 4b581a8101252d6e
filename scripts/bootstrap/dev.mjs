// Development: builds the pages and restarts the server whenever a source file is saved.

import { existsSync, watch } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { finishedBy, isStopping, run } from './child.mjs'
import { readyShelf } from './shelf.mjs'
import { troubleOf } from './trouble.mjs'
import { readyWebBuild } from './web-build.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const patience = 5_000
let server
let isRenewing = false
let isDue = false
let timer

async function renew() {
  isDue = true
  if (isRenewing) return
  isRenewing = true
  while (isDue) {
    isDue = false
    try {
      await readyShelf(root, process.execPath)
      await readyWebBuild(root, process.execPath)
      await stop()
      start()
    } catch (error) {
      const trouble = troubleOf(error, root)
      if (isStopping()) process.exit(trouble.exitCode)
      console.error(trouble.message)
    }
  }
  isRenewing = false
}

function start() {
  const started = { isWanted: true }
  server = started
  started.ended = run(process.execPath, [join(root, 'src/app/main.ts'), ...process.argv.slice(2)], {
    cwd: root,
    started: (child) => (started.child = child),
  }).then((result) => {
    if (isStopping()) process.exit(finishedBy(result))
    if (started.isWanted) console.error('The server has ended; it starts again when a file is saved.')
  })
}

async function stop() {
  if (!server) return
  server.isWanted = false
  server.child.kill('SIGTERM')
  const force = setTimeout(() => server.child.kill('SIGKILL'), patience)
  await server.ended
  clearTimeout(force)
}

for (const folder of ['src', 'worlds', 'things', 'habits', 'hobbies', 'people', 'places', 'database', 'public']
  .map((name) => join(root, name))
  .filter(existsSync)) {
  watch(folder, { recursive: true }, (_event, name) => {
    if (/\.(?:test|long)\.tsx?$|~$|\.sw.$/.test(name ?? '')) return
    clearTimeout(timer)
    // Editors write a file in several steps.
    timer = setTimeout(renew, 100)
  })
}
await renew()
