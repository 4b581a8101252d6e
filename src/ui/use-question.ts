// For a question that is asked in place: the safe button has the focus, and Escape presses it.

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

export function useQuestion(onCancel: () => void): RefObject<HTMLButtonElement | null> {
  const safe = useRef<HTMLButtonElement>(null)
  const cancel = useEffectEvent(onCancel)
  useEffect(() => {
    safe.current?.focus()
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && cancel()
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return safe
}
