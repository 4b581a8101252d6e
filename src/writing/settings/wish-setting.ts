// Hears where a wish plainly says that it plays: whoever is in, at, on or by one of our places, goes there, or begins with it. Anything less is no setting.
import { PLACE_WORDS, patternOf, withoutNoPlaces } from './setting.ts'

/** Said of a place, and of much else: "at home", "under the bed", "on the road", "in a mermaid". */
const VAGUE =
  /^(?:(?:my |under (?:the|my) |bunk )?bed|cot|home|our place|my place|planet|prom|road|den|port|bay|wood|bush|rocket|traffic|mermaids?|santa's workshop)$/
const WORDS = PLACE_WORDS.filter((word) => !VAGUE.test(word))
/** Names of places, which go without an article. */
const BARE = [
  'space',
  'outer space',
  'school',
  'kindergarten',
  'preschool',
  'mars',
  'jupiter',
  'saturn',
  'venus',
  'mercury',
  'pluto',
  'atlantis',
  'antarctica',
  'snowdonia',
]
const WHOSE = String.raw`(?:the|an?|my|our|his|her|their|[\p{L}-]+['’]s)`
const HOW = String.raw`(?:(?!(?:of|in|at|on|by|and|or|the|about|for|with|from|to|like|near|behind|under|without|that|who)(?!\p{L}))[\p{L}'’-]+,?\s+){0,2}?`
/** Where somebody is, and where somebody goes. */
const IS = 'in|at|under|on|by|beside|near|next to'
const GOES = String.raw`(?:go|goes|going|went|travels?|fl(?:y|ies)|sails?|walks?|runs?|swims?|rides?|drives?|sneaks?|trip|journey|outing|holiday|vacation) (?:off |out |up |down |back )?(?:to|into)|visits?|explores?|(?<=(?:boat|ship|ferry|train|rocket|plane) )to`
const END = String.raw`(?=\s*(?:$|[.,;:!?…–—)"”\n])|\s+(?:with|when|while|until|because|but|where|who|together|again|alone|at night|all (?:day|night)|one (?:day|night|morning)|and|by|beside|near|next to|in|at|on|to)(?!\p{L}))`
const PLAYS = new RegExp(
  String.raw`(?<!\p{L})(${IS}|${GOES})\s+(${WHOSE}\s+${HOW}${patternOf(WORDS)}|${patternOf(BARE)})${END}`,
  'gu',
)
/** "Lighthouse by the sea", before anything else. */
const OPENS = new RegExp(
  String.raw`^\s*(?:${WHOSE}\s+${HOW}|(?!(?:no|not|they|we|she|he|i|you|\p{L}+ing) )(?:[\p{L}-]+\s+)?)${patternOf(WORDS)}${END}`,
  'u',
)

/** What stands before it, in the same sentence, where it is not said that the story plays there. */
const ELSE = [
  new RegExp(
    String.raw`(?:(?<!\p{L})(?:not|never|no longer|without|instead of)|n['’]t)\s+(?:\p{L}+\s+)?(?:${IS}|${GOES})$`,
    'u',
  ),
  // "rescued by the castle"
  /(?<!\p{L})\p{L}+e[dn] by$/u,
  // "the best dad in the galaxy"
  /(?<!\p{L})(?:best(?! friend| mate)|most|(?:the|my|our) (?!forest|quest|guest|nest|chest|west|rest|test|harvest)\p{L}+est)(?!\p{L})[^,]*$/u,
  /(?<!\p{L})(?:afraid|scared|frightened|terrified|fears?|nervous|anxious|worried|hates?)(?!\p{L})/u,
  /(?<!\p{L})(?:works?|worked|working|believ\p{L}+|interested|used to (?:be|live|work))\s+(?:in|at|under|on)$/u,
  /(?<!\p{L})(?:books?|story|stories|songs?|films?|movies?|poems?|reports?|projects?|facts?|pictures?) on$/u,
  /(?<!\p{L})(?:look|star|gaz|point|wav|bark|shout|laugh|howl|aim|throw|threw|growl|smil|yell|wink|peer|glanc|peek|roar|sing|sang|angry|mad|cross|good)\p{L}*\s+(?:\p{L}+\s+){0,2}at$/u,
]

/** As it was typed, for `readSetting`; null where the wish does not say. */
export function settingInWish(wish: string): string | null {
  const typed = withoutNoPlaces(wish.normalize('NFKC'))
  // Letters of either case cost far more to look for; a few become two letters when they are small.
  const text = typed.toLowerCase()
  const asTyped = text.length === typed.length ? typed : text
  const heard = [...text.matchAll(PLAYS)].flatMap(({ 0: whole, 1: how = '', 2: where = '', index }) => {
    const [sentence = ''] = /[^.;!?\n]*$/.exec(text.slice(0, index)) ?? []
    // One dances under the moon, and it has a man in it.
    const isSeen = where.endsWith('moon') && /^(?:in|at|under|by|beside|near|next to)$/.test(how)
    if (isSeen || ELSE.some((one) => one.test(`${sentence}${how}`))) return []
    const end = index + whole.length
    return [asTyped.slice(how === 'under' ? index : end - where.length, end)]
  })
  const opening = OPENS.exec(text)?.[0] ?? ''
  const all =
    opening === ''
      ? heard
      : [
          asTyped
            .slice(0, opening.length)
            .trim()
            .replace(/^(?:the|an?) /i, ''),
          ...heard,
        ]
  return all.length === 0 ? null : all.join(', ')
}
