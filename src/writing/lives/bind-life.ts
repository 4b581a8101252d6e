// Every word that a life story may ask for: the hero, the figure, the grown-up of home, friends, and what the wish names.
import { heroFlags } from '../cast/body.ts'
import type { Recipient } from '../brief/brief-lists.ts'
import { capital, possessive, printedQuotes, pronouns } from '../english/grammar.ts'
import { fillLine, readLine, tidy } from '../lines/line.ts'
import type { LifeHead } from '../worlds/world.ts'
import { castLife, type LifeCast, type Wished } from './cast-life.ts'
import { withPartner } from './partner.ts'
import { typedHole } from './typed-holes.ts'

export interface BoundLife {
  cast: LifeCast
  words: Record<string, string>
  flags: string[]
  /** What the wish names, by hole. */
  named: Readonly<Record<string, string>>
}

/** What the hero loves, as it is said of them; null where nothing was named. */
export interface Loved {
  doing: string
  kit: string
}

const both = (label: string, name: string): [string, string][] => [
  [label, name],
  [`${label}’s`, possessive(name)],
]

export function bindLife(world: LifeHead, order: Wished & { recipient: Recipient }, loved: Loved | null): BoundLife {
  const { cast, partner } = withPartner(world.life, castLife(world, order), order.wish)
  const { hero, figure, grown, friends } = cast
  const words = new Map<string, string>(both('Hero', hero.name))
  const forms = (of: Parameters<typeof pronouns>[0], prefix: string) => {
    for (const [key, value] of Object.entries(pronouns(of))) {
      words.set(`${prefix}${key}`, value)
      if (prefix !== '') words.set(`${prefix}${capital(key)}`, capital(value))
    }
  }
  forms(hero.pronoun === 'it' ? 'they' : hero.pronoun, '')
  const fig = figure?.name ?? world.figure.name
  for (const [key, value] of [...both('fig', fig), ...both('Fig', capital(fig)), ...both('Grown', grown.name)])
    words.set(key, value)
  forms(figure?.pronoun ?? world.figure.pronoun, 'f')
  forms(grown.pronoun, 'g')
  const [friend, friend2] = friends
  if (friend) for (const [key, value] of both('Pal', friend.name)) words.set(key, value)
  if (friend) forms(friend.pronoun, 'p')
  if (friend2) words.set('Pal2', friend2.name)
  if (loved) {
    words.set('doing', loved.doing.replaceAll('{their}', words.get('their') ?? 'their'))
    words.set('kit', loved.kit)
  }
  const flags = [
    ...heroFlags({ recipient: order.recipient, characters: [...order.characters] }),
    ...(friend ? ['pal'] : []),
    ...(friend2 ? ['pal2'] : []),
    ...(figure?.isNamed ? ['named'] : []),
    ...(loved ? ['hobby'] : []),
  ]
  const first = { pick: <T>(choices: readonly T[]): T => choices[0] ?? fail() }
  const fill = (line: string) => tidy(fillLine(readLine(line), { holes: words, flags: new Set(flags) }, first))
  const taken = new Set([hero, ...friends, grown, ...(figure ? [figure] : [])].map(({ name }) => name.toLowerCase()))
  const named: Record<string, string> = {}
  for (const hole of world.life.holes) {
    const found = hole.name === world.life.partner ? partner : typedHole(hole, order.wish, taken)
    if (found !== null) {
      named[hole.name] = found
      taken.add(found.toLowerCase())
    }
    words.set(hole.name, found ?? fill(hole.otherwise))
  }
  words.set('home', fill(world.nouns.home))
  words.set('refrain', printedQuotes(fill(world.refrain.base)))
  words.set('turned', printedQuotes(fill(world.refrain.turned)))
  words.set('about', capital(fill(world.life.about)))
  return { cast, words: Object.fromEntries(words), flags, named }
}

function fail(): never {
  throw new Error('Nothing to choose from')
}
