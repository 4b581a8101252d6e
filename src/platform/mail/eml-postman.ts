// Mail without SMTP: a file each in the data directory, in the order of their names.

import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeEml } from './eml.ts'
import type { Postman } from './letter.ts'

export const mailFolder = (config: { DATA_DIR: string }) => join(config.DATA_DIR, 'mail')

const stampOf = (date: Date) => date.toISOString().replaceAll(':', '-')

/** Mails are not kept longer on this machine than their rows. Their names begin with when they were written. */
export async function sweepFolder(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const old = names.filter((name) => name.endsWith('.eml') && name < stampOf(before))
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })))
}

/** The same mail always gets the same name: taking it out twice leaves one file. */
export function emlPostman(folder: string): Postman {
  return async (letter) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${stampOf(letter.date)}-${letter.id}.eml`
    const half = join(folder, `.${name}.half`)
    const file = await open(half, 'w', 0o600)
    try {
      await file.writeFile(writeEml(letter))
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(half, join(folder, name))
  }
}
