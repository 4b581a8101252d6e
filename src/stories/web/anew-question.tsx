// Before a story takes the place of another one.

import type { Book } from '../../books/contract.ts'
import { InPrint } from '../../books/web/in-print.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { storiesWords } from '../words.ts'

const { anew: words } = storiesWords

export interface AnewQuestionProps {
  book: Book
  open: boolean
  onAnew: () => void
  onStay: () => void
}

export function AnewQuestion({ book, open, onAnew, onStay }: AnewQuestionProps) {
  return (
    <Dialog
      open={open}
      title={words.title}
      onClose={onStay}
      actions={
        <>
          <Button look="primary" onClick={onAnew}>
            {words.go}
          </Button>
          <Button onClick={onStay}>{words.stay}</Button>
        </>
      }
    >
      <div className="grid gap-2">
        <p>{book.own_words === '' ? words.words : words.fromYours}</p>
        <p>{words.keeps}</p>
        <p>{words.pictures}</p>
        <InPrint bookId={book.id} />
      </div>
    </Dialog>
  )
}
