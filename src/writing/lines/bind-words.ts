// Every word that a line may ask for, worked out once for a book: names, pronouns, the kit, the rule, the world's own things.
import type { CharacterSpec, CharacterType } from '../../stage/cast.ts'
import { hashText } from '../../base/dice.ts'
import type { Brief } from '../brief/brief.ts'
import type { ChosenWorld } from '../dealing/choose-world.ts'
import type { Day } from '../fragments/day.ts'
import { pairFlags } from '../cast/equals.ts'
import {
  article,
  capital,
  numberWord,
  possessive,
  printedQuotes,
  pronouns,
  type PronounForms,
} from '../english/grammar.ts'
import { heroFlags, inMannerAfterHero } from '../cast/body.ts'
import type { Clan } from '../fragments/compile-habits.ts'
import { habitsOf } from '../fragments/habits.ts'
import { OWN_SOUNDS } from '../loves/hobby.ts'
import { fillLine, readLine, tidy } from './line.ts'
import { wordCount } from '../english/sentences.ts'
import { OPENINGS } from '../settings/told-setting.data.ts'
import { RULES } from './rules.data.ts'
import type { Draw } from '../dealing/turns.ts'

const CLAN: Readonly<Record<CharacterType, Clan>> = {
  boy: 'child',
  girl: 'child',
  man: 'adult',
  woman: 'adult',
  dog: 'dog',
  cat: 'cat',
  rabbit: 'rabbit',
  dragon: 'dragon',
  robot: 'robot',
  fairy: 'fairy',
  alien: 'alien',
  monster: 'monster',
  other: 'other',
}

/** So many words of what else is loved fit one sentence. */
const BREATH = 11

/** Those who keep what they think to themselves. */
export const MUTE: ReadonlySet<CharacterType> = new Set(['dog', 'cat', 'rabbit'])

/** A habit for each friend, never the same one twice in a book. */
export function habitsFor(types: readonly CharacterType[], draw: Draw, shuns: readonly string[] = []): string[] {
  const chosen: string[] = []
  for (const type of types) {
    const free = habitsOf(CLAN[type]).filter(
      (key) => !chosen.includes(key) && !shuns.some((word) => key.includes(word)),
    )
    const [anybodys = ''] = habitsOf('other')
    chosen.push(free.length > 0 ? draw(free, 'habit') : anybodys)
  }
  return chosen
}

export function namesOf(label: string, name: string): [string, string][] {
  return [
    [label, name],
    [`${label}’s`, possessive(name)],
  ]
}

const called = new WeakMap<CharacterSpec, ReadonlyMap<string, string>>()

/** Worked out once for each. */
export function friendWords(friend: CharacterSpec): ReadonlyMap<string, string> {
  const known = called.get(friend)
  if (known) return known
  const forms = Object.entries(pronouns(friend.pronoun)).map(([key, value]): [string, string] => [`p${key}`, value])
  const words = new Map([...namesOf('Pal', friend.name), ...forms])
  called.set(friend, words)
  return words
}

/** The holes of one book. Names are as `saidCast` says them. */
export function bindWords(
  brief: Brief,
  from: ChosenWorld,
  cast: readonly CharacterSpec[],
  day: Day,
  rhyme: boolean,
): { words: Record<string, string>; flags: string[] } {
  const hero = cast.find((one) => one.role === 'hero')
  if (!hero) throw new Error('A story without a hero')
  const friends = cast.filter((one) => one.role === 'companion')
  const { world, hobby, loved, others } = from
  const words = new Map<string, string>(namesOf('Hero', hero.name))
  for (const [key, value] of Object.entries(pronouns(hero.pronoun))) words.set(key, value)
  const [friend, friend2] = friends
  const spotter = friend2 ?? friend ?? hero
  for (const [key, value] of namesOf('Spotter', spotter.name)) words.set(key, value)
  if (friend) for (const [key, value] of friendWords(friend)) words.set(key, value)
  if (friend2) words.set('Pal2', friend2.name)
  const rule = RULES[hobby.way][hashText(`rule:${world.id}`) % 2 === 0 ? 0 : 1]
  words.set('Rule', `${rule}.`)
  words.set('Rule,', `${rule},`)
  const isOnLap = brief.band === 'b0_3' && !rhyme
  const kit = isOnLap ? inShort(hobby.kit) : hobby.kit
  words.set('kit', kit)
  words.set('kitWas', / of |ss$/.test(kit) || !kit.endsWith('s') ? 'was' : 'were')
  const sound = OWN_SOUNDS.get(hobby.kit) ?? hobby.sound
  words.set('Went', sound)
  words.set('went', sound.charAt(0).toLowerCase() + sound.slice(1))
  const theirs = (text: string) => text.replaceAll('{their}', words.get('their') ?? 'their')
  words.set('doing', theirs(hobby.doing))
  words.set('own', theirs(hobby.own))
  const beside = inOneBreath(others.map((one) => theirs(one.doing)))
  words.set('others', beside)
  words.set('skills', inOneBreath(others.flatMap((one) => (one.hobby ? [theirs(one.hobby.doing)] : [])).slice(0, 2)))
  const next = others.find((one) => one.hobby?.id !== hobby.id)
  if (next?.hobby) words.set('next', [next.hobby.id, next.hobby.own, next.hobby.kit].map(theirs).join('|'))
  else if (next) words.set('next', [`@${next.kind}`, theirs(next.said), theirs(next.doing)].join('|'))
  words.set('topic', theirs(loved?.hobby === null ? loved.said : hobby.own || hobby.doing))
  words.set('feast', day.name)
  words.set('signs', isOnLap ? day.signs.replace(/^([^,]*?) (?:and|with) .*/, '$1') : day.signs)
  words.set('day', day.name)
  words.set('theDay', day.spoken)
  const sibling = / (sister|brother)$/.exec(day.name)?.[1]
  words.set('whose', sibling ? possessive(hero.name) : 'the')
  words.set('babe', sibling === 'sister' ? 'she' : sibling === 'brother' ? 'he' : 'it')
  words.set('event', rhyme ? day.sung : isOnLap ? plainly(day.event) : day.event)
  words.set('party', (words.get('event') ?? '').replace(/^the /, '').replace(' and bed', ''))
  const party = day.event.replace(/^the /, '').replace(' and bed', '')
  words.set('aParty', `${article(party)} ${party}`)
  if (hero.age !== null) words.set('age', numberWord(hero.age))
  words.set('Count', capital(numberWord(cast.length + 1)))
  const dice = { next: () => 0, roll: () => 0, pick: first, shuffle: copy, fork: () => dice }
  const manner = new Set(heroFlags(brief))
  const fill = (text: string) => tidy(fillLine(readLine(text), { holes: words, flags: manner }, dice))
  for (const [key, value] of Object.entries(world.nouns)) words.set(key, fill(value))
  const { placed } = from
  if (placed?.town) words.set('home', placed.town)
  if (placed?.there) {
    words.set('there', placed.there)
    words.set('scenery', placed.pictures.join(' '))
    if (placed.moved) words.set('moved', placed.moved)
    if (placed.opens) words.set('opens', fill(OPENINGS[placed.name ?? ''] ?? ''))
  }
  if (brief.quest && world.swappable) words.set('quest', oneThing(brief.quest))
  // Nouns may themselves speak of the quest: a second round fills them after a swap.
  for (const key of ['key', 'hid', 'says', 'mistake', 'wait', 'scary'] as const) words.set(key, fill(world.nouns[key]))
  words.set('says', words.get('says') ?? '')
  words.set('planted', fill(world.planted ?? ''))
  const refrain = isOnLap ? (world.small ?? world.refrain) : world.refrain
  words.set('refrain', printedQuotes(fill(refrain.base)))
  words.set('turned', printedQuotes(fill(refrain.turned)))
  words.set(
    'method',
    aimed(
      inMannerAfterHero(fill(hobby.method), manner),
      hobby.way === 'tend' ? pronouns(world.target ?? world.figure.pronoun) : null,
    ),
  )
  words.set('kitWith', `with ${words.get('their') ?? ''} ${hobby.kit}`)
  const flags: string[] = [hobby.way, ...manner]
  if (day.kind === 'bedtime') flags.push('bedtime')
  if (friend) flags.push('pal')
  if (friend2) flags.push('pal2')
  if (MUTE.has(spotter.type)) flags.push('mute')
  flags.push(...pairFlags(friend, hero))
  if (sibling) flags.push('sibling')
  if (brief.recipient === 'classroom') flags.push('class')
  if (placed?.town) flags.push('place')
  if (placed?.there) flags.push('there')
  if (brief.quest && world.swappable) flags.push('thing')
  if (beside !== '') flags.push('more')
  if (words.get('skills')) flags.push('skill')
  if (hero.age !== null && hero.age <= 12 && hero.age > 0) flags.push('age')
  return { words: Object.fromEntries(words), flags }
}

/** As many doings as one sentence can carry: the rest are told elsewhere. */
function inOneBreath(doings: readonly string[]): string {
  const kept: string[] = []
  for (const one of doings.slice(0, 3)) if (wordCount([...kept, one].join(' ')) <= BREATH) kept.push(one)
  return kept.length < 3 ? kept.join(' or ') : `${kept.slice(0, 2).join(', ')} or ${kept[2] ?? ''}`
}

/** The worlds carry one thing about: many are carried in a box, if they are not in something already. */
function oneThing(noun: string): string {
  const many =
    !/ of /.test(noun) &&
    /(?:[^s]s|ies|ves|feet|teeth|mice)$/.test(noun) &&
    !/(?:us|is|ss|news|lens|gas|bus)$/.test(noun)
  return many ? `box of ${noun}` : noun
}

/** The day has been named on the page: the smallest need not hear it twice. */
function plainly(event: string): string {
  if (/^(?:the bedtime )?supper$/.test(event)) return 'supper'
  return event.replace(/^the .*(?:supper|party)$/, 'the party')
}

/** What a small child calls it: a bag of blocks is the blocks. */
function inShort(kit: string): string {
  return kit
    .replace(/^box of scissors.*/, 'glue box')
    .replace(/^box of games/, 'game box')
    .replace(/^(?:bag|box|tin|coil) of /, '')
    .replace(/ and .*/, '')
}

/** A method of tending is meant for somebody: "it" becomes the one who is tended. */
function aimed(method: string, forms: PronounForms | null): string {
  return forms ? method.replace(/\bits\b/g, forms.their).replace(/\bit\b/g, forms.them) : method
}

function first<T>(choices: readonly T[]): T {
  const [one] = choices
  if (one === undefined) throw new Error('Nothing to choose from')
  return one
}

function copy<T>(items: readonly T[]): T[] {
  return [...items]
}
