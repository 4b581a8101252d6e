// When a book saves itself: every 30 seconds, when the page is put away, when the line is back.

import { useEffect, useEffectEvent } from 'react'
import { second } from '../../base/dates.ts'

export const autosaveEvery = 30 * second

export function useAutosave(isDue: () => boolean, save: () => Promise<boolean>): void {
  const saveIfDue = useEffectEvent(() => {
    if (isDue()) void save()
  })
  useEffect(() => {
    const timer = setInterval(saveIfDue, autosaveEvery)
    const whenPutAway = () => document.visibilityState === 'hidden' && saveIfDue()
    // An arrow each time: an effect event is not to be handed out.
    const whenBack = () => saveIfDue()
    document.addEventListener('visibilitychange', whenPutAway)
    addEventListener('online', whenBack)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', whenPutAway)
      removeEventListener('online', whenBack)
    }
  }, [])
}
