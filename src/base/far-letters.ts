// Letters that the fonts of the screens have not: theirs are fetched where one stands, and nowhere else.

const FAR = /[^\0-\u024f\u02b0-\u036f\u1e00-\u1eff\u2000-\u25ff\u2b00-\u2bff\ufb00-\ufb04\ufffd]/u

export const hasFarLetters = (text: string): boolean => FAR.test(text)

/** Where their stylesheet is. */
export const farLettersStyle = '/letters.css'

/** Every font has them: no list is needed. */
const EASY = /^[\s\u0021-\u007e\u00a1-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2026]*$/u

export const isWestern = (text: string): boolean => EASY.test(text)
