// The words of a page that its picture cannot show: said beside it, never drawn as something else.
import { cardOf } from '../../stage/things/cards.ts'
import type { Prop } from '../../stage/things/card.ts'
import { isDenied } from '../reading/told-things.ts'
import { peopleIn } from '../reading/told-extras.ts'
import { plainQuotes } from './hear-page.ts'
import type { Someone } from './others.ts'
import { PLACES, PLACES_ANYHOW, TIMES, UNSEEN, WEATHERS } from './seen-words.data.ts'

const KNOWN = [...PLACES, ...PLACES_ANYHOW, ...TIMES, ...WEATHERS].map(([words]) => words).join('|')
const IS_KNOWN = new RegExp(`\\b(?:${KNOWN})$`, 'iu')
const NOTHING: ReadonlySet<string> = new Set(UNSEEN.split(' '))

const PHRASE = /\b(?:an?|the|his|her|my|our|their|some|two|three|four|five|many)\s+((?:[\p{Ll}’-]+\s*){1,3})/giu
/** After these a phrase is over: what follows is no noun. */
const ENDS =
  /^(?:a|an|the|across|runs|walks|jumps|swims|instead|together|after|past|where|beside|herself|himself|itself|themselves|every|anymore|never|now|near|flew|comes|sits|gets|goes|says|looks|shine|shines|shone|sat|stood|lay|held|found|told|asked|took|put|let|knew|thought|wanted|came|blew|broke|ate|drank|wore|smells|sleeps|must|might|should|before|about|between|except|than|always|still|only|even|really|and|or|but|so|to|in|on|at|of|with|for|from|by|into|onto|over|under|that|who|which|was|were|is|are|had|has|have|did|said|says|went|came|got|ran|saw|up|down|out|off|away|then|because|when|as|like|if|not|too|very|could|would|can|will|made|gave|took|fell|began|started|all|again|around|through|behind|until|while|just|also|it|he|she|they|we|i|them|him|me|us|there|here)$/u
const ADJECTIVE =
  /^(?:big|little|small|tiny|huge|giant|old|new|red|blue|green|yellow|pink|purple|orange|black|white|brown|gray|grey|gold|golden|silver|good|bad|nice|pretty|beautiful|happy|sad|funny|silly|scary|dark|bright|shiny|soft|warm|cold|hot|long|short|tall|round|magic|magical|whole|own|best|favorite|special|lovely|great|first|last|next|other|same|fluffy|friendly|brave|kind|wet|loud|quiet|really|so)$/u

const single = (noun: string) =>
  noun
    .replace(/ies$/u, 'y')
    .replace(/(?<=s|x|ch|sh)es$/u, '')
    .replace(/(?<!s)s$/u, '')

/** The noun that a phrase is about: its last word before something else is said. */
function headOf(words: readonly string[]): string | undefined {
  const end = words.findIndex((word) => ENDS.test(word))
  const own = (end < 0 ? words : words.slice(0, end)).filter((word) => !ADJECTIVE.test(word))
  const verb = own.findIndex((word, at) => at > 0 && /(?:ed|ing|ly)$/u.test(word))
  return (verb < 0 ? own : own.slice(0, verb)).at(-1)
}

export function unshownIn(
  page: string,
  all: readonly Someone[],
  shown: { things: readonly Prop[]; people: readonly string[] },
): string[] {
  let words = plainQuotes(page).replaceAll(/“[^”]*”?/gu, ' ')
  const left = all.flatMap(({ called, token, spec }) => {
    const isThere = new RegExp(called.source, 'u').test(words)
    words = words.replaceAll(called, ' , ')
    return isThere && !shown.people.includes(token) ? [spec.called ?? spec.name] : []
  })
  const names = shown.things.flatMap((thing) => cardOf(thing).names)
  const reads = shown.things
    .flatMap((thing) => cardOf(thing).reads ?? [])
    .map((read) => new RegExp(`^(?:${read})$`, 'iu'))
  const nouns = words
    .split(/[.!?…]/u)
    .filter((one) => !isDenied(one))
    .flatMap((sentence) =>
      [...sentence.matchAll(PHRASE)].flatMap(({ 1: phrase = '' }) => {
        const noun = headOf(phrase.trim().split(/\s+/u))
        if (noun === undefined || noun.length < 3 || NOTHING.has(noun) || NOTHING.has(single(noun))) return []
        const one = single(noun)
        if (IS_KNOWN.test(noun) || IS_KNOWN.test(one) || peopleIn(`the ${noun}`).length > 0) return []
        if (reads.some((read) => read.test(noun) || read.test(`${one}s`))) return []
        if (
          names.some(
            (name) => name === noun || name === one || name.endsWith(` ${one}`) || name.replaceAll(' ', '') === one,
          )
        )
          return []
        return [noun]
      }),
    )
  const strangers = [...words.matchAll(/(?<=\p{Ll},? )(?!I\b)\p{Lu}\p{Ll}{2,}/gu)]
    .map(({ 0: name }) => name)
    .filter((name) => !CALENDAR.test(name))
  return [...new Set([...left, ...strangers, ...nouns])].slice(0, 4)
}

const CALENDAR =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$|^(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Halloween|God|English|Thanksgiving)$/u
