// Beside a portrait: what it leaves out of the description, what it shows only nearly, and what nothing was said of.

import type { ReactNode } from 'react'
import type { CharacterType } from '../../stage/cast.ts'
import { lookEnds } from '../../writing/looks/look-notices.ts'
import { picturesWords } from '../words.ts'
import './look-ends.css'

const { lookEnds: words } = picturesWords

export interface LookEndsProps {
  type: CharacterType
  age: number | null
  description: string
  /** What it is to the hero, which may say its kind. */
  relation?: string | undefined
  /** What is left to us on purpose is not asked about. */
  isLeft?: (part: 'skin' | 'hair') => boolean
  /** One touch that leaves it to us. */
  children?: ReactNode
}

export function LookEnds({ type, age, description, relation = '', isLeft, children }: LookEndsProps) {
  const { undrawn, nearest, chosen } = lookEnds({ type, age, description, relation })
  const open = chosen.filter((part) => isLeft?.(part) !== true)
  if (undrawn.length + nearest.length + open.length === 0) return null
  return (
    <output className="look-ends">
      {undrawn.length > 0 && (
        <span>
          {words.undrawn} <span dir="auto">{undrawn.join('; ')}</span>.
        </span>
      )}
      {nearest.map(({ said, drawn }) => (
        <span key={said}>
          <span dir="auto">{words.said(said)}</span> {words.nearest(drawn)}
        </span>
      ))}
      {open.length > 0 && (
        <span className="look-ends-open">
          {words.open(open)} {children}
        </span>
      )}
    </output>
  )
}
