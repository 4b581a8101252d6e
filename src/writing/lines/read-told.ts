// The tellings of a card: "@young words", and perhaps what is seen of them, "= hero sit", as their last line.
import { shelfFault, type TextLine } from '../../base/shelf-text.ts'
import { readCue, thingsIn } from '../staging/cue.ts'
import { KIT } from '../staging/moment.ts'
import { ownThing } from '../worlds/own-thing.ts'
import { wholeLine, type Vocabulary } from '../worlds/whole-line.ts'
import type { Written } from './lines.ts'

interface Open extends TextLine {
  key: string
  words: string[]
  cue?: string
}

/** Every world borrows them: their things are anybody's, and a hole of a cue is what each world has for it. */
function checkCue(at: TextLine): string {
  const shown = at.text.replaceAll('{key}', 'key').replaceAll('{crowd}', 'crowd').replaceAll('{small}', 'girl')
  const cue = readCue({ ...at, text: shown })
  for (const moment of [cue, ...(cue.then ? [cue.then] : [])])
    for (const thing of thingsIn(moment)) if (thing !== KIT) ownThing(thing, '', at)
  return at.text
}

/** How often a key comes, and whether each of its tellings is a page that is seen. */
export interface Rule {
  least: number
  most: number
  cued: boolean
}

export interface Tellings {
  file: string
  lines: readonly TextLine[]
  /** What may stand behind the @. */
  keys: Readonly<Record<string, Rule>>
  known: Vocabulary
}

function open({ lines, keys }: Tellings): Open[] {
  const opened: Open[] = []
  const allowed = Object.keys(keys)
    .map((key) => `"@${key} ..."`)
    .join(', ')
  for (const at of lines) {
    const [, key, first] = /^@(\S+)(?: (.*))?$/.exec(at.text) ?? []
    const last = opened.at(-1)
    if (key !== undefined) {
      if (!Object.hasOwn(keys, key)) throw shelfFault(at, `"@${key}"`, allowed)
      opened.push({ ...at, key, words: first === undefined ? [] : [first] })
    } else if (!last) throw shelfFault(at, 'words of no telling', allowed)
    else if (last.cue !== undefined) throw shelfFault(at, 'words after a cue', allowed)
    else if (at.text.startsWith('= ')) last.cue = checkCue({ ...at, text: at.text.slice(2) })
    else last.words.push(at.text)
  }
  return opened
}

/** Answers the tellings of a key. */
export function readTold(tellings: Tellings): (key: string) => Written[] {
  const { file, keys, known } = tellings
  const told: Record<string, Written[]> = {}
  for (const { words, cue, key, ...at } of open(tellings)) {
    if (words.length === 0) throw shelfFault(at, 'a telling without words', 'its words after its name')
    if (keys[key]?.cued && cue === undefined)
      throw shelfFault(at, 'a telling without a cue', '"= hero ..." beneath its words')
    ;(told[key] ??= []).push({ prose: wholeLine(at, words.join(' '), known), ...(cue !== undefined && { cue }) })
  }
  for (const [key, { least, most }] of Object.entries(keys)) {
    const { length } = told[key] ?? []
    if (length < least || length > most)
      throw shelfFault({ file, line: 1 }, `${length} of "@${key}"`, least === most ? `${least}` : `${least} to ${most}`)
  }
  return (key) => told[key] ?? []
}
