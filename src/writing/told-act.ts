// What the words of a page say that somebody does, so that the picture shows it: read from the verb beside the name.
import type { Pronoun } from '../base/cast.ts'
import type { Prop } from '../base/props.data.ts'
import type { Action } from '../base/scene.ts'

/** The first that fits is taken: what moves a whole body comes before what moves a hand, and that before a voice. */
const VERBS: readonly (readonly [Action, string])[] = [
  ['ride', 'rode|rides'],
  ['hug', 'hugged|hugs|cuddled'],
  ['climb', 'climbed|climbs|scrambled'],
  ['crawl', 'crawled|crawls|crept|creeps'],
  ['swim', 'swam|swims'],
  ['fly', 'flew|flies'],
  ['dance', 'danced|dances'],
  ['jump', 'jumped|jumps|leapt|leaped|hopped|hops'],
  ['run', 'ran|runs|raced|dashed|hurried|rushed|chased|galloped'],
  ['kneel', 'knelt|kneels|crouched|squatted'],
  ['lie', 'lay'],
  ['sleep', 'slept|sleeps|snored'],
  ['sit', 'sat|sits'],
  ['dig', 'dug|digs'],
  ['pull', 'pulled|pulls|tugged|heaved|dragged|hung on'],
  ['push', 'pushed|pushes|shoved'],
  ['throw', 'threw|throws|tossed'],
  ['catch', 'caught|catches'],
  ['carry', 'carried|carries|lugged'],
  ['play-music', 'played|plays|drummed'],
  ['draw', 'drew|draws|painted|sketched'],
  ['write', 'wrote|writes'],
  ['read', 'read|reads'],
  ['build', 'built|builds|hammered|tied|fixed|mended'],
  ['cook', 'cooked|cooks|baked|bakes|stirred'],
  ['eat', 'ate|eats|nibbled|munched'],
  ['sneeze', 'sneezed|sneezes'],
  ['hide', 'hid|hides'],
  ['spin', 'spun|twirled'],
  ['cheer', 'cheered|cheers|clapped'],
  ['laugh', 'laughed|laughs|giggled|grinned'],
  ['wave', 'waved|waves'],
  ['point', 'pointed|points|showed'],
  ['give', 'gave|gives|handed|held out|offered'],
  ['hold', 'held|holds|lifted|picked up'],
  ['reach', 'reached|reaches|stretched|touched|patted|stroked'],
  ['look-up', 'looked up|looks up'],
  ['look-down', 'looked down|looks down|looked at the ground|bowed'],
  ['peek', 'peeked|peeped|peered'],
  ['listen', 'listened|listens|heard'],
  ['think', 'thought|thinks|wondered|guessed|remembered'],
  ['sing', 'sang|sings|hummed'],
  ['shout', 'shouted|shouts|called|yelled|cried|roared'],
  ['whisper', 'whispered|whispers'],
  ['walk', 'walked|walks|marched|strolled|tiptoed|went|came|stepped'],
  ['talk', 'said|says|asked|asks|told|explained|answered|replied'],
]

const VOICES: ReadonlySet<Action> = new Set(['talk', 'shout', 'whisper', 'think', 'laugh', 'cheer', 'sing'])

const BESIDE = '(?:\\w+ly |just |only |then |had )?'
const AHEAD = '(?:Up|Down|Off|In|Out|Away|Back|Round|Over|On|Along)(?: and \\w+| \\w+)?'

/** Each is made once: `after` a name ends, `before` it begins, and behind a pronoun. */
const ACTS = VERBS.map(([action, verbs]) => {
  const behind = (subject: string) => new RegExp(`(?:^|[.!?”] )${subject} ${BESIDE}(?:${verbs})\\b`, 'u')
  return {
    action,
    starts: verbs.split('|').map((verb) => verb.replace(/ .*/, '')),
    said: new RegExp(`\\b(?:${verbs})\\b`),
    after: new RegExp(`,? ${BESIDE}(?:${verbs})\\b`, 'uy'),
    before: new RegExp(`(?<=(?:["”’!?,.] |^)(?:${VOICES.has(action) ? '' : `${AHEAD} `}(?:${verbs})) )`, 'uy'),
    she: behind('She'),
    he: behind('He'),
  }
})

const AFTER_LETTER = /(?<=\p{L})/uy
const BEFORE_LETTER = /(?=\p{L})/uy

function isAt(words: string, at: number, what: RegExp): boolean {
  what.lastIndex = at
  return what.test(words)
}

/** "Mia sat", "Mia slowly sat", "Down dug Mia" and, for voices, "said Mia"; then "She sat", where `pronoun` can only mean her. */
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
  const near = ACTS.filter(({ action, starts, said }) => !unseen?.has(action) && starts.some((start) => there.has(start)) && said.test(words))
  const named = near.find(({ after, before }) =>
    spots.some((at) => {
      const end = at + name.length
      return (
        (isAt(words, end, after) && !isAt(words, at, AFTER_LETTER)) ||
        (isAt(words, at, before) && !isAt(words, end, BEFORE_LETTER))
      )
    }),
  )
  if (named || pronoun === undefined || pronoun === 'it' || pronoun === 'they') return named?.action
  return near.find((one) => one[pronoun].test(words))?.action
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

const HOBBIES: readonly (readonly [RegExp, Action, Prop | null])[] = [
  [/paint/, 'draw', 'paintbrush'],
  [/train|railway/, 'hold', 'toy-train'],
  [/truck|tractor|digger|\bcars?\b|\bbus|vehicle/, 'hold', 'toy-car'],
  [/draw/, 'draw', 'pencil'],
  [/writ/, 'write', 'pencil'],
  [/photo/, 'hold', 'camera'],
  [/violin|fiddle|cello|viola/, 'play-music', 'violin'],
  [/guitar|ukulele|banjo|harp|mandolin/, 'play-music', 'guitar'],
  [/flute|recorder|clarinet|whistle/, 'play-music', 'flute'],
  [/trumpet|sax|trombone|horn|music/, 'play-music', 'trumpet'],
  [/drum/, 'play-music', 'drum'],
  [/sing/, 'sing', 'music-sheet'],
  [/danc/, 'dance', null],
  [/read/, 'read', 'book'],
  [/block|building|machine|robot|mending|woodwork|making|model/, 'build', 'hammer'],
  [/garden/, 'hold', 'watering-can'],
  [/cook|bak/, 'cook', 'spoon'],
  [/digging|dinosaur/, 'dig', 'shovel'],
  [/star|planet|sky/, 'look-up', null],
  [/watching|looking|mystery|mysteries|puzzle/, 'hold', 'magnifying-glass'],
  [/swim|diving|surf/, 'hold', 'glasses'],
  [/run|jog/, 'run', null],
  [/climb|hik|explor|camp/, 'climb', null],
  [/gymnast|cartwheel|acrobat|karate|judo|jump/, 'jump', null],
  [/sew|knit|crochet|quilt|embroider|weav/, 'hold', 'wool'],
  [/kite/, 'hold', 'kite'],
  [/ball|tennis|football|soccer|rugby/, 'throw', 'ball'],
  [/cycling|bike/, 'ride', 'bicycle'],
  [/skat/, 'ride', 'skateboard'],
  [/sledging/, 'ride', 'sled'],
  [/show|act|dress/, 'hold', 'puppet'],
  [/map|history/, 'hold', 'map'],
  [/fish/, 'hold', 'fishing-net'],
  [/teddies|doll|playing/, 'hold', 'puppet'],
]

/** How a hero is seen who does what he or she loves to do. */
export function hobbyAct(doing: string): { action: Action; holds: Prop | undefined } | undefined {
  const found = HOBBIES.find(([word]) => word.test(doing))
  return found && { action: found[1], holds: found[2] ?? undefined }
}
