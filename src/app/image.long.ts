// The stages of the Dockerfile in plain directories, each by the file's own words: what is copied, run and started there is copied,
// run and started here. With no more than the image holds, as somebody who may write nowhere but in /data, the server works.

import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob, relative } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { freePort, asJson, signUp } from './test-server.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const lockfile = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional(), devOptional: z.boolean().optional() })),
})

const stages = read('Dockerfile')
  .replaceAll('\\\n', ' ')
  .split(/^FROM .*$/m)
  .slice(1)
const [building = '', packing = '', final = ''] = stages
const lines = (stage: string, word: string) =>
  stage.split('\n').flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []))
const command = (stage: string) => z.array(z.string()).parse(JSON.parse(lines(stage, 'CMD')[0] ?? ''))

/** Of the final stage: `from`, when it is another one, is where that one has it. */
const copied = lines(final, 'COPY').map((line) => {
  const [, stage = '', from = '', to = ''] = /^(?:--from=(\w+) )?(\S+) (\S+)$/.exec(line) ?? []
  return { stage, from: from.replace(/^\/app\//, ''), to }
})

const ignored = read('.dockerignore').split('\n').filter(Boolean)
/** What the engine is given to build from. */
const isInContext = (path: string) =>
  !ignored.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`))

const isRoot = process.getuid?.() === 0
/** Nobody of this machine, as `node` is nobody of the container's; only root can become somebody else. */
const somebody = isRoot ? { uid: 65_534, gid: 65_534 } : {}

const folder = mkdtempSync(join(tmpdir(), 'image-'))
const context = join(folder, 'context')
const image = join(folder, 'app')
const data = join(folder, 'data')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What `npm ci --omit=dev` leaves, from what is installed. */
function copyPackages(to: string): void {
  execFileSync('cp', ['-aL', `${root}/node_modules/.`, to])
  const { packages } = lockfile.parse(JSON.parse(read('package-lock.json')))
  for (const [path, { dev, devOptional }] of Object.entries(packages)) {
    if (dev ?? devOptional) rmSync(join(to, '..', path), { recursive: true, force: true })
  }
  rmSync(join(to, '.cache'), { recursive: true, force: true })
}

test('the site is built from what the engine is given, and the image put together', () => {
  chmodSync(folder, 0o755)
  // The stage that builds: all that the engine is given, with every package.
  expect(lines(building, 'COPY')).toEqual(['package.json package-lock.json ./', '. .'])
  expect(lines(building, 'RUN')[0]).toMatch(/^npm ci --ignore-scripts /)
  cpSync(root, context, { recursive: true, filter: (path) => isInContext(relative(root, path)) })
  symlinkSync(join(root, 'node_modules'), join(context, 'node_modules'))
  for (const run of lines(building, 'RUN').slice(1)) {
    const [program = '', ...args] = run.split(' ')
    expect(program).toBe('node')
    execFileSync(process.execPath, args, { cwd: context, stdio: 'ignore' })
  }
  // The stage of the packages.
  const [install, ...trims] = lines(packing, 'RUN')
  expect(install).toMatch(/^npm ci --omit=dev --ignore-scripts /)
  mkdirSync(join(image, 'node_modules'), { recursive: true })
  copyPackages(join(image, 'node_modules'))
  for (const trim of trims) execFileSync('sh', ['-c', trim], { cwd: image })
  // The image itself.
  const packed = copied.filter(({ stage }) => stage === 'packages')
  expect(packed).toEqual([{ stage: 'packages', from: 'node_modules', to: 'node_modules' }])
  for (const { from, to } of copied.filter((one) => !packed.includes(one))) {
    cpSync(join(context, from), join(image, to.endsWith('/') ? to + from : to), { recursive: true })
  }
  expect(lines(final, 'RUN')).toEqual(['install -d -o node -g node -m 700 /data'])
  mkdirSync(data, { mode: 0o700 })
  if (isRoot) chownSync(data, 65_534, 65_534)
  else execFileSync('chmod', ['-R', 'a-w', image])
  expect(lines(final, 'USER')).toEqual(['node'])
})

test('what the engine is given holds no secret, and the image nothing that it does not need', () => {
  for (const secret of ['.env', 'deploy/.env', '.git/config', 'data/jwt-secret'])
    expect(isInContext(secret), secret).toBe(false)
  const files = execFileSync('find', [image, '-type', 'f'], { encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\n')
  const ours = files.map((file) => relative(image, file)).filter((file) => !file.startsWith('node_modules'))
  expect(ours).toContain('src/app/main.ts')
  expect(ours.filter((file) => /\.(?:test|long|e2e)\.tsx?$|\/test-|\/fixtures\//.test(file))).toEqual([])
  const megabytes = (path: string) => Number(execFileSync('du', ['-sm', path], { encoding: 'utf8' }).split('\t')[0])
  process.stdout.write(`/app: ${megabytes(image)} MB, of them packages ${megabytes(join(image, 'node_modules'))}\n`)
})

test('with the files of the image alone the server starts, is found healthy, works and drains', async () => {
  const port = await freePort()
  const settings = Object.fromEntries(
    lines(final, 'ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('='))),
  )
  expect(settings).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0', DATA_DIR: '/data' })
  const env = { ...settings, PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'warn' }
  const inside = { cwd: image, env, ...somebody }
  const [program, ...args] = command(final)
  expect(program).toBe('node')
  const child = spawn(process.execPath, args, inside)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += String(part)))
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const [, ...looking] = z
    .array(z.string())
    .parse(JSON.parse(/CMD (\[.*\])/.exec(lines(final, 'HEALTHCHECK')[0] ?? '')?.[1] ?? ''))
  const isHealthy = () => spawnSync(process.execPath, looking, inside).status === 0
  try {
    expect(isHealthy()).toBe(false)
    await expect.poll(() => said).toContain('is ready at')
    expect(isHealthy()).toBe(true)
    const address = `http://127.0.0.1:${port}`
    expect(await (await fetch(address)).text()).toContain('<html')
    const token = await signUp({ address }, 'ana@example.com')
    const ask = async (path: string, body: object) => {
      const answer = await fetch(`${address}${path}`, asJson(body, token))
      expect(answer.status, said).toBe(200)
      return answer.json()
    }
    const characters = [{ name: 'Bo', type: 'dog', age: 5 }]
    const book = await ask('/functions/v1/books-create', { title: 'A book', art_style_id: 'vector', characters })
    await ask('/functions/v1/story-generate', { bookId: book.id, seed: 7 })
    const headers = { authorization: `Bearer ${token}` }
    const pages = await (await fetch(`${address}/api/books/${book.id}/pages`, { headers })).json()
    expect(pages.items).toHaveLength(24)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(isHealthy()).toBe(false)
    // What the runbook asks of operators.
    const ending = ['scripts/end-sessions.ts', '--end', 'ana@example.com']
    const told = spawnSync(process.execPath, ending, { ...inside, encoding: 'utf8' })
    expect(told.stdout, told.stderr).toBe('1 session was ended.\n')
  } finally {
    child.kill('SIGKILL')
  }
})

test('it may write nowhere but in its data', () => {
  const tries = (path: string) => {
    const write = `require('node:fs').writeFileSync(${JSON.stringify(path)}, '')`
    return spawnSync(process.execPath, ['-e', write], { cwd: image, ...somebody }).status === 0
  }
  expect(tries(join(data, 'a-file'))).toBe(true)
  for (const place of ['src/a-file', 'a-file', 'node_modules/a-file'])
    expect(tries(join(image, place)), place).toBe(false)
})
