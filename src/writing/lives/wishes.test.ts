import { expect, test } from 'vitest'
import { hearWishes } from './test-wishes.ts'

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole)

test('of wishes as people type them, what is said to be told is what was wished for, and most that we have a story for are told', () => {
  const heard = hearWishes()
  const { told, near, missed } = heard
  const promised = told.length + heard.false.length
  expect(share(told.length, promised), heard.false.join('\n')).toBeGreaterThanOrEqual(0.95)
  expect(share(told.length, told.length + near.length + missed.length), missed.join('\n')).toBeGreaterThanOrEqual(0.93)
  const all = Object.values(heard).flat().length
  expect(share(told.length + near.length + heard.none.length, all)).toBeGreaterThanOrEqual(0.95)
})
