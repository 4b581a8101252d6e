// The book was changed in another tab as well: both texts of each field side by side, and the member says which to keep.

import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { VersionChoice } from '../../ui/version-choice.tsx'
import { type BookForm, bookTexts, characterTexts } from '../book-form.ts'
import type { Clash } from '../merge-forms.ts'
import { studioWords } from '../words.ts'

const { conflict: words } = studioWords

export interface ConflictDialogProps {
  open: boolean
  form: BookForm
  clashes: readonly Clash[]
  /** `theirs`: the fields whose other text is wanted. */
  onChosen: (theirs: ReadonlySet<string>) => void
  onClose: () => void
}

export function ConflictDialog({ open, form, clashes, onChosen, onClose }: ConflictDialogProps) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  function choose(field: string, other: boolean) {
    const next = new Set(theirs)
    if (other) next.add(field)
    else next.delete(field)
    setTheirs(next)
  }
  return (
    <Dialog
      open={open}
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button look="primary" onClick={() => onChosen(theirs)}>
            {words.keep}
          </Button>
          <Button onClick={onClose}>{words.later}</Button>
        </>
      }
    >
      <p className="text-ink-2">{words.words}</p>
      {clashes.map((clash) => (
        <fieldset key={clash.field} className="mt-4">
          <legend className="field-label">{labelOf(clash.field, form)}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            <Version
              clash={clash}
              side="mine"
              chosen={!theirs.has(clash.field)}
              onChoose={() => choose(clash.field, false)}
            />
            <Version
              clash={clash}
              side="theirs"
              chosen={theirs.has(clash.field)}
              onChoose={() => choose(clash.field, true)}
            />
          </div>
        </fieldset>
      ))}
    </Dialog>
  )
}

interface VersionProps {
  clash: Clash
  side: 'mine' | 'theirs'
  chosen: boolean
  onChoose: () => void
}

function Version({ clash, side, chosen, onChoose }: VersionProps) {
  return (
    <VersionChoice name={`clash-${clash.field}`} title={words[side]} {...{ chosen, onChoose }}>
      {textOf(clash[side])}
    </VersionChoice>
  )
}

function textOf(side: Clash['mine']): string {
  if (typeof side === 'string') return side.trim() === '' ? words.empty : side
  return side.map(({ name }) => name || studioWords.noName).join(', ')
}

function labelOf(path: string, form: BookForm): string {
  const [name = '', index, part] = path.split('.')
  const characterText = characterTexts.find((text) => text === part)
  if (characterText) {
    const character = form.characters[Number(index)]
    return words.ofCharacter(character?.name || studioWords.noName, studioWords.characterFields[characterText])
  }
  const text = bookTexts.find((one) => one === name)
  return text ? studioWords.fields[text] : studioWords.fields.characters
}
