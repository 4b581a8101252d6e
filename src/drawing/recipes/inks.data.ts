// Sets of papers that go together: a book is cut from one of them. From pale to deep, with one that calls.
import type { Hex } from '../shapes/color.ts'

export const INKS: readonly (readonly [pale: Hex, light: Hex, middle: Hex, other: Hex, deep: Hex, call: Hex])[] = [
  ['#f3e7cf', '#a9d3cf', '#e0a458', '#5f9e8f', '#27495c', '#d8573c'],
  ['#f7e6d8', '#f2b6a0', '#7fb5b5', '#d98e5f', '#3b4a6b', '#e2b13c'],
  ['#eef0dc', '#c7d9a8', '#7fa96b', '#e3b964', '#2f5147', '#d9694f'],
  ['#e9eef2', '#b7cfe3', '#6f9dc0', '#e5b98a', '#2c3e66', '#ef7f5a'],
  ['#f6e9e4', '#e7c0cf', '#b583a8', '#8fb6a5', '#47345f', '#efa73e'],
  ['#f5ecd4', '#f0cf7e', '#d9825b', '#7fa7a0', '#563b4f', '#c94a4a'],
]

/** What night leaves of them. */
export const NIGHT: Hex = '#1a2350'

/** In which words are printed on paper, pale and deep. */
export const PAPER_INK: Hex = '#2b2440'
export const PALE_INK: Hex = '#fdf6e3'
