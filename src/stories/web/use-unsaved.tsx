// One field's worth of unsaved words: asked for before they are left, and settled just before going on.

import { type ReactNode, useEffect, useRef } from 'react'
import { useLeaveQuestion } from './use-leave-question.tsx'

export function useUnsaved(dirty: boolean, forget: () => void): { settle: () => void; question: ReactNode } {
  const latest = useRef(dirty)
  useEffect(() => {
    latest.current = dirty
  }, [dirty])
  const question = useLeaveQuestion(() => latest.current, forget)
  const settle = () => {
    latest.current = false
    forget()
  }
  return { settle, question }
}
