// What each npm script runs once the machine is ready.

const always = () => true

export const commands = {
  start: { file: 'src/app/main.ts', needsWebBuild: always },
  worker: { file: 'src/app/main.ts', environment: { ROLE: 'worker' } },
  dev: { file: 'scripts/bootstrap/dev.mjs' },
  // With file names it is a developer's quick look: only browser tests are worth the wait for a build.
  test: {
    file: 'scripts/test.ts',
    needsWebBuild: (args) => args.length === 0 || args.some((arg) => arg.includes('e2e')),
  },
  'test:long': { file: 'scripts/test.ts', args: ['--long'], needsWebBuild: always },
  seed: { file: 'scripts/seed.ts' },
  bench: { file: 'scripts/bench.ts', needsWebBuild: always },
  book: { file: 'src/app/book-command.ts' },
}
