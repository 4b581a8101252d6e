// While the book is being made: nothing beneath can be pressed.

import { useEffect, useRef } from 'react'
import { OpenBook } from '../../../ui/open-book.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { wizardWords } from '../../wizard-words.ts'

/** `picture`: of the hero, once it is drawn. */
export function CreatingOverlay({ open, picture }: { open: boolean; picture: string | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (open && element && !element.open) element.showModal()
    if (!open && element?.open) element.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className="creating"
      aria-labelledby="creating-title"
      onCancel={(event) => event.preventDefault()}
    >
      {open && (
        <div className="creating-in">
          <OpenBook picture={picture} />
          <h2 id="creating-title" tabIndex={-1} className="flex items-center gap-3 outline-none">
            <Spinner />
            {wizardWords.creating}
          </h2>
        </div>
      )}
    </dialog>
  )
}
