// What is in the product that is not ours: read from the lockfile alone, with no network.
// `npm run sbom` writes docs/licences.md and, with `--out FILE`, a CycloneDX inventory.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const root = join(import.meta.dirname, '..')

const lockfile = z.object({
  version: z.string(),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
    }),
  ),
})

/** May be in what we run and hand on; each was read. Weak copyleft (LGPL, MPL) is used unchanged, as a file of its own. */
const known = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Unlicense'],
  ...['CC0-1.0', 'CC-BY-3.0', 'CC-BY-4.0', 'Python-2.0', 'OFL-1.1', 'MIT AND Zlib', 'Zlib'],
  ...['LGPL-3.0-or-later', 'MPL-2.0', 'Apache-2.0 AND LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'],
])

/** What packages say in a file of theirs and not where npm looks, read there. */
const readByHand: Record<string, string> = { 'png-js': 'MIT' }

export interface Package {
  name: string
  version: string
  licence: string
  /** Of the development only: not in what is deployed. */
  isForDevelopment: boolean
  /** As the lockfile has it: `sha512-…` in base64. */
  integrity: string | undefined
}

/** `(MIT OR GPL)`: we choose the one we know. */
function choose(expression: string): string {
  const choices = expression.replaceAll(/[()]/g, '').split(' OR ')
  return choices.find((one) => known.has(one)) ?? expression
}

/** Throws for a licence that nobody has read yet. */
export function inventory(text: string): Package[] {
  const { packages } = lockfile.parse(JSON.parse(text))
  const all = Object.entries(packages).filter(([path]) => path !== '')
  const found = all.map(([path, { version = '', license = '', integrity, dev, devOptional }]): Package => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return {
      name,
      version,
      licence: choose(license || (readByHand[name] ?? '')),
      isForDevelopment: Boolean(dev ?? devOptional),
      integrity,
    }
  })
  const unknown = found.filter(({ licence }) => !known.has(licence))
  if (unknown.length > 0) {
    const list = unknown.map(({ name, licence }) => `${name} (${licence || 'none named'})`).join(', ')
    throw new Error(`Read these licences, then name them in scripts/sbom.ts or choose other packages: ${list}`)
  }
  return found.toSorted((a, b) => `${a.name} ${a.version}`.localeCompare(`${b.name} ${b.version}`, 'en'))
}

export function listLicences(packages: readonly Package[]): string {
  const deployed = packages.filter(({ isForDevelopment }) => !isForDevelopment)
  const byLicence = Map.groupBy(deployed, ({ licence }) => licence)
  const groups = [...byLicence].toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  const sections = groups.map(
    ([licence, some]) =>
      `## ${licence}\n\n${[...new Set(some.map(({ name, version }) => `${name} ${version}`))].join(', ')}\n`,
  )
  return `# Licences of what is deployed with us\n\nWritten by \`npm run sbom\` from the lockfile; a test keeps it so. Packages of the development are not listed.\n\n${sections.join('\n')}`
}

/** CycloneDX 1.6. */
export function billOfMaterials(packages: readonly Package[], product: { name: string; version: string }) {
  return {
    ...{ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 },
    metadata: { component: { type: 'application', ...product } },
    components: packages.map(({ name, version, licence, isForDevelopment, integrity }) => ({
      ...{ type: 'library', name, version, purl: `pkg:npm/${name.replace('@', '%40')}@${version}` },
      scope: isForDevelopment ? 'excluded' : 'required',
      licenses: [{ expression: licence }],
      ...(integrity?.startsWith('sha512-') && {
        hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }],
      }),
    })),
  }
}

if (import.meta.main) {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const packages = inventory(text)
  writeFileSync(join(root, 'docs/licences.md'), listLicences(packages))
  const [option, file] = process.argv.slice(2)
  if (option === '--out' && file) {
    const { name, version } = z
      .object({ name: z.string(), version: z.string() })
      .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
    writeFileSync(file, `${JSON.stringify(billOfMaterials(packages, { name, version }), null, 2)}\n`)
  }
  console.log(`${packages.length} packages, each under a licence that we know.`)
}
