// What one phrase says of a person: hair, skin, eyes, and where the family comes from.
import { PEOPLE_PARTS, AGE_WORDS, COUNT_WORDS, PARTS_OF, PERSON_WORDS } from './look-words.data.ts'
import { type Ending, type HeardLook, keep, NOTHING, type Parts, type Sitter, countIn } from './heard-look.ts'
import { is, type Unit } from './look-phrases.ts'
import { clothIn, eyesIn, hairIn, skinIn, styleOf, styleSaid } from './look-senses.ts'
import { originNamed, originOfColor } from './origin-named.ts'
import { clothWord } from './cloth-word.ts'
import { eyesSaid } from './creature/own-eyes.ts'
import type { HairStyle } from '../../stage/cast.ts'

const ages = new Map(Object.entries(AGE_WORDS).flatMap(([words, years]) => words.split('|').map((word) => [word, years] as const))) // prettier-ignore
const persons = new Map(Object.entries(PERSON_WORDS).flatMap(([words, types]) => words.split('|').map((word) => [word, types] as const))) // prettier-ignore

const LONG_STYLES: ReadonlySet<HairStyle> = new Set(['long', 'ponytail', 'pigtails', 'braids', 'locs', 'curly', 'afro', 'wavy', 'puffs', 'bun']) // prettier-ignore
const FULL: ReadonlySet<HairStyle> = new Set(['afro', 'puffs', 'curly', 'wavy'])
const PAIRED: ReadonlySet<HairStyle> = new Set(['puffs', 'pigtails', 'braids'])
const CROPPABLE: ReadonlySet<HairStyle> = new Set(['curly', 'afro', 'wavy', 'short', 'bob', 'spiky'])
const STRAIGHT: ReadonlySet<HairStyle> = new Set(['bob', 'long', 'short', 'ponytail', 'pigtails', 'bun', 'braids'])

/** Ways of wearing hair, hair itself, and what is said of its length, curl and colour. */
export function hearHair(heard: HeardLook, { head, mods, tail, colors, phrase }: Parts): Ending {
  const units = [...mods, ...tail]
  const nouns = [...(head ? [head] : []), ...units].filter((unit) => is(unit, 'style') && !is(unit, 'style-adjective'))
  if (phrase.isDenied) return denyHair(heard, head, units, phrase.units)
  const by: Unit[] = head ? [head] : []
  let isNear = false
  const wear = (style: HairStyle, unit: Unit | undefined, near = false) => {
    if (!keep(heard, 'style', style)) return
    if (unit && unit !== head) by.push(unit)
    isNear ||= near
  }
  for (const unit of nouns) {
    const style = styleOf(unit.word)
    if (style && (heard.style === undefined || heard.style === style.value)) wear(style.value, unit, style.isNear)
    else if (unit === head) return NOTHING
  }
  const said = units.filter((unit) => is(unit, 'style-adjective'))
  for (const unit of said.filter(({ word }) => !/^(?:long|short)/.test(styleSaid(word)?.value ?? ''))) {
    const style = styleSaid(unit.word)?.value
    if (style === 'straight') {
      if (heard.style !== undefined && !STRAIGHT.has(heard.style)) continue
      heard.isStraight = true
      by.push(unit)
    } else if (style && !(style === 'long' || style === 'short')) wear(style, unit)
  }
  for (const unit of said) {
    const length = styleSaid(unit.word)?.value
    if (length !== 'long' && length !== 'short') continue
    const fits = heard.style === undefined || (length === 'long' ? LONG_STYLES : CROPPABLE).has(heard.style)
    if (fits && keep(heard, 'length', length)) by.push(unit)
  }
  const down = tail.filter((unit) => is(unit, 'hair-length') && (heard.style === undefined || LONG_STYLES.has(heard.style)))
  if (down.length > 0 && keep(heard, 'length', 'long')) by.push(...down)
  const count = countIn(units)
  if (count && COUNT_WORDS[count.word] === 2 && heard.style && PAIRED.has(heard.style)) by.push(count)
  if (count?.word === '2' && heard.style && PAIRED.has(heard.style)) by.push(count)
  if (count?.word === 'one' && (heard.style === 'bun' || heard.style === 'ponytail')) by.push(count)
  const full = mods.filter((unit) => is(unit, 'full'))
  if (full.length > 0 && heard.style && FULL.has(heard.style) && keep(heard, 'length', 'long')) by.push(...full)
  if (heard.style === 'headscarf') {
    const cloth = clothIn(colors)
    if (cloth && keep(heard, 'ribbons', cloth.value)) {
      by.push(...cloth.by)
      isNear ||= cloth.isNear
    }
  } else {
    const color = hairIn(colors)
    if (color && keep(heard, 'hairColor', color.value)) {
      by.push(...color.by)
      isNear ||= color.isNear
    }
  }
  const large = [...mods, ...tail].filter((unit) => is(unit, 'full'))
  if (is(head, 'hair') && full.length === 0 && large.length > 0 && keep(heard, 'length', 'long')) by.push(...large)
  if (by.length === (head ? 1 : 0) && !(head && is(head, 'style'))) return head && mods.length + tail.length === 0 ? { drawn: 'hair', by } : NOTHING // prettier-ignore
  return { drawn: hairDrawn(heard), by, isNear }
} // prettier-ignore

const IN: Readonly<Partial<Record<HairStyle, string>>> = { bob: 'a bob', ponytail: 'a ponytail', pigtails: 'pigtails', braids: 'braids', bun: 'a bun', afro: 'an afro', puffs: 'puffs', locs: 'locs' } // prettier-ignore

/** As far as it was heard: "long black hair", "red hair in a bun". */
function hairDrawn({ style, hairColor, length, isStraight, ribbons }: HeardLook): string {
  if (style === 'bald') return 'a bald head'
  if (style === 'headscarf') return `a ${ribbons ? clothWord(ribbons) : ''} headscarf`.replace('  ', ' ')
  const noun = style && IN[style]
  const words = [
    length,
    style && !noun && style !== length ? style : '',
    isStraight ? 'straight' : '',
    hairColor,
    'hair',
  ]
  return `${words.filter(Boolean).join(' ')}${noun ? ` in ${noun}` : ''}`
}

function denyHair(heard: HeardLook, head: Unit | undefined, units: readonly Unit[], all: readonly Unit[]): Ending {
  if (is(head, 'hair') && !units.some((unit) => is(unit, 'color', 'style', 'style-adjective'))) {
    const isFew = all.some(({ word }) => /any|much/.test(word))
    return keep(heard, 'style', 'bald')
      ? { drawn: 'a bald head', by: all.filter((unit) => !units.includes(unit)), isNear: isFew }
      : NOTHING
  }
  const styles = [...(head ? [head] : []), ...units].flatMap((unit) => [styleOf(unit.word)?.value, styleSaid(unit.word)?.value]) // prettier-ignore
  const known = styles.filter((style) => style !== undefined)
  if (known.length === 0) return NOTHING
  for (const style of known) {
    if (style === 'straight') heard.denied.add('bob').add('long')
    else heard.denied.add(style)
  }
  return { drawn: '', by: all }
}

/** "Black woman", "pale", "from Ghana", "curly": said of the person, with its noun or without. */
export function hearPerson(heard: HeardLook, parts: Parts, who: Sitter, after: Parts | undefined): Ending {
  const { head, mods, tail, phrase } = parts
  if (phrase.isDenied) {
    const style = mods.filter((unit) => is(unit, 'style-adjective'))
    return style.length > 0 && style.length === mods.length ? denyHair(heard, head, mods, phrase.units) : NOTHING
  }
  const by: Unit[] = []
  let drawn = ''
  let isNear = false
  if (head && persons.get(head.word)?.includes(who.type)) by.push(head)
  const young = ages.get(head?.word ?? '')
  if (head && young && who.age !== null && (who.age < young[0] || who.age > young[1])) by.splice(0)
  for (const unit of [...mods, ...tail]) {
    const origin = originNamed(unit.word)
    const years = ages.get(unit.word)
    if (is(unit, 'origin', 'country') && !is(unit, 'color') && origin) {
      // Albinism says more of the looks than a country.
      if (origin.hair.includes('white')) heard.origins.splice(0)
      if (!heard.origins.some(({ hair }) => hair.includes('white'))) heard.origins.push(origin)
      by.push(unit)
      drawn = 'likely skin and hair'
    } else if (is(unit, 'style-adjective')) {
      const style = styleSaid(unit.word)?.value
      const isHair = style !== 'short' && style !== undefined && !(head && style === 'long')
      const follows = after !== undefined && !head && (is(after.head, 'hair', 'style') || after.mods.some((one) => is(one, 'style-adjective') && one.word !== unit.word)) // prettier-ignore
      if (isHair || follows) {
        const heardOf = hearHair(heard, { head: undefined, mods: [unit], tail: [], colors: [], phrase })
        by.push(...heardOf.by)
        drawn = heardOf.drawn ?? drawn
      } else if (unit.word === 'little' && head && (who.type === 'boy' || who.type === 'girl')) by.push(unit)
    } else if (is(unit, 'small') && head && (who.type === 'boy' || who.type === 'girl')) by.push(unit)
    else if (years && who.age !== null && who.age >= years[0] && who.age <= years[1]) by.push(unit)
    else if (is(unit, 'person') && persons.get(unit.word)?.includes(who.type)) by.push(unit)
  }
  const colors = mods.filter((unit) => is(unit, 'color'))
  const [color] = colors
  const origin = originOfColor(color?.word ?? '')
  const skin = skinIn(colors)
  const hair = hairIn(colors)
  if (color && origin && (color.word !== 'white' || head || colors.length === 1)) {
    heard.origins.push(origin)
    by.push(color)
    drawn = 'likely skin and hair'
  } else if (skin && (head || !/^(?:dark|light|medium|golden|honey|chocolate|deep brown)$/.test(color?.word ?? '')) && !(hair && /blond|flaxen/.test(color?.word ?? ''))) {
    if (keep(heard, 'skin', skin.value)) by.push(...skin.by)
    drawn = `${skin.value} skin`
    isNear = skin.isNear
  } else if (hair && /blond|ginger|auburn|brunette|mous|chestnut|salt|grey|gray|silver/.test(color?.word ?? '')) {
    if (keep(heard, 'hairColor', hair.value)) by.push(...hair.by)
    drawn = `${hair.value} hair`
    isNear = hair.isNear
  }
  return by.length === 0 ? NOTHING : { drawn, by, isNear }
} // prettier-ignore

export function hearSkin(heard: HeardLook, { head, mods, colors, phrase }: Parts): Ending {
  const skin = skinIn(colors)
  if (phrase.isDenied || !head) return NOTHING
  const origin = mods.map((unit) => (is(unit, 'color') ? undefined : originNamed(unit.word))).find(Boolean)
  if (!skin && origin) heard.origins.push(origin)
  if (!skin) return mods.length === 0 ? { drawn: 'skin', by: [head] } : origin ? { drawn: 'likely skin', by: [head, ...mods.filter((unit) => is(unit, 'origin'))] } : NOTHING // prettier-ignore
  return keep(heard, 'skin', skin.value) ? { drawn: `${skin.value} skin`, by: [head, ...skin.by], isNear: skin.isNear } : NOTHING // prettier-ignore
}

const PLAIN_EYES =
  /^(?:big|bright|large|round|huge|great big|very big|sparkly|sparkling|twinkly|twinkling|shining|shiny|kind|smiley|smiling|gentle|lovely|beautiful|warm|laughing|friendly|happy|merry|cheeky|mischievous|wide|deep|piercing|soft|clear|striking|gorgeous|stunning|dancing|expressive|dreamy|soulful|intense|lively|curious|clever)$/

export function hearEyes(heard: HeardLook, { head, mods, tail, colors, phrase }: Parts, who: Sitter): Ending {
  const count = countIn(mods)
  const number = count ? (COUNT_WORDS[count.word] ?? Number(count.word)) : head?.word === 'eye' ? 1 : 2
  if (phrase.isDenied || number !== 2 || !head) return NOTHING
  const eyes = eyesIn(colors)
  const plain = mods.filter(({ word }) => PLAIN_EYES.test(word))
  const by = [head, ...plain, ...(count ? [count] : [])]
  if (!eyes) return mods.length + tail.length === by.length - 1 ? { drawn: 'eyes', by } : NOTHING
  if (!keep(heard, 'eyes', eyesSaid(who.type, eyes.value))) return NOTHING
  return { drawn: `${eyes.value} eyes`, by: [...by, ...eyes.by], isNear: eyes.isNear }
}

/** Ears, wings, legs: drawn where the kind has them, as many of them, and nothing else is said. */
export function hearPart({ head, mods, tail, phrase }: Parts, who: Sitter): Ending {
  const part = [...(head?.kinds ?? [])].find((kind) => kind.startsWith('part:'))?.slice('part:'.length)
  if (!head || part === undefined) return NOTHING
  const has = (PARTS_OF[who.type] ?? PEOPLE_PARTS)[part]
  const count = countIn(mods)
  const others = [...mods, ...tail].filter((unit) => unit !== count)
  if (phrase.isDenied) return has === undefined && others.length === 0 ? { drawn: '', by: phrase.units } : NOTHING
  if (has === undefined || others.length > 0) return NOTHING
  const number = count ? (COUNT_WORDS[count.word] ?? Number(count.word)) : undefined
  return number !== undefined && number !== has ? NOTHING : { drawn: '', by: [head, ...(count ? [count] : [])] }
}
