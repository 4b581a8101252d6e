// Print at Home: the booklet, on the paper that lies in the member's printer.

import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { Download } from '../edition.ts'
import { editionsWords } from '../words.ts'

const { print: words } = editionsWords

export interface PrintDialogProps {
  open: boolean
  /** Something is on its way already. */
  percent: number | undefined
  onPrint: (kind: Download) => void
  onClose: () => void
}

export function PrintDialog({ open, percent, onPrint, onClose }: PrintDialogProps) {
  const paper = (kind: Download, name: string) => (
    <Button pending={percent !== undefined} pendingWords={words.binding} onClick={() => onPrint(kind)}>
      {name}
    </Button>
  )
  return (
    <Dialog
      open={open}
      title={words.title}
      onClose={onClose}
      actions={
        <>
          {paper('booklet-letter', words.letter)}
          {paper('booklet-a4', words.a4)}
        </>
      }
    >
      <p>{words.words}</p>
    </Dialog>
  )
}
