// Before a story takes the place of another one.

import { InPrint } from '../../books/web/in-print.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { storiesWords } from '../words.ts'

const { anew: words } = storiesWords

export interface AnewQuestionProps {
  bookId: string
  open: boolean
  onAnew: () => void
  onStay: () => void
}

export function AnewQuestion({ bookId, open, onAnew, onStay }: AnewQuestionProps) {
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
        <p>{words.words}</p>
        <p>{words.keeps}</p>
        <p>{words.pictures}</p>
        <InPrint bookId={bookId} />
      </div>
    </Dialog>
  )
}
