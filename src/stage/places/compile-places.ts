// Places as cards of text, places/pond.txt -> one list. What nobody can read is refused with file, line and what may stand there.
import { readKeyed, type Keys, type Said } from '../../base/read-keyed.ts'
import { oneOf, readTextLines, shelfFault, wordsIn } from '../../base/shelf-text.ts'
import { GAGS } from '../scene.ts'
import { COLORED_CORNERS, CORNERS, FLAGS, MOTIFS, type Corner, type PlaceCard } from './place-card.ts'

const KEYS: Keys = {
  ...{ number: 'one', said: 'one', deep: 'maybe', water: 'maybe', keel: 'maybe', soil: 'maybe', motif: 'maybe' },
  ...{ corner: 'maybe', 'corner-by-night': 'maybe', gags: 'maybe' },
  ...Object.fromEntries(FLAGS.map((flag) => [flag, 'maybe' as const])),
}

function numberIn(said: Said, most: number): number {
  if (!/^\d+(?:\.\d+)?$/.test(said.rest) || Number(said.rest) === 0 || Number(said.rest) > most)
    throw shelfFault(said, `"${said.rest}" is no such number`, `a number up to ${most}`)
  return Number(said.rest)
}

function colorIn(word: string, said: Said): `#${string}` {
  const [, hex] = /^#([0-9a-f]{6})$/.exec(word) ?? []
  if (hex === undefined) throw shelfFault(said, `"${word}" is no color`, '#rrggbb')
  return `#${hex}`
}

/** "leafy", "drape #d9806a" */
function cornerIn(said: Said): Corner {
  const [word = '', color, more] = wordsIn(said.rest)
  if (more !== undefined) throw shelfFault(said, `"${said.rest}"`, '"leafy", "drape #d9806a"')
  const colored = COLORED_CORNERS.find((one) => one === word)
  if (colored) return { kind: colored, color: colorIn(color ?? '', said) }
  const kind = oneOf([...CORNERS, ...COLORED_CORNERS], word, said, 'corner')
  const plain = CORNERS.find((one) => one === kind)
  if (!plain || color !== undefined) throw shelfFault(said, `"${said.rest}"`, `"${word}" alone`)
  return { kind: plain }
}

function readPlace([file, text]: [string, string]): { file: string; number: number; card: PlaceCard } {
  const [, id] = /^places\/([a-z]+(?:-[a-z]+)*)\.txt$/.exec(file) ?? []
  if (id === undefined) throw shelfFault({ file, line: 1 }, 'no card of a place', 'places/<name>.txt')
  const said = readKeyed(file, readTextLines(file, text), KEYS)
  const number = said.one('number')
  if (!/^[1-9]\d{0,3}$/.test(number.rest)) throw shelfFault(number, `"${number.rest}" is not a number`, '1, 2, 3 ...')
  const flagged = FLAGS.flatMap((flag) => said.maybe(flag) ?? []).find(({ rest }) => rest !== '')
  if (flagged) throw shelfFault(flagged, `"${flagged.text}"`, 'the word alone')
  const [deep, water, keel, soil, motif] = ['deep', 'water', 'keel', 'soil', 'motif'].map(said.maybe)
  const [corner, byNight, gags] = ['corner', 'corner-by-night', 'gags'].map(said.maybe)
  const card: PlaceCard = {
    id,
    said: said.one('said').rest,
    is: FLAGS.filter((flag) => said.maybe(flag) !== undefined),
    ...(deep && { deep: oneOf(['fly', 'swim'] as const, deep.rest, deep, 'way to be there') }),
    ...(water && { water: numberIn(water, 1) }),
    ...(keel && { keel: numberIn(keel, 400) }),
    ...(soil && { soil: colorIn(soil.rest, soil) }),
    motif: motif ? oneOf(MOTIFS, motif.rest, motif, 'motif') : 'flag',
    ...(corner && { corner: cornerIn(corner) }),
    ...(byNight && { cornerByNight: cornerIn(byNight) }),
    gags: wordsIn(gags?.rest ?? '').map((gag) => (gags ? oneOf(GAGS, gag, gags, 'gag') : gag)),
  }
  return { file, number: Number(number.rest), card }
}

/** `files`: "places/pond.txt" -> text. In the order of their numbers, by which the dice choose among them. */
export function readPlaces(files: ReadonlyMap<string, string>): PlaceCard[] {
  const ordered = [...files].map(readPlace).toSorted((one, other) => one.number - other.number)
  for (const [at, { file, number }] of ordered.entries())
    if (ordered[at - 1]?.number === number)
      throw shelfFault(
        { file, line: 1 },
        `a second number ${number}`,
        `the next one, ${(ordered.at(-1)?.number ?? 0) + 1}`,
      )
  return ordered.map(({ card }) => card)
}

export const compilePlaces = (files: ReadonlyMap<string, string>) => ({
  head: readPlaces(files),
  bodies: new Map<string, never>(),
})
