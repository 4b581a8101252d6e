// The installation's secret: given by JWT_SECRET, else made once and kept in the data directory; and the one before it, while it is being changed.

import { hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from './config.ts'
import { StartFault } from './start-fault.ts'

/** The first signs and seals; what any of them signed or sealed is accepted. More than one only while the secret is being changed. */
export type Secrets = readonly [string, ...string[]]

const hasCode = (fault: unknown, code: string) => fault instanceof Error && 'code' in fault && fault.code === code

function readKept(file: string): string | undefined {
  let kept: string
  try {
    kept = readFileSync(file, 'utf8').trim()
  } catch (fault) {
    if (hasCode(fault, 'ENOENT')) return undefined
    throw new StartFault(`The secret in ${file} cannot be read. Make it readable for this user, or set JWT_SECRET.`)
  }
  // A cut-off file must not become a weak secret.
  if (kept.length >= 32) return kept
  throw new StartFault(`The secret in ${file} is damaged. Remove it (everybody signs in anew), or set JWT_SECRET.`)
}

/** Written whole beside its place, then linked: of two processes starting at once, the first one's secret is kept. */
function makeAndKeep(file: string): void {
  const half = `${file}.${randomUUID()}`
  try {
    const handle = openSync(half, 'wx', 0o600)
    writeFileSync(handle, `${randomBytes(48).toString('base64url')}\n`)
    fsyncSync(handle)
    closeSync(handle)
    linkSync(half, file)
    // Its name is kept for good, too, and that of the data directory, which may be new.
    for (const folder of [dirname(file), dirname(dirname(file))]) syncFolder(folder)
  } catch (fault) {
    if (hasCode(fault, 'EEXIST')) return
    throw new StartFault(`No secret can be kept in ${file}. Make DATA_DIR writable, or set JWT_SECRET.`)
  } finally {
    rmSync(half, { force: true })
  }
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

export function installationSecrets(config: Pick<Config, 'JWT_SECRET' | 'JWT_SECRET_ACCEPTED' | 'DATA_DIR'>): Secrets {
  const { JWT_SECRET, JWT_SECRET_ACCEPTED, DATA_DIR } = config
  if (JWT_SECRET) return withFormer(JWT_SECRET, JWT_SECRET_ACCEPTED)
  return withFormer(keptSecret(DATA_DIR), readKept(join(DATA_DIR, 'jwt-secret.former')))
}

const withFormer = (secret: string, former: string | undefined): Secrets => (former ? [secret, former] : [secret])

function keptSecret(directory: string): string {
  const file = join(directory, 'jwt-secret')
  const kept = readKept(file)
  if (kept) return kept
  mkdirSync(directory, { recursive: true })
  makeAndKeep(file)
  return readKept(file) ?? keptSecret(directory)
}

/** A key of its own for each purpose, so that one use can never be mistaken for another. */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}

export const derivedKeys = (secrets: Secrets, purpose: string): readonly Buffer[] =>
  secrets.map((secret) => derivedKey(secret, purpose))
