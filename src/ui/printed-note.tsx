// Under a field: how much of its room is used, and what is too long or could not be printed, told while it is typed.

import { useEffect, useState } from 'react'
import { isWestern } from '../base/far-letters.ts'
import { uiWords } from './ui-words.ts'

export interface Printed {
  /** So many letters there is room for. */
  most: number
  /** 'the dedication': its letters must be such as can be printed there. */
  where?: string
  /** Letters are counted only when room runs out. */
  isRoomy?: boolean
}

/** What is wrong with it as it stands; empty when all can be printed. The list of letters is fetched only for what is not western. */
export async function tellPrinted(value: string, { most, where }: Omit<Printed, 'isRoomy'>): Promise<string> {
  const over = value.trim().length - most
  const lacking =
    where === undefined || isWestern(value)
      ? undefined
      : (await import('../base/known-letters.ts')).wordsOfUnprinted(value, where)
  return [...(over > 0 ? [uiWords.tooLong(over)] : []), ...(lacking === undefined ? [] : [lacking])].join(' ')
}

function useTold(value: string, { most, where }: Printed): string {
  const [told, setTold] = useState('')
  useEffect(() => {
    let isGone = false
    void tellPrinted(value, { most, ...(where !== undefined && { where }) }).then((words) => {
      if (!isGone) setTold(words)
    })
    return () => {
      isGone = true
    }
  }, [value, most, where])
  return told
}

export const noteId = (id: string) => `${id}-note`

interface PrintedNoteProps {
  id: string
  value: string
  printed: Printed
  /** Its field says already what is wrong. */
  isTold: boolean
}

export function PrintedNote({ id, value, printed, isTold }: PrintedNoteProps) {
  const told = useTold(value, printed)
  const letters = value.trim().length
  const isRoomy = printed.isRoomy ?? printed.where === undefined
  const counts = isRoomy ? letters > Math.max(printed.most * 0.75, 20) : true
  return (
    <p id={noteId(id)} className="field-note" data-empty={!counts && (isTold || told === '') ? '' : undefined}>
      <output className="field-note-fault">{!isTold && told}</output>
      {counts && <span>{uiWords.used(letters, printed.most)}</span>}
    </p>
  )
}
