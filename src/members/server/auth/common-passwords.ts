// Whether a password is one of those that guessers try first: a common word, plain or dressed up as everybody does it.

import { commonWords } from '../common-passwords.data.ts'

const words = new Set(commonWords)

const leet: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}
const plain = (text: string) => text.replaceAll(/[@431!0$57]/g, (sign) => leet[sign] ?? sign)

/** "monkey", "monkey1", "Monkey2024!" and "!monkey" are all the same guess. */
export function stripDecoration(text: string): string {
  return text
    .replace(/^[^\p{L}\p{N}]{1,2}/u, '')
    .replace(/(?:\d{1,4}[^\p{L}\p{N}]{0,2}|[^\p{L}\p{N}]{1,3}\d{0,3})$/u, '')
}

const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
]
const walks = rows.flatMap((row) => [row.repeat(2), [...row].toReversed().join('').repeat(2)])

/** 123456, abcdef, 654321 … and any of them twice. */
const isWalk = (text: string) => walks.some((walk) => walk.includes(text))

/** aaaaaa, abab…, 123123. */
const isRepeated = (text: string) => /^(.{1,4})\1+$/su.test(text)

/** Dates and short numbers: all of them have been in stolen lists for years. */
const isNumber = (text: string) => /^\d{1,8}$/.test(text)

export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  if (isNumber(lower) || isRepeated(lower)) return true
  return [
    lower,
    stripDecoration(lower),
    plain(lower),
    plain(stripDecoration(lower)),
    stripDecoration(plain(lower)),
  ].some((form) => form.length >= 2 && (words.has(form) || isWalk(form) || isTwoWords(form)))
}

/** The same word twice: "lovelove". */
function isTwoWords(form: string): boolean {
  const half = form.slice(0, form.length / 2)
  return form === half + half && words.has(half)
}
