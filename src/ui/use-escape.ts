// Escape, wherever on the page the focus is.

import { useEffect, useEffectEvent } from 'react'

export function useEscape(onEscape: () => void): void {
  const escape = useEffectEvent(onEscape)
  useEffect(() => {
    // Whoever writes in another script leaves a word's choices with it, too.
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && !event.isComposing && escape()
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
