// Where a family comes from, in so many words: "her dad is from Ghana", "of Chinese descent", "one quarter Maori".
import { isCountry, originNamed, originOfColor } from '../origin-named.ts'
import type { HeardLook } from '../heard-look.ts'
import type { Token } from '../look-tokens.ts'
import { phrase } from './said.ts'
import { wordOf } from './said-words.ts'

const KIN =
  /^(?:mum|mom|mummy|mommy|mama|mam|mother|dad|daddy|papa|father|parents?|grandparents?|grandma|granny|gran|nan|nana|nanny|grandmother|grandad|granddad|grandpa|grandfather|great|family|families|folks|birth|biological|side|yiayia|babcia|oma|opa|nonna|nonno|abuela|abuelo|babushka|dida|dadi|halmoni|lola|lolo|wife|husband|ancestors|stepdad|stepmum)$/
/** Leads to where somebody comes from. */
const FROM =
  /^(?:from|comes?|came|coming|originally|born|adopted|raised|roots|descent|heritage|half|quarter|quarters|part|third|1|2|4|looks|looking|refugee|proud|proudly|typical|typically|fully|full|partly|ethnically|background|ancestry|grew|hails|brought|descended|fostered|via|very|moved|fled)$/
const SMALL =
  /^(?:my|his|her|their|our|the|a|an|on|is|are|was|were|he|she|they|we|who|which|it|both|in|of|has|have|with|one|three|up|'s|\/|:|so|by|through|also|that|like|all|being|over|here|year|years|ago|little)$/
const AFTER =
  /^(?:heritage|roots|descent|background|ancestry|origins?|blood|features|side|looking|family|parentage|stock|extraction|refugee|born|mix|mixed|complexion|looks)$/

/** The longest name of a people or a country from here on, and where it ends. */
function named(tokens: readonly Token[], at: number): { name: string; end: number } | undefined {
  for (let end = Math.min(at + 4, tokens.length); end > at; end -= 1) {
    const typed = tokens.slice(at, end).map((token) => token.typed)
    const name = [phrase(tokens, at, end), typed.join(' ')].find((words) => originNamed(words) !== undefined)
    if (name !== undefined) return { name, end }
  }
  return undefined
}

const isOf = (words: RegExp, tokens: readonly Token[], from: number, to: number) =>
  tokens.slice(from, to).some(({ word, typed }) => words.test(word) || words.test(typed))

export interface Family {
  word: string
  sense: string
  from: number
  end: number
}

/** A people by itself is read with the rest of its phrase; here a word before or behind it says that it is of the family. */
export function originAt(tokens: readonly Token[], at: number, free: number): Family | undefined {
  let from = at
  while (from < free && from - at < 9 && isLead(tokens, from) && named(tokens, from) === undefined) from += 1
  const people = from < free ? (named(tokens, from) ?? coloredAt(tokens, from, from > at)) : undefined
  if (!people || people.end > free) return undefined
  let end = people.end
  while (end < free && end - people.end < 4 && isTail(tokens, end)) end += 1
  if (/^(?:'s|is|are)$/.test(wordOf(tokens, end - 1))) end -= 1
  const isFrom = isOf(FROM, tokens, at, from) && (!isPlace(tokens, at, people.name) || isOfWhom(tokens, at))
  const isKin = isOf(KIN, tokens, at, from) || isOf(KIN, tokens, people.end, end)
  if (!isFrom && !isKin && !isOf(AFTER, tokens, people.end, end)) return undefined
  const next = originAt(tokens, end + 1, free)
  const isChain = next !== undefined && /^(?:and|&|\/|\+)$/.test(wordOf(tokens, end))
  const more = isChain ? `|${next.word}` : ''
  return { word: people.name + more, sense: `origin:${people.name}${more}`, from: at, end: isChain ? next.end : end }
}

const isLead = (tokens: readonly Token[], at: number) =>
  [KIN, FROM, SMALL].some((words) => isOf(words, tokens, at, at + 1))
const isTail = (tokens: readonly Token[], at: number) => [KIN, AFTER].some((words) => isOf(words, tokens, at, at + 1))

/** "Dad is black": of a family it says where it comes from. */
const coloredAt = (tokens: readonly Token[], at: number, isLed: boolean) => {
  const word = wordOf(tokens, at)
  return isLed && originOfColor(word) !== undefined && isTail(tokens, at + 1) ? { name: word, end: at + 1 } : undefined
}

/** "From Peru" after a jumper says where the jumper is from. */
const isPlace = (tokens: readonly Token[], at: number, name: string) =>
  isCountry(name) && /^(?:from|in|via)$/.test(wordOf(tokens, at))
const isOfWhom = (tokens: readonly Token[], at: number) =>
  at === 0 ||
  KIN.test(wordOf(tokens, at - 2)) ||
  /^(?:uncle|aunt|auntie|aunty|cousin|friend|niece|nephew|son|daughter|brother|sister|mr|mrs|ms)$/.test(
    wordOf(tokens, at - 2),
  ) ||
  /^(?:[.,;:()!–—-]|and|but|girl|boy|man|woman|lady|child|kid|she|he|is|originally|refugee|baby|guy|family|roots)$/.test(
    wordOf(tokens, at - 1),
  )

/** Never against another word: it only makes a skin, hair and eyes likely. */
export function keepOrigins(heard: HeardLook, value: string): boolean {
  const found = value.split('|').map((name) => originNamed(name) ?? originOfColor(name))
  const known = found.filter((one) => one !== undefined)
  heard.origins.push(...known)
  return known.length === found.length
}
