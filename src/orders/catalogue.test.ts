// The catalogue says what was promised, and nobody else under src/ names a price.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  catalogue,
  cheaperWay,
  choiceOf,
  findProduct,
  isOffered,
  ladder,
  ladderRule,
  leastPrice,
  plans,
  preselected,
  priceOf,
  skus,
  yearlySaving,
} from './catalogue.ts'
import { checkoutWords } from './checkout-words.ts'

const src = join(import.meta.dirname, '..')

test('every sku has its promised price [S3.14 S9.4 S9.7]', () => {
  expect(Object.fromEntries(skus.map((sku) => [sku, priceOf(sku)]))).toEqual({
    'Digital Copy': '$19.99',
    'Physical Book': '$49.99',
    'Single Book': '$59.99',
    'Gift Bundle': '$69.99',
    'Story Subscription': '$49.99',
    'Coloring Book': '$10.00',
    'Printed copy': '$39.99',
    'Digital lyric art vinyl record': '$29.99',
  })
})

test('the tiers of one book share a product id; the others have their own [S3.14 S9.5]', () => {
  const shared = new Set([
    catalogue['Digital Copy'].productId,
    catalogue['Physical Book'].productId,
    catalogue['Gift Bundle'].productId,
  ])
  expect(shared.size).toBe(1)
  const own = (['Story Subscription', 'Coloring Book', 'Printed copy', 'Digital lyric art vinyl record'] as const).map(
    (sku) => catalogue[sku].productId,
  )
  expect(new Set([...own, ...shared]).size).toBe(5)
})

test('every sku is called by its name and says in a sentence what it is [S3.14]', () => {
  for (const sku of skus) {
    expect(catalogue[sku].name).toBe(sku)
    expect(catalogue[sku].description).toMatch(/^.{20,}\.$/)
  }
})

test('the ladder has every price once, and each says what it is for', () => {
  expect(ladder.toSorted()).toEqual(skus.toSorted())
  expect(catalogue['Printed copy'].why).toContain('a finished book')
  expect(catalogue['Single Book'].why).toContain('with the digital copy')
  expect(ladderRule).toContain(priceOf('Printed copy'))
  // No screen has a rule of its own beside it.
  expect(JSON.stringify(checkoutWords)).not.toMatch(/pay less|printing alone/)
  expect(leastPrice).toBe('$19.99')
})

test('the subscription saves what its badge says [S1.20]', () => {
  expect(yearlySaving).toBeGreaterThanOrEqual(12_000)
})

test('each plan of the pricing page preselects something at checkout', () => {
  expect(plans.map((plan) => choiceOf(plan))).toEqual([
    { tier: 'Single Book', addons: [] },
    { tier: 'Story Subscription', addons: [] },
    { tier: 'Single Book', addons: ['Coloring Book'] },
  ])
})

test.each(['', 'Coloring Book', 'Printed copy', 'single book', '__proto__', 'toString'])('%j is no tier', (name) => {
  expect(choiceOf(name)).toBeNull()
})

test('a product is found by its exact name only', () => {
  expect(findProduct('Gift Bundle')?.cents).toBe(catalogue['Gift Bundle'].cents)
  expect(findProduct('constructor')).toBeNull()
})

test('no other file under src names a price', () => {
  const cents = skus.map((sku) => catalogue[sku].cents).filter((value) => value !== 1000)
  // A year in the address of a standard is none.
  const stray = new RegExp(String.raw`\$\d+\.\d\d|(?<!/)\b(?:${[...new Set(cents)].join('|')})\b`)
  const offenders = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|tsx)$/.test(file) && !/\.test\.tsx?$|\.data\.ts$/.test(file))
    .filter((file) => file !== join('orders', 'catalogue.ts'))
    .filter((file) => stray.test(readFileSync(join(src, file), 'utf8')))
  expect(offenders).toEqual([])
})

test('whoever may have the same of a finished book for less is told how; what is still to be made has no cheaper way', () => {
  const ways = (isFinished: boolean, filesAreFree: boolean) =>
    Object.fromEntries(
      skus.flatMap((sku) => [[sku, cheaperWay(sku, { isFinished, filesAreFree })]]).filter(([, way]) => way),
    )
  expect(ways(true, true)).toEqual({
    'Digital Copy': 'files free',
    'Physical Book': 'printed copy',
    'Single Book': 'printed copy, files free',
    'Digital lyric art vinyl record': 'files free',
  })
  expect(ways(true, false)).toEqual({ 'Physical Book': 'printed copy', 'Single Book': 'printed copy, files paid' })
  expect(ways(false, true)).toEqual({})
  for (const way of ['printed copy', 'printed copy, files free', 'printed copy, files paid'] as const)
    expect(checkoutWords.tier.cheaper[way]).toContain(priceOf('Printed copy'))
})

test('no file that is free is sold without a word of what is paid for', () => {
  const withFiles = skus.filter((sku) =>
    catalogue[sku].entitlements.some((brought) => ['digital copy', 'coloring book', 'lyric art'].includes(brought)),
  )
  expect(Object.keys(checkoutWords.tier.free).toSorted()).toEqual(withFiles.toSorted())
})

test('of a finished book nobody is sold its making again, nor files that are free', () => {
  const offered = (filesAreFree: boolean) => ladder.filter((sku) => isOffered(sku, { isFinished: true, filesAreFree }))
  const more = ['Gift Bundle', 'Story Subscription', 'Printed copy', 'Coloring Book']
  expect(offered(false)).toEqual(['Digital Copy', ...more, 'Digital lyric art vinyl record'])
  expect(offered(true)).toEqual(more)
  expect(ladder.filter((sku) => isOffered(sku, { isFinished: false, filesAreFree: true }))).toEqual(ladder)
})

test('of a finished book the printed copy is chosen until she chooses, unless she came for what has no cheaper way', () => {
  const chosen = (filesAreFree: boolean) =>
    skus
      .filter((sku) => catalogue[sku].soldAs === 'tier' || catalogue[sku].soldAs === 'subscription')
      .map((sku) => preselected(sku, { isFinished: true, filesAreFree }))
  const others = ['Gift Bundle', 'Story Subscription']
  expect(chosen(true)).toEqual(['Printed copy', 'Printed copy', 'Printed copy', ...others])
  expect(chosen(false)).toEqual(['Digital Copy', 'Printed copy', 'Printed copy', ...others])
  expect(preselected('Digital Copy', { isFinished: false, filesAreFree: true })).toBe('Digital Copy')
})
