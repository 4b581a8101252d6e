import { expect, test } from 'vitest'
import { textIn } from './line.ts'
import { readLines } from './lines.ts'
import { worldCalled } from '../worlds/all-worlds.ts'

test('lines are read by name, each when it is first asked for, and kept', () => {
  const lines = readLines('@home One {Hero}.\n@home Two.\n@close.sound [A|B].')
  expect([lines.size, lines.has('home'), lines.has('turn'), lines.get('turn')]).toEqual([2, true, false, undefined])
  expect(lines.get('home')?.map(textIn)).toEqual(['One  .', 'Two.'])
  expect(lines.get('home')).toBe(lines.get('home'))
  expect([...lines].map(([key, told]) => `${key} ${told.length}`)).toEqual(['home 2', 'close.sound 1'])
})

test('a line that is never closed disturbs nobody until it is asked for', () => {
  const lines = readLines('@home In {home.\n@turn Well.')
  expect(lines.get('turn')).toHaveLength(1)
  expect(() => lines.get('home')).toThrow('never closed')
})

test('a world says whom it is told to without reading its lines', () => {
  expect(worldCalled('whale').readers).toEqual(['b0_3', 'b4_6', 'b7_9', 'b10'])
})
