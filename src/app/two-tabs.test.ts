// Two tabs over one book, in any order of typing, saving, closing, coming back and choosing, their calls overtaking one another.

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { dice as newDice } from '../base/dice.ts'
import { bookRoutes } from '../books/server/routes.ts'
import type { Database } from '../platform/database/database.ts'
import { openTestDatabase } from '../platform/database/test-database.ts'
import { openTestDoor } from '../platform/test-door.ts'
import { testHands } from '../platform/test-hands.ts'
import { formOf } from '../studio/book-form.ts'
import { isSame } from '../studio/written-book.ts'
import { connectCalls } from '../ui/call.ts'
import { aMoment, newStorage, openDebt, openLine, openTab, readBody, type Tab } from './test-two-tabs.ts'

const schedules = 40
const events = 30

let database: Database
let door: ReturnType<typeof openTestDoor>
beforeAll(async () => {
  database = await openTestDatabase()
  door = openTestDoor(
    testHands({ database }),
    bookRoutes((key) => key),
  )
})
afterAll(() => database.close())
afterEach(() => {
  vi.unstubAllGlobals()
  connectCalls()
})

async function play(seed: number): Promise<string[]> {
  const dice = newDice(seed)
  const debt = openDebt()
  const faults: string[] = []
  const ana = await door.addMember()
  const characters = [
    { name: 'Mia', type: 'girl' },
    { name: 'Ember', type: 'dragon' },
  ].slice(0, 1 + dice.roll(2))
  const made = await door.ask(ana, 'POST /functions/v1/books-create', { title: 'Nine Lanterns', characters })
  const { id } = readBody(made.body)
  const read = async () => readBody((await door.ask(ana, `GET /api/books/${id}`)).body)
  const line = openLine(async (url, init) => {
    const answer = await door.send(ana, `${init.method} ${url}`, init.body ?? undefined)
    const text = await answer.text()
    if (init.method !== 'GET') faults.push(...debt.look(await read()).map((back) => `came back: ${back}`))
    return new Response(text, { status: answer.status, headers: answer.headers })
  })
  vi.stubGlobal('fetch', line.fetch)
  connectCalls({ token: async () => ana.id, renew: async () => undefined, sessionLost: () => undefined })

  const here = newStorage()
  const world = { dice, debt, line, read }
  // Two tabs of one browser, or of two.
  const tabs = [openTab('A', here, world), openTab('B', dice.roll(2) === 0 ? here : newStorage(), world)]
  for (const tab of tabs) await tab.open()

  async function answerOne(mayFail: boolean) {
    const [asked] = line.waiting.splice(dice.roll(line.waiting.length), 1)
    const luck = mayFail ? dice.roll(12) : 2
    await asked?.go(luck === 0 ? 'never sent' : luck === 1 ? 'answer lost' : 'well')
    await aMoment()
  }
  async function happen(tab: Tab) {
    if (!tab.isOpen()) return tab.open()
    switch (dice.roll(12)) {
      case 0:
        return tab.add()
      case 1:
        return tab.remove()
      case 2:
      case 3:
        return tab.save('auto')
      case 4:
      case 5:
        return tab.save('asked')
      case 6:
        return tab.close()
      case 7:
      case 8:
        return tab.choose()
      default:
        return tab.type()
    }
  }
  async function quiet() {
    while (line.waiting.length > 0) await answerOne(false)
  }
  /** Saved, with whatever has to be chosen on the way. */
  async function finish(tab: Tab) {
    for (let tries = 0; tries < 8 && tab.isUnsaved(); tries += 1) {
      tab.choose()
      tab.save('asked')
      await aMoment()
      await quiet()
    }
    if (tab.isUnsaved()) faults.push(`${tab.name} never comes to an end`)
  }

  for (let event = 0; event < events; event += 1) {
    if (line.waiting.length > 0 && dice.roll(2) === 0) await answerOne(true)
    else await happen(dice.pick(tabs))
    await aMoment()
  }
  await quiet()
  for (const tab of tabs) {
    if (tab.isOpen()) await finish(tab)
    tab.close()
    while (tab.hasDraft()) {
      await tab.open()
      await finish(tab)
      tab.close()
    }
  }

  const book = await read()
  const words = new Set(JSON.stringify(formOf(book)).match(/w\d+/g))
  for (const [word, where] of debt.owed) if (!words.has(word)) faults.push(`lost: ${word}, typed in ${where}`)
  for (const tab of tabs) {
    await tab.open()
    if (!isSame(tab.form(), formOf(book))) faults.push(`${tab.name} shows another book`)
  }
  return faults
}

test(`in ${schedules} orders of events no words are lost that were not shown to choose, none come back, and both tabs agree`, async () => {
  const faults: string[] = []
  for (let seed = 1; seed <= schedules; seed += 1)
    faults.push(...(await play(seed)).map((fault) => `${seed}: ${fault}`))
  expect(faults).toEqual([])
})
