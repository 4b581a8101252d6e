// Who is who in a life story: who plays its figure and the grown-up of home, who comes along, and what the wish names.
import type { CharacterType, Pronoun } from '../../stage/cast.ts'
import type { BriefCharacter } from '../brief/brief.ts'
import { saidCast, type SaidCharacter } from '../cast/said-cast.ts'
import { asCouple, spokenRelation } from '../cast/relation.ts'
import type { Called } from '../worlds/life.ts'
import type { Figure, LifeHead } from '../worlds/world.ts'
import { wishStem } from '../worlds/wish-stem.ts'
import { titledAs } from './titled.ts'
import { nameAfter, nameBefore } from './wish-names.ts'

/** What an order says to a life story. */
export interface Wished {
  wish: string
  /** The hero first. */
  characters: readonly BriefCharacter[]
  /** Those of the order who have died, or are far away. */
  absent: readonly BriefCharacter[]
}

export interface LifePart {
  name: string
  type: CharacterType
  pronoun: Pronoun
  age: number | null
  /** What they are to the hero. */
  relation: string
  /** Whoever of the order plays it. */
  player?: SaidCharacter
  /** Its name is the member's own. */
  isNamed: boolean
}

export interface LifeCast {
  hero: SaidCharacter
  /** None where the figure is a thing. */
  figure: LifePart | null
  grown: LifePart
  friends: readonly SaidCharacter[]
}

const PEOPLE: ReadonlySet<CharacterType> = new Set(['boy', 'girl', 'man', 'woman'])

const OLDER = /(?:^|[^\p{L}])(?:big|bigger|older|elder|oldest|grown[- ]up|twin)[ -]$/iu

const TURNS =
  /^(?: \p{Lu}\p{L}+(?:['’]s)?)?,?(?: who)?(?: is| will be)? (?:turns|turning|turned|[3-8]0th|\p{L}+tieth|birthday)(?!\p{L})/u

/** "Our daughter" is whom the book is for, and so is my wife who turns forty. */
const isHeroes = (word: string, before: string, after: string) =>
  TURNS.test(after) ||
  (/^(?:son|daughter|child|kid|girl|boy)$/i.test(word) && /(?:^|[^\p{L}])(?:my|our)(?: \p{L}+)? $/iu.test(before))

/** Which of its words the wish says, but for what the hero becomes: a big sister. */
function calledIn(wish: string, called: readonly Called[]): Called[] {
  const words = [...wish.matchAll(/[\p{L}'’]+/gu)].filter(
    ({ 0: word, index }) =>
      !OLDER.test(wish.slice(0, index)) && !isHeroes(word, wish.slice(0, index), wish.slice(index + word.length)),
  )
  return called.filter(({ word }) => words.some(([said]) => wishStem(said) === wishStem(word)))
}

/** An older brother is no new baby. */
const isOfAge = (age: number | null, wanted: number | undefined, relation: string) =>
  wanted === undefined ||
  (age === null
    ? !OLDER.test(`${relation.split(' ').slice(0, -1).join(' ')} `)
    : Math.abs(age - wanted) <= Math.max(3, wanted / 2))

function plays(one: SaidCharacter, called: readonly Called[], wanted: number | undefined): Called | undefined {
  const relation = spokenRelation(one.relation) ?? ''
  if (!isOfAge(one.age, wanted, relation)) return undefined
  const own = relation.split(' ').at(-1) ?? ''
  const [title = ''] = one.name.toLowerCase().split(' ')
  return called.find(
    ({ word }) => word === one.type || word === relation || isSameKin(word, own) || isSameKin(word, title),
  )
}

/** "His mate Hamza" is the best friend of the order, and Dadi its grandmother; where the wish has no word for the figure, anybody may be. */
const isSaidOf = ({ name }: SaidCharacter, inWish: readonly Called[], wish: string): boolean =>
  inWish.length === 0 ||
  inWish.some(({ word }) => name.toLowerCase() === word || wish.toLowerCase().includes(`${word} ${name.toLowerCase()}`))

/** A child says Grandma Ruth, and only Ben of a brother. */
function titledKin(word: string, name: string): string {
  const [, , age = 0, title = upper(word)] = kinOf(word) ?? []
  return age > 38 ? `${title} ${name}` : name
}

/** Nana is called so; a dog where the story has a cat is the dog; a brother is the baby still. */
function unnamed({ name, type }: Figure, as: Called | undefined): string {
  if (!as) return name
  const [, , , title = upper(as.word)] = kinOf(as.word) ?? []
  if (kinOf(as.word)) return title
  return name.startsWith('the ') && as.type !== type && !PEOPLE.has(as.type) ? `the ${as.word}` : name
}

function figureOf(
  world: LifeHead,
  wish: string,
  here: readonly SaidCharacter[],
  taken: ReadonlySet<string>,
): LifePart | null {
  const { figure, life } = world
  if (figure.type === null) return null
  const age = figure.age ?? null
  const inWish = calledIn(wish, life.called)
  for (const one of here) {
    const as = plays(one, isSaidOf(one, inWish, wish) ? life.called : inWish, figure.age)
    if (as) return { ...one, age: one.age ?? age, player: one, isNamed: true, relation: one.relation || as.word }
  }
  const [as] = inWish.filter((one) => !taken.has(unnamed(figure, one).toLowerCase()))
  const named = inWish
    .map(({ word }) => nameAfter(wish, word, taken) ?? nameBefore(wish, word, taken))
    .concat(life.namedAfter.map((words) => nameAfter(wish, words, taken)))
    .find((name) => name !== null)
  return {
    name: named ? titledKin(as?.word ?? '', named) : unnamed(figure, as),
    type: as?.type ?? figure.type,
    pronoun: as?.pronoun ?? figure.pronoun,
    ...(named && titledAs(named)),
    // A grandfather is older than a mother would be in the same story.
    age: age ?? kinOf(as?.word ?? figure.name)?.[2] ?? null,
    relation: as?.word ?? '',
    isNamed: Boolean(named),
  }
}

const GROWN_UPS: readonly (readonly [said: RegExp, type: 'man' | 'woman', age: number, name?: string])[] = [
  [/^(?:mom|mommy|mum|mummy|mama|mam)$/, 'woman', 36],
  [/^(?:mother)$/, 'woman', 36, 'Mom'],
  [/^(?:dad|daddy|papa|dada)$/, 'man', 38],
  [/^(?:father)$/, 'man', 38, 'Dad'],
  [/^(?:grandma|granny|nana|nanna|gran|nonna|abuela|oma)$/, 'woman', 66],
  [/^(?:grandmother)$/, 'woman', 66, 'Grandma'],
  [/^(?:grandpa|grandad|granddad|nonno|abuelo|opa)$/, 'man', 68],
  [/^(?:grandfather)$/, 'man', 68, 'Grandpa'],
  [/^(?:aunt|auntie|aunty)$/, 'woman', 40],
  [/^(?:uncle)$/, 'man', 42],
]
const kinOf = (word: string) => GROWN_UPS.find(([said]) => said.test(word.toLowerCase()))

/** An aunt is an auntie, and a mother a mom. */
function isSameKin(word: string, other: string): boolean {
  const [kin, same] = [kinOf(word), kinOf(other)]
  return word === other || (kin !== undefined && kin[1] === same?.[1] && kin[2] === same[2])
}
const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()

/** Parents before grandparents, and these before aunts. */
function grownPlayer(here: readonly SaidCharacter[]): SaidCharacter | undefined {
  const ranked = here.flatMap((one) => {
    const words = [...(spokenRelation(one.relation) ?? '').split(' '), one.name.split(' ')[0] ?? '']
    const rank = GROWN_UPS.findIndex(([said]) => words.some((word) => said.test(word.toLowerCase())))
    return rank < 0 || !/^(?:man|woman)$/.test(one.type) ? [] : [{ one, rank }]
  })
  return ranked.toSorted((one, other) => one.rank - other.rank)[0]?.one
}

function grownOf(
  wish: string,
  here: readonly SaidCharacter[],
  figure: LifePart | null,
  taken: ReadonlySet<string>,
): LifePart {
  const player = grownPlayer(here)
  if (player) return { ...player, player, isNamed: true }
  const figureKin = `${figure?.relation ?? ''} ${figure?.player?.name ?? ''}`
    .split(' ')
    .map(kinOf)
    .find((kin) => kin !== undefined)
  const isFigure = (kin: ReturnType<typeof kinOf>) =>
    kin !== undefined && figureKin !== undefined && kin[1] === figureKin[1]
  const words = [...wish.matchAll(/(?<![\p{L}-])(\p{L}+?)s?(?:['’]s)?(?![\p{L}])/gu)].map(([, word = '']) => word)
  const found = words
    .map((word) => ({ word, kin: kinOf(word) }))
    .filter(({ kin }) => kin !== undefined && !isFigure(kin))
    .toSorted((one, other) => (one.kin?.[2] ?? 0) - (other.kin?.[2] ?? 0))[0]
  if (!found?.kin) {
    const isMother = figureKin?.[1] === 'woman' && figureKin[2] < 50
    return isMother
      ? { name: 'Dad', type: 'man', pronoun: 'he', age: 38, relation: 'dad', isNamed: false }
      : { name: 'Mom', type: 'woman', pronoun: 'she', age: 36, relation: 'mom', isNamed: false }
  }
  const [, type, age, name = upper(found.word)] = found.kin
  const own = age > 38 ? nameAfter(wish, found.word, taken) : null
  return {
    ...{ name: own === null ? name : titledKin(found.word, own), type, pronoun: type === 'man' ? 'he' : 'she', age },
    ...{ relation: found.word.toLowerCase(), isNamed: own !== null },
  }
}

const isOfTwo = ({ called }: LifeHead['life']) => called.some(({ word }) => word === 'sweetheart')

export function castLife(world: LifeHead, { wish, characters, absent }: Wished): LifeCast {
  const said = saidCast([...characters, ...absent])
  const [hero] = said
  if (!hero) throw new Error('A life without a hero')
  // In a story of two the grown-up who comes with a grown-up is the other one.
  const here = asCouple(said.slice(1, characters.length), hero, isOfTwo(world.life))
  const taken = new Set(
    said.flatMap(({ name, called = name }) => [name, called, ...called.split(' ')]).map((one) => one.toLowerCase()),
  )
  // Whoever is remembered or far away is in the story that is about them, and nobody who lives has died in one.
  const alive = /\b(?:death|funeral)\b/.test(world.touches) ? [] : here
  const figure = figureOf(world, wish, [...said.slice(characters.length), ...alive], taken)
  const others = here.filter((one) => one !== figure?.player)
  const grown = grownOf(wish, others, figure, taken)
  return { hero, figure, grown, friends: others.filter((one) => one !== grown.player) }
}
