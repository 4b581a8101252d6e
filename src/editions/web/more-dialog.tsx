// What else is made of the book: each thing by its name, made when it is asked for.

import { useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { editionsWords } from '../words.ts'

const { more: words } = editionsWords
const kinds = ['epub', 'activities', 'coloring-book', 'record', 'record-png'] as const
type Kind = (typeof kinds)[number]

export interface MoreDialogProps {
  open: boolean
  /** Something is on its way. */
  isMaking: boolean
  problem: string | undefined
  onHave: (kind: Kind) => void
  onClose: () => void
}

export function MoreDialog({ open, isMaking, problem, onHave, onClose }: MoreDialogProps) {
  const [asked, setAsked] = useState<Kind>()
  return (
    <Dialog open={open} title={words.title} onClose={onClose}>
      <p>{words.words}</p>
      <Banner tone="error" className="mt-3" words={problem} />
      <ul className="more-downloads">
        {kinds.map((kind) => {
          const { name, words: about } = words.kinds[kind]
          return (
            <li key={kind}>
              <div>
                <p className="font-bold">{name}</p>
                <p className="text-ink-2">{about}</p>
              </div>
              <Button
                small
                pending={isMaking && kind === asked}
                pendingWords={words.making}
                aria-label={words.haveOf(name)}
                onClick={() => {
                  setAsked(kind)
                  onHave(kind)
                }}
              >
                {words.have}
              </Button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
