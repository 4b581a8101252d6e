// A tiny drawing for a recipient, an occasion, a genre or a kind of character.

import { choiceDrawings } from './choice-drawings.data.ts'

export const drawChoice = (value: string) => <ChoiceDrawing value={value} />

function ChoiceDrawing({ value }: { value: string }) {
  const drawing = choiceDrawings[value]
  if (!drawing) return null
  return (
    <svg viewBox="0 0 30 30" className="look-drawing" aria-hidden="true">
      {drawing.fill && <path d={drawing.fill.path} fill={drawing.fill.color} stroke="none" />}
      <path d={drawing.line} fill="none" />
    </svg>
  )
}
