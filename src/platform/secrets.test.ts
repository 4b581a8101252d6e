import { execFile } from 'node:child_process'
import fs, { mkdtempSync, readdirSync, readlinkSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { derivedKey, installationSecrets } from './secrets.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'secret-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

test('made once, kept for its owner alone', () => {
  const config = { DATA_DIR: join(directory, 'data'), JWT_SECRET: undefined, JWT_SECRET_ACCEPTED: undefined }
  const [made] = installationSecrets(config)
  expect(made).toHaveLength(64)
  expect(installationSecrets(config)).toEqual([made])
  expect(statSync(join(config.DATA_DIR, 'jwt-secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(config.DATA_DIR)).toEqual(['jwt-secret'])
})

test.runIf(fs.existsSync('/proc/self/fd'))('a power cut leaves it where it was told to be kept', () => {
  const { fsyncSync } = fs
  const synced: string[] = []
  const watching = vi.spyOn(fs, 'fsyncSync').mockImplementation((handle) => {
    synced.push(readlinkSync(`/proc/self/fd/${handle}`))
    fsyncSync(handle)
  })
  syncBuiltinESMExports()
  onTestFinished(() => {
    watching.mockRestore()
    syncBuiltinESMExports()
  })
  const DATA_DIR = join(directory, 'data')
  installationSecrets({ DATA_DIR, JWT_SECRET: undefined, JWT_SECRET_ACCEPTED: undefined })
  expect(synced).toEqual([expect.stringContaining(join(DATA_DIR, 'jwt-secret.')), DATA_DIR, directory])
})

test('JWT_SECRET goes first and nothing is written', () => {
  const unset = { DATA_DIR: directory, JWT_SECRET: undefined, JWT_SECRET_ACCEPTED: undefined }
  expect(installationSecrets({ ...unset, JWT_SECRET: 'x'.repeat(32) })).toEqual(['x'.repeat(32)])
  expect(readdirSync(directory)).toEqual([])
})

test('processes that start at once agree', async () => {
  const program = `import { installationSecrets } from ${JSON.stringify(join(import.meta.dirname, 'secrets.ts'))}
    console.log(...installationSecrets({ DATA_DIR: ${JSON.stringify(directory)}, JWT_SECRET: undefined }))`
  const runs = Array.from({ length: 6 }, () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]),
  )
  const secrets = (await Promise.all(runs)).map(({ stdout }) => stdout.trim())
  expect(new Set(secrets).size).toBe(1)
  expect(secrets[0]).toHaveLength(64)
})

test('a damaged file is no secret: one line says what to do', () => {
  writeFileSync(join(directory, 'jwt-secret'), 'short')
  const unset = { DATA_DIR: directory, JWT_SECRET: undefined, JWT_SECRET_ACCEPTED: undefined }
  expect(() => installationSecrets(unset)).toThrow(/damaged.*JWT_SECRET/)
})

test('each purpose has its own key', () => {
  expect(derivedKey('s', 'one').equals(derivedKey('s', 'two'))).toBe(false)
  expect(derivedKey('s', 'one').equals(derivedKey('s', 'one'))).toBe(true)
})

test('while the secret is changed the former one is known as well, from the setting or from the file beside it', () => {
  const [one, two] = ['x'.repeat(32), 'y'.repeat(32)]
  expect(installationSecrets({ DATA_DIR: directory, JWT_SECRET: one, JWT_SECRET_ACCEPTED: two })).toEqual([one, two])
  const kept = { DATA_DIR: directory, JWT_SECRET: undefined, JWT_SECRET_ACCEPTED: undefined }
  const [former] = installationSecrets(kept)
  renameSync(join(directory, 'jwt-secret'), join(directory, 'jwt-secret.former'))
  const [made, ...accepted] = installationSecrets(kept)
  expect(made).not.toBe(former)
  expect(accepted).toEqual([former])
})
