import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/test/longest-first.ts'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts', 'database/**/*.test.ts'],
    globalSetup: ['scripts/test/ready-shelf.mjs'],
    setupFiles: ['scripts/test/steady-dice.ts'],
    pool: 'forks',
    // As the server is started: code of the embedded database that is replaced while it runs may bring Node down when it is freed (nodejs/node#64500).
    execArgv: ['--liftoff-only'],
    // More than cores: files wait for databases, threads and processes of their own.
    maxWorkers: 3,
    // Files share their process, and with it every module that is loaded once: half the time of the suite.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // What hangs is found; what waits for its turn on a busy machine is not told from it by seconds.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    // A busy machine is slow, not wrong.
    expect: { poll: { timeout: 240_000 } },
  },
})
