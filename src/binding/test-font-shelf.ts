// The font shelf of tests: the installed packages.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FontShelf } from './fonts.ts'

const root = join(import.meta.dirname, '../../node_modules/@fontsource')

export const testShelf: FontShelf = (path) => readFileSync(join(root, path))
