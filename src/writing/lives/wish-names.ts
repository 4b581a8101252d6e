// Names in a wish: who stands beside a word ("baby brother Ben", "our cat, Minka"), and where something plays ("to Leeds").

/** With the title that it is said by: "Mrs. Lee". */
const NAME = String.raw`(?:(?:Mrs|Mr|Ms|Miss|Dr|Coach)\.? )?\p{Lu}[\p{L}'’-]*\p{Ll}`
const END = String.raw`(?![\p{L}])`
const START = String.raw`(?<![\p{L}'’])`
const HOW =
  '(?:(?:new|little|baby|small|tiny|big|old|dear|beloved|best|only|own|twin|kind|wonderful|kindergarten|preschool|school|class|music|piano|dance|swimming|soccer) )*'
const WHOSE = '(?:(?:her|his|their|the|our|my|a) )?'

/** What begins a sentence or a day and names nobody. */
const NOBODY = new Set(
  `the a an and but or so then when while after before if because as at in on for from to with how what who where why this that these those there here
   she he they it we i you her his their our my your its him them us me is was were be has had gets get got please can could should would will no not yes
   new baby big little old one two three some every all both soon now today tomorrow once first last about story book plot
   mom mum mommy mummy mama mother dad daddy papa father grandma grandpa granny grandad nana nan gran brother sister sibling cousin aunt uncle friend
   monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
   christmas easter eid diwali hanukkah halloween english spanish french german mr mrs ms miss dr`.split(/\s+/),
)

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** In a pattern that minds capitals: "Brother", "brother". */
const anyCase = (words: string) =>
  words.replace(/\p{L}/gu, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`)
const isIn = (wish: string, words: string) => wish.toLowerCase().includes(words.toLowerCase())
const said = (words: string) => `${START}${anyCase(literal(words))}${END}`

/** "Ben’s" is Ben. */
const bare = (name: string) => name.replace(/['’]s$/u, '')

function firstOf(wish: string, patterns: readonly string[], taken: ReadonlySet<string>): string | null {
  for (const pattern of patterns)
    for (const found of wish.matchAll(new RegExp(pattern, 'gu'))) {
      const name = bare(found.groups?.['name'] ?? '')
      const low = name.toLowerCase()
      if ([...name].length > 1 && !NOBODY.has(low) && !taken.has(low)) return name
    }
  return null
}

const CALLED = '(?:,? (?:(?:who )?(?:is|was|will be) )?(?:called|named)|,| is| was|:)?'

/** `taken`: names of others, in lower case. */
export function nameAfter(wish: string, words: string, taken: ReadonlySet<string>): string | null {
  if (!isIn(wish, words)) return null
  return firstOf(wish, [`${said(words)}(?:['’]s name (?:is|was|will be)|${CALLED}) (?<name>${NAME})${END}`], taken)
}

export function nameBefore(wish: string, words: string, taken: ReadonlySet<string>): string | null {
  if (!isIn(wish, words)) return null
  return firstOf(wish, [`${START}(?<name>${NAME})(?:,| is| was)? ${WHOSE}${HOW}${said(words)}`], taken)
}

/** Anybody at all who is named in it, but for whoever begins a sentence and where something plays. */
export function anyName(wish: string, taken: ReadonlySet<string>): string | null {
  return firstOf(wish, [`(?<![.!?\n] |^|(?:in|to|from|at|near) )${START}(?<name>${NAME})${END}`], taken)
}

/** One proper name or several, not somebody's. */
export function placeAfter(wish: string, words: readonly string[], taken: ReadonlySet<string>): string | null {
  const there = words.filter((one) => isIn(wish, one))
  if (there.length === 0) return null
  const after = there.map((one) => said(one)).join('|')
  return firstOf(wish, [`(?:${after}) (?<name>(?:[Tt]he )?${NAME}(?:[ -]${NAME})*)(?!['’]s)${END}`], taken)
}
