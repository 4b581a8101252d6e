// The long rounds (kills, faults, size, soak, load): one at a time, with all the machine to itself.

import { defineConfig } from 'vitest/config'

const minute = 60_000
const shared = {
  testTimeout: 30 * minute,
  hookTimeout: 5 * minute,
  pool: 'forks',
  expect: { poll: { timeout: 2 * minute } },
} as const

export default defineConfig({
  test: {
    maxWorkers: 1,
    projects: [
      {
        test: {
          name: 'rounds',
          include: ['src/**/*.long.ts', 'scripts/**/*.long.ts'],
          ...shared,
          globalSetup: ['scripts/test/ready-shelf.mjs'],
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/*.long.ts'],
          ...shared,
          globalSetup: ['e2e/start-server.ts', 'e2e/start-browser.ts'],
        },
      },
    ],
  },
})
