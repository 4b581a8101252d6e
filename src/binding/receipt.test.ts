import { expect, test } from 'vitest'
import { openFonts } from './fonts.ts'
import { bindReceipt, type Receipt } from './receipt.ts'
import { testShelf } from './test-font-shelf.ts'

const receipt: Receipt = {
  id: 'b2f0',
  date: '2026-11-21',
  title: 'Receipt',
  seller: ['The shop', 'help@example.com'],
  facts: [
    ['Order', 'b2f0'],
    ['For the book', `Zoë & the <Very> Quiet Whale ${'and many more whales '.repeat(12)}`],
  ],
  lines: [
    { words: 'Single Book', amount: '$59.99' },
    { words: 'Shipping', amount: 'Free' },
  ],
  total: { words: 'Total', amount: '$59.99' },
  notes: ['Prices are in US dollars and include tax.'],
}

test('a receipt is one tagged sheet, and the same bytes each time', async () => {
  const bytes = await bindReceipt(receipt, openFonts(testShelf))
  const pdf = Buffer.from(bytes).toString('latin1')
  expect(pdf.slice(0, 5)).toBe('%PDF-')
  expect(pdf.match(/\/Type \/Page\n/g)).toHaveLength(1)
  expect(pdf).toContain('/Marked true')
  expect(await bindReceipt(receipt, openFonts(testShelf))).toEqual(bytes)
})
