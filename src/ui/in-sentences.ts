// Messages said one after the other. The catalogue's own may come without a stop: it gets one where something follows.

/** Said before another sentence. */
export const ended = (words: string) => (/[.!?…:]["'”’)]*$/.test(words) ? words : `${words}.`)

/** What is missing is left out. */
export function inSentences(...said: readonly (string | false | undefined)[]): string {
  const all = said.flatMap((one) => one || [])
  return all.map((one, index) => (index < all.length - 1 ? ended(one) : one)).join(' ')
}
