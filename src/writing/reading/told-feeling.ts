// What the words say that somebody feels, and who of them is asleep, so that nobody smiles where another cries.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Action, Actor, Emotion } from '../../stage/scene.ts'

/** Faces that may be wrong: a page that is staged sad or scared has been thought about. */
const GLAD: ReadonlySet<Emotion> = new Set([
  'happy',
  'proud',
  'excited',
  'curious',
  'brave',
  'hopeful',
  'thoughtful',
  'calm',
  'joy',
  'funny',
  'wonder',
  'surprised',
])
const LOUD: ReadonlySet<Emotion> = new Set(['excited', 'joy', 'funny', 'proud', 'happy', 'wonder', 'surprised'])

/** After a name, or "she": "Gus only sighed", "Mia was afraid". */
const OF_ONE: readonly (readonly [Emotion, string])[] = [
  [
    'sad',
    '(?:only |just |)(?:sighed|moaned|groaned|whimpered|sobbed|sniffed|wept|drooped|howled)|hung (?:his|her|its|their) head|(?:was|felt|looked) (?:so |very |quite |rather |a bit |)(?:sad|sorry|lonely|ashamed|tired|weary|miserable)',
  ],
  [
    'scared',
    '(?:trembled|shook all over|shivered)|(?:was|felt|looked) (?:so |very |quite |rather |a bit |)(?:afraid|scared|frightened)',
  ],
  [
    'worried',
    '(?:was|felt|looked) (?:so |very |quite |rather |a bit |)(?:worried|anxious|uneasy|stuck)|(?:frowned|swallowed|gulped|bit (?:his|her|their) lip)',
  ],
]

/** Somebody cries, or a word will not come: who hears it does not smile. */
const NEAR =
  /\b(?:was|is|were|something|somebody|someone|began|started|starting) (?:\w+ )?(?:crying|weeping|sobbing|to cry|to weep|to sob)\b|\bwas it crying\b|\bin tears\b|\bgoing hic\b|\bthe word was stuck\b/i
const ASLEEP =
  '(?:(?:was|were|is|are|lay|had fallen|fell) (?:already |fast |sound |still |half |)asleep|slept|snored|could never stay awake|never (?:once )?stayed awake)'

const SUBJECT: Readonly<Record<CharacterSpec['pronoun'], string>> = { she: 'she', he: 'he', they: 'they', it: 'it' }

/** Whether anybody does it at all: on most pages nobody does, and no name has to be looked for. */
const heard = (what: string) => ({ what, said: new RegExp(` (?:${what})(?!\\p{L})`, 'iu') })
const FELT = OF_ONE.map(([emotion, what]) => ({ emotion, ...heard(what) }))
const SLEEPS = heard(ASLEEP)

/** "Mrs. Hush … and she is asleep": the name, or the one pronoun that can mean nobody else here. */
function tells(told: string, one: CharacterSpec, others: readonly CharacterSpec[], what: string): boolean {
  const name = one.name.replaceAll('.', String.raw`\.`)
  const alone = one.role !== 'hero' && !others.some((other) => other.pronoun === one.pronoun)
  const said = alone ? `(?:${name}|${SUBJECT[one.pronoun]})` : name
  return new RegExp(`(?<!\\p{L})${said}(?:,? (?:and|who|but|then))? (?:${what})(?!\\p{L})`, 'iu').test(told)
}

/** What nobody does asleep: the page shows the watch, not the rest after it. */
const AWAKE: ReadonlySet<Action> = new Set<Action>(['shout', 'point', 'run', 'jump'])

/** `fixed`: whose face the page's own row has said. */
export function withFeelings(
  who: readonly Actor[],
  told: string,
  cast: readonly CharacterSpec[],
  fixed: (id: string) => boolean,
): Actor[] {
  const here = cast.filter(({ id }) => who.some((actor) => actor.id === id))
  const of = (id: string) => here.find((one) => one.id === id)
  const beside = (one: CharacterSpec) => here.filter((other) => other !== one)
  const asleep = SLEEPS.said.test(told) ? here.filter((one) => tells(told, one, beside(one), ASLEEP)) : []
  const sleepers = new Set(asleep.map(({ id }) => id))
  const feelings = FELT.filter(({ said }) => said.test(told))
  const near = NEAR.test(told)
  return who.map((actor): Actor => {
    const one = of(actor.id)
    if (!one) return actor
    if (sleepers.has(actor.id) && !AWAKE.has(actor.action)) return { ...actor, emotion: 'calm', asleep: true }
    if (fixed(actor.id) || !GLAD.has(actor.emotion)) return actor
    const felt = feelings.find(({ what }) => tells(told, one, beside(one), what))
    if (felt) return { ...actor, emotion: felt.emotion }
    if (near && actor.emotion !== 'surprised') return { ...actor, emotion: 'worried' }
    // Nobody roars beside a bed.
    return sleepers.size > 0 && LOUD.has(actor.emotion) ? { ...actor, emotion: 'calm' } : actor
  })
}
