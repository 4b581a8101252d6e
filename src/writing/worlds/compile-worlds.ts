// Worlds as folders of text -> heads, and bodies by name. What a world promises and cannot keep is refused here, before anybody orders it.
import { shelfFault } from '../../base/shelf-text.ts'
import { beatKeys } from './world.ts'
import { vocabularyOf } from './whole-line.ts'
import { BEATS } from '../plan/skeletons.data.ts'
import { readHead } from './read-head.ts'
import { readStages } from './read-stage.ts'
import { readTellings } from './read-tellings.ts'
import { isLifeHead, READERS, type LifeHead, type WorldBody, type WorldHead, type WorldSource } from './world.ts'

const FILES = ['world', 'people', 'stage', 'tellings'] as const

/** Beats that hobby and choice bring with them; a world need not tell these itself, or only in verse. */
const CHOSEN: ReadonlySet<string> = new Set(['flaw', 'choice'])
const SHARED: ReadonlySet<string> = new Set([...CHOSEN, 'hobby'])

/** Whoever is promised the world is told every beat, whichever way out is taken. */
function checkReaders(file: string, { readers, ways }: Pick<WorldHead, 'readers' | 'ways'>, { tellings }: WorldBody) {
  for (const reader of READERS) {
    const told = tellings[reader]
    if (!readers.includes(reader)) {
      if (Object.keys(told).length > 0)
        throw shelfFault(
          { file, line: 1 },
          `tellings for ${reader}`,
          `${readers.join(', ')}, whom world.txt promises it`,
        )
      continue
    }
    const own = BEATS.filter((beat) => !(reader === 'verse' ? CHOSEN : SHARED).has(beat))
    for (const way of ways)
      for (const beat of own)
        if (!beatKeys(way, beat).some((key) => key in told))
          throw shelfFault(
            { file, line: 1 },
            `nothing tells ${beat} to ${reader} by ${way}`,
            `"@${beat} ${reader} ..." or "@${beat}.${way} ${reader} ..."`,
          )
  }
}

/** Of a life story every page is its own, twice or more for each reader. */
const TELLINGS_OF_LIFE = 2

function checkLife(file: string, { readers, life }: Pick<WorldHead, 'readers' | 'life'>, { tellings }: WorldBody) {
  if (!life) return
  for (const reader of readers)
    for (const beat of life.order) {
      const told = tellings[reader][beat]?.length ?? 0
      if (told < TELLINGS_OF_LIFE)
        throw shelfFault(
          { file, line: 1 },
          told === 0 ? `nothing tells ${beat} to ${reader}` : `${beat} is told to ${reader} once`,
          `two tellings or more: "@${beat} ${reader} ..."`,
        )
    }
}

/** `texts`: the files of one folder by name, without their ending. */
export function readWorld(folder: string, texts: ReadonlyMap<string, string>): WorldSource {
  const id = folder.split('/').at(-1) ?? ''
  const [world, people, stage, tellings] = FILES.map((name) => {
    const text = texts.get(name)
    if (text === undefined)
      throw shelfFault(
        { file: `${folder}/${name}.txt`, line: 1 },
        'no such file',
        FILES.map((one) => `${one}.txt`).join(', '),
      )
    return text
  })
  const stranger = [...texts.keys()].find((name) => !FILES.some((one) => one === name))
  if (stranger !== undefined)
    throw shelfFault(
      { file: `${folder}/${stranger}.txt`, line: 1 },
      'a file that nobody reads',
      FILES.map((one) => `${one}.txt`).join(', '),
    )
  const head = readHead(id, folder, { world: world ?? '', people: people ?? '' })
  const body: WorldBody = {
    ...readStages(`${folder}/stage.txt`, stage ?? ''),
    tellings: readTellings(`${folder}/tellings.txt`, tellings ?? '', {
      id,
      figureIsThing: head.figure.prop !== undefined,
      ...(head.life && { life: vocabularyOf(head.life.holes) }),
    }),
  }
  checkLife(`${folder}/tellings.txt`, head, body)
  checkReaders(`${folder}/tellings.txt`, head, body)
  return { head: { ...head, snows: body.stage.some(([, { weather }]) => weather === 'snow') }, body }
}

/** `files`: "worlds/whale/world.txt" -> text. */
export function readWorlds(files: ReadonlyMap<string, string>): WorldSource[] {
  const folders = new Map<string, Map<string, string>>()
  for (const [path, text] of files) {
    const [, folder = '', name = ''] = /^(.+)\/([^/]+)\.txt$/.exec(path) ?? []
    folders.set(folder, (folders.get(folder) ?? new Map<string, string>()).set(name, text))
  }
  const worlds = [...folders].map(([folder, texts]) => readWorld(folder, texts))
  return worlds.toSorted((one, other) => one.head.number - other.head.number)
}

/** Their heads alone: whoever types a wish is told at once which of them tell it. */
export function compileLives(files: ReadonlyMap<string, string>): {
  head: readonly LifeHead[]
  bodies: Map<string, never>
} {
  const heads = readWorlds(files).flatMap(({ head }) => (isLifeHead(head) ? [head] : []))
  return { head: heads, bodies: new Map<string, never>() }
}

export function compileWorlds(files: ReadonlyMap<string, string>): {
  head: readonly WorldHead[]
  bodies: Map<string, WorldBody>
} {
  const worlds = readWorlds(files)
  return { head: worlds.map(({ head }) => head), bodies: new Map(worlds.map(({ head, body }) => [head.id, body])) }
}
