// Who is next at the embedded database.

import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aside, openTurns } from './take-turns.ts'

function told() {
  const turns = openTurns()
  const order: string[] = []
  const take = (name: string) =>
    turns.take(() => {
      order.push(name)
      return Promise.resolve()
    })
  return { turns, order, take }
}
const named = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${at}`)

test('whoever waits for an answer goes before what is done aside, and else the first comes first', async () => {
  const { order, take } = told()
  const all = [take('first'), ...aside(() => named('aside', 2).map(take)), ...named('answer', 3).map(take)]
  await Promise.all(all)
  expect(order).toEqual(['first', 'answer0', 'answer1', 'answer2', 'aside0', 'aside1'])
})

test('what is done aside has every fifth turn, however many wait for an answer', async () => {
  const { order, take, turns } = told()
  const all = [take('first'), ...aside(() => named('aside', 2).map(take)), ...named('answer', 12).map(take)]
  expect(turns.waiting()).toBe(12)
  await Promise.all(all)
  expect(order.indexOf('aside0')).toBe(5)
  expect(order.indexOf('aside1')).toBe(10)
  expect(turns.waiting()).toBe(0)
})

test('what somebody aside begins later is aside, too', async () => {
  const { order, take, turns } = told()
  const later = aside(async () => {
    await sleep(1)
    return take('aside')
  })
  let done = () => {}
  const held = turns.take(() => new Promise<void>((resolve) => (done = resolve)))
  await sleep(20)
  const answer = take('answer')
  done()
  await Promise.all([held, later, answer])
  expect(order).toEqual(['answer', 'aside'])
})

test('who fails passes the turn on', async () => {
  const { order, take, turns } = told()
  const failed = turns.take(() => Promise.reject(new Error('no')))
  const next = take('next')
  await expect(failed).rejects.toThrow('no')
  await next
  await take('last')
  expect(order).toEqual(['next', 'last'])
})
