// One form open at a time. Opening another one, or leaving the screen, asks first when typed text would be lost.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { profileWords } from '../profile-words.ts'

const { unsaved: words } = profileWords

export interface OneForm {
  /** Name of the open form. */
  open: string | undefined
  start: (name: string) => void
  close: () => void
  /** Told by the open form: would closing it lose typed text? */
  setTyped: (typed: boolean) => void
}

export function useOneForm(): { forms: OneForm; question: ReactNode } {
  const [open, setOpen] = useState<string>()
  const [wanted, setWanted] = useState<string>()
  const typed = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => typed.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => typed.current && event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [])

  function keep() {
    setWanted(undefined)
    blocker.reset?.()
  }
  function discard() {
    typed.current = false
    if (wanted !== undefined) setOpen(wanted)
    setWanted(undefined)
    blocker.proceed?.()
  }

  const forms: OneForm = {
    open,
    start: (name) => (typed.current ? setWanted(name) : setOpen(name)),
    close: () => setOpen(undefined),
    setTyped: (is) => {
      typed.current = is
    },
  }
  const question = (
    <Dialog
      open={wanted !== undefined || blocker.state === 'blocked'}
      title={words.title}
      onClose={keep}
      actions={
        <>
          <Button look="danger" onClick={discard}>
            {words.discard}
          </Button>
          <Button onClick={keep}>{words.keep}</Button>
        </>
      }
    >
      <p>{words.words}</p>
    </Dialog>
  )
  return { forms, question }
}

/** For the form that is open: reports typed text, and takes the focus to its first field. */
export function useOpenForm(forms: OneForm, typed: boolean, firstFieldId: string): void {
  const { setTyped } = forms
  const report = useRef(setTyped)
  useEffect(() => {
    report.current(typed)
  }, [typed])
  useEffect(() => {
    const told = report.current
    document.getElementById(firstFieldId)?.focus()
    return () => told(false)
  }, [firstFieldId])
}
