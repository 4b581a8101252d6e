// The journeys through a real browser and a real server: `npm test`, or `npm test e2e/a-member-deletes-a-book.e2e.ts`.

import { defineConfig } from 'vitest/config'
import { LongestFirst } from '../scripts/test/longest-first.ts'

export default defineConfig({
  test: {
    include: ['e2e/*.e2e.ts'],
    globalSetup: ['e2e/start-server.ts', 'e2e/start-browser.ts'],
    pool: 'forks',
    maxWorkers: 3,
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 900_000,
    hookTimeout: 480_000,
    expect: { poll: { timeout: 300_000 } },
  },
})
