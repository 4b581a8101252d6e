// Words about finished copies that server and screens share.

import { listed } from '../base/listed.ts'

export const notFinished = 'Please finish the book first.'

/** `page 3`, `pages 3, 7 and 9`. */
export function pageList(numbers: readonly number[]): string {
  return `${numbers.length > 1 ? 'pages' : 'page'} ${listed(numbers.map(String))}`
}

/** The title as the name of a file: letters that every system can write. */
export function fileName(title: string, what: string, ending: string): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, 80)
  return `${[plain || 'book', what].filter((part) => part !== '').join('_')}.${ending}`
}
