// A value once it has stood still for a moment: what is being typed is not drawn at every key.

import { useEffect, useState } from 'react'

export function useSettled<T>(value: T, same: (one: T, other: T) => boolean, ms = 250): T {
  const [settled, setSettled] = useState(value)
  const moved = !same(value, settled)
  useEffect(() => {
    if (!moved) return
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  })
  return settled
}
