// The keys of a life story in world.txt and people.txt.
import { CHARACTER_TYPES, PRONOUNS } from '../../stage/cast.ts'
import { oneOf, shelfFault, wordsIn } from '../../base/shelf-text.ts'
import type { Keyed, Keys, Said } from '../../base/read-keyed.ts'
import { BEATS, type BeatName } from '../plan/skeletons.data.ts'
import { HOLE_KINDS, type Called, type Life, type TypedHole, type WishLine } from './life.ts'
import { vocabularyOf, wholeLine } from './whole-line.ts'
import { wishStem } from './wish-stem.ts'

export const LIFE_KEYS: Keys = { order: 'one', wish: 'many', near: 'many', about: 'one', hole: 'many', partner: 'one' }

function orderOf(said: Said): BeatName[] {
  const order = wordsIn(said.rest).map((word) => oneOf(BEATS, word, said, 'beat'))
  const [twice, missing] = [
    order.find((beat, at) => order.indexOf(beat) < at),
    BEATS.find((beat) => !order.includes(beat)),
  ]
  if (twice !== undefined || missing !== undefined)
    throw shelfFault(
      said,
      missing === undefined ? `"${twice ?? ''}" comes twice` : `the order lacks "${missing}"`,
      `each of these once: ${BEATS.join(' ')}`,
    )
  return order
}

/** "baby brother/sister -cousin", "new+house/home" */
function wishLine(said: Said): WishLine {
  const words = wordsIn(said.rest)
  const stems = (word: string) => word.split('/').map(wishStem)
  const all = words.filter((word) => !word.startsWith('-')).map((word) => word.split('+').map(stems))
  const none = words.filter((word) => word.startsWith('-')).flatMap((word) => stems(word.slice(1)))
  if (all.length === 0 || [...all.flat(2), ...none].includes(''))
    throw shelfFault(
      said,
      `"${said.rest}"`,
      '"word one/other stand+together -never": at least one word that a wish must have',
    )
  return { all, none }
}

const quotedIn = (text: string) => [...text.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words.toLowerCase())

const HOLE = '"city: place after "to" "in" | the new town"'

/** `city: place after "to" | the new town` */
function holeOf(said: Said): TypedHole {
  const [, name = '', kind = '', where, near = '', otherwise = ''] =
    /^([a-z][a-z0-9]*): (\S+)(?: (after|before)((?: "[^"]+")+))? *\| *(.+)$/.exec(said.rest) ?? []
  if (name === '') throw shelfFault(said, `"${said.rest}"`, HOLE)
  const known = vocabularyOf([])
  if (known.holes.has(name)) throw shelfFault(said, `{${name}} is filled already`, 'another name')
  return {
    name,
    kind: oneOf(HOLE_KINDS, kind, said, 'kind of hole'),
    ...(where !== undefined && { where: where === 'after' ? 'after' : 'before' }),
    near: quotedIn(near),
    otherwise: wholeLine(said, otherwise, known),
  }
}

const CALLED = '"brother boy he; sister girl she"'

function calledOf(said: Said): Called[] {
  return said.rest.split(';').map((one) => {
    const [word = '', type = '', pronoun, ...more] = wordsIn(one)
    if (pronoun === undefined || more.length > 0) throw shelfFault(said, `"${one.trim()}"`, CALLED)
    return {
      word: word.toLowerCase(),
      type: oneOf(CHARACTER_TYPES, type, said, 'type of character'),
      pronoun: oneOf(PRONOUNS, pronoun, said, 'pronoun'),
    }
  })
}

/** `named after "ask" "propose to"` */
function namedAfter(said: Said): string[] {
  if (!/^after(?: "[^"]+")+$/.test(said.rest)) throw shelfFault(said, `"${said.rest}"`, 'after "ask" "propose to"')
  return quotedIn(said.rest)
}

export function readLife(world: Keyed, people: Keyed): Life {
  const [wishes, called, thing] = [world.all('wish'), people.maybe('called'), people.maybe('thing')]
  const [partner, named] = [world.maybe('partner'), people.maybe('named')]
  if (wishes.length === 0) throw shelfFault(world.one('about'), 'no wish is told by it', 'lines "wish word one/other"')
  if (called && thing) throw shelfFault(called, 'a figure that is a thing is played by nobody', 'no "called"')
  const holes = world.all('hole').map(holeOf)
  return {
    order: orderOf(world.one('order')),
    told: wishes.map(wishLine),
    near: world.all('near').map(wishLine),
    about: wholeLine(world.one('about'), world.one('about').rest, vocabularyOf(holes)),
    holes,
    called: called ? calledOf(called) : [],
    namedAfter: named ? namedAfter(named) : [],
    ...(partner && {
      partner: oneOf(
        holes.map(({ name }) => name),
        partner.rest,
        partner,
        'hole',
      ),
    }),
  }
}
