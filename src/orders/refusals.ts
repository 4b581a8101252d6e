// Every "no" about orders and money.

import { Refusal } from '../base/refusal.ts'
import { showMoney } from '../base/money.ts'
import { orderWords } from './order-words.ts'
import { checkoutWords } from './checkout-words.ts'

const refuse = (words: string, status: number, code: string, fields?: Record<string, string>) =>
  new Refusal(words, { status, code, ...(fields && { fields }) })

export const orderNotFound = () => refuse('Order not found', 404, 'order_not_found')
export const invalidCheckout = () => refuse(checkoutWords.tier.invalid, 400, 'bad_input')

/** `field`: the one that the buyer's own price came in. */
export const priceMismatch = (cents: number) =>
  refuse(`The price is ${showMoney(cents)}. Please look at your order again.`, 400, 'price_mismatch', {
    priceAmount: `The total is ${cents} cents`,
  })

export const badUrl = (field: 'successUrl' | 'cancelUrl' | 'returnUrl') =>
  refuse('The address to come back to must be one of ours.', 400, 'bad_url', { [field]: 'Must be on this site' })

export const bookNotCompleted = () =>
  refuse('Only a finished book can be ordered as a printed copy. Please finish it first.', 409, 'book_not_completed')
export const passportBlocks = (message: string) => refuse(message, 409, 'passport_blocks')
export const notPayable = () => refuse('This order is paid or over already.', 409, 'order_not_payable')
export const tierWithheld = () => refuse('This package cannot be bought here at the moment.', 409, 'tier_withheld')
export const noCredit = () => refuse('There is no monthly book left to use.', 409, 'no_credit')
export const noSubscription = () => refuse('There is no subscription to change.', 404, 'no_subscription')
export const badSignature = () => refuse('This was not signed with our secret.', 400, 'bad_signature')
export const unknownDiscount = () =>
  refuse('This code is not valid, or not any more.', 400, 'bad_discount', { discountCode: 'Not valid' })
export const discountExists = () =>
  refuse('There is such a code already.', 409, 'discount_exists', { code: 'There is such a code already.' })
export const discountNotFound = () => refuse('Discount code not found', 404, 'discount_not_found')

export const tooLate = (what: string) =>
  refuse(`${what} is not possible any more: the order has gone on.`, 409, 'too_late')

export const orderHeld = () => refuse('This order is held.', 409, 'order_held')
export const notHeld = () => refuse('This order is not held.', 409, 'not_held')
export const isWithPrinter = () =>
  refuse('The printer has it already: it cannot be held any more.', 409, 'with_printer')
export const nothingToHold = () =>
  refuse('Only a paid order that is still to be printed can be held.', 409, 'nothing_to_hold')

export const notArrived = () =>
  refuse('Tell us what is wrong as soon as your parcel is on its way.', 409, 'not_arrived')

export const accountHasOrder = () =>
  refuse(
    'A book that you ordered is still on its way. You can delete your account when it has arrived.',
    409,
    'order_open',
  )
export const accountHasSubscription = () =>
  refuse(
    'Your monthly subscription is still running. Please end it first, so that nothing is charged any more.',
    409,
    'subscription_open',
  )

export const notInOrder = () => refuse('This is no part of the order.', 404, 'not_in_order')
/** What a printed tier brings as files. */
export const notApproved = () => refuse(orderWords.downloads.later, 409, 'not_approved')
export const notPaid = () => refuse('There is a receipt as soon as the order is paid.', 409, 'not_paid')

/** The payment provider did not answer: nothing was charged. */
export const stripeFailed = () =>
  new Refusal(checkoutWords.pay.notLoaded, { status: 503, code: 'payment_unavailable', retryAfter: 10 })

export const addressMissing = (words: string, fields: Record<string, string>) => refuse(words, 400, 'bad_input', fields)

/** `faults`: what is wrong, by field. */
export const addressInvalid = (faults: Record<string, string>) =>
  refuse([checkoutWords.address.invalid, ...Object.values(faults)].join('. '), 400, 'bad_input', faults)
