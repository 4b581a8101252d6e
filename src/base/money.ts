// Money is whole cents; people read dollars.

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export function showMoney(cents: number): string {
  return dollars.format(cents / 100)
}
