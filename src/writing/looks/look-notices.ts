// What is said of a look: what was drawn only as its nearest, what was not drawn, and what the dice chose.
import { listed } from '../../base/listed.ts'
import type { CharacterSpec } from '../../stage/cast.ts'
import type { BriefCharacter } from '../brief/brief.ts'
import { hairWords, SKIN_NAMES } from './describe-look.ts'
import { article, possessive } from '../english/grammar.ts'
import { describedKind } from './creature/named-kind.ts'
import { hearLook, type SaidAs } from './hear-look.ts'
import { type Chooser, PEOPLE, withChosen } from './heard-look.ts'
import { leftOpen } from './look.ts'
import { quoted } from '../brief/notices.ts'

const PLAIN = /(?:s|hair|skin)$|^an? | in (?:pigtails|braids|puffs|locs|an? \w+)$/

/** "a yellow headscarf", "white shoes". */
const drawnAs = ({ drawn }: SaidAs) => (PLAIN.test(drawn) ? drawn : `${article(drawn)} ${drawn}`)

export interface LookEnds {
  /** As typed. */
  undrawn: string[]
  nearest: { said: string; drawn: string }[]
  /** Of which nothing was said. */
  chosen: ('skin' | 'hair')[]
}
type Described = Pick<BriefCharacter, 'name' | 'type' | 'age' | 'description'> &
  Partial<Pick<BriefCharacter, 'relation'>> &
  Chooser

/** Beside a portrait. */
export function lookEnds(one: Omit<Described, 'name'>): LookEnds {
  const { look: heard, near, unheard } = hearLook(describedKind(one), one)
  const look = withChosen(heard, one)
  return {
    undrawn: unheard,
    nearest: near.map((phrase) => ({ said: phrase.said, drawn: drawnAs(phrase) })),
    chosen: PEOPLE.has(one.type) ? leftOpen(look) : [],
  }
}

/** Under the story and at the command line: whole sentences. */
export function lookNotices({ name, ...one }: Described): string[] {
  const { undrawn, nearest, chosen } = lookEnds(one)
  const drawn = nearest.map(({ said, drawn }) => `${quoted(said)} as ${drawn}`)
  return [
    ...(undrawn.length > 0 ? [`We could not draw ${listed(undrawn.map(quoted))} on ${name}.`] : []),
    ...(drawn.length > 0 ? [`On ${name} we drew ${listed(drawn)}.`] : []),
    ...(chosen.length > 0 ? [choiceNotice(name, chosen)] : []),
  ]
}

const choiceNotice = (name: string, chosen: LookEnds['chosen']) =>
  `Nothing was said of ${possessive(name)} ${listed(chosen)}, so we chose.`

/** Where no portrait shows what was chosen, it is told. */
export function withChoices(notices: readonly string[], cast: readonly CharacterSpec[]): string[] {
  const told = new Map(
    cast.flatMap(({ name, type, look }) =>
      CHOICES.map((chosen) => {
        const skin = `${SKIN_NAMES[look.skin] ?? look.skin} skin`
        const drawn = chosen.map((part) => (part === 'skin' ? skin : hairWords(type, look.hair)))
        return [
          choiceNotice(name, chosen),
          `Nothing was said of ${possessive(name)} ${listed(chosen)}: we drew ${listed(drawn)}.`,
        ] as const
      }),
    ),
  )
  return notices.map((notice) => told.get(notice) ?? notice)
}

const CHOICES: readonly LookEnds['chosen'][] = [['skin', 'hair'], ['skin'], ['hair']]
