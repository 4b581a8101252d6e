// Who acts in a member's own story: her cast, and whoever else its words bring along: a grandmother, a dragon, Leo the lion.
import { SPECIES } from '../../stage/finer-creature.data.ts'
import type { CharacterSpec, CharacterType, Pronoun } from '../../stage/cast.ts'
import { dice } from '../../base/dice.ts'
import { upper } from '../../base/upper.ts'
import { kinLook } from '../looks/kin-look.ts'
import { characterSpec } from '../looks/look.ts'
import { article } from '../english/grammar.ts'
import { KINDS as ROWS } from './seen-words.data.ts'

interface Kind {
  /** What stands for them, with "my" or "the" before it, or as a name. */
  said: string
  /** What they are called in what is heard and said of the picture. */
  name: string
  type: CharacterType
  pronoun: Pronoun
  age: number | null
  relation: string
  looks?: string | undefined
}

const KINDS: readonly Kind[] = ROWS.map(([said, name, type, pronoun, age, relation = '', looks]) => ({
  said,
  name,
  type,
  pronoun,
  age,
  relation,
  looks,
}))

export interface Someone {
  spec: CharacterSpec
  /** One word that stands for them where the words are read. */
  token: string
  /** All that they are called by. */
  called: RegExp
}

/** What a page has room for besides the three of the cast. */
const MOST = 4
/** Words that more often mean something else. */
const NO_ANIMAL: ReadonlySet<string> = new Set([
  'tree',
  'cloud',
  'slime',
  'snowman',
  'bee',
  'chick',
  'seal',
  'teddy',
  'long-neck',
  'ghost',
])

const animal = (species: string): Kind => {
  const said = species.replaceAll('-', ' ')
  return {
    said: species === 't-rex' ? 't[ -]?rex' : said,
    name: `the ${said}`,
    type: 'other',
    pronoun: 'it',
    age: null,
    relation: '',
    looks: `${article(said)} ${said}`,
  }
}

const ALL: readonly Kind[] = [
  ...KINDS,
  ...['bear', 'lion', ...SPECIES.filter((one) => !NO_ANIMAL.has(one))]
    .filter((one, at, all) => all.indexOf(one) === at)
    .map(animal),
]

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
function tokenOf(name: string, at: number): string {
  const [first, ...rest] = name.replace(/^(?:the|her|his) /u, '').replaceAll(/[^\p{L}\p{M}]/gu, '')
  return first === undefined ? `Who${at}` : upper(first) + rest.join('')
}

/** By what they are to the hero, too: "my mom" is Anna, where Anna is the mother. */
function kindOfCast({ type, relation }: CharacterSpec, cast: readonly CharacterSpec[]): string | undefined {
  const kin =
    relation === '' ? undefined : KINDS.find(({ said }) => new RegExp(`\\b(?:${said})\\b`, 'iu').test(relation))
  if (kin) return kin.said
  const alone = cast.filter((one) => one.type === type).length === 1
  const own = alone ? KINDS.find((one) => one.type === type && one.relation === '') : undefined
  return own?.said
}

function someoneOfCast(spec: CharacterSpec, at: number, cast: readonly CharacterSpec[]): Someone {
  const names = [...new Set([spec.full, spec.called, spec.name].flatMap((name) => name ?? []))].map(escaped)
  const kind = kindOfCast(spec, cast)
  const kin = kind === undefined ? [] : [`(?:(?:[Mm]y|[Hh]er|[Hh]is|[Tt]heir|[Oo]ur|[Tt]he) )?(?:${anyCase(kind)})`]
  const introduced = names.map(
    (name) => `(?:${BEFORE}\\p{Ll}+,? )(?:named|called|(?:whose|her|his|its) name (?:is|was)) ${name}`,
  )
  return { spec, token: tokenOf(spec.name, at), called: calling([...introduced, ...names, ...kin]) }
}

const anyCase = (said: string) =>
  said.replaceAll(/(?<![\\\p{L}])\p{Ll}/gu, (first) => `[${first}${first.toUpperCase()}]`)
/** Plurals are others: "dogs". */
const calling = (names: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${names.join('|')})(?![\\p{L}\\p{M}])`, 'gu')

/** Words that may stand first in a sentence are no names. */
const NO_NAME =
  /^(?:Now|Then|So|And|But|When|While|Once|Soon|After|Before|At|On|In|Suddenly|Finally|Maybe|Even|Oh|Only|All|Next|Later|Here|There)$/u
const BEFORE =
  '(?:(?:[Mm]y|[Hh]er|[Hh]is|[Tt]heir|[Oo]ur|[Tt]he|[Aa]n?|[Oo]ne|[Tt]hat|[Tt]his|[Aa]nother) (?:[\\p{Ll}-]+ ){0,2}?)?'

/** "a dog named Biscuit", "my brother Sam", "Leo the lion". */
function nameOf(kind: string, story: string): string | undefined {
  const NAME = '(?:(?:Mr|Mrs|Miss|Dr|King|Queen|Captain)\\.? )?\\p{Lu}\\p{L}+'
  const [, called, , own, , first] =
    new RegExp(
      `\\b(?:${anyCase(kind)}) (?:named|called|whose name (?:is|was)) (${NAME})|\\b([Mm]y|[Hh]er|[Hh]is|[Oo]ur|[Tt]heir) (?:[\\p{Ll}-]+ )?(?:${kind}),? (${NAME})|()(${NAME}) the (?:[\\p{Ll}]+ )?(?:${anyCase(kind)})\\b`,
      'u',
    ).exec(story) ?? []
  const name = called ?? own ?? first
  return name === undefined || NO_NAME.test(name) ? undefined : name
}

/** Those whom the story speaks of most come into its pictures. */
export function everybodyIn(story: string, cast: readonly CharacterSpec[], seed: number): Someone[] {
  const known = cast.map((spec, at) => someoneOfCast(spec, at, cast))
  const [hero] = cast
  const rest = known.reduce((text, { called }) => text.replaceAll(called, ' '), story)
  const root = dice(seed)
  const met = ALL.flatMap((kind) => {
    const name = nameOf(kind.said, rest)
    const called = calling([
      ...(name
        ? [`${name} the (?:${kind.said})`, `${BEFORE}(?:${anyCase(kind.said)})(?: (?:named|called)|,)? ${name}`, name]
        : []),
      `${BEFORE}(?<!\\b[Ii]ts )(?:${anyCase(kind.said)})(?! (?:mouse|duck|bear|cat|dog|hen|bird|owl|rabbit|dragon|fox|cow)\\b)`,
    ])
    const times = rest.match(called)?.length ?? 0
    return times > (kind.said === 'boy' || kind.said === 'girl' ? 1 : 0)
      ? [{ kind, name: name ?? kind.name, called, times, at: rest.search(called) }]
      : []
  })
  const common = met.toSorted((a, b) => b.times - a.times || a.at - b.at)
  const drawn = common.flatMap(({ kind, name, called }, at): Someone[] => {
    const one = {
      name,
      type: kind.type,
      pronoun: kind.pronoun,
      age: kind.age,
      relation: kind.relation,
      description: kind.looks ?? '',
      personality: '',
    }
    const kin = hero && kinLook(one, hero)
    const spec = characterSpec(one, { id: `met${at + 1}`, role: 'figure', want: '', habit: '', kin }, root)
    // An animal that we cannot draw yet is no other one: as a thing, or not at all.
    if (kind.type === 'other' && spec.look.species === undefined) return []
    return [{ spec, token: tokenOf(name, at + known.length), called }]
  })
  return [...known, ...drawn.slice(0, MOST)]
}
