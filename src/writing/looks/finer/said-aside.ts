// What is told beside a look and says nothing of it: why, when, from whom, what somebody thinks of it. A clause that names a thing or a colour is none.
import { KINDS } from '../look-lexicon.ts'
import type { Token } from '../look-tokens.ts'
import { nounAt } from './noun-at.ts'
import { phrase } from './said.ts'
import { colorAt, wordOf } from './said-words.ts'

const kin =
  '(?:mum|mom|mummy|mommy|mama|mother|dad|daddy|papa|father|sister|brother|twin|granny|grandma|gran|nan|nana|grandad|grandpa|uncle|aunt|auntie|cousins?|parents|family|rest|others|friends?|wife|husband|son|daughter)'
const whose = '(?:his|her|their|my|our|your|the)'
const who = '(?:he|she|they|we|i|you|everyone|everybody|people|nobody|it|mum|dad|mummy|daddy|granny|grandma|nan|who)'
const little =
  '(?:(?:really|just|always|never|also|absolutely|only|still|now|usually|often|sometimes|even|totally|simply) )*'
const thinks =
  "(?:hates?|loves?|likes?|wants?|wanted|says?|said|thinks?|calls?|insists?|refuses?|chose|picked|knows?|lives?|goes|plays?|runs?|eats?|sleeps?|lets?|gets?|got|takes?|talks?|sings?|dances?|works?|would|will|can|can't|cannot|must|should|bought|knitted|gave|made|found|won|stole|borrowed|adores?|misses|believes?|swears?|complains?|laughs?|giggles?|inherited|shows?|fell|did|does|is proud|are proud|is obsessed|is mad|was born|is very proud)"

/** From the first word of the clause. */
const LEADS = new RegExp(
  '^(?:' +
    [
      'because|cos|cause|coz|since|when|whenever|unless|until|although|though|otherwise|apparently|hopefully|obviously|mostly because',
      'even (?:if|though|in|when|at|on)',
      `(?:so|as|while|where|why|that|which|what) ${little}${who}(?: |$)`,
      `(?:who|that|which) ${little}${thinks}(?: |$)`,
      `${who} ${little}${thinks}(?: |$)`,
      `from (?:when|falling|being|playing|riding|birth|last|where|${whose} ${kin}|(?:the|a|an|his|her)(?= (?!left|right)))`,
      `(?:just )?like (?:${whose} ${kin}|papa|mummy|daddy|mama|mum|dad|mom|granny|grandma|grandad|grandpa|me|us|him|my|mine|everyone|all of us)`,
      `(?:same as|takes after|inherited from|a gift from|given by|made by|knitted by|bought by) ${whose}? ?${kin}?`,
      'to (?:match|hide|keep|help|show|stop|school|bed|go|make|see|prove|protect|play|work|nursery|football|remember|bits|look|be)',
      '(?:the )?(?:twin )?one of (?:two|three|four|five|six|twins|triplets|the twins)|(?:the )?(?:eldest|oldest|youngest|middle child|only child|first born|second born|big sister|big brother|little sister|little brother)(?: of (?:two|three|four|five|six|the lot))?(?= (?:,|[.]|;|and)|$)',
      'for (?:school|good luck|luck|fun|reading|safety|nursery|work|church|mosque|temple|best|parties|birthdays|now|years|ages|swimming|ballet|football|comfort|everyday|special occasions|sundays|the book|this book|you|him|her|me|us)',
      'in (?:summer|winter|spring|autumn|the summer|the winter|the sun|the rain|july|august|december|all weathers|any weather|real life|every photo|public|secret)',
      'at (?:home|school|night|nursery|work|weekends|the weekend|the moment|christmas|bedtime|all times|parties|church|football)',
      'on (?:sundays|weekends|feast days|special days|special occasions|holiday|holidays|hot days|sunny days|bad days|school days|days off|fridays|saturdays)',
      'all the time|most of the time|most days|every day|everyday|these days|nowadays|at the moment|lol|haha|hehe|bless (?:him|her|them)|sorry(?: darling| love| dad| mum)?|please (?:include|make sure|show|draw|keep)|pls include|be kind to it|do not forget|important|very important|not that|no idea|i think|i guess|of course|you know|to be honest|by the way|in the world|for a change|as you do|as usual|as always|as ever|no matter what|whatever the weather|come rain or shine|all year round|since birth|from birth|by choice|on purpose|by accident|thank you|thanks',
    ].join('|') +
    ')(?= |$)',
)
const STOP = /^(?:[,.;:()!?&+–—]|-|and|but|with|w|w\/|wearing|wears|has|plus)$/
const LOOKS = [
  'hair',
  'skin',
  'eyes',
  'freckles',
  'beard',
  'glasses',
  'top',
  'bottom',
  'worn',
  'shoes',
  'style',
  'origin',
]

const isLook = (tokens: readonly Token[], at: number, used: ReadonlySet<number>) =>
  nounAt(tokens, at, used) !== undefined ||
  colorAt(tokens, at, false) !== undefined ||
  LOOKS.some((kind) => KINDS.get(wordOf(tokens, at))?.has(kind))

/** Where it ends. */
export function asideAt(tokens: readonly Token[], at: number, used: ReadonlySet<number>) {
  if (used.has(at) || !LEADS.test(phrase(tokens, at, Math.min(tokens.length, at + 6)))) return undefined
  let end = at
  while (end < tokens.length && !used.has(end) && (end === at || !STOP.test(wordOf(tokens, end)))) {
    if (isLook(tokens, end, used)) return undefined
    end += 1
  }
  return end
}
