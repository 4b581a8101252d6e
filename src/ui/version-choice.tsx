// One of two texts that clash, to be chosen: whose it is, and all of it.

import type { ReactNode } from 'react'

export interface VersionChoiceProps {
  /** The same for both texts of a clash. */
  name: string
  title: ReactNode
  chosen: boolean
  onChoose: () => void
  children: ReactNode
}

export function VersionChoice({ name, title, chosen, onChoose, children }: VersionChoiceProps) {
  return (
    <label className="version">
      <input type="radio" name={name} checked={chosen} onChange={onChoose} />
      <b>{title}</b>
      <span className="version-text" dir="auto">
        {children}
      </span>
    </label>
  )
}
