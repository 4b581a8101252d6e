// The cover of what was begun: its name over its first picture.

import { begunWords as words } from '../begun-words.ts'
import type { BegunBook } from './use-begun-book.ts'
import './begun-cover.css'

export function BegunCover({ book: { title, picture } }: { book: BegunBook }) {
  return (
    <div className="begun-cover">
      <p dir="auto">{title}</p>
      {picture && <img src={picture} alt={words.cover(title)} />}
    </div>
  )
}
