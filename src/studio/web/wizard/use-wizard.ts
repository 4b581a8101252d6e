// The wizard's memory: the answers, where one stands, and what of it is kept on this device.

import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { draftKey } from '../../../members/web/member-drafts.ts'
import { useMember } from '../../../members/web/session.tsx'
import type { Story } from '../../../stories/contract.ts'
import { readTaste } from '../../../visitors/kept-taste.ts'
import { tasteKey } from '../../../visitors/taste-key.ts'
import { blankAnswers, type CastAnswers, type WizardAnswers, withSuggested } from '../../wizard-answers.ts'
import { withTaste } from '../../wizard-taste.ts'
import { readWizard, wizardDraft, type WizardState } from '../../wizard-state.ts'
import { readStep, type Step } from '../../wizard-steps.ts'
import { useBegunShelf } from './use-begun-shelf.ts'

export const fieldId = (field: string) => `wizard-${field}`

export interface Wizard {
  answers: WizardAnswers
  bookId: string | undefined
  /** The story is told from these very answers. */
  isTold: boolean
  /** The story that was asked for with these very answers is another than the wish. */
  isOther: boolean
  /** As a book, once it is made; with My Books for thirty days, a visitor's for one, on this device for an hour, or nowhere. */
  kept: 'made' | 'books' | 'visit' | 'device' | 'nowhere'
  set: (some: Partial<WizardAnswers>) => void
  setCast: (index: number, some: Partial<CastAnswers>) => void
  go: (step: Step) => void
  noteBook: (bookId: string) => void
  noteAsked: (after: number, isOther: boolean) => void
  /** A story of this number is the one that was asked for with these very answers, and nobody was here when it was ready. */
  isAwaited: (story: number) => boolean
  /** What it suggests stands in the fields for title and dedication, unless something of her own does. */
  noteTold: (story: Pick<Story, 'titles' | 'dedication'> | undefined) => void
  /** All is done: nothing stays on this device. */
  forget: () => void
}

export function useWizard(shelf: WizardShelf) {
  const [kept] = useState(shelf.read)
  const [state, setState] = useState(() => kept ?? freshState())
  const [isKept, setKept] = useState(true)
  // What was answered last, before React has drawn it.
  const latest = useRef(state)
  const navigate = useNavigate()
  const begun = useBegunShelf()
  const { isVisitor } = useMember()

  function keep(some: Partial<WizardState>) {
    latest.current = { ...latest.current, ...some, at: Date.now() }
    setState(latest.current)
    setKept(shelf.keep(latest.current))
    begun.keep(latest.current)
  }
  function go(step: Step) {
    keep({ step })
    void navigate({ search: `?step=${step}` })
  }
  const set = (some: Partial<WizardAnswers>) => keep({ answers: { ...latest.current.answers, ...some } })
  function keptWhere(): Wizard['kept'] {
    if (state.bookId === undefined && begun.isKept) return isVisitor ? 'visit' : 'books'
    if (!isKept) return 'nowhere'
    if (state.bookId === undefined) return 'device'
    return isVisitor ? 'visit' : 'made'
  }
  const wizard: Wizard = {
    answers: state.answers,
    bookId: state.bookId,
    isTold: state.told !== undefined && state.told === toldFrom(state.answers),
    isOther: state.asked?.isOther === true && state.asked.from === toldFrom(state.answers),
    kept: keptWhere(),
    set,
    setCast: (index, some) =>
      set({ cast: latest.current.answers.cast.map((one, at) => (at === index ? { ...one, ...some } : one)) }),
    go,
    noteBook: (bookId) => keep({ bookId }),
    noteAsked: (after, isOther) => keep({ asked: { from: toldFrom(latest.current.answers), after, isOther } }),
    isAwaited: (story) =>
      state.told !== state.asked?.from && state.asked?.from === toldFrom(state.answers) && story > state.asked.after,
    noteTold: (story) => {
      const { answers } = latest.current
      const suggested = { title: story?.titles[0] ?? '', dedication: story?.dedication ?? '' }
      keep({ told: toldFrom(answers), suggested, answers: withSuggested(answers, suggested, latest.current.suggested) })
    },
    forget: shelf.drop,
  }
  return {
    wizard,
    /** What was begun before this page was opened. */
    kept,
    state,
    resume: () => go(readStep(latest.current.step) ?? 'recipient'),
    /** What was begun on another device, unless this one knows more of it. */
    take: (other: WizardState) => {
      const isNewer = kept?.answers.seed === other.answers.seed && kept.at > other.at
      if (!isNewer) latest.current = other
      go(readStep(latest.current.step) ?? 'recipient')
    },
    begin: () => {
      latest.current = freshState()
      go('recipient')
    },
  }
}

/** Title and dedication come after the story. */
const toldFrom = ({ title: _title, dedication: _dedication, ...rest }: WizardAnswers) => JSON.stringify(rest)

export interface WizardShelf {
  read: () => WizardState | undefined
  keep: (state: WizardState) => boolean
  drop: () => void
}

export function useWizardShelf(): WizardShelf {
  const key = draftKey(useMember().id, wizardDraft)
  const [shelf] = useState(() => openShelf(key))
  return shelf
}

function openShelf(key: string): WizardShelf {
  return {
    read: () => readWizard(localStorage.getItem(key), Date.now()),
    keep: (state) => {
      try {
        localStorage.setItem(key, JSON.stringify({ ...state, at: Date.now() }))
        return true
      } catch {
        // A full or forbidden storage must not stop the making; the bar says that nothing is kept.
        return false
      }
    },
    drop: () => {
      localStorage.removeItem(key)
      localStorage.removeItem(tasteKey)
    },
  }
}

/** Who was tried on the shop window's cover is the hero already. */
function freshState(): WizardState {
  const answers = blankAnswers(crypto.randomUUID())
  const taste = readTaste(localStorage.getItem(tasteKey), Date.now())
  return { at: Date.now(), step: 'recipient', answers: taste ? withTaste(answers, taste) : answers }
}
