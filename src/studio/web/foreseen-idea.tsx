// What will be told of an idea, and what cannot be told yet.

import type { ForeseenWish } from '../../writing/brief/foresee-wish.ts'
import { studioWords } from '../words.ts'
import './foreseen.css'

const { foreseen: words } = studioWords

export function ForeseenIdea({ wish: { told, untold } }: { wish: ForeseenWish }) {
  return (
    <div className="foreseen">
      {told.length > 0 && <Sentences title={words.told} sentences={told} />}
      {untold.length > 0 && <Sentences title={words.untold} sentences={untold} />}
    </div>
  )
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <>
      <p className="foreseen-title">{title}</p>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence} dir="auto">
            {sentence}
          </li>
        ))}
      </ul>
    </>
  )
}
