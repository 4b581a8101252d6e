// Who else the words of a page say is there, so that the picture does not leave the heroes alone.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Extra } from '../../stage/extras.data.ts'
import type { Emotion, Friend, Place, Scene } from '../../stage/scene.ts'
import type { Act, Staging } from '../staging/deeds.ts'
import type { Pack } from '../worlds/pack.ts'
import type { Stage } from '../worlds/world.ts'
import { VALENCE, type BeatName } from '../plan/skeletons.data.ts'

/** One who has a trade comes before "a man": nobody is met twice. */
const NOUNS: readonly (readonly [Extra, RegExp])[] = [
  ['bakers', /\bbakers\b(?!['’])/i],
  ['porters', /\bporters\b(?!['’])/i],
  ['fishers', /\b(?:fishing people|fishermen|fisherfolk)\b/i],
  ['sailors', /\bsailors\b/i],
  ['band', /\b(?:band|orchestra)\b(?! of)/i],
  ['baker', /\bbaker\b(?!['’]s (?!skirt|face|hands?))/i],
  ['butcher', /\bbutcher\b(?!['’])/i],
  ['nurse', /\bnurse\b(?!['’])/i],
  ['doctor', /\bdoctor\b(?!['’])/i],
  ['postman', /\b(?:postman|postwoman)\b(?!['’])/i],
  ['policeman', /\b(?:policeman|policewoman|constable)\b(?!['’])/i],
  ['guard', /\bguard\b(?!['’])/i],
  ['cook', /\bcook\b(?!['’])/i],
  ['porter', /\bporter\b(?!['’])/i],
  ['stationmaster', /\bstationmaster\b(?!['’])/i],
  ['driver', /\bdriver\b(?!['’])/i],
  ['fireman', /\b(?:fireman|firemen)\b(?!['’])/i],
  ['mayor', /\b(?:mayor|mayoress)\b(?!['’])/i],
  ['vicar', /\b(?:vicar|priest)\b(?!['’])/i],
  ['bishop', /\bbishop\b(?!['’])/i],
  ['judge', /\b(?:the|a) judge\b(?!['’])/i],
  ['king', /\bking\b(?!['’])/i],
  ['queen', /\bqueen\b(?!['’])/i],
  ['farmer', /\bfarmer\b(?!['’])/i],
  ['fishers', /\bfisherman\b(?!['’])/i],
  ['tired-man', /\bman with his jumper on backwards\b/i],
  ['baby', /\b(?:the|a|that|our) baby\b(?!['’])/i],
  ['girl', /\b(?:the|a|[a-z]+(?:['’]s)?) (?:small |little |smallest |thin |big )girl\b|\bthe girl (?:who|with|in|of|from)\b/i],
  ['boy', /\bthe (?:small |little |new )?boy (?:who|with|under|from|by)\b|\ba (?:small|little) boy\b|\bnew boy\b/i],
  ['man', /\b(?:barber|tailor|grocer|milkman|plumber|waiter|blacksmith|smith)\b(?!['’])|\b(?:a|the|one|tall|thin|small|big|young) man\b(?! (?:called|in the moon))/i],
  ['woman', /\b(?:a|the|one|tall|young|hat) (?:lady|woman)\b(?! called)/i],
  ['old-woman', /\b(?:old lady|old woman|grandmother)\b/i],
  ['old-man', /\bold man\b/i],
  ['children', /\b(?:children|the (?:whole )?(?:school|class))\b/i],
  ['crowd', /\b(?:crowd|audience|neighbours|guests|cleaners|everyone|everybody|they all|all of them|(?:the|hundred|forty|of|all|fifty|shop) people|people (?:came|stood|brought|ran|were|in|turned|cheered|shouted|sighed|made|sat)|(?:the whole|all the) (?:town|street|lane|village))\b/i],
  ['seals', /(?<!\bto )\bseals?\b(?! it\b)/i],
  ['hens', /\bhens?\b/i],
  ['ducks', /\bducks?\b/i],
  ['goats', /\bgoats?\b/i],
  ['geese', /\bgeese\b/i],
  ['dogs', /\b(?:every )?other dogs?\b|\bdogs\b/i],
  ['toads', /\btoads\b|\bplop, plop, plop\b/i],
  ['hedgehogs', /\bhedgehogs\b/i],
  ['owls', /\b(?:owls|owlets)\b/i],
] // prettier-ignore

/** Who is met as one of these is not met again as "the man" or "the people". */
const SAME: Readonly<Partial<Record<Extra, readonly Extra[]>>> = { man: ['baker', 'guard', 'butcher', 'postman', 'policeman', 'porter', 'driver', 'fireman', 'mayor', 'vicar', 'bishop', 'judge', 'king', 'farmer', 'tired-man', 'doctor', 'reader', 'cape-man', 'old-man'], woman: ['cook', 'little-lady', 'nurse', 'queen', 'stationmaster', 'old-woman', 'doctor'], girl: ['children'], boy: ['cape-boy', 'children'] } // prettier-ignore

/** "Nobody came", "no band": they are told of just because they are not there. */
const ABSENT = /\b(?:no|nobody|without|not a|never a|like an?|for an?|as an?|than an?) [\p{L}-]+(?: [\p{L}-]+)?/giu

const ALONE: ReadonlySet<Place> = new Set(['underwater', 'sky', 'cloud-top', 'boat'])
const MOST = 3
/** Of whom there is no end. */
const GROUPS: ReadonlySet<Extra> = new Set<Extra>(['crowd', 'children'])
/** A close look has no room for many. */
export const MANY: ReadonlySet<Extra> = new Set<Extra>([...GROUPS, 'sailors', 'band', 'bakers', 'porters', 'fishers'])

const escaped = (name: string) => name.replaceAll('.', String.raw`\.`)

function heardIn(words: string): Extra[] {
  const there = words.replaceAll(ABSENT, '')
  return NOUNS.flatMap(([kind, noun]) => (noun.test(there) ? [kind] : []))
}

const onceEach = (met: readonly Extra[]) => met.filter((kind) => !SAME[kind]?.some((other) => met.includes(other)))

/** Whom the words of any page name by what they are. */
export const peopleIn = (words: string): Extra[] => onceEach(heardIn(words))

function toldExtras(pack: Pack, beat: BeatName, stage: Stage, told: string, cast: readonly CharacterSpec[]): Extra[] {
  let unnamed = told
  // Whom the pack knows by name is not met again by trade: "the cook" may be a woman.
  const named = Object.entries(pack.people).flatMap(([name, kind]) => {
    if (!unnamed.includes(name)) return []
    const calls = new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'gu')
    const before = unnamed
    unnamed = unnamed.replaceAll(calls, '')
    return unnamed === before ? [] : [kind]
  })
  const words = cast.reduce((text, one) => text.replaceAll(one.name, ''), unnamed)
  const small = told.toLowerCase().includes(pack.nouns.small.toLowerCase())
    ? [/\bboy\b/.test(pack.nouns.small) ? ('boy' as const) : ('girl' as const)]
    : []
  const many = told.toLowerCase().includes(pack.nouns.crowd.toLowerCase()) ? (['crowd'] as const) : []
  const heard = heardIn(words)
  const own = pack.extras.get(beat) ?? []
  // Whom the words name comes before whoever the world puts there.
  const met = [...named, ...small, ...heard.filter((kind) => !GROUPS.has(kind)), ...own, ...many, ...heard]
  const all = onceEach(met)
  const here = all.filter(
    (kind) =>
      !(ALONE.has(stage.place) && kind !== 'seals' && kind !== 'geese') &&
      !(kind === 'goats' && stage.props.includes('goat')) &&
      !(kind === 'geese' && stage.props.includes('goose')) &&
      !(kind === 'owls' && stage.props.includes('owl')) &&
      !(stage.shot === 'close' && MANY.has(kind)),
  )
  return [...new Set(here)].slice(0, MOST)
}

const FELT: Readonly<Partial<Record<Emotion, Emotion>>> = { funny: 'surprised', sad: 'sad', surprised: 'surprised', worried: 'worried', scared: 'scared' } // prettier-ignore

/** How the friend that is one of the props feels: as the page goes for it, not for the hero alone. */
function toldFriend(pack: Pack, beat: BeatName, stage: Stage, told: string, acts: readonly Act[]): Friend | undefined {
  const { prop } = pack.figure
  const own = acts.find(({ who }) => who === 'figure')
  // Whoever a row moves is there, in whatever it sits.
  if (!prop || (!own && !stage.props.includes(prop))) return undefined
  const state = pack.states.get(beat) ?? []
  const laughs = /\b(?:laugh|giggl|chuckl)/i.test(told) && VALENCE[beat] > -0.5
  const low = VALENCE[beat] < -0.25 ? 'sad' : VALENCE[beat] < 0.05 ? 'worried' : undefined
  const high = VALENCE[beat] > 0.7 ? 'joy' : 'happy'
  const emotion = own?.emotion ?? (laughs ? 'joy' : (FELT[stage.emotion] ?? low ?? (state.includes('knotted') ? 'worried' : high)))
  return { emotion, state, ...(own && { does: own.action }) }
} // prettier-ignore

export function toldOthers(
  pack: Pack,
  beat: BeatName,
  stage: Stage,
  told: string,
  cast: readonly CharacterSpec[],
  { others, acts = [] }: Pick<Staging, 'others' | 'acts'> = {},
): Pick<Scene, 'extras' | 'friend'> {
  const extras = others ?? toldExtras(pack, beat, stage, told, cast)
  const friend = toldFriend(pack, beat, stage, told, acts)
  return { ...(extras.length > 0 && { extras }), ...(friend && { friend }) }
}
