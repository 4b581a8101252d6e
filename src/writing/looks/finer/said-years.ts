// How old somebody is, in words or figures and as people say it: "she is five", "fifty-ish", "nearly a teenager", "2 and a bit".
import type { Sitter } from '../heard-look.ts'
import type { Token } from '../look-tokens.ts'
import { phrase } from './said.ts'
import { wordOf } from './said-words.ts'

const SMALL = 'no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'.split('|') // prettier-ignore
const TENS = 'no|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred'.split('|')
const TENS_MANY = 'nil|teens|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties'.split('|')

const figure = `(?:\\d{1,3}|(?:${TENS.slice(2, 10).join('|')})(?: (?:${SMALL.slice(1, 10).join('|')}))?|${SMALL.slice(1).join('|')}|(?:a |one )?hundred)`
const almost = '(?:nearly|almost|just under|not quite|going on|coming up(?: to)?|soon|turning|turns|about to turn)'
const about = "(?:about|around|roughly|approx|approximately|maybe|probably|i'd say|must be|somewhere around|or so)"
const lead = `(?:(?:she|he|they|who|now|is|are|was|be|aged|age|of|only|just|just turned|turned|recently turned|at|the age|'s|she's|he's|they're|over|well|past|still|already|${almost}|${about}) )*`
const small = `(?:(?:a|${figure}) )?(?:and )?(?:a )?(?:half|bit|quarter|three quarters|\\d+ months?|${SMALL.slice(1, 12).join('|')} months?)`
const unit = '(?:years?|yrs?|yo|y|yr)(?: \\/ o| olds?| of age| young)?'
const YEARS = new RegExp(
  `^(?<lead>${lead})(?<figure>${figure})(?<rest>(?: and ${small}| ${unit}| ish| something| odd| or so| plus| \\+)*)$`,
)
const WHOLE = new RegExp(`^(?:${lead})?(?:in )?(?:(?:his|her|their|the) )?(?:(?:early|mid|late) )?(?<many>${TENS_MANY.slice(1).join('|')})$`) // prettier-ignore
const DAYS = new RegExp(`^${lead}(?:an? )?(?:few )?(?:${figure} )?(?:and (?:a half|a bit) )?(?:days?|weeks?|wks?|months?|mths?)(?: olds?| of age)?$`) // prettier-ignore

/** Words that say an age by themselves, and the years that they stand for. */
const SPANS: readonly (readonly [RegExp, number, number])[] = [
  [/^(?:an? )?(?:nearly|almost|soon|not quite|about to be) an? (?:teenager|teen)$/, 10, 13],
  [/^an? (?:tween|preteen|pre teen)$|^(?:tween|preteen|pre teen)$/, 8, 13],
  [/^(?:still )?(?:an? )?(?:tiny |little |wee )?(?:newborn|new born)(?: baby)?$|^(?:still )?an? (?:tiny |little )?baby$/, 0, 1],
  [/^(?:an? )?(?:preschooler|pre schooler|nursery age|preschool age|nursery kid)$/, 2, 5],
  [/^(?:an? )?(?:kindergartener|kindergartner|in kindergarten|kindergarten age|in reception|just started school)$/, 3, 7],
  [/^(?:an? )?(?:first grader|second grader|school age|primary school age|schoolchild|schoolkid)$/, 5, 12],
  [/^(?:an? )?(?:very |really |quite )?(?:elderly|ancient|aged|old age pensioner|oap|pensioner|retired|retiree|very old|really old)$/, 58, 120],
  [/^(?:an? )?(?:middle aged|middle age)$/, 38, 66],
  [/^(?:an? )?(?:very |quite |still )?(?:young|youngish)$/, 0, 39],
  [/^(?:an? )?(?:student|university student|uni student|young adult)$/, 17, 30],
  [/^(?:in (?:her|his) )?teens$/, 12, 19],
] // prettier-ignore

const numberOf = (words: string): number =>
  /^\d/.test(words)
    ? Number(words)
    : words
        .split(' ')
        .reduce(
          (sum, word) => sum + (TENS.indexOf(word) > 0 ? TENS.indexOf(word) * 10 : Math.max(0, SMALL.indexOf(word))),
          0,
        )

/** From the least to the most years that it may mean. */
function spanOf(words: string): { from: number; to: number; isSure: boolean } | undefined {
  const bare = words.replace(/^(?:(?:she|he|they|who|is|are|was|now|she's|he's) )+/, '')
  const span = SPANS.find(([is]) => is.test(bare))
  if (span) return { from: span[1], to: span[2], isSure: true }
  if (DAYS.test(words)) return { from: 0, to: 2, isSure: true }
  const many = TENS_MANY.indexOf(WHOLE.exec(words)?.groups?.['many'] ?? '')
  if (many > 0) return { from: many * 10, to: many * 10 + 9, isSure: true }
  const found = YEARS.exec(words)?.groups
  if (!found) return undefined
  const years = numberOf(found['figure'] ?? '')
  const said = `${found['lead']} ${found['rest']}`
  const isAbout = new RegExp(`\\b(?:${about}|over|past|ish|something|odd|plus)\\b|\\+`).test(said)
  const isNearly = new RegExp(`\\b${almost}\\b`).test(said)
  const [less, more] = isAbout ? [5, 9] : isNearly ? [1, 0] : [0, 0]
  return { from: years - less, to: years + more, isSure: said.trim() !== '' }
}

const isStop = (tokens: readonly Token[], at: number) =>
  tokens[at] === undefined ||
  /^(?:[,.;:()!?&–—-]|and|but|with|w|has|have|wears|wearing|who|from)$/.test(wordOf(tokens, at))

/** Where the years end that begin here, between two stops or after whom they are said of. */
export function yearsAt(
  tokens: readonly Token[],
  at: number,
  used: ReadonlySet<number>,
  { age }: Sitter,
  isOfWhom: boolean,
): { end: number; from: number; to: number } | undefined {
  if (!isOfWhom && !isStop(tokens, at - 1)) return undefined
  for (let long = 9; long > 0; long -= 1) {
    if (at + long > tokens.length || !isStop(tokens, at + long)) continue
    if ([...Array(long).keys()].some((i) => used.has(at + i))) continue
    const span = spanOf(phrase(tokens, at, at + long))
    if (!span || (age === null && !span.isSure)) continue
    return age === null || (age >= span.from && age <= span.to) ? { ...span, end: at + long } : undefined
  }
  return undefined
}
