// One browser with several tabs: who has the session, when it travels, and that it never comes back after signing out.

import { describe, expect, test } from 'vitest'
import { createTabStorage, type TabChannel, type TabHolders } from './tab-storage.ts'

const key = 'session'

function shelf() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  }
}

interface Habits {
  /** How late a message arrives, in milliseconds: that of a busy machine is over the guess, which is 30. */
  lateness?: number
  guess?: number
  hasLocks?: boolean
}

/** A browser: one local storage, tabs that hear each other, locks that a closed tab no longer holds. */
function browser({ lateness = 0, guess = 30, hasLocks = true }: Habits = {}) {
  const local = shelf()
  const open = new Set<(event: { data: unknown }) => void>()
  const holding = new Set<object>()
  function openTab() {
    const tab = shelf()
    const ears: ((event: { data: unknown }) => void)[] = []
    const hear = (event: { data: unknown }) => ears.forEach((listen) => listen(event))
    open.add(hear)
    const channel: TabChannel = {
      postMessage: (data) => open.forEach((other) => other !== hear && setTimeout(() => other({ data }), lateness)),
      addEventListener: (_type, listen) => void ears.push(listen),
    }
    const holders: TabHolders = {
      join: () => holding.add(tab),
      leave: () => holding.delete(tab),
      areAny: () => Promise.resolve(holding.size > 0),
    }
    const waits = { guess, patience: 3_600_000 }
    const storage = createTabStorage({ key, local, tab, channel, holders: hasLocks ? holders : undefined, ...waits })
    const close = () => {
      open.delete(hear)
      holding.delete(tab)
    }
    return { ...storage, tab, close, session: () => storage.getItem(key), hear }
  }
  return { local, openTab }
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('remembered', () => {
  test('the session lies in local storage, for every tab and after all are closed', async () => {
    const { local, openTab } = browser()
    const one = openTab()
    one.remember(true)
    await one.setItem(key, 'S1')
    expect(local.items.get(key)).toBe('S1')
    expect(one.tab.items.size).toBe(0)
    one.close()
    expect(await openTab().session()).toBe('S1')
  })
  test('it is the way when nobody said otherwise', async () => {
    const { local, openTab } = browser()
    await openTab().setItem(key, 'S1')
    expect(local.items.get(key)).toBe('S1')
  })
})

describe('not remembered', () => {
  async function signedIn(habits: Habits = {}) {
    const all = browser(habits)
    const one = all.openTab()
    one.remember(false)
    await one.setItem(key, 'S1')
    await settle()
    return { ...all, one }
  }

  test('nothing secret lies in local storage', async () => {
    const { local } = await signedIn()
    expect([...local.items.values()]).toEqual(['yes'])
  })
  test('a tab that was already open has it', async () => {
    const { openTab } = browser()
    const [one, two] = [openTab(), openTab()]
    one.remember(false)
    await one.setItem(key, 'S1')
    await settle()
    expect(await two.session()).toBe('S1')
  })
  test('a tab opened later asks for it', async () => {
    const { openTab } = await signedIn()
    expect(await openTab().session()).toBe('S1')
  })
  test('however late the machine lets another tab answer', async () => {
    const { openTab } = await signedIn({ lateness: 100 })
    expect(await openTab().session()).toBe('S1')
  })
  test('it is gone when the last tab is closed, and a new one waits for nobody', async () => {
    const { one, openTab, local } = await signedIn({ guess: 3_600_000 })
    one.close()
    expect(await openTab().session()).toBeNull()
    expect(local.items.size).toBe(0)
  })
  test('it is shared where tabs know of no locks, as long as they answer soon', async () => {
    const { one, openTab } = await signedIn({ hasLocks: false })
    expect(await openTab().session()).toBe('S1')
    one.close()
  })
  test('it is gone with the last tab there, too, after a short wait', async () => {
    const { one, openTab } = await signedIn({ hasLocks: false })
    one.close()
    expect(await openTab().session()).toBeNull()
  })
  test('who signs out while a new tab waits lets it go on', async () => {
    const { one, openTab } = await signedIn()
    one.tab.items.clear()
    const two = openTab()
    await one.removeItem(key)
    expect(await two.session()).toBeNull()
  })
  test('a tab that was signed out keeps no later one waiting', async () => {
    const { one, openTab, local } = await signedIn()
    await one.removeItem(key)
    // As another tab leaves it that signed in and was closed.
    local.setItem(`${key}-in-tabs`, 'yes')
    expect(await openTab().session()).toBeNull()
  })
  test('a rotated session reaches every tab, and stays unremembered', async () => {
    const { one, openTab, local } = await signedIn()
    const two = openTab()
    await two.session()
    await two.setItem(key, 'S2')
    await settle()
    expect(await one.session()).toBe('S2')
    expect(local.items.has(key)).toBe(false)
  })
  test('signing out in one tab empties all, and a new tab finds nothing', async () => {
    const { one, openTab } = await signedIn()
    const two = openTab()
    await two.session()
    await two.removeItem(key)
    await settle()
    expect(await one.session()).toBeNull()
    expect(await openTab().session()).toBeNull()
  })
  test('an answer that comes after signing out brings nothing back', async () => {
    const { one } = await signedIn()
    await one.removeItem(key)
    one.hear({ data: { kind: 'here', value: 'S1' } })
    expect(await one.session()).toBeNull()
  })
  test('signing in again with Remember me moves it to local storage', async () => {
    const { one, openTab, local } = await signedIn()
    const two = openTab()
    await two.session()
    one.remember(true)
    await one.setItem(key, 'S2')
    await settle()
    expect(local.items.get(key)).toBe('S2')
    expect(two.tab.items.size + one.tab.items.size).toBe(0)
    expect(await two.session()).toBe('S2')
  })
  test('signing in without it takes an older session out of local storage', async () => {
    const { local, openTab } = browser()
    const one = openTab()
    await one.setItem(key, 'old')
    one.remember(false)
    await one.setItem(key, 'new')
    expect(local.items.has(key)).toBe(false)
    expect(await one.session()).toBe('new')
  })
})

test('a new tab waits for nobody when no unremembered session lives', async () => {
  const { openTab } = browser({ guess: 3_600_000 })
  expect(await openTab().session()).toBeNull()
})

test.each([[null], ['ask'], [{ kind: 'keep' }], [{ kind: 'here', value: 7 }], [{ kind: 'other' }]])(
  'noise on the channel (%j) is ignored',
  async (data) => {
    const { openTab } = browser()
    const one = openTab()
    one.hear({ data })
    expect(await one.session()).toBeNull()
  },
)

test('without a channel an unremembered session belongs to its tab', async () => {
  const [local, tab] = [shelf(), shelf()]
  const storage = createTabStorage({ key, local, tab, channel: undefined, holders: undefined })
  storage.remember(false)
  await storage.setItem(key, 'S1')
  expect(await storage.getItem(key)).toBe('S1')
  expect(local.items.has(key)).toBe(false)
})
