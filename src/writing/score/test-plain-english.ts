// What nobody would print, found by rule on a told page: holes, doubled and missing words, wrong articles, agreement and capitals.

/** Words that begin with another sound than their first letter. */
const SOUNDS_OPEN = /^(?:hour|honest|heir|honou?r|[aefhilmnorsx][.-]|8|11|18|x-?ray)/
const SOUNDS_CLOSED = /^(?:uni(?!n|m)|use|usu|eu|ewe|one\b|once|u-|ute|ufo)/i

function wrongArticle(text: string): string | null {
  for (const [said, article = '', next = ''] of text.matchAll(/\b(an?) ([\p{L}\d'’.-]+)/giu)) {
    // Letters of the alphabet go by their names, some of them.
    if (/^.\W*$|^\p{Lu}{2}/u.test(next)) continue
    const isOpen = SOUNDS_OPEN.test(next) || (/^[aeiouáéíóúàèêëöü]/i.test(next) && !SOUNDS_CLOSED.test(next))
    if (/^[a-z]/i.test(next) && isOpen !== /^an$/i.test(article)) return said
  }
  return null
}

const MAY_DOUBLE =
  /^(?:had|that|ha|ho|no|so|very|oh|ah|tick|tock|flap|roll|up|down|round|on|in|knock|bang|hop|hip|pop|tap|toot|honk|dear|well|yes|now|there|more|much|far|long|heave|go|run|big|it|is|was|she|he|you|what)$/i

function doubled(text: string): string | null {
  for (const [said, word = ''] of text.matchAll(/(?<![\p{L}’'-])([\p{L}’']+) \1(?![\p{L}’'-])/giu))
    if (!MAY_DOUBLE.test(word) && !/\p{Lu}$/u.test(said)) return said
  return null
}

const RULES: readonly (readonly [string, RegExp])[] = [
  ['a hole', /[{}<>|]|\bundefined\b|\bnull\b|\bNaN\b|\[object/],
  ['two articles', /\b(?:[Aa]n?|[Tt]he) (?:a|an|the|his|her|their|its|our|my|your)\b(?! ?[-’'])/],
  ['an article before nothing', /\b(?:an?|the|its|my|our|your) (?:of|to(?! \p{Lu}\b)|at|and|or|for|with|from|by)\b/iu],
  [
    'two prepositions that do not meet',
    /\b(?:of of|to to|for for|in of|at in|in the (?:under|in|on|at)|no the|no a|to of|with of|all the (?:under|in|on|at|a))\b/i,
  ],
  [
    'agreement',
    /\b(?<!thank-|\bof |\b(?:what|all) [^.!?]*(?:s|ed|told|gave) (?=you))(?:they|we|you) (?:was|is|has|does|isn’t|wasn’t|hasn’t|doesn’t)\b|\b(?:he|she) (?:are|have|do|aren’t|haven’t|don’t)\b(?<!\b(?:did|does|could|would|should|can|will|must|might|let|made|make|saw|see|heard|had|help|helped|that|than|if|may|watch|have) (?:he|she) (?:are|have|do))/i,
  ],
  ['a verb that does not follow', /\b(?:had|have|has) (?:not |never |just )?(?:race|hurry|go|roll|wait|walk|bend)\b/],
  ['a space before a point', / [,.;:!?](?!\.)/],
  ['two points', /,,|;;|,\.|!\.|\?\.|(?<!\.)\.\.(?!\.)/],
  ['a small letter after a full stop', /(?<!\b(?:Mr|Mrs|Ms|Dr|St|No|T|J|\p{Lu}))[.!?]”? \p{Ll}(?<!(?:”|\?|!) \p{Ll})/u],
  ['a possessive of a possessive', /’s’s|s’s’|’’/],
  ['a typewriter’s quote', /["']/],
]

/** The first fault of each kind, with the words round it. */
export function faultsIn(page: string): string[] {
  const faults = RULES.flatMap(([what, rule]) => {
    const found = rule.exec(page)
    return found ? [`${what}: …${page.slice(Math.max(0, found.index - 30), found.index + 40)}…`] : []
  })
  const article = wrongArticle(page)
  const twice = doubled(page)
  return [...faults, ...(article ? [`article: ${article}`] : []), ...(twice ? [`doubled: ${twice}`] : [])]
}
