// Where the session is kept. Remembered: local storage. Not remembered: each tab's own storage, handed from tab to tab, so that it
// is shared while one tab lives and gone when the last one closes.

import { readTabMessage, type TabMessage } from './tab-message.ts'

export interface TabStorage {
  /** Asked before signing in; without it the session stays where it is. */
  remember: (yes: boolean) => void
  getItem: (key: string) => Promise<string | null>
  setItem: (key: string, value: string) => Promise<void>
  removeItem: (key: string) => Promise<void>
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
/** The part of a BroadcastChannel that is used. */
export interface TabChannel {
  postMessage: (message: TabMessage) => void
  addEventListener: (type: 'message', listen: (event: { data: unknown }) => void) => void
}

/** Who has an unremembered session, as the browser knows it: a tab that is closed or has crashed no longer does. */
export interface TabHolders {
  join: () => void
  leave: () => void
  areAny: () => Promise<boolean>
}

export interface TabStorageParts {
  /** Name of the session in storage; only this item travels between tabs. */
  key: string
  local: Shelf
  tab: Shelf
  /** Missing in very old browsers: then an unremembered session belongs to one tab. */
  channel: TabChannel | undefined
  /** Missing on plain HTTP: then a new tab can only ask, and waits for `guess`. */
  holders: TabHolders | undefined
  /** How long a new tab waits for the answer of a tab that is there, however busy the machine, in milliseconds. */
  patience?: number
  guess?: number
  /** Hears of each session that takes the place of another. */
  onReplaced?: (before: string, after: string) => void
}

export function createTabStorage(parts: TabStorageParts): TabStorage {
  const { key, local, tab, channel, holders, onReplaced, patience = 10_000, guess = 250 } = parts
  // Says that an unremembered session lives somewhere, so that only then a new tab waits for it.
  const signKey = `${key}-in-tabs`
  let choice: boolean | undefined
  let stopWaiting: (() => void) | undefined

  channel?.addEventListener('message', ({ data }) => {
    const message = readTabMessage(data)
    if (message?.kind === 'ask') answer()
    if (message?.kind === 'here') {
      // An answer to somebody else's question must not bring a session back.
      if (stopWaiting === undefined) return
      keepInTab(message.value)
      stopWaiting()
    }
    if (message?.kind === 'keep') keepInTab(message.value)
    if (message?.kind === 'drop') {
      dropFromTab()
      stopWaiting?.()
    }
  })

  function keepInTab(value: string) {
    tab.setItem(key, value)
    holders?.join()
  }

  function dropFromTab() {
    tab.removeItem(key)
    holders?.leave()
  }

  function answer() {
    const value = tab.getItem(key)
    if (value !== null) channel?.postMessage({ kind: 'here', value })
  }

  async function askTheOtherTabs(): Promise<void> {
    if (tab.getItem(key) !== null) return holders?.join()
    if (local.getItem(key) !== null || !channel || local.getItem(signKey) === null) return
    if (holders && !(await holders.areAny())) return local.removeItem(signKey)
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => stopWaiting?.(), holders ? patience : guess)
      stopWaiting = () => {
        clearTimeout(timer)
        stopWaiting = undefined
        resolve()
      }
      channel.postMessage({ kind: 'ask' })
    })
  }
  const asked = askTheOtherTabs()

  return {
    remember: (yes) => {
      choice = yes
    },
    getItem: async (name) => {
      await asked
      return tab.getItem(name) ?? local.getItem(name)
    },
    setItem: async (name, value) => {
      // The secret that a mailed link is to be answered with: the link opens in a tab of its own.
      if (name !== key) return local.setItem(name, value)
      const before = tab.getItem(key) ?? local.getItem(key)
      if (before !== null) onReplaced?.(before, value)
      const lasting = choice ?? tab.getItem(key) === null
      choice = undefined
      if (lasting) {
        local.setItem(key, value)
        local.removeItem(signKey)
        dropFromTab()
        channel?.postMessage({ kind: 'drop' })
      } else {
        keepInTab(value)
        local.setItem(signKey, 'yes')
        local.removeItem(key)
        channel?.postMessage({ kind: 'keep', value })
      }
    },
    removeItem: async (name) => {
      tab.removeItem(name)
      local.removeItem(name)
      if (name !== key) return
      dropFromTab()
      local.removeItem(signKey)
      channel?.postMessage({ kind: 'drop' })
    },
  }
}
