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

export interface TabStorageParts {
  /** Name of the session in storage; only this item travels between tabs. */
  key: string
  local: Shelf
  tab: Shelf
  /** Missing in very old browsers: then an unremembered session belongs to one tab. */
  channel: TabChannel | undefined
  /** How long a new tab waits for another one to answer, in milliseconds. */
  patience?: number
}

export function createTabStorage({ key, local, tab, channel, patience = 250 }: TabStorageParts): TabStorage {
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
      tab.setItem(key, message.value)
      stopWaiting()
    }
    if (message?.kind === 'keep') tab.setItem(key, message.value)
    if (message?.kind === 'drop') tab.removeItem(key)
  })

  function answer() {
    const value = tab.getItem(key)
    if (value !== null) channel?.postMessage({ kind: 'here', value })
  }

  function askTheOtherTabs(): Promise<void> | undefined {
    const here = tab.getItem(key) !== null || local.getItem(key) !== null
    if (here || !channel || local.getItem(signKey) === null) return undefined
    return new Promise((resolve) => {
      const timer = setTimeout(() => stopWaiting?.(), patience)
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
      if (name !== key) return tab.setItem(name, value)
      const lasting = choice ?? tab.getItem(key) === null
      choice = undefined
      if (lasting) {
        local.setItem(key, value)
        local.removeItem(signKey)
        tab.removeItem(key)
        channel?.postMessage({ kind: 'drop' })
      } else {
        tab.setItem(key, value)
        local.setItem(signKey, 'yes')
        local.removeItem(key)
        channel?.postMessage({ kind: 'keep', value })
      }
    },
    removeItem: async (name) => {
      tab.removeItem(name)
      local.removeItem(name)
      if (name !== key) return
      local.removeItem(signKey)
      channel?.postMessage({ kind: 'drop' })
    },
  }
}
