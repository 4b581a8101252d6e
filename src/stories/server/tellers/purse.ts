// What may be spent on one order: a call is made only if it can be paid, and its answer is bounded by what is left.

import type { Price } from './model-prices.ts'

export interface Usage {
  input: number
  output: number
}

export interface Purse {
  /** Millionths of a US dollar so far. */
  spent(): number
  /** How many tokens an answer may have, at most `wanted`; 0 when less than `least` could be paid. */
  tokensFor(prompt: string, wanted: number, least: number): number
  pay(usage: Usage): void
}

/** Cautious: English has four letters a token, JSON and names fewer. */
export const tokensOf = (text: string) => Math.ceil(text.length / 3)

/** `onCost`: told of all that was spent so far, also when the work is broken off. */
export function openPurse(budget: number, price: Price, onCost?: (spent: number) => void): Purse {
  let spent = 0
  return {
    spent: () => spent,
    tokensFor(prompt, wanted, least) {
      const payable = Math.floor((budget - spent - tokensOf(prompt) * price.input) / price.output)
      return payable < least ? 0 : Math.min(wanted, payable)
    },
    pay({ input, output }) {
      spent += Math.ceil(input * price.input + output * price.output)
      onCost?.(spent)
    },
  }
}
