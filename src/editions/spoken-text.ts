// A page as it is spoken: names go by how they sound, and each spoken place knows the word that it stands for.
import { saidName } from '../stage/said-name.ts'

export interface Spoken {
  text: string
  /** Begin and end, in the written text, of the word that is spoken at this place. */
  wordAt: (spokenIndex: number) => readonly [number, number]
}

interface Piece {
  spoken: number
  written: number
  /** Lengths. */
  said: number
  stands: number
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The short name sounds as the first words of the whole do. */
function soundsOf(name: string, sounds: string): [string, string][] {
  const { full, short } = saidName(name)
  const said = sounds.split(' ')
  const few = said.length > short.split(' ').length ? said.slice(0, short.split(' ').length).join(' ') : sounds
  const begins = full.startsWith(short)
  return [...(begins ? [[short, few] as [string, string]] : []), [full, sounds], [name, sounds]]
}

export function spokenText(written: string, names: readonly { name: string; name_sounds: string }[]): Spoken {
  const sounds = new Map(
    names.flatMap(({ name, name_sounds }) => (name_sounds === '' ? [] : soundsOf(name, name_sounds))),
  )
  const pieces: Piece[] = []
  let text = ''
  const keep = (said: string, at: number, stands: number) => {
    pieces.push({ spoken: text.length, written: at, said: said.length, stands })
    text += said
  }
  const pattern = new RegExp(`(?<!\\p{L})(?:${[...sounds.keys()].map(escaped).join('|')})(?!\\p{L})`, 'gu')
  let from = 0
  if (sounds.size > 0)
    for (const match of written.matchAll(pattern)) {
      keep(written.slice(from, match.index), from, match.index - from)
      keep(sounds.get(match[0]) ?? match[0], match.index, match[0].length)
      from = match.index + match[0].length
    }
  keep(written.slice(from), from, written.length - from)

  function wordAt(index: number): readonly [number, number] {
    const piece = pieces.findLast(({ spoken }) => spoken <= index)
    if (!piece) return [0, 0]
    const isName =
      piece.said !== piece.stands ||
      text.slice(piece.spoken, piece.spoken + piece.said) !== written.slice(piece.written, piece.written + piece.stands)
    if (isName) return [piece.written, piece.written + piece.stands]
    const at = piece.written + index - piece.spoken
    const word = /^[\p{L}\p{N}’'-]+/u.exec(written.slice(at))?.[0] ?? written.slice(at, at + 1)
    return [at, at + word.length]
  }
  return { text, wordAt }
}
