// Which way a text runs: as most of its letters do, so that a name of another script at its beginning turns no sentence round.

export function isRightToLeft(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const fromRight = letters.filter((letter) => /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(letter))
  return fromRight.length > letters.length / 2
}

export const directionOf = (text: string): 'rtl' | 'ltr' => (isRightToLeft(text) ? 'rtl' : 'ltr')
