// The steps of the Dockerfile in a plain directory: with no more than the image holds, the server starts, answers and signs somebody up.

import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const root = join(import.meta.dirname, '../..')
const lockfile = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional(), devOptional: z.boolean().optional() })),
})

/** What `npm ci --omit=dev` leaves, from what is installed. */
function copyPackages(to: string): void {
  // Links, where the file system can: half a gigabyte is copied for nothing otherwise.
  execFileSync('cp', ['-aL', join(root, 'node_modules/.'), join(to, 'node_modules')])
  const { packages } = lockfile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  for (const [path, { dev, devOptional }] of Object.entries(packages)) {
    if (dev ?? devOptional) rmSync(join(to, path), { recursive: true, force: true })
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

test('the server runs with production packages and the files of the image alone', async () => {
  const image = mkdtempSync(join(tmpdir(), 'image-'))
  const copied = [
    ...readFileSync(join(root, 'Dockerfile'), 'utf8').matchAll(/^COPY (?:--from=build \/app\/)?(\S+) (\S+)$/gm),
  ]
    .map(([, from = '']) => from)
    .filter((from) => !['.', 'package-lock.json'].includes(from))
  expect(copied.toSorted()).toEqual(['database', 'dist/web', 'package.json', 'public', 'src'])
  for (const path of copied) {
    cpSync(join(root, path), join(image, path), {
      recursive: true,
      filter: (from) => !/\.(?:test|long)\.tsx?$/.test(from),
    })
  }
  execFileSync('mkdir', [join(image, 'node_modules')])
  copyPackages(image)
  const port = await freePort()
  const environment = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: join(image, 'data'), LOG_LEVEL: 'warn' }
  const child = spawn(process.execPath, ['--liftoff-only', 'src/app/main.ts'], { cwd: image, env: environment })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += String(part)))
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const address = `http://127.0.0.1:${port}`
  try {
    await expect.poll(() => said).toContain('is ready at')
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    expect(await (await fetch(address)).text()).toContain('<html')
    const body = JSON.stringify({ email: 'ana@example.com', password: 'lantern-over-the-sea' })
    const headers = { 'content-type': 'application/json' }
    const signedUp = await fetch(`${address}/auth/v1/signup`, { method: 'POST', headers, body })
    const { access_token: token } = z.object({ access_token: z.string() }).parse(await signedUp.json())
    const book = await fetch(`${address}/functions/v1/books-create`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: JSON.stringify({ title: 'A book', characters: [{ name: 'Bo', type: 'dog', age: 5 }] }),
    })
    expect(book.status).toBe(200)
    const { id: bookId } = z.object({ id: z.string() }).parse(await book.json())
    const story = await fetch(`${address}/functions/v1/story-generate`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: JSON.stringify({ bookId, seed: 7 }),
    })
    expect(story.status).toBe(200)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  } finally {
    child.kill('SIGKILL')
    rmSync(image, { recursive: true, force: true })
  }
})
