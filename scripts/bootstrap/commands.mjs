// What each npm script runs once the machine is ready.

import { readFileSync } from 'node:fs'

// One function of the embedded PostgreSQL costs the optimising compiler 600 MB for half a second; under load the baseline
// compiler's code was no slower. The flag works on the command line only.
const nodeFlags = JSON.parse(readFileSync(new URL('server-flags.json', import.meta.url), 'utf8'))

/** With an arena for each thread, what the illustrator gives back stays in pieces: 200 MB more, and no quicker. */
const environment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '4000000' }

export const commands = {
  start: { file: 'src/app/main.ts', nodeFlags, environment, needsWebBuild: true },
  worker: { file: 'src/app/main.ts', nodeFlags, environment: { ...environment, ROLE: 'worker' } },
  dev: { file: 'scripts/bootstrap/dev.mjs' },
  build: { needsWebBuild: true },
  // The tests build by themselves, so that a broken build is one failed test and not the end of all.
  test: { file: 'scripts/test.ts', lastWord: '0 passed, 1 failed' },
  'test:long': { file: 'scripts/test.ts', args: ['--long'], lastWord: '0 passed, 1 failed' },
  backup: { file: 'scripts/backup.ts' },
  restore: { file: 'scripts/restore.ts' },
  sbom: { file: 'scripts/sbom.ts' },
  sessions: { file: 'scripts/end-sessions.ts' },
  seed: { file: 'scripts/seed.ts' },
  bench: { file: 'scripts/bench.ts', needsWebBuild: true },
  book: { file: 'src/app/book-command.ts' },
}
