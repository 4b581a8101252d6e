// A page of a member's own words made plain for its readers: whoever is meant stands there by one name, whatever they were called.
import { sentencesOf } from '../english/sentences.ts'
import type { Someone } from './others.ts'

/** Whom "she", "he", "it" and "they" mean by now. */
export interface Meant {
  she?: string
  he?: string
  it?: string
  they: readonly string[]
  /** Those who were named last, the latest first. */
  lately: readonly string[]
}

export interface Heard {
  /** Sentences with one name for each, "they ran" said of each of them. */
  words: string
  /** Tokens of whom the words name, in their order. */
  named: string[]
  meant: Meant
}

/** As children tell it: today, in no order of tenses. */
const PRESENT: Readonly<Record<string, string>> = {
  goes: 'went',
  go: 'went',
  comes: 'came',
  walks: 'walked',
  sees: 'saw',
  finds: 'found',
  looks: 'looked',
  takes: 'took',
  falls: 'fell',
  gets: 'got',
  chases: 'chased',
  crawls: 'crawled',
  pats: 'patted',
  kisses: 'kissed',
  opens: 'opened',
  picks: 'picked',
  puts: 'put',
  cries: 'sobbed',
  cried: 'sobbed',
  cry: 'sob',
  rows: 'rowed',
  eats: 'ate',
  screams: 'shouted',
  screamed: 'shouted',
  splashed: 'swam',
  dived: 'swam',
  cuddles: 'cuddled',
  hurries: 'hurried',
  helps: 'helped',
  drives: 'drove',
  drove: 'rode',
}
const MUSIC =
  /\bplay(?:ed|s|ing)?\b(?! (?:(?:the|a|his|her|my|on|some)(?: \p{Ll}+)? )?(?:guitar|piano|drums?|violin|flute|trumpet|music|song|tune|horn))/giu

export const plainQuotes = (text: string) =>
  text
    .replace(/"([^"\n]*)(?:"|$)/gu, '“$1”')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/\s+/gu, ' ')

export function hearPage(text: string, all: readonly Someone[], before: Meant, isHeroTelling: boolean): Heard {
  const tokens = new Map(all.map((one) => [one.token, one]))
  const [hero] = all
  let words = plainQuotes(text)
  for (const { called, token } of all) words = words.replaceAll(called, token)
  const named: string[] = []
  let meant = before
  const sentences = sentencesOf(words).map((sentence) => {
    let said = sentence
    const bare = () => said.replaceAll(/“[^”]*”?/gu, ' ')
    if (isHeroTelling && hero)
      said = said.replace(/(?<!\p{L})(?:I|I’m|I’d)(?!\p{L})/gu, hero.token).replace(/\b[Mm]e\b/gu, hero.token)
    const mine = [...bare().matchAll(/\p{Lu}[\p{L}\p{M}]*/gu)].flatMap(({ 0: word }) =>
      tokens.has(word) ? [word] : [],
    )
    for (const pronoun of ['she', 'he'] as const) {
      const own = mine.find((token) => tokens.get(token)?.spec.pronoun === pronoun)
      const other = meant[pronoun]
      const whom =
        own !== undefined && bare().search(new RegExp(`\\b${pronoun}\\b`, 'iu')) > bare().indexOf(own)
          ? own
          : (other ?? own)
      if (whom !== undefined) said = said.replace(new RegExp(`(?<!\\p{L})${pronoun}(?!\\p{L})`, 'giu'), whom)
    }
    const { it } = meant
    // Of somebody of long ago "it" is not said any more.
    if (
      it !== undefined &&
      meant.lately.slice(0, 2).includes(it) &&
      !mine.some((token) => tokens.get(token)?.spec.pronoun === 'it')
    )
      said = said.replace(/^It(?= (?!was|is|had|rained|snowed|got|looked|smelled|turned)\p{Ll})/u, it)
    const told = [...bare().matchAll(/\p{Lu}[\p{L}\p{M}]*/gu)].flatMap(({ 0: word }) => tokens.get(word) ?? [])
    for (const { token } of told) {
      if (!named.includes(token)) named.push(token)
      meant = { ...meant, lately: [token, ...meant.lately.filter((other) => other !== token)].slice(0, 3) }
    }
    // Whoever a sentence is about is meant by the next one.
    for (const { token, spec } of told.toReversed())
      if (spec.pronoun !== 'they') meant = { ...meant, [spec.pronoun]: token }
    const both = [...new Set(mine)]
    if (both.length > 0) meant = { ...meant, they: both.length > 1 ? both : [] }
    said = withObjects(said, mine, meant, tokens)
    for (const { 0: word } of bare().matchAll(/\p{Lu}[\p{L}\p{M}]*/gu))
      if (tokens.has(word) && !named.includes(word)) named.push(word)
    const together =
      /^(?:Then |So |And |But |After that,? |Next |Now )?(?:they|we|they all|we all|both|everyone|everybody)\b/iu.exec(
        bare(),
      )
    if (!together && !/\b(?:we|they)\b/iu.test(bare())) return said
    const company = companyOf(meant, named, tokens, isHeroTelling && /\bwe\b/iu.test(bare()) ? hero?.token : undefined)
    for (const token of company) if (!named.includes(token)) named.push(token)
    return together ? company.map((token) => said.replace(together[0], token)).join(' ') || said : said
  })
  const plain = sentences
    .join(' ')
    .replace(MUSIC, 'enjoyed')
    .replace(/\b(?:likes?|liked|loves?|loved|wants?|wanted|begins?|starts?) to\b/gu, 'began to')
    .replace(/\bfell(?! (?:asleep|over|off|down|in|into|flat|out))/gu, 'fell down')
    .replace(/\b(?:rain|snow)(?: \p{Ll}+)? on the (?:roof|window)/giu, 'rain')
    .replaceAll(/\p{Ll}+/gu, (word) => PRESENT[word] ?? word)
    .replace(/(?<=\b\p{Lu}[\p{L}]+ )(?=\p{Ll}{3,}ing\b)/gu, 'was ')
  return { words: plain, named, meant }
}

/** "Gave him a sock", "hugged her": another than who does it. */
function withObjects(
  said: string,
  mine: readonly string[],
  meant: Meant,
  tokens: ReadonlyMap<string, Someone>,
): string {
  const others = (pronoun: string) =>
    meant.lately.find((token) => token !== mine[0] && tokens.get(token)?.spec.pronoun === pronoun)
  return [
    ['him', 'he'],
    ['her', 'she'],
    ['it', 'it'],
  ].reduce((left, [object = '', pronoun = '']) => {
    const whom = others(pronoun)
    return whom === undefined
      ? left
      : left.replace(
          new RegExp(
            `(?<=\\b(?:gave|gives|hugged|hugs|kissed|kisses|handed|told|asked|helped|carried|carries|pushed|pulled|chased|followed|caught|picked|held|fed|threw|brought|to|at|after|with) )${object}(?= (?:an?|the|some|back|up|and|to|in|on|from|his|her)\\b|[.,!?;]|$)`,
            'gu',
          ),
          whom,
        )
  }, said)
}

const isMet = (token: string, tokens: ReadonlyMap<string, Someone>) => tokens.get(token)?.spec.role === 'figure'

/** Of those who were named last, her own before whoever was met. */
function companyOf(
  meant: Meant,
  named: readonly string[],
  tokens: ReadonlyMap<string, Someone>,
  hero: string | undefined,
): string[] {
  const own = meant.lately.toSorted((a, b) => Number(isMet(a, tokens)) - Number(isMet(b, tokens)))
  const some = meant.they.length > 1 ? meant.they : [...new Set([...own.slice(0, 2), ...named])].slice(0, 2)
  const order = [...tokens.keys()]
  const company = [...new Set([...(hero === undefined ? [] : [hero]), ...some])]
  return company.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)).slice(0, 3)
}

/** "I went to the zoo": whoever the book is about tells it. */
export const isToldByHero = (story: string): boolean => {
  const bare = plainQuotes(story).replaceAll(/“[^”]*”?/gu, ' ')
  return (bare.match(/\b(?:I|my|me|we)\b/gu)?.length ?? 0) >= 2 && /\bI\b|\b[Ww]e\b/u.test(bare)
}
