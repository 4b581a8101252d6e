// A question that must be answered first: the browser's own modal dialog, which keeps and returns the focus.

import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './icon.tsx'
import { uiWords } from './ui-words.ts'

export interface DialogProps {
  open: boolean
  title: ReactNode
  /** Called by Escape, the cross and a press beside the dialog. */
  onClose: () => void
  /** The buttons: what loses work is never both first and loud. */
  actions?: ReactNode
  /** As wide as there is room for: a picture. */
  wide?: boolean
  children: ReactNode
}

export function Dialog({ open, title, onClose, actions, wide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (open && element && !element.open) element.showModal()
    if (!open && element?.open) element.close()
  }, [open])

  function closeWhenBeside(event: MouseEvent) {
    if (event.target === dialog.current) onClose()
  }
  return (
    // Escape is the keyboard's way to what a press on the backdrop does.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`m-auto ${wide ? 'w-[min(96vw,1180px)]' : 'w-[min(92vw,520px)]'} rounded-xl bg-card p-0 text-ink shadow-2 backdrop:bg-ink/45`}
      onClick={closeWhenBeside}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {open && (
        <div className={wide ? 'p-4' : 'p-6'}>
          <div className="mb-3 flex items-start gap-3">
            <h2 id={titleId} className="min-w-0 flex-1 text-lg">
              {title}
            </h2>
            <button
              type="button"
              className="-mt-2.5 -mr-2.5 grid size-11 flex-none place-items-center rounded-sm text-ink-2 hover:text-ink"
              aria-label={uiWords.close}
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          </div>
          {children}
          {actions && <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
        </div>
      )}
    </dialog>
  )
}
