// Another style costs the pictures that are there: asked before it is done.

import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { picturesWords } from '../words.ts'

const { other: words } = picturesWords.style

export function RestyleQuestion({ open, onNo, onYes }: { open: boolean; onNo: () => void; onYes: () => void }) {
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
    </Dialog>
  )
}
