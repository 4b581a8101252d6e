// The things that the words of a page name, so that the picture has them: only what is there to be seen, small enough to stand about.
import { isPlace } from '../../stage/places/places.ts'
import type { Prop } from '../../stage/things/card.ts'
import { cardOf, PROPS } from '../../stage/things/cards.ts'
import type { Place } from '../../stage/scene.ts'

export const belongs = (thing: Prop, place: Place): boolean =>
  !cardOf(thing)[isPlace(place, 'room') ? 'outdoors' : 'indoors']

/** What words can name by itself; what is often a verb or a likeness (sail, ring, key) is left to the stage. */
const THINGS = PROPS.flatMap((prop) => {
  const { reads } = cardOf(prop)
  return reads === undefined ? [] : [{ prop, named: new RegExp(`\\b(?:${reads})\\b`, 'i') }]
})

/** How a thing of a member's own is drawn; null if we have nothing like it. */
export const propOf = (noun: string): Prop | null => THINGS.find(({ named }) => named.test(noun))?.prop ?? null

/** What is only asked about, wished for, likened to, missing or gone is not there to be drawn. */
const DENIED = /\b(?:no|not|nobody|nothing|without|never|nor)\b|n’t\b|^\W*(?:(?:and|but|now|oh|so) )*who\b/iu
const AWAY =
  /\b(?:likes?|as|than|any|another|if|would|could|might|wished|wanted|needed|for|lost|missing|of|about|once)\b/iu
/** Said before that, they say nothing of what follows: "for the fair there was a cake", "two kinds of cake". */
const THERE =
  /^(?!.*\b(?:if|as|than|like)\b).*\bthere (?:was|were|is|are)\b|\b(?:kinds?|pieces?|slices?|pairs?|plates?|piles?|bunch|rows?) of\b|\bof (?:them|us)\b/giu
const GONE = /^\W*(?:was|were|had|is|are)?\s*(?:gone|lost|missing|nowhere)/iu
export const SPOKEN = /“[^”]*(?:”|$)/gu
const MOST = 4

export const isDenied = (sentence: string): boolean => DENIED.test(sentence)

/** Every thing that words can name by itself. */
export const NAMED: readonly Prop[] = THINGS.map(({ prop }) => prop)

/** The words that a thing goes by, as a pattern. */
export function nameOf(thing: Prop): string {
  const { inHand, reads } = cardOf(thing)
  return inHand ?? reads ?? `${thing.replaceAll('-', ' ')}s?`
}

const KITS = PROPS.flatMap((prop) => {
  const { kit } = cardOf(prop)
  return kit === undefined ? [] : [{ prop, called: new RegExp(kit) }]
})

/** How what the hero always carries is drawn, if we have anything like it. */
export const kitOf = (kit: string): Prop | null => KITS.find(({ called }) => called.test(kit))?.prop ?? propOf(kit)

/** "Who had a bag? Mia did!" asks for nothing: Mia had one. */
const ANSWERED = /\bwho (?:had|has) ([^?]*)\?(?=\s+\p{Lu}[\p{L}’'-]*(?: did| has| had)?[!.])/giu

/** `kit` is what the hero always carries: it is in hand where the words name it. */
export function toldThings(told: string, props: readonly Prop[], kit: string, close: boolean): Prop[] {
  const sentences = told
    .replaceAll(SPOKEN, ' . ')
    .replaceAll(ANSWERED, '$1.')
    .replaceAll(kit, '')
    .split(/[.!?…]/u)
  const clauses = sentences.filter((sentence) => !DENIED.test(sentence)).flatMap((sentence) => sentence.split(/[;:,]/u))
  const whole = clauses.join('\n')
  const seen = ({ named }: (typeof THINGS)[number]) =>
    named.test(whole) &&
    clauses.some((clause) => {
      const found = named.exec(clause)
      if (!found) return false
      return (
        !AWAY.test(clause.slice(0, found.index).replaceAll(THERE, '')) &&
        !GONE.test(clause.slice(found.index + found[0].length))
      )
    })
  const alike = (one: Prop) => props.some((other) => cardOf(other).alike === one)
  const there = THINGS.filter((thing) => !props.includes(thing.prop) && !alike(thing.prop) && seen(thing))
  return there.slice(0, Math.max(0, Math.min(close ? 1 : 2, MOST - props.length))).map(({ prop }) => prop)
}
