// The letters that the server wrote to somebody, as files.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject, vi } from 'vitest'
import { readEml } from '../src/platform/mail/eml.ts'

/** The first link of a letter that is on its way. */
export function linkMailedTo(email: string, subject: RegExp): Promise<string> {
  return vi.waitFor(
    async () => {
      const link = /https?:\S+/.exec(await letterTo(email, subject))?.[0]
      if (link === undefined) throw new Error(`No link for ${email} yet`)
      return link
    },
    { timeout: 120_000, interval: 100 },
  )
}

/** The six digits of a letter that is there. */
export async function codeMailedTo(email: string, subject: RegExp): Promise<string> {
  return /\b\d{6}\b/.exec(await letterTo(email, subject))?.[0] ?? ''
}

async function letterTo(email: string, subject: RegExp): Promise<string> {
  const folder = inject('mailFolder')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  const letters = await Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')))
  const found = letters.map(readEml).findLast((letter) => letter.to.includes(email) && subject.test(letter.subject))
  return found?.text ?? ''
}
