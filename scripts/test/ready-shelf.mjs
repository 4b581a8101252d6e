// Before any tests: the compiled shelf, for whoever starts vitest without the door of the npm scripts.

import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readyShelf } from '../bootstrap/shelf.mjs'

export default () => readyShelf(join(dirname(fileURLToPath(import.meta.url)), '..', '..'), process.execPath)
