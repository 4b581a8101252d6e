import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/test/longest-first.ts'

/** They look into a screen, which Node.js cannot read by itself, or put other modules in the place of ours. */
const throughBuilder = [
  'src/*/web/**/*.test.ts',
  'src/ui/**/*.test.ts',
  'src/app/new-thing.test.ts',
  'src/app/two-tabs.test.ts',
  'src/drawing/shapes/color.test.ts',
  'src/pictures/server/painters/provider-painter.test.ts',
  'src/stories/server/tellers/model-teller.test.ts',
  'src/writing/fragments/habits.test.ts',
  'src/writing/lives/*.test.ts',
  'src/writing/loves/hobbies.test.ts',
  'src/writing/worlds/compile-worlds.test.ts',
  'scripts/build/website.test.ts',
]

export default defineConfig({
  test: {
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
    projects: [
      {
        extends: true,
        test: {
          name: 'plain',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'database/**/*.test.ts'],
          exclude: throughBuilder,
          // Node.js reads the sources as it does for the server: a sixth of the time less.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      { extends: true, test: { name: 'through the builder', include: throughBuilder } },
    ],
  },
})
