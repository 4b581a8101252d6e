// For a question that is asked in place: the safe button has the focus, and Escape presses it.

import { type RefObject, useEffect, useRef } from 'react'
import { useEscape } from './use-escape.ts'

export function useQuestion(onCancel: () => void): RefObject<HTMLButtonElement | null> {
  const safe = useRef<HTMLButtonElement>(null)
  useEscape(onCancel)
  useEffect(() => safe.current?.focus(), [])
  return safe
}
