// Which way a text runs: as most of its letters do, so that a name of another script at its beginning turns no sentence round.

/** Letters that run from the right. */
export const fromRight =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

export function isRightToLeft(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.filter((letter) => fromRight.test(letter)).length > letters.length / 2
}

export const directionOf = (text: string): 'rtl' | 'ltr' => (isRightToLeft(text) ? 'rtl' : 'ltr')
