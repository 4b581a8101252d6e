// The thing that a wish lends a story: one of a closed list, and only where its sentence says that somebody finds, loses, makes or brings it.

import { once } from '../../base/once.ts'
import { spokenRelation } from '../cast/relation.ts'
import { WISH_LOOKS, WISH_THINGS } from './wish-things.data.ts'

/** What it is called where one is carried about: keys are a bunch of keys. */
const carried = once(
  () =>
    new Map(
      WISH_THINGS.trim()
        .split('\n')
        .flatMap((row): [string, string][] => {
          const [one = '', many = '', carried = ''] = row.split('|').map((cell) => cell.trim())
          return [
            [one, one],
            [many, carried],
          ]
        }),
    ),
)
const LOOKS = new Set(WISH_LOOKS.split(' '))

const DOES =
  /(?:^|[^\p{L}'’-])(?:find(?:s|ing)?|found|los(?:t|e|es|ing)|miss(?:es|ing)|stolen|steals?|hid(?:es|den)?|search(?:es|ing)? for|look(?:s|ing)? (?:everywhere )?for|hunt(?:s|ing)? for|seek(?:s|ing)?|mak(?:e|es|ing)|buil(?:d|ds|ding|t)|knit(?:s|ting)?|bak(?:e|es|ing)|w(?:in|ins|inning|on)|wants?|discover(?:s|ing)?|rescu(?:e|es|ing)|returns?|carr(?:y|ies)|carrying|deliver(?:s|ing)?|bring(?:s|ing)?(?: back| home)?|brought|tak(?:e|es|ing)|sends?|gives?)\s+/giu
/** Said before it, the thing is not there. */
const DENIED = /(?:\b(?:not|never|no|without|nobody)|n['’]t)(?:\s+\p{L}+){0,2}\s*$/iu
const BEFORE =
  /^(?:an?|the|his|her|their|its|my|our|some|that|to|back|find|get|win|save|lost|missing|stolen|hidden|secret|precious|favou?rite|last|first|new|long-lost|two|three|four|five|ten)$/
/** What may come after it: a word that is no part of its name, as the box of a letter box is. */
const AFTER =
  /^(?:and|or|but|so|in|on|at|of|for|from|with|who|which|that|to|by|before|after|under|behind|inside|near|because|when|while|until|is|are|was|were|has|have|had|can|must|will|then|again|together|up|down|out|home|back|into|onto|over|through|across|around|without|alone|she|he|they|it|as|full|deep|hidden|lost|\p{L}+(?:ed|ing|ly))$/u

function thingAt(words: readonly string[]): string | null {
  let at = 0
  while (BEFORE.test(words[at] ?? '')) at++
  const looks: string[] = []
  while (LOOKS.has(words[at] ?? '') && !isThing(words, at)) looks.push(words[at++] ?? '')
  if (looks.length > 2) return null
  for (const length of [2, 1]) {
    const thing = carried().get(words.slice(at, at + length).join(' '))
    const next = words[at + length]
    if (thing === undefined || words.length < at + length || (next !== undefined && !AFTER.test(next))) continue
    const [head, rest] = / of /.test(thing) ? thing.split(' of ') : ['', thing]
    return [head === '' ? '' : `${head ?? ''} of`, ...looks, rest ?? ''].filter((word) => word !== '').join(' ')
  }
  return null
}

/** An orange is a thing, and so is a paper boat; an orange kite is one that is orange. */
function isThing(words: readonly string[], at: number): boolean {
  return [2, 1].some((length) => {
    const next = words[at + length]
    return carried().has(words.slice(at, at + length).join(' ')) && (next === undefined || AFTER.test(next))
  })
}

/** "her sick mum a letter": whom it is for comes first, and ends in somebody. */
function afterSomebody(words: readonly string[]): readonly string[] {
  const [whose = ''] = words
  if (!/^(?:his|her|their|my|our|the)$/.test(whose)) return []
  const at = words.findIndex((word, place) => place > 0 && place < 4 && spokenRelation(word) !== null)
  return at > 0 && /^(?:an?|the|his|her|their|some)$/.test(words[at + 1] ?? '') ? words.slice(at + 1) : []
}

/** The first of our things that a text names, with how it looks and without its article: "blue bicycle". */
export function thingIn(text: string): string | null {
  const clauses = text.toLowerCase().split(/[,.;:!?()\n“”"]/)
  for (const clause of clauses) {
    const words = clause.match(/[\p{L}\p{M}'’-]+/gu) ?? []
    for (const at of words.keys()) {
      const thing = thingAt(words.slice(at))
      if (thing !== null) return thing
    }
  }
  return null
}

/** The thing that a plot is about, without its article ("golden crown"); null when none can be heard. */
export function questNoun(plot: string): string | null {
  for (const found of plot.matchAll(DOES)) {
    if (DENIED.test(plot.slice(0, found.index))) continue
    const [clause = ''] = plot.slice(found.index + found[0].length).split(/[,.;:!?()\n“”"]/)
    const words = clause.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? []
    const thing = thingAt(words) ?? thingAt(afterSomebody(words))
    if (thing !== null) return thing
  }
  return null
}
