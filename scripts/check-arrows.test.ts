// The house rules, each with a planted fault that must be found, and a small house in order that must pass.

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countDebts, findDebts } from './arrows/debts.ts'
import { findFaults, readHouse } from './check-arrows.ts'

/** A small house in order: one file for each thing that is allowed. */
const inOrder: Record<string, string> = {
  'database/schema/orders.ts': lines(
    `import { pgTable } from 'drizzle-orm/pg-core'`,
    `import { tiers } from '../../src/orders/order.ts'`,
    `import { id } from './columns.ts'`,
  ),
  'database/schema/columns.ts': `export const id = 1`,
  'src/base/brand.ts': `export const brand = 'Fablekin'`,
  'src/base/dice.ts': lines(`import { z } from 'zod'`, `// import { page } from '../books/book.ts'`),
  'src/base/dice.test.ts': lines(`import { readFileSync } from 'node:fs'`, `import { expect } from 'vitest'`),
  'src/platform/rows.ts': lines(
    `import { Pool } from 'pg'`,
    `import { readFile } from 'node:fs/promises'`,
    `import { orders } from '../../database/schema/orders.ts'`,
    `import { dice } from '../base/dice.ts'`,
  ),
  'src/platform/raster.ts': `const worker = new Worker(new URL('./raster-worker.ts', import.meta.url))`,
  'src/platform/raster-worker.ts': `import type { Job } from './raster.ts'`,
  'src/platform/test-database.ts': lines(
    `import { inject } from 'vitest'`,
    `const url = process.env.TEST_POSTGRES_URL`,
  ),
  'src/platform/fixtures/killed-process.ts': lines(
    `import { database } from '../test-database.ts'`,
    `const folder = process.env.DATA_DIR`,
  ),
  'src/ui/button.tsx': lines(`import { useState } from 'react'`, `import './button.css'`),
  'src/drawing/fox.ts': lines(`import { dice } from '../base/dice.ts'`, `import { ink } from './ink/ink.ts'`),
  'src/writing/shelf.ts': lines(
    `import { head } from '#shelf/worlds'`,
    '// A companion has no pack.',
    "const told = `a pal of {Pal2} ${/pal|pack/.test('a pack') ? { pal1: '`' } : plan.pack} and a companion`",
  ),
  'src/drawing/fox.data.ts': `${'x\n'.repeat(900)}export interface Part {\n}`,
  'src/drawing/ink/ink.ts': `export const at = (now: Date) => now`,
  'src/binding/pdf.ts': `import PdfDocument from 'pdfkit'`,
  'src/books/book.ts': `import { draw } from '../drawing/fox.ts'`,
  'src/orders/order.ts': `import { book } from '../books/book.ts'`,
  'src/orders/order.test.ts': lines(`import fc from 'fast-check'`, 'x\n'.repeat(400)),
  'src/orders/server/place-order.ts': lines(
    `import { rows } from '../../platform/rows.ts'`,
    `import { orders } from '../../../database/schema/orders.ts'`,
    `import { order } from '../order.ts'`,
  ),
  'src/orders/server/place-order.test.ts': lines(
    `import { database } from '../../platform/test-database.ts'`,
    `import { migrations } from '../../../scripts/seed.ts'`,
  ),
  'src/orders/web/cart-screen.tsx': lines(
    `import { Button } from '../../ui/button.tsx'`,
    `import type { Order } from '../order.ts'`,
  ),
  'src/website/landing.tsx': lines(`import { Button } from '../ui/button.tsx'`, `import { StrictMode } from 'react'`),
  'src/app/main.ts': lines(`import { place } from '../orders/server/place-order.ts'`, `const port = process.env.PORT`),
  'src/app/web/main.tsx': lines(
    `import { createRoot } from 'react-dom/client'`,
    `import { Cart } from '../../orders/web/cart-screen.tsx'`,
    `const later = () => import('../../website/landing.tsx')`,
  ),
}

test('a house in order has no faults', () => {
  expect(findFaults(new Map(Object.entries(inOrder)))).toEqual([])
})

const planted: [rule: string, file: string, source: string, why: RegExp][] = [
  [
    'a later shelf',
    'src/books/shop.ts',
    `import { order } from '../orders/order.ts'`,
    /later shelf: orders comes after/,
  ],
  ['a later shelf, by type', 'src/base/a.ts', `import type { Book } from '../books/book.ts'`, /later shelf/],
  ['a later shelf, lazily', 'src/books/a.ts', `const later = () => import('../orders/order.ts')`, /later shelf/],
  ['a later shelf, over lines', 'src/books/a.ts', `import {\n  order,\n} from '../orders/order.ts'`, /later shelf/],
  ['a later shelf, passed on', 'src/books/a.ts', `export { order } from '../orders/order.ts'`, /later shelf/],
  ['a later shelf, as a worker', 'src/books/a.ts', `new URL('../orders/order.ts', import.meta.url)`, /later shelf/],
  ['nothing imports app', 'src/website/a.tsx', `import '../app/main.ts'`, /later shelf/],
  ['server meets ui', 'src/orders/server/a.ts', `import '../../ui/button.tsx'`, /server and web never meet/],
  ['server meets web', 'src/orders/server/a.ts', `import '../web/cart-screen.tsx'`, /server and web never meet/],
  ['web meets server', 'src/orders/web/a.ts', `import '../server/place-order.ts'`, /server and web never meet/],
  ['web meets platform', 'src/orders/web/a.ts', `import '../../platform/rows.ts'`, /server and web never meet/],
  ['ui meets platform', 'src/ui/a.ts', `import '../platform/rows.ts'`, /server and web never meet/],
  ['website meets server', 'src/website/a.ts', `import '../orders/server/place-order.ts'`, /server and web never meet/],
  ['words look into server', 'src/orders/a.ts', `import './server/place-order.ts'`, /never look into server/],
  ['words look into web', 'src/orders/a.ts', `import './web/cart-screen.tsx'`, /never look into server/],
  [
    "words look into another's server",
    'src/studio/a.ts',
    `import '../orders/server/place-order.ts'`,
    /never look into/,
  ],
  [
    'a craft looks about',
    'src/binding/a.ts',
    `import '../drawing/fox.ts'`,
    /a craft knows base, the stage and itself only/,
  ],
  [
    'a feature reads the shelf',
    'src/books/a.ts',
    `import { head } from '#shelf/worlds'`,
    /the compiled shelf is for the stage and the crafts/,
  ],
  ['a craft takes a package', 'src/drawing/a.ts', `import { z } from 'zod'`, /this craft takes no package/],
  [
    'writing takes a package',
    'src/writing/a.ts',
    `import nlp from 'compromise/three'`,
    /imports compromise: this craft/,
  ],
  [
    'binding takes another package',
    'src/binding/a.ts',
    `import sharp from 'sharp'`,
    /pdfkit, fflate and harfbuzzjs only/,
  ],
  ['a craft takes node:', 'src/writing/a.ts', `import { readFileSync } from 'node:fs'`, /Node\.js is for platform/],
  ['a craft rolls its own dice', 'src/drawing/a.ts', `const x = Math.random()`, /asks the clock or chance/],
  ['a craft looks at the clock', 'src/writing/a.ts', `const now = new Date()`, /asks the clock or chance/],
  ['a barrel', 'src/books/index.ts', ``, /no index, types or utils/],
  ['shared types', 'src/books/types.ts', ``, /no index, types or utils/],
  ['a drawer', 'src/books/utils.ts', ``, /no index, types or utils/],
  ['a folder of drawers', 'src/books/utils/text.ts', ``, /no index, types or utils/],
  ['no shelf', 'src/helpers/text.ts', ``, /stands on no shelf/],
  ['beside the shelves', 'src/text.ts', ``, /stands on no shelf/],
  ['out of the house', 'src/books/a.ts', `import '../../scripts/seed.ts'`, /which is not in the house/],
  ['the name', 'src/ui/a.tsx', `const title = 'Fablekin, for children'`, /spells "Fablekin"/],
  ['the environment', 'src/platform/a.ts', `const port = process.env.PORT`, /reads process\.env/],
  ['the environment, in parts', 'src/platform/a.ts', `const { env } = process`, /reads process\.env/],
  ['too long', 'src/books/a.ts', 'x\n'.repeat(251), /251 lines/],
  ['what was written later', 'src/writing/loves/hobbies-again.data.ts', ``, /name it by what it says/],
  [
    'a word that is no more',
    'src/writing/a.ts',
    `const friendOf = (companion: Cast) => 1`,
    /companion: the word is friend/,
  ],
  [
    'a word within a name',
    'src/drawing/a.ts',
    'const x = `pal ${palWords(1)} of a pack`',
    /palWords: the word is friend/,
  ],
  ['a word of another shelf', 'src/orders/server/a.ts', `const openVisit = 1`, /openVisit: the word is checkout/],
  [
    'a type of two meanings',
    'src/studio/a.ts',
    `export interface Part {\n}`,
    /Part is src\/drawing\/fox\.data\.ts's already/,
  ],
  ['tables in the web', 'src/orders/web/a.ts', `import '../../../database/schema/orders.ts'`, /know the tables/],
  ['tables in words', 'src/orders/a.ts', `import '../../database/schema/orders.ts'`, /know the tables/],
  ['the schema looks up', 'database/schema/a.ts', `import '../../src/platform/rows.ts'`, /pure words only/],
  [
    'React in a server',
    'src/orders/server/a.ts',
    `import { renderToString } from 'react-dom/server'`,
    /React and its friends/,
  ],
  ['React in platform', 'src/platform/a.ts', `import { z } from '@tanstack/react-query'`, /React and its friends/],
  ['React in words', 'src/orders/a.ts', `import { useState } from 'react'`, /React and its friends/],
  ['node: in web', 'src/orders/web/a.ts', `import { join } from 'node:path'`, /Node\.js is for platform/],
  ['node: in ui', 'src/ui/a.ts', `import { join } from 'node:path'`, /Node\.js is for platform/],
  ['node: in base', 'src/base/a.ts', `import { join } from 'node:path'`, /Node\.js is for platform/],
  ['node: in words', 'src/orders/a.ts', `import { join } from 'node:path'`, /Node\.js is for platform/],
  ['vitest in the product', 'src/app/a.ts', `import { vi } from 'vitest'`, /for tests only/],
  ['a test helper in the product', 'src/app/a.ts', `import '../platform/test-database.ts'`, /for tests only/],
  ['a fixture in the product', 'src/app/a.ts', `import '../platform/fixtures/killed-process.ts'`, /for tests only/],
  ['a test outside its shelf', 'src/books/a.test.ts', `import '../orders/order.ts'`, /later shelf/],
]

test.each(planted)('%s is a fault', (_rule, file, source, why) => {
  const faults = findFaults(new Map([...Object.entries(inOrder), [file, source]]))
  expect(faults).toEqual([expect.stringMatching(why)])
  expect(faults[0]?.startsWith(`${file}: `)).toBe(true)
})

test('a room of a craft holds 25 files', () => {
  const shapes = (count: number) =>
    Array.from({ length: count }, (_, at): [string, string] => [`src/drawing/shapes/a${at}.ts`, ''])
  expect(findFaults(new Map(shapes(25)))).toEqual([])
  expect(findFaults(new Map(shapes(26)))).toEqual(['src/drawing/shapes: 26 files: over 25 it is two rooms'])
})

test('what the crafts owe is counted, and never grows', () => {
  const long = (lines: number) => `export function drawAll(): void {\n${'  draw()\n'.repeat(lines)}}\n`
  const branching = `export const drawOne = (one: Thing): void => {\n${'  if (one.isOpen && one.isLit) draw()\n'.repeat(11)}}\n`
  const owing = new Map([
    ['src/drawing/shapes/loop.ts', `draw() // prettier-ignore\n${long(60)}${long(58)}`],
    ['src/drawing/props/bell.ts', branching],
    [
      'src/drawing/props/bell.data.ts',
      'const BELL = draw() // prettier-ignore\nexport const ring = (at: Point) => at\n',
    ],
    ['src/drawing/props/bell.test.ts', long(90)],
    [
      'src/writing/lines/words.data.ts',
      'export const WORDS = `if a -> b => c`\nexport type Put = (at: Point) => void\n',
    ],
    ['database/schema/bells.ts', `import type { Bell } from '../../src/books/bell.ts'`],
    ['database/schema/props.ts', `import type { Prop } from '../../src/stage/things/card.ts'`],
  ])
  expect(countDebts(owing)).toEqual({ unformatted: 1, functionsInData: 1, largeFunctions: 2, schemaArrows: 1 })
  const none = { unformatted: 0, functionsInData: 1, largeFunctions: 1, schemaArrows: 1 }
  expect(findDebts(owing, none)).toEqual([
    'src: 1 passages of code that are not formatted: the number was 0, and only goes down',
    'src: 2 functions over 60 lines or 20 branches: the number was 1, and only goes down',
  ])
})

test('a circle of files is told once, even when only types go round', () => {
  const circle = {
    'src/books/a.ts': `import type { B } from './b.ts'`,
    'src/books/b.ts': `import { c } from './c.ts'`,
    'src/books/c.ts': `import { a } from './a.ts'`,
  }
  expect(findFaults(new Map([...Object.entries(inOrder), ...Object.entries(circle)]))).toEqual([
    'src/books/a.ts: a circle of files: src/books/a.ts -> src/books/b.ts -> src/books/c.ts -> src/books/a.ts',
  ])
})

test('the real house is read whole', () => {
  const house = readHouse(join(import.meta.dirname, '..'))
  expect(house.get('src/base/brand.ts')).toContain('Fablekin')
  expect([...house.keys()].some((path) => path.startsWith('database/schema/'))).toBe(true)
})

function lines(...all: string[]): string {
  return `${all.join('\n')}\n`
}
