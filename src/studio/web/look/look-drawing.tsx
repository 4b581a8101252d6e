// A tiny drawing in front of a chip's word.

import { lookDrawings } from './look-drawings.data.ts'

export function LookDrawing({ value }: { value: string }) {
  const drawing = lookDrawings[value]
  if (!drawing) return null
  return (
    <svg viewBox="0 0 30 30" className="look-drawing" aria-hidden="true">
      <path d={drawing.line} fill={drawing.fill ?? 'none'} />
    </svg>
  )
}
