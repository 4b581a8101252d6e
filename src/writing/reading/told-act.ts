// What the words of a page say that somebody does, so that the picture shows it: read from the verb beside the name.
import { once } from '../../base/once.ts'
import type { Prop } from '../../stage/things/card.ts'
import type { Pronoun } from '../../stage/cast.ts'
import type { Action } from '../../stage/scene.ts'

/** The first that fits is taken: what moves a whole body comes before what moves a hand, and that before a voice. */
const VERBS: readonly (readonly [Action, string])[] = [
  ['ride', 'rode|rides'],
  ['hug', 'hugged|hugs|cuddled'],
  ['sleep', 'slept|sleeps|snored|fell asleep|dozed'],
  [
    'fall',
    'fell over|fell off|fell down|fell in|fell into|fell flat|fell out|slipped|tumbled|toppled|tripped|slid|skidded|stumbled',
  ],
  ['stuck', 'got stuck|was stuck|were stuck|stuck fast'],
  [
    'cover-ears',
    'covered her ears|covered his ears|put her hands over|put his hands over|put both hands over|held her ears|held his ears',
  ],
  ['climb', 'climbed|climbs|scrambled|clambered'],
  ['crawl', 'crawled|crawls|crept under|crept in|crept into|crept through|wriggled'],
  ['swim', 'swam|swims|paddled'],
  ['fly', 'flew|flies|soared'],
  ['dance', 'danced|dances'],
  ['jump', 'jumped|jumps|leapt|leaped|hopped|hops|bounced|bounded|sprang|skipped'],
  ['run', 'ran|runs|raced|dashed|hurried|rushed|chased|galloped|charged|scampered|sped|fled|bolted'],
  ['tiptoe', 'tiptoed|tiptoes|crept|creeps|sneaked'],
  ['kneel', 'knelt|kneels|crouched|squatted|got down on'],
  ['lie', 'lay|flopped|sprawled'],
  ['sit', 'sat|sits|perched|plopped'],
  ['dig', 'dug|digs'],
  ['pull', 'pulled|pulls|tugged|heaved|hauled|yanked|dragged|hung on'],
  ['push', 'pushed|pushes|shoved|leaned on|leaned against'],
  ['throw', 'threw|throws|tossed|flung|hurled'],
  ['catch', 'caught|catches|grabbed'],
  ['carry', 'carried|carries|lugged'],
  ['play-music', 'played|plays|drummed'],
  ['draw', 'drew|draws|painted|sketched|chalked'],
  ['write', 'wrote|writes'],
  ['read', 'read|reads'],
  ['build', 'built|builds|hammered|tied|fixed|mended'],
  ['cook', 'cooked|cooks|baked|bakes|stirred'],
  ['eat', 'ate|eats|nibbled|munched|chewed|swallowed|bit into|licked|tasted|gobbled'],
  ['sneeze', 'sneezed|sneezes'],
  ['yawn', 'yawned|yawns'],
  ['knock', 'knocked|knocks|rapped|tapped'],
  ['bow', 'bowed|bows|curtsied|bent|stooped|leaned over|leaned down'],
  ['hide', 'hid|hides|ducked|covered her eyes|covered his eyes'],
  ['spin', 'spun|twirled|whirled'],
  ['cheer', 'cheered|cheers|clapped'],
  ['laugh', 'laughed|laughs|giggled|grinned|chuckled|burst out'],
  ['wave', 'waved|waves'],
  ['point', 'pointed|points|showed|counted|counts'],
  ['give', 'gave|gives|handed|held out|offered'],
  ['hold', 'held|holds|lifted|picked up|clutched|gripped'],
  ['shrug', 'shrugged|shrugs|shook her head|shook his head|shook their head'],
  ['nod', 'nodded|nods'],
  [
    'reach',
    'reached|reaches|stretched|touched|patted|stroked|took hold|felt for|felt along|felt about|felt under|felt in',
  ],
  ['look-up', 'looked up|looks up|stared up|gazed up|looked high'],
  ['look-down', 'looked down|looks down|looked at the ground|stared down'],
  [
    'peek',
    'peeked|peeped|peered|looked in|looked into|looked inside|looked under|looked behind|looked through|looked round|looked along',
  ],
  ['listen', 'listened|listens|heard|put her ear|put his ear|put an ear|put one ear|held her breath|held his breath'],
  ['think', 'thought|thinks|wondered|guessed|remembered'],
  ['sing', 'sang|sings|hummed|whistled'],
  ['whisper', 'whispered|whispers|breathed|said softly|said quietly|said very quietly'],
  ['shout', 'shouted|shouts|called|yelled|cried|roared|bellowed|shrieked|squealed'],
  ['walk', 'walked|walks|marched|strolled|trotted|followed|wandered|trudged|tramped|set off|set out|went|came|stepped'],
  ['talk', 'said|says|asked|asks|told|explained|answered|replied|agreed|announced|muttered|promised|begged'],
  ['wait', 'waited|waits|stood still|stood there|stayed'],
]

const VOICES: ReadonlySet<Action> = new Set(['talk', 'shout', 'whisper', 'think', 'laugh', 'cheer', 'sing'])

/** Acts of a whole body, of which a close look shows nothing. */
export const BODILY: ReadonlySet<Action> = new Set(['pull', 'push', 'dig', 'walk', 'run', 'jump', 'ride', 'climb', 'crawl', 'swim', 'fly', 'throw', 'kneel', 'fall', 'tiptoe', 'bow']) // prettier-ignore

/** Beside any other act these are not the one to show. */
const FAINT: ReadonlySet<Action> = new Set(['talk', 'wait', 'walk'])

const BESIDE = '(?:\\w+ly |just |only |then |had |still |both |all )?'
/** "Began to dig", "could not stop laughing", "went on pulling". */
const SET_TO = '(?:began|started|tried|had) to'
const AT_IT = '(?:was|began|started|kept|kept on|went on|could not stop|couldn’t stop)'
const AHEAD = '(?:Up|Down|Off|In|Out|Away|Back|Round|Over|On|Along)(?: and \\w+| \\w+)?'

/** What somebody does who has a friend along, and the friend as well. */
const TOGETHER: ReadonlySet<Action> = new Set(['run', 'walk', 'tiptoe', 'climb', 'crawl', 'jump', 'dance', 'pull', 'push', 'dig', 'swim', 'cheer', 'sing', 'laugh', 'hide', 'sit', 'wait', 'listen', 'fall']) // prettier-ignore

const DOUBLED: ReadonlySet<Action> = new Set(['run', 'sit', 'dig', 'swim', 'hug', 'spin', 'nod'])
const doing = (act: Action) =>
  act === 'lie' ? 'lying' : DOUBLED.has(act) ? `${act}${act.at(-1) ?? ''}ing` : `${act.replace(/e$/, '')}ing`

/** Each is made once: `after` a name ends, and perhaps another's, `before` it begins, and behind a pronoun, alone or as the second thing that is done. */
const ACTS = once(() =>
  VERBS.map(([action, verbs]) => {
    const isWord = !action.includes('-') && action !== 'stuck'
    const done = isWord ? `${verbs}|${SET_TO} ${action}|${AT_IT} ${doing(action)}` : verbs
    const behind = (subject: string) => new RegExp(`(?:^|[.!?”] )${subject} (?:[^.!?“”]{1,70}? and )?${BESIDE}(?:${done})\\b`) // prettier-ignore
    return {
      action,
      starts: [...verbs.split('|').map((verb) => verb.replace(/ .*/, '')), ...(isWord ? [action, doing(action)] : [])],
      said: new RegExp(`\\b(?:${done})\\b`),
      after: new RegExp(`,? ${BESIDE}(?:${done})\\b`, 'y'),
      later: new RegExp(` [^.!?“”]{1,70}? and ${BESIDE}(?:${done})\\b`, 'y'),
      before: new RegExp(`(?<=(?:["”’!?,.] |^)(?:${VOICES.has(action) ? '' : `${AHEAD} `}(?:${verbs})) )`, 'y'),
      she: behind('She'),
      he: behind('He'),
      they: behind('They'),
    }
  }),
)

const AND_SOMEBODY = /(?: and \p{Lu}\w+)?/uy
const AFTER_LETTER = /(?<=\p{L})/uy
const BEFORE_LETTER = /(?=\p{L})/uy

function pastOther(words: string, at: number): number {
  return isAt(words, at, AND_SOMEBODY) ? AND_SOMEBODY.lastIndex : at
}

function isAt(words: string, at: number, what: RegExp): boolean {
  what.lastIndex = at
  return what.test(words)
}

/** "Mia sat", "Mia slowly sat", "Down dug Mia" and, for voices, "said Mia"; then "Mia looked round and sat"; then "She sat", where `pronoun` can only mean her; then what they did together. */
export function toldAct(
  words: string,
  name: string,
  pronoun?: Pronoun,
  unseen?: ReadonlySet<Action>,
): Action | undefined {
  const spots: number[] = []
  for (let at = words.indexOf(name); at >= 0; at = words.indexOf(name, at + 1)) spots.push(at)
  if (spots.length === 0) return undefined
  // Few verbs are on a page: only those are looked for beside the name.
  const there = new Set(words.match(/\w+/g))
  const near = ACTS().filter(({ action, starts, said }) => !unseen?.has(action) && starts.some((start) => there.has(start)) && said.test(words))
  const named = near.find(({ after, before }) =>
    spots.some((at) => {
      const end = at + name.length
      return (
        (isAt(words, pastOther(words, end), after) && !isAt(words, at, AFTER_LETTER)) ||
        (isAt(words, at, before) && !isAt(words, end, BEFORE_LETTER))
      )
    }),
  )
  const begins = (at: number) => at === 0 || /[.!?”] $/.test(words.slice(0, at))
  const next = named ?? near.find(({ later }) => spots.some((at) => begins(at) && isAt(words, at + name.length, later)))
  if ((next && !FAINT.has(next.action)) || pronoun === undefined || pronoun === 'it' || pronoun === 'they') return next?.action
  const own = near.find((one) => one[pronoun].test(words))
  return (own ?? next ?? near.find((one) => TOGETHER.has(one.action) && one.they.test(words)))?.action
} // prettier-ignore

/** What goes with an act when the story has nothing of its own for the hand. */
export const TOOLS: Readonly<Partial<Record<Action, Prop>>> = {
  draw: 'pencil',
  write: 'pencil',
  read: 'book',
  dig: 'shovel',
  cook: 'spoon',
  build: 'hammer',
}
