// Words about finished copies that server and screens share.

export const notFinished = 'Please finish the book first.'

/** `page 3`, `pages 3, 7 and 9`. */
export function pageList(numbers: readonly number[]): string {
  const [last = 0, ...others] = numbers.toReversed()
  return others.length === 0 ? `page ${last}` : `pages ${others.toReversed().join(', ')} and ${last}`
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
