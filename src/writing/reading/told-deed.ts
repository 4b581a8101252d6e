// What the words of a page say that somebody does with a thing, as a touch that can be drawn: "Mia put on the hat", "Biscuit caught it".
import type { Prop } from '../../stage/things/card.ts'
import type { Deed, DeedName } from '../../stage/deed.ts'
import type { Pronoun } from '../../stage/cast.ts'
import { isDenied, NAMED, nameOf, SPOKEN } from './told-things.ts'

/** What stands before the thing in a sentence; `to` is somebody who is given it. */
const VERBS: readonly (readonly [DeedName, string])[] = [
  ['wears', 'put on|wore|tied on|pulled on|wrapped (?:themself|himself|herself|up) in'],
  ['under', 'hid under|crawled under|crept under|got under|looked under|sat under'],
  ['behind', 'hid behind|stood behind|crouched behind|got behind|crept behind'],
  ['in', 'hid in|sat in|climbed into|got into|climbed in|knelt in|stood in|jumped into'],
  ['on', 'sat on|sat down on|stood on|climbed on|climbed up|climbed onto|got up on|went up|rode|knelt on'],
  ['opens', 'opened|unlocked|unpacked|took the lid off'],
  ['pours', 'poured|tipped|emptied'],
  ['throws', 'threw|tossed|flung'],
  ['catches', 'caught'],
  ['blows', 'blew|blew into|blew on|blew up'],
  ['hugs', 'hugged|cuddled'],
  ['pushes', 'pushed|shoved|rolled|wheeled'],
  ['pulls', 'pulled|pulled at|tugged|tugged at|dragged|hauled'],
  ['gives', 'gave|handed|offered|passed'],
  ['lifts', 'held|held up|held out|lifted|picked up|took|took up|fetched|carried|brought|raised|shook|waved|rang|swung|unrolled|read|drank|ate'],
  ['touches', 'touched|patted|stroked|tapped|knocked at|knocked on|kissed|kicked|poked|washed|mended|looked into|looked in|leaned on|leaned over'],
] // prettier-ignore

const READY = VERBS.map(([does, verbs]) => ({ does, verbs, said: new RegExp(`\\b(?:${verbs})\\b`, 'u') }))

/** What a touch can be drawn with; any other one goes with everything that is small enough for a hand. */
const FITTING: Readonly<Partial<Record<DeedName, string>>> = {
  wears: 'blanket boots bow-tie cape crown flag glasses hat mask medal quilt scarf',
  under: 'bed bench blanket parasol quilt table umbrella',
  behind: 'barrel bed bench box cart door fence piano sack snowman stone suitcase table tree wheelbarrow',
  in: 'barrel basket bathtub bed boat box bucket cart sack sled suitcase wagon wheelbarrow',
  on: 'barrel bathtub bed bench bicycle box cart chair cushion fence ladder piano rug skateboard sled stone suitcase table wagon',
  opens: 'bag basket book box door gift jar letter lift-door map notebook oven sack suitcase tin umbrella',
  pours: 'bottle bucket honey-jar jar kettle sack seeds soup-pot teapot watering-can',
  blows: 'balloon candle feather flute horn pipe soap-bubbles trumpet whistle',
  pushes: 'barrel bed boat box broom cart chair door mop piano sled stone table wagon wheel wheelbarrow',
  pulls: 'bathtub boat box cart door lever octopus rope sack sled wagon wheelbarrow',
  touches:
    'barrel bathtub beacon bed bell bench bicycle boat box button cart chair clock comet dinosaur-skeleton door drum fox frog goat goose hedgehog ladder lift-door moon mouse octopus oven owl penguin piano rocket snail snowman stone table tent tree weathercock whale',
}
const fits = (does: DeedName, what: Prop, light: boolean) => FITTING[does]?.split(' ').includes(what) ?? light

const DETERMINER = '(?:a|an|the|his|her|their|its|one|two|this|that|every|each|some|another|[A-Z][\\p{L}]*’s)'
const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const objects = new Map<Prop, RegExp>()
function objectOf(thing: Prop): RegExp {
  const made = objects.get(thing) ?? new RegExp(`^(?:${DETERMINER} )?(?:[\\p{L}’-]+ ){0,2}?(?:${nameOf(thing)})\\b(?! (?:of|that was|had gone))`, 'u') // prettier-ignore
  objects.set(thing, made)
  return made
}

interface Someone {
  id: string
  name: string
  /** "it" and "they" may mean anybody; so may "she" where two are she. */
  pronoun: Pronoun | undefined
}

const callsOf = ({ name, pronoun }: Someone): string[] =>
  pronoun === 'she' ? [name, 'She', 'she'] : pronoun === 'he' ? [name, 'He', 'he'] : [name]

/** The first such touch of the page, with one of its `things` or any other that has a name; `light`: what a hand can hold. */
export function toldDeed(
  told: string,
  people: readonly Someone[],
  things: readonly Prop[],
  light: (one: Prop) => boolean,
): Deed | undefined {
  const known = [...new Set([...things, ...NAMED])]
  const heard = told.replaceAll(SPOKEN, ' . ')
  const near = READY.filter(({ said }) => said.test(heard))
  for (const sentence of heard.split(/[.!?…;:]/u)) {
    const verbs = near.filter(({ said }) => said.test(sentence))
    if (verbs.length === 0 || isDenied(sentence)) continue
    for (const one of people) {
      if (!callsOf(one).some((call) => sentence.includes(call))) continue
      const calls = callsOf(one).map(escaped).join('|')
      if (!new RegExp(`(?<!\\p{L})(?:${calls})(?!\\p{L})`, 'u').test(sentence)) continue
      for (const { does, verbs: words } of verbs) {
        const acts = new RegExp(`(?<!\\p{L})(?:${calls}) (?:[\\p{L}]+ly |just |only |then |had |even |once |(?:\\p{L}+ed|ran|went|came|sat|got) (?:\\p{L}+ )?and )?(?:${words}) (.*)$`, 'u') // prettier-ignore
        const rest = acts.exec(sentence)?.[1]
        if (rest === undefined) continue
        const to = does === 'gives' ? people.find((other) => other !== one && new RegExp(`^(?:to )?${escaped(other.name)}(?!\\p{L})|\\bto ${escaped(other.name)}(?!\\p{L})`, 'u').test(rest)) : undefined // prettier-ignore
        if (does === 'gives' && !to) continue
        const object = to ? rest.replace(new RegExp(`^${escaped(to.name)} `, 'u'), '') : rest
        const what = known.find((prop) => fits(does, prop, light(prop)) && objectOf(prop).test(object))
        if (what) return { by: one.id, does, what, ...(to && { to: to.id }) }
      }
    }
  }
  return undefined
}
