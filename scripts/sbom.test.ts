import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { billOfMaterials, inventory, listLicences } from './sbom.ts'

const root = join(import.meta.dirname, '..')
const text = readFileSync(join(root, 'package-lock.json'), 'utf8')

test('every package of the lockfile is in the inventory, under a licence that we know', () => {
  const packages = inventory(text)
  expect(packages).toHaveLength(Object.keys(JSON.parse(text).packages).length - 1)
  expect(packages.every(({ version }) => /^\d/.test(version))).toBe(true)
  const bill = billOfMaterials(packages, { name: 'x', version: '1' })
  const hono = bill.components.find(({ name }) => name === 'hono')
  expect(hono).toMatchObject({ scope: 'required', licenses: [{ expression: 'MIT' }], hashes: [{ alg: 'SHA-512' }] })
  expect(bill.components.find(({ name }) => name === 'vitest')?.scope).toBe('excluded')
})

test('docs/licences.md is what `npm run sbom` writes', () => {
  expect(readFileSync(join(root, 'docs/licences.md'), 'utf8')).toBe(listLicences(inventory(text)))
})

test('a licence that nobody has read stops it, by name', () => {
  const with_ = (license: string | undefined) =>
    JSON.stringify({ version: '1', packages: { 'node_modules/x': { version: '1.0.0', license } } })
  expect(() => inventory(with_('SSPL-1.0'))).toThrow('x (SSPL-1.0)')
  expect(() => inventory(with_(undefined))).toThrow('x (none named)')
  expect(inventory(with_('(GPL-3.0 OR MIT)'))[0]?.licence).toBe('MIT')
})
