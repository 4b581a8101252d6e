// The long rounds (kills, faults, size, soak, load): one at a time, with all the machine to itself.

import { defineConfig } from 'vitest/config'

const minute = 60_000

export default defineConfig({
  test: {
    include: ['src/**/*.long.ts', 'e2e/*.long.ts'],
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 30 * minute,
    hookTimeout: 5 * minute,
  },
})
