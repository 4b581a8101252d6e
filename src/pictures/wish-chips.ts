// Wishes that can be followed on nearly every page, each said as the reader of wishes hears it.

export interface WishChip {
  label: string
  says: string
}

export const WISH_CHIPS: readonly WishChip[] = [
  { label: 'Another view', says: 'another view' },
  { label: 'Closer', says: 'closer' },
  { label: 'Further away', says: 'further away' },
  { label: 'From behind', says: 'from behind' },
  { label: 'Night', says: 'at night' },
  { label: 'Sunset', says: 'at sunset' },
  { label: 'Snow', says: 'with snow' },
  { label: 'Rain', says: 'in the rain' },
  { label: 'A red hat', says: 'a red hat' },
]

const parts = (wish: string) =>
  wish
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

export const hasWish = (wish: string, says: string): boolean => parts(wish).includes(says)

/** Adds it to what was typed, or takes it out again. */
export function withWish(wish: string, says: string): string {
  const all = parts(wish)
  return (all.includes(says) ? all.filter((one) => one !== says) : [...all, says]).join(', ')
}
