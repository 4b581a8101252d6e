// Every named place where the power may go is one where a test lets it go.

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')
const isTest = (path: string) => /\.(?:test|long|e2e)\.tsx?$|\/(?:test-|fixtures\/)/.test(path)

test('each failpoint of the source is named by a test that kills a server there', () => {
  const sources = globSync('src/**/*.ts')
  const places = sources
    .filter((path) => !isTest(path))
    .flatMap((path) => [...read(path).matchAll(/\bfailpoint\('([^']+)'\)/g)].flatMap(([, place]) => place ?? []))
  expect(places.length).toBeGreaterThan(30)
  expect(places.toSorted()).toEqual([...new Set(places)].toSorted())
  const kills = [...sources.filter(isTest), ...globSync('e2e/*.ts')]
    .map(read)
    .filter((text) => /fail ?point|kill/i.test(text))
  expect(places.filter((place) => !kills.some((text) => text.includes(`'${place}`)))).toEqual([])
})
