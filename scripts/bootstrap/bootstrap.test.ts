// The bootstrap, run for real on a toy project: installs, builds, waits, passes on, and says one clear line when it cannot.

import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'

const home = mkdtempSync(join(tmpdir(), 'bootstrap-'))
let root = home
let count = 0

beforeEach(() => {
  root = join(home, String(++count))
  cpSync(join(import.meta.dirname, '..', 'run.mjs'), join(root, 'scripts', 'run.mjs'))
  cpSync(import.meta.dirname, join(root, 'scripts', 'bootstrap'), { recursive: true })
  write('package.json', JSON.stringify({ name: 'toy', private: true, dependencies: { sock: 'file:sock' } }))
  write('sock/package.json', '{ "name": "sock", "version": "1.0.0" }')
  lock('1.0.0')
  write('src/app/main.ts', "console.log('hello', ...process.argv.slice(2))")
  write(
    'scripts/build.ts',
    `import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
     import { setTimeout } from 'node:timers/promises'
     if (existsSync('building')) throw new Error('two builds at once')
     if (process.env.NODE_ENV !== 'production') throw new Error('a build for developers')
     writeFileSync('building', '')
     await setTimeout(300)
     mkdirSync('dist/web', { recursive: true })
     rmSync('building')`,
  )
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

const installing = 'Installing the packages ...'
const building = 'Building the web pages ...'

test('a fresh clone installs, builds and starts; the second start says nothing of it', async () => {
  expect(await run('start', 'you')).toEqual({ code: 0, out: 'hello you', said: [installing, building] })
  expect(existsSync(join(root, 'node_modules', 'sock'))).toBe(true)
  expect(await run('start')).toEqual({ code: 0, out: 'hello', said: [] })
})

test('what changed is made again, and nothing else', async () => {
  await run('start')
  write('src/books/server/routes.ts', '')
  write('src/books/book.test.ts', '')
  expect((await run('start')).said).toEqual([])
  write('src/books/web/books-screen.tsx', '')
  expect((await run('start')).said).toEqual([building])
  // Pages know the names of worlds.
  write('worlds/whale/world.txt', '')
  expect((await run('start')).said).toEqual([building])
  rmSync(join(root, 'dist'), { recursive: true })
  expect((await run('start')).said).toEqual([building])
  write('sock/package.json', '{ "name": "sock", "version": "2.0.0" }')
  lock('2.0.0')
  expect((await run('start')).said).toEqual([installing, building])
  rmSync(join(root, 'node_modules'), { recursive: true })
  expect((await run('start')).said).toEqual([installing])
})

test('a text of the shelf that changed is compiled before the command, and one that nobody can read is one line', async () => {
  write(
    'scripts/build/compile-shelf.ts',
    `import { readFileSync } from 'node:fs'
     const text = readFileSync('worlds/whale/world.txt', 'utf8')
     class ShelfFault extends Error {}
     if (text === 'peril 9') throw new ShelfFault('worlds/whale/world.txt:1: "9" is no peril; allowed here: 0, 1, 2, 3')`,
  )
  write('worlds/whale/world.txt', 'peril 1')
  expect((await run('start')).code).toBe(0)
  expect(existsSync(join(root, 'dist', 'shelf', '.inputs'))).toBe(true)
  write('worlds/whale/world.txt', 'peril 9')
  const { code, said } = await run('start')
  expect(code).toBe(1)
  expect(said).toEqual([
    'Could not compile the shelf: worlds/whale/world.txt:1: "9" is no peril; allowed here: 0, 1, 2, 3',
  ])
})

test('two at once install and build once', async () => {
  const both = await Promise.all([run('start', '1'), run('start', '2')])
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  expect(both.map(({ out }) => out)).toEqual(['hello 1', 'hello 2'])
  expect(both.flatMap(({ said }) => said).toSorted()).toEqual([building, installing])
})

test('a lock whose holder was killed stops nobody', async () => {
  write('.node/packages-lock', '4194305 another-machine 1')
  const held = run('start')
  await new Promise((resolve) => setTimeout(resolve, 500))
  rmSync(join(root, '.node', 'packages-lock'))
  expect((await held).code).toBe(0)
  rmSync(join(root, 'dist'), { recursive: true })
  const { hostname } = await import('node:os')
  write('.node/build-lock', `4194305 ${hostname()} 1`)
  expect((await run('start')).said).toEqual([building])
  expect(existsSync(join(root, '.node', 'build-lock'))).toBe(false)
})

test('the exit code is passed on, and a signal reaches the command once', async () => {
  write('src/app/main.ts', 'process.exit(7)')
  expect((await run('start')).code).toBe(7)
  write(
    'src/app/main.ts',
    `process.on('SIGTERM', () => setTimeout(() => process.exit(3), 100) && console.log('stopping'))
     setInterval(() => {}, 1000)
     console.log('ready')`,
  )
  const started = spawnRun(['start'])
  started.child.stdout.once('data', () => {
    started.child.kill('SIGTERM')
    setTimeout(() => started.child.kill('SIGTERM'), 20)
  })
  expect(await started.ended).toMatchObject({ code: 3, out: 'ready\nstopping' })
})

test('a stop during the build ends all, without a word', async () => {
  const started = spawnRun(['start'])
  started.child.stderr.on('data', (text: string) => text.includes(building) && started.child.kill('SIGINT'))
  expect(await started.ended).toEqual({ code: 130, out: '', said: [installing, building] })
  expect(existsSync(join(root, '.node', 'build-lock'))).toBe(false)
})

test('a command without its file, or unknown, is one line and exit code 2', async () => {
  expect(await run('seed')).toEqual({
    code: 2,
    out: '',
    said: ["'seed' cannot run yet: scripts/seed.ts does not exist."],
  })
  expect(await run('constructor')).toMatchObject({
    code: 2,
    said: [expect.stringMatching(/^Say what to run: start, /)],
  })
})

test("without a network, and with a broken build: the tool's own words, then what to do", async () => {
  lock('1.0.0', { 'node_modules/far': { version: '1.0.0' } }, { far: '1.0.0' })
  const offline = await run('start')
  expect(offline.code).toBe(1)
  expect(offline.said.at(-1)).toMatch(
    /^Could not install the packages: .* look at the network, and run the command again\.$/,
  )
  expect(offline.said.length).toBeLessThan(15)
  lock('1.0.0')
  write('scripts/build.ts', "console.log('no such colour'); process.exit(1)")
  expect((await run('start')).said.slice(-2)).toEqual([
    'no such colour',
    'Could not build the web pages: mend what is said above and run the command again.',
  ])
})

test('the lockfile serves every kind of machine, and names no address to fetch from', () => {
  const lockfile = readFileSync(join(import.meta.dirname, '..', '..', 'package-lock.json'), 'utf8')
  const { packages }: { packages: Record<string, { optionalDependencies?: Record<string, string> }> } =
    JSON.parse(lockfile)
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
  const present = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)))
  expect(wanted.filter((name) => !present.has(name))).toEqual([])
  expect(lockfile).not.toContain('"resolved"')
})

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

function lock(version: string, more: Record<string, unknown> = {}, dependencies: Record<string, string> = {}): void {
  const wanted = { sock: 'file:sock', ...dependencies }
  write('package.json', JSON.stringify({ name: 'toy', private: true, dependencies: wanted }))
  const packages = {
    '': { name: 'toy', dependencies: wanted },
    'node_modules/sock': { resolved: 'sock', link: true },
    sock: { version },
    ...more,
  }
  write('package-lock.json', JSON.stringify({ name: 'toy', lockfileVersion: 3, requires: true, packages }))
}

function run(...args: string[]) {
  return spawnRun(args).ended
}

function spawnRun(args: string[]) {
  // Nothing listens on port 9: what npm does not have at hand, it cannot get.
  const offline = { npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0', npm_lifecycle_event: '' }
  const child = spawn(process.execPath, ['scripts/run.mjs', ...args], {
    cwd: root,
    env: { ...process.env, ...offline },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.setEncoding('utf8')
  child.stderr.setEncoding('utf8')
  let out = ''
  let said = ''
  child.stdout.on('data', (text: string) => (out += text))
  child.stderr.on('data', (text: string) => (said += text))
  const ended = new Promise<{ code: number | null; out: string; said: string[] }>((resolve) => {
    child.once('close', (code) => resolve({ code, out: out.trim(), said: said.split('\n').filter(Boolean) }))
  })
  return { child, ended }
}
