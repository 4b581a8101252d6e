// Hands the focus to an element that is there only after the next render: a button that comes back, the row below.

import { useEffect, useRef } from 'react'

export function useFocusNext(): (id: string | undefined) => void {
  const next = useRef<string>(undefined)
  useEffect(() => {
    if (next.current === undefined) return
    document.getElementById(next.current)?.focus()
    next.current = undefined
  })
  return (id) => {
    next.current = id
  }
}
