// Who has an unremembered session, told by a lock that every such tab shares: the browser takes it back from a tab that is gone.

import type { TabHolders } from './tab-storage.ts'

export function openTabHolders(locks: LockManager, name: string): TabHolders {
  let leave: (() => void) | undefined
  return {
    join: () => {
      if (leave) return
      const left = new Promise<void>((resolve) => {
        leave = resolve
      })
      void locks.request(name, { mode: 'shared' }, () => left)
    },
    leave: () => {
      leave?.()
      leave = undefined
    },
    areAny: async () => {
      const { held = [] } = await locks.query()
      return held.some((lock) => lock.name === name)
    },
  }
}
