// The one catalogue: everything that can be bought, what it costs and what it brings. Every screen, mail and checkout reads it here.

import { showMoney } from '../base/money.ts'

export const skus = [
  'Digital Copy',
  'Physical Book',
  'Single Book',
  'Gift Bundle',
  'Story Subscription',
  'Coloring Book',
  'Printed copy',
  'Digital lyric art vinyl record',
] as const
export type Sku = (typeof skus)[number]

/** What a purchase brings; the order, the binder and the gift bench each look for their own. */
export type Entitlement =
  | 'hardcover'
  | 'digital copy'
  | 'coloring book'
  | 'gift wrapping'
  | 'message card'
  | 'activity sheets'
  | 'express shipping'
  | 'monthly single book'
  | 'lyric art'

export interface Product {
  sku: Sku
  /** Tiers that make one book share an id, as the payment provider knows them. */
  productId: string
  cents: number
  name: string
  /** What this price is for, said before what it brings. */
  why: string
  description: string
  entitlements: readonly Entitlement[]
  soldAs: 'tier' | 'subscription' | 'add-on' | 'cart item'
  /** Ends the name of the setting that holds the payment provider's price id: STRIPE_PRICE_… */
  priceSetting: string
}

const story = 'story_book'

export const catalogue = {
  'Digital Copy': {
    sku: 'Digital Copy',
    productId: story,
    cents: 1999,
    name: 'Digital Copy',
    why: 'The book as files, without a print.',
    description: 'Full-resolution PDF, EPUB and a booklet to print at home.',
    entitlements: ['digital copy'],
    soldAs: 'tier',
    priceSetting: 'DIGITAL_COPY',
  },
  'Physical Book': {
    sku: 'Physical Book',
    productId: story,
    cents: 4999,
    name: 'Physical Book',
    why: 'The making of your book and one hardcover of it.',
    description: 'One 11 × 8.5 inch hardcover, printed, bound and shipped.',
    entitlements: ['hardcover'],
    soldAs: 'tier',
    priceSetting: 'PHYSICAL_BOOK',
  },
  'Single Book': {
    sku: 'Single Book',
    productId: story,
    cents: 5999,
    name: 'Single Book',
    why: 'The making of your book and one hardcover of it, with the digital copy.',
    description: 'One 11 × 8.5 inch hardcover, shipped, with PDF, EPUB and a booklet to print at home.',
    entitlements: ['hardcover', 'digital copy'],
    soldAs: 'tier',
    priceSetting: 'SINGLE_BOOK',
  },
  'Gift Bundle': {
    sku: 'Gift Bundle',
    productId: story,
    cents: 6999,
    name: 'Gift Bundle',
    why: 'A Single Book made ready to give.',
    description:
      'Hardcover and digital copy, gift wrapped with a printed card in your words, activity sheets and express shipping.',
    entitlements: ['hardcover', 'digital copy', 'gift wrapping', 'message card', 'activity sheets', 'express shipping'],
    soldAs: 'tier',
    priceSetting: 'GIFT_BUNDLE',
  },
  'Story Subscription': {
    sku: 'Story Subscription',
    productId: 'story_subscription',
    cents: 4999,
    name: 'Story Subscription',
    why: 'A Single Book every month, for less.',
    description: 'One Single Book a month, 12 a year, billed monthly.',
    entitlements: ['monthly single book'],
    soldAs: 'subscription',
    priceSetting: 'STORY_SUBSCRIPTION',
  },
  'Coloring Book': {
    sku: 'Coloring Book',
    productId: 'coloring_book',
    cents: 1000,
    name: 'Coloring Book',
    why: 'Added to a book that you order.',
    description: 'A 20-page softcover coloring book made from the book’s own scenes.',
    entitlements: ['coloring book'],
    soldAs: 'add-on',
    priceSetting: 'COLORING_BOOK',
  },
  'Printed copy': {
    sku: 'Printed copy',
    productId: 'printed_copy',
    cents: 3999,
    name: 'Printed copy',
    why: 'A printed copy of a finished book: nothing is left to make, so you pay for the printing alone.',
    description: 'One 11 × 8.5 inch hardcover, printed, bound and shipped.',
    entitlements: ['hardcover'],
    soldAs: 'cart item',
    priceSetting: 'PRINTED_COPY',
  },
  'Digital lyric art vinyl record': {
    sku: 'Digital lyric art vinyl record',
    productId: 'lyric_art_record',
    cents: 2999,
    name: 'Digital lyric art vinyl record',
    why: 'A picture of your story’s verses.',
    description:
      'Print-quality artwork shaped as a record, with your story’s verses in the grooves. Digital artwork, no disc is sent.',
    entitlements: ['lyric art'],
    soldAs: 'cart item',
    priceSetting: 'LYRIC_ART_RECORD',
  },
} as const satisfies Record<Sku, Product>

/** Every price in the order in which it explains itself: a book, a book a month, more of a finished book, what is added. */
export const ladder: readonly Sku[] = [
  ...(['Digital Copy', 'Physical Book', 'Single Book', 'Gift Bundle'] as const),
  ...(['Story Subscription', 'Printed copy', 'Coloring Book', 'Digital lyric art vinyl record'] as const),
]

export interface Standing {
  /** Nothing is left to make of it. */
  isFinished: boolean
  /** In this shop every finished file is free. */
  filesAreFree: boolean
}

/** How she can have for less what a tier brings of a finished book, which is not made again. */
export type CheaperWay = 'printed copy' | 'printed copy, files free' | 'printed copy, files paid' | 'files free'

export function cheaperWay(sku: Sku, { isFinished, filesAreFree }: Standing): CheaperWay | null {
  if (!isFinished) return null
  if (sku === 'Physical Book') return 'printed copy'
  if (sku === 'Single Book') return filesAreFree ? 'printed copy, files free' : 'printed copy, files paid'
  return isOnlyFiles(sku) && filesAreFree ? 'files free' : null
}

const isOnlyFiles = (sku: Sku) => sku === 'Digital Copy' || sku === 'Digital lyric art vinyl record'

/** What is offered of a book: nothing that she can have for less. */
export const isOffered = (sku: Sku, standing: Standing): boolean => cheaperWay(sku, standing) === null

/** What is chosen for who comes for this, until she chooses herself. */
export const preselected = (sku: Sku, standing: Standing): Sku => (isOffered(sku, standing) ? sku : 'Printed copy')

/** Why one hardcover has two prices: in these words wherever the ladder stands. */
export const ladderRule = `Ordered before it is finished, the price of a book includes its making. Of a finished book each printed copy is ${priceOf('Printed copy')}, because nothing is left to make.`

/** Said beside every price. */
export const priceNote = 'Prices are in US dollars and include tax.'

export function priceOf(sku: Sku): string {
  return showMoney(catalogue[sku].cents)
}

/** The least that a book costs. */
export const leastPrice = showMoney(
  Math.min(...ladder.filter((sku) => catalogue[sku].soldAs === 'tier').map((sku) => catalogue[sku].cents)),
)

export const asSku = (name: string): Sku | null => skus.find((known) => known === name) ?? null

export function findProduct(name: string): Product | null {
  const sku = asSku(name)
  return sku === null ? null : catalogue[sku]
}

/** What a subscriber pays less in a year than for twelve single books, in cents. */
export const yearlySaving = 12 * (catalogue['Single Book'].cents - catalogue['Story Subscription'].cents)

/** Local storage: the name of the plan chosen on the pricing page. */
export const selectedTierKey = 'selectedTier'

export const plans = ['Single Book', 'Story Subscription', 'Add a Coloring Book'] as const
export type Plan = (typeof plans)[number]

export interface Choice {
  tier: Sku
  addons: readonly Sku[]
}

/** What checkout preselects for the name kept under `selectedTierKey`; null when it names nothing we sell as a tier. */
export function choiceOf(name: string): Choice | null {
  if (name === 'Add a Coloring Book') return { tier: 'Single Book', addons: ['Coloring Book'] }
  const product = findProduct(name)
  if (product === null || (product.soldAs !== 'tier' && product.soldAs !== 'subscription')) return null
  return { tier: product.sku, addons: [] }
}
