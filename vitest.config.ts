import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts', 'database/**/*.test.ts'],
    setupFiles: ['scripts/test/steady-dice.ts'],
    pool: 'forks',
    // More than cores: files wait for databases, threads and processes of their own.
    maxWorkers: 3,
    // Files share their process, and with it every module that is loaded once: half the time of the suite.
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 180_000,
    // A busy machine is slow, not wrong.
    expect: { poll: { timeout: 30_000 } },
  },
})
