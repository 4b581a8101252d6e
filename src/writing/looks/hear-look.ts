// Hears a description phrase by phrase: each is drawn, drawn as the nearest that we have, or named as not drawn.
import { hearCreature, hearSpots } from './hear-creature.ts'
import { hearAnimal } from './creature/hear-animal.ts'
import { wornBy } from './creature/worn-by.ts'
import { hearFiner } from './finer/hear-finer.ts'
import { hearEyes, hearHair, hearPart, hearPerson, hearSkin } from './hear-person.ts'
import { hearBeard, hearBottom, hearFreckles, hearGlasses, hearShoes, hearTop, hearWorn } from './hear-worn.ts'
import { type Ending, type HeardLook, keep, NOTHING, type Parts, PEOPLE, type Sitter } from './heard-look.ts'
import { is, isNoun, type Phrase, phrasesOf, type Unit } from './look-phrases.ts'

export interface SaidAs {
  /** As typed. */
  said: string
  drawn: string
}

export interface Hearing {
  look: HeardLook
  heard: string[]
  near: SaidAs[]
  unheard: string[]
}

const content = (units: readonly Unit[]) =>
  units.filter(
    (unit) =>
      !(is(unit, 'idle') && !is(unit, 'color', 'age')) &&
      !(is(unit, 'link') && !is(unit, 'lens', 'style-adjective')) &&
      !is(unit, 'not', 'split'),
  )

const isTrailing = (unit: Unit) =>
  is(unit, 'color', 'style-adjective', 'count', 'hair-length', 'hidden') ||
  (unit.kinds.size === 0 && /(?:ing|ed|y|ish)$/.test(unit.word))

/** The last noun before "in", "on" and their kind; a word that we do not know after it makes it another thing. */
function partsOf(phrase: Phrase, isPerson: boolean): Parts & { isStrange: boolean } {
  const core = content(phrase.units.slice(0, phrase.tail))
  const tail = content(phrase.units.slice(phrase.tail))
  const nouns = core.filter(
    (unit) => isNoun(unit) && !(isPerson && is(unit, 'species', 'breed') && !is(unit, 'person')),
  )
  const head = nouns.at(-1)
  const after = head ? core.slice(core.lastIndexOf(head) + 1) : []
  const strange = head ? after.find((unit) => !isTrailing(unit)) : undefined
  const isNamed = isPerson || phrase.units.some(({ word }) => /^(?:an?|the)$/.test(word))
  const unknown = core.find(
    (unit) =>
      (unit.kinds.size === 0 && (isNamed || !/(?:y|ish|ed|ing|less|ful)$/.test(unit.word))) ||
      (is(unit, 'place') && !is(unit, 'part')),
  )
  const mods = core.filter((unit) => unit !== head)
  return {
    head,
    mods,
    tail,
    colors: [...mods, ...tail.filter(() => phrase.units[phrase.tail]?.word === 'in')].filter((unit) =>
      is(unit, 'color'),
    ),
    phrase,
    isStrange: strange !== undefined || (!head && unknown !== undefined),
  }
}

function hear(
  heard: HeardLook,
  parts: Parts & { isStrange: boolean },
  who: Sitter,
  before: Parts | undefined,
  after: Parts | undefined,
): Ending {
  const isPerson = PEOPLE.has(who.type)
  const { head } = parts
  if (parts.isStrange || (!head && (parts.phrase.isAside || isPairOf(parts, before)))) return NOTHING
  if (is(head, 'nothing')) {
    heard.isBare = true
    return { drawn: '', by: parts.phrase.units }
  }
  if (is(head, 'eyes')) return hearEyes(heard, parts, who)
  if (is(head, 'glasses')) return isPerson ? hearGlasses(heard, parts) : NOTHING
  if (is(head, 'worn')) return hearWorn(heard, parts, isPerson)
  if (!isPerson) {
    if (is(head, 'spots')) return hearSpots(heard, parts)
    if (is(head, 'part')) return hearPart(parts, who)
    if (head && /^(?:skin)$/.test(head.word) && parts.colors.length > 0)
      return withHead(hearCreature(heard, { ...parts, head: undefined }, who), head)
    if (head && !is(head, 'species', 'breed')) return NOTHING
    return hearCreature(heard, parts, who)
  }
  if (is(head, 'top')) return hearTop(heard, parts)
  if (is(head, 'bottom')) return hearBottom(heard, parts)
  if (is(head, 'shoes')) return hearShoes(heard, parts)
  if (is(head, 'freckles')) return hearFreckles(heard, parts)
  if (is(head, 'beard', 'shaven')) return hearBeard(heard, parts, who)
  if (is(head, 'redhead')) {
    const color = head?.word.startsWith('brunette') ? 'brown' : 'red'
    return head && keep(heard, 'hairColor', color) ? { drawn: `${color} hair`, by: [head] } : NOTHING
  }
  if (is(head, 'skin')) return hearSkin(heard, parts)
  if (is(head, 'hair', 'style')) return hearHair(heard, parts)
  if (is(head, 'part')) return hearPart(parts, who)
  return hearPerson(heard, parts, who, after)
}

/** "turquoise and black" of a skirt: the second colour is the skirt's too. */
const isPairOf = ({ phrase, mods }: Parts, before: Parts | undefined) =>
  phrase.isJoined && before?.head !== undefined && mods.every((unit) => is(unit, 'color'))

const withHead = (ending: Ending, head: Unit): Ending =>
  ending.drawn === null ? ending : { ...ending, by: [...ending.by, head] }

/** "black and white dog", "short, curly, black hair": colours and the like that stand before their noun are the noun's. */
function joined(phrases: readonly Phrase[], isPerson: boolean): Phrase[] {
  const all: Phrase[] = []
  for (const phrase of phrases) {
    const before = all.at(-1)
    const start = content(phrase.units)
    const only = before ? content(before.units) : []
    const isDangling = only.length > 0 && only.every((unit) => is(unit, 'color')) && !before?.isDenied
    const takes = start.some((unit) => isNoun(unit)) && is(start[0], 'color') && !phrase.isDenied
    const isPair = phrase.isJoined && isDangling && (takes || (!isPerson && start.every((unit) => is(unit, 'color'))))
    if (!before || !isPair) {
      all.push(phrase)
      continue
    }
    const said = `${before.said} and ${phrase.said}`
    all.splice(-1, 1, {
      ...phrase,
      units: [...before.units, ...phrase.units],
      tail: phrase.tail + before.units.length,
      said,
      isJoined: before.isJoined,
    })
  }
  return all
}

/** "brown hair and eyes": the colour is that of both. "Hair is long and black": so is the noun. */
function shared<T extends Parts>(parts: T, before: Parts | undefined): T {
  const { head, mods, tail, phrase } = parts
  if (!before || !phrase.isJoined || !is(before.head, 'hair', 'eyes', 'skin')) return parts
  if (is(head, 'hair', 'eyes') && mods.length === 0) return { ...parts, colors: before.colors }
  const isOfHair = is(before.head, 'hair') && mods.every((unit) => is(unit, 'color', 'style-adjective'))
  return !head && tail.length === 0 && isOfHair ? { ...parts, head: before.head } : parts
}

function finerOf(description: string, who: Sitter, look: HeardLook) {
  if (who.type === 'fairy') {
    const wings = hearAnimal(description, who, look, (noun) => noun.kind === 'part' && noun.part === 'wings')
    const finer = hearFiner(wings.rest, who, look)
    return { rest: finer.rest, heard: [...wings.heard, ...finer.heard], near: [...wings.near] }
  }
  if (PEOPLE.has(who.type)) return { ...hearFiner(description, who, look), near: [] }
  const worn = hearFiner(description, who, look, wornBy)
  const animal = hearAnimal(worn.rest, who, look)
  return { ...animal, heard: [...worn.heard, ...animal.heard] }
}

/** `finer`: also what a page's wish cannot put on. */
export function hearLook(description: string, who: Sitter, isFiner = true): Hearing {
  const isPerson = PEOPLE.has(who.type)
  const look: HeardLook = {
    worn: [],
    outfit: {},
    hairMore: {},
    creature: {},
    marks: [],
    builds: [],
    denied: new Set(),
    origins: [],
  }
  const finer = isFiner ? finerOf(description, who, look) : { rest: description, heard: [], near: [] }
  const hearing: Hearing = { look, heard: [...finer.heard], near: [...finer.near], unheard: [] }
  const all = joined(phrasesOf(finer.rest), isPerson).map((phrase) => partsOf(phrase, isPerson))
  for (const [at, parts] of all.entries()) {
    const { phrase, mods, tail } = parts
    const said = phrase.said.trim()
    if (parts.head === undefined && mods.length + tail.length === 0) {
      if (said !== '') hearing.heard.push(said)
      continue
    }
    const ending = hear(look, shared(parts, all[at - 1]), who, all[at - 1], all[at + 1])
    const rest = [...(parts.head ? [parts.head] : []), ...mods, ...tail].filter((unit) => !ending.by.includes(unit))
    if (ending.drawn === null) hearing.unheard.push(said)
    else if (rest.length === 0 && !ending.isNear) hearing.heard.push(said)
    else if (ending.drawn === '') hearing.unheard.push(said)
    else hearing.near.push({ said, drawn: ending.drawn })
  }
  settle(hearing, all)
  if (look.naturalHide) look.hide ??= look.naturalHide
  return hearing
}

/** Beard and hair have one colour unless both were said, and a bald head leaves it to the beard; under a dress nobody sees trousers. */
function settle(hearing: Hearing, all: readonly Parts[]): void {
  const saidOf = (kind: string) => all.filter(({ head }) => is(head, kind))
  const isOneOf = (parts: readonly Parts[]) => (said: string) => parts.some(({ phrase }) => phrase.said.trim() === said)
  const { look } = hearing
  const { beardColor, hairColor } = look
  if (beardColor !== undefined && (hairColor === undefined || look.style === 'bald')) look.hairColor = beardColor
  else if (beardColor !== hairColor && beardColor !== undefined) look.beardOwn = beardColor
  if (look.top !== 'dress') return
  if (look.leggings) look.outfit.tights ??= look.leggings
  else if (look.isHidden === undefined)
    unhear(hearing, (said) => isOneOf(saidOf('bottom'))(said) || /\b(?:trousers|jeans|shorts|skirt)\b/i.test(said))
}

function unhear(hearing: Hearing, which: (said: string) => boolean): void {
  hearing.unheard.push(...hearing.heard.filter(which), ...hearing.near.map(({ said }) => said).filter(which))
  hearing.heard = hearing.heard.filter((said) => !which(said))
  hearing.near = hearing.near.filter(({ said }) => !which(said))
}
