// `npm test`: every check and every test, in order. With file names: only those, by vitest. With --long: the long rounds.

import { globSync } from 'node:fs'
import { runChecks } from './test/checks.ts'
import { atEnd, cleanUp, root, run } from './test/children.ts'
import { testsForSecondDatabase } from './test/opens-database.ts'
import { nothing, single, sum, tell, totals, type Outcome } from './test/outcome.ts'
import { startPostgres } from './test/postgres.ts'
import { readyTools, type Tools } from './test/tools.ts'
import { runVitest } from './test/vitest.ts'

type Environment = Record<string, string>

const browserTests = ['--config', 'e2e/vitest.config.ts']
const longRounds = ['--config', 'scripts/test/long.config.ts', '--root', '.']

async function runAll(): Promise<Outcome[]> {
  const readying = readyTools()
  // They run no code of the product: they fill the gaps of its tests.
  const checking = runChecks()
  const tools = await readying
  // Its first start takes seconds, in which the embedded round begins.
  const postgres = preparePostgres(tools)
  const environment = environmentFor(tools)
  const before = [...tellMissing(tools), await buildWeb()]
  // Journeys wait for screens: the tests of the server fill their gaps, on the embedded database and then on the second.
  const journeys = runBrowserTests(tools, environment)
  const embedded = await stage('unit, server (embedded)', () => runVitest([], { environment }))
  const second = await onPostgres(postgres, (url) =>
    stage('server (PostgreSQL)', () =>
      // What opens no database has nothing to say about a second one.
      runVitest([...testsForSecondDatabase(), '--maxWorkers=4'], {
        environment: { ...environment, ...url },
        isPatient: true,
      }),
    ),
  )
  return [...before, ...(await checking), embedded, ...second, ...(await journeys)]
}

function buildWeb(): Promise<Outcome> {
  return stage('build', async () => {
    const { code, output } = await run(process.execPath, ['scripts/run.mjs', 'build'])
    return single(code === 0, output)
  })
}

async function runBrowserTests(tools: Tools, environment: Environment): Promise<Outcome[]> {
  if (tools.missing.has('chromium') || isEmpty('e2e/*.e2e.ts')) return []
  return [await stage('browser', () => runVitest(browserTests, { environment }))]
}

async function runLong(args: readonly string[]): Promise<Outcome[]> {
  const tools = await readyTools()
  // Some of them start the server, which shows the built website.
  const before = [...tellMissing(tools), await buildWeb()]
  const rounds = await onPostgres(preparePostgres(tools), (url) =>
    runVitest([...longRounds, ...args], { environment: { ...environmentFor(tools), ...url }, isShown: true }),
  )
  return [...before, ...rounds]
}

/** A developer's quick look: nothing is installed, and vitest speaks for itself. */
async function runSome(args: readonly string[]): Promise<Outcome[]> {
  const isInBrowser = args.some((arg) => arg.includes('e2e'))
  if (isInBrowser) await buildWeb()
  const config = isInBrowser ? browserTests : []
  const tools = await readyTools({ mayInstall: false })
  const runOn = (url: Environment) =>
    runVitest([...config, ...args], { environment: { ...environmentFor(tools), ...url }, isShown: true })
  return process.env.TEST_DATABASE === 'postgres' ? onPostgres(preparePostgres(tools), runOn) : [await runOn({})]
}

function environmentFor({ paths, missing }: Tools): Environment {
  const chromium = paths.get('chromium')
  return { TEST_MISSING_TOOLS: [...missing.keys()].join(' '), ...(chromium ? { TEST_CHROMIUM: chromium } : {}) }
}

function tellMissing({ missing }: Tools): Outcome[] {
  return [...missing].map(([name, advice]) => {
    const outcome = single(false, advice)
    tell(name, outcome, 0)
    return outcome
  })
}

/** Its address, what kept it from starting, or nothing when it is missing, which has been told already. */
async function preparePostgres({ paths, missing }: Tools): Promise<string | Error | undefined> {
  if (missing.has('postgresql')) return undefined
  if (process.env.TEST_POSTGRES_URL) return process.env.TEST_POSTGRES_URL
  try {
    const { url, stop } = await startPostgres(paths.get('postgresql') ?? '')
    atEnd(stop)
    return url
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

async function onPostgres(
  preparing: Promise<string | Error | undefined>,
  work: (environment: Environment) => Promise<Outcome>,
): Promise<Outcome[]> {
  const url = await preparing
  if (url === undefined) return []
  if (url instanceof Error) {
    const outcome = single(false, url.message)
    tell('postgresql', outcome, 0)
    return [outcome]
  }
  return [await work({ TEST_DATABASE: 'postgres', TEST_POSTGRES_URL: url })]
}

async function stage(name: string, work: () => Promise<Outcome>): Promise<Outcome> {
  const start = performance.now()
  const outcome = await work()
  tell(name, outcome, (performance.now() - start) / 1000)
  return outcome
}

const isEmpty = (pattern: string) => globSync(pattern, { cwd: root }).length === 0

async function main([first, ...others]: string[]): Promise<void> {
  const outcomes = await (first === undefined
    ? runAll()
    : first === '--long'
      ? runLong(others)
      : runSome([first, ...others]))
  await cleanUp()
  const total = sum([nothing, ...outcomes])
  console.log(`\n${totals(total)}`)
  process.exitCode = total.failed > 0 ? 1 : 0
}

await main(process.argv.slice(2))
