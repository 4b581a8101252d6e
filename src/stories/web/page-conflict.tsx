// The page was changed in another tab as well: both texts, and the member says which to keep.

import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { VersionChoice } from '../../ui/version-choice.tsx'
import { storiesWords } from '../words.ts'

const { conflict: words } = storiesWords

export interface PageConflictProps {
  number: number
  mine: string
  theirs: string
  onMine: () => void
  onTheirs: () => void
  /** Nothing is chosen yet. */
  onBack: () => void
}

export function PageConflict({ number, mine, theirs, onMine, onTheirs, onBack }: PageConflictProps) {
  const [side, setSide] = useState<'mine' | 'theirs'>('mine')
  const wire = (one: typeof side) => ({
    name: `clash-${number}`,
    title: words[one],
    chosen: side === one,
    onChoose: () => setSide(one),
  })
  return (
    <Dialog
      open
      title={words.title(number)}
      onClose={onBack}
      actions={
        <>
          <Button look="primary" onClick={side === 'mine' ? onMine : onTheirs}>
            {words.keep}
          </Button>
          <Button onClick={onBack}>{words.back}</Button>
        </>
      }
    >
      <fieldset>
        <legend className="mb-4 text-ink-2">{words.words}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          <VersionChoice {...wire('mine')}>{mine}</VersionChoice>
          <VersionChoice {...wire('theirs')}>{theirs}</VersionChoice>
        </div>
      </fieldset>
    </Dialog>
  )
}
