// Another style costs the pictures that are there: asked before it is done.

import { InPrint } from '../../books/web/in-print.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { picturesWords } from '../words.ts'

const { other: words } = picturesWords.style

export interface RestyleQuestionProps {
  bookId: string
  open: boolean
  onNo: () => void
  onYes: () => void
}

export function RestyleQuestion({ bookId, open, onNo, onYes }: RestyleQuestionProps) {
  return (
    <Dialog
      open={open}
      title={words.title}
      onClose={onNo}
      actions={
        <>
          <Button look="danger" onClick={onYes}>
            {words.yes}
          </Button>
          <Button onClick={onNo}>{words.no}</Button>
        </>
      }
    >
      <p>{words.words}</p>
      <InPrint bookId={bookId} className="mt-3" />
    </Dialog>
  )
}
