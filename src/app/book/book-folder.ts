// The folder of a book: each file is whole or not there, and a list says what it was made from, so that nothing is made twice.

import { createHash } from 'node:crypto'
import { accessSync, constants, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { BadOrder } from './read-order.ts'

const listName = 'made.json'
const madeList = z.record(z.string(), z.object({ from: z.string(), sha256: z.string() }))

export type BookFolder = ReturnType<typeof openFolder>

export const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')

export function openFolder(path: string) {
  prepare(path)
  let made = readList(join(path, listName))

  function read(name: string): Uint8Array | undefined {
    try {
      return readFileSync(join(path, name))
    } catch {
      return undefined
    }
  }

  function write(name: string, bytes: string | Uint8Array): void {
    const file = join(path, name)
    mkdirSync(dirname(file), { recursive: true })
    // Whole or not at all: a half-written file would be taken for one.
    writeFileSync(`${file}.part`, bytes)
    renameSync(`${file}.part`, file)
  }

  const keepList = () => write(listName, `${JSON.stringify(made, null, 2)}\n`)

  /** What is still as it was made. */
  function untouched(name: string): Uint8Array | undefined {
    const bytes = made[name] && read(name)
    return bytes && sha256(bytes) === made[name]?.sha256 ? bytes : undefined
  }

  return {
    path: (name: string) => join(path, name),
    read,
    write,
    /** The file if it was made from this and is as it was made. */
    made: (name: string, from: string) => (made[name]?.from === from ? untouched(name) : undefined),
    keep(name: string, from: string, bytes: Uint8Array): void {
      write(name, bytes)
      made[name] = { from, sha256: sha256(bytes) }
      keepList()
    },
    /** Another story begins: what was made of the one before it goes, what somebody changed stays. */
    clear(): void {
      const names = Object.keys(made)
      for (const name of names) if (untouched(name)) rmSync(join(path, name))
      made = {}
      if (names.length > 0) keepList()
    },
  }
}

function prepare(path: string): void {
  try {
    mkdirSync(path, { recursive: true })
    accessSync(path, constants.W_OK)
  } catch {
    throw new BadOrder(`${path} cannot be written: name a folder that can with --out.`)
  }
}

function readList(file: string): z.output<typeof madeList> {
  try {
    return madeList.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}
