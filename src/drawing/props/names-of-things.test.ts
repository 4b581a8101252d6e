// The illustrator asks a thing's card and never its name: what one thing can do, the next may do as well.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PROPS } from '../../stage/things/cards.ts'

const drawing = join(import.meta.dirname, '..')

/** Furniture is named by its place: until a place is a card, these say it in code. */
const isPlace = (path: string) => path.startsWith('places/')

const code = globSync('**/*.ts', { cwd: drawing })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.(?:test|data)\.ts$/.test(path) && !isPlace(path))
const filesWith = (asked: readonly RegExp[]) =>
  code.filter((path) => asked.some((one) => one.test(readFileSync(join(drawing, path), 'utf8'))))

const name = `'(?:${PROPS.join('|')})'`
/** How code asks which thing it has in hand, or has one of its own: compared, looked up, measured, drawn, or in a table. */
const NAMED = [
  `\\b(?:prop|deed\\??\\.what|deed\\.over|thing|holds|held|over|goal)\\)? [!=]== ${name}`,
  `\\b(?:props|shown|things)\\.(?:has|includes)\\(${name}`,
  `\\b(?:readProp|trueScale|cardOf|seenAt|shownScale|linesOf)\\([^()]*${name}`,
  `\\bdrawProp\\(.*, ${name}`,
  `\\bprop: ${name}`,
  `<Prop>\\(\\[\\s*${name}`,
  `\\bProp\\[\\] = \\[\\s*${name}`,
  `<Record<Prop, [^=]*> = \\{`,
].map((asked) => new RegExp(asked))

it('no name of a thing stands in the code of the illustrator', () => {
  expect(filesWith(NAMED)).toEqual([])
})

it('and none that only a thing can have', () => {
  const own = PROPS.filter((prop) => prop.includes('-') && prop !== 'bow-tie')
  expect(filesWith([new RegExp(`'(?:${own.join('|')})'`)])).toEqual([])
})
