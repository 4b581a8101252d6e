// The shape of what is coming, drawn in pencil after a second of waiting. Put the real layout inside, made of `SkeletonBar`s.

import { type ReactNode, useEffect, useState } from 'react'
import { uiWords } from './ui-words.ts'

export interface SkeletonProps {
  /** What is read out while waiting. */
  words?: string
  /** Milliseconds before anything shows. */
  after?: number
  children: ReactNode
}

export function Skeleton({ words = uiWords.loading, after = 1000, children }: SkeletonProps) {
  const [shown, setShown] = useState(after === 0)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), after)
    return () => clearTimeout(timer)
  }, [after])
  return (
    <div>
      <output className="sr-only">{shown && words}</output>
      {shown && (
        <div aria-hidden="true" className="motion-safe:animate-pulse">
          {children}
        </div>
      )}
    </div>
  )
}

export function SkeletonBar({ className = 'h-4 w-full' }: { className?: string }) {
  return <span className={`block rounded-xs bg-linen ${className}`} />
}
