// Generate Story: the book is made or brought up to date, the photo goes with the hero, then the story is written before one's eyes.

import { type QueryClient, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Book, createBook } from '../../../books/contract.ts'
import { addPhoto } from '../../../pictures/photo-contract.ts'
import { readStory, type Story } from '../../../stories/contract.ts'
import type { Pitch } from '../../../pictures/pitch-contract.ts'
import type { PickedStory } from '../../../stories/picked-story.ts'
import { explainStory } from '../../../stories/web/page-failures.ts'
import { keepBook, storyQuery } from '../../../stories/web/story-data.ts'
import { useWriting } from '../../../stories/web/use-writing.tsx'
import { call } from '../../../ui/call.ts'
import { CallFailed } from '../../../ui/call-failed.ts'
import { castOf, formOfAnswers, type WizardAnswers } from '../../wizard-answers.ts'
import { looksWords } from '../../look-words.ts'
import { placeOf } from '../../wizard-gaps.ts'
import type { Step } from '../../wizard-steps.ts'
import { wizardWords } from '../../wizard-words.ts'
import { readForm } from '../../written-book.ts'
import { explainCreating } from '../explain-making.ts'
import { bringUpToDate, createdFrom, fetchBook } from '../save-book.ts'
import type { ChosenPhoto } from '../look/photo-picker.tsx'
import { portraitQuery } from '../look/portrait-query.ts'
import { heroSitter, shownInWords, sitterOf } from './portrait-data.ts'
import type { Wizard } from './use-wizard.ts'

const { failed: words } = wizardWords

export interface MakeStoryParts {
  wizard: Wizard
  photo: ChosenPhoto | undefined
  onPhotoSent: () => void
  onTold: () => void
  /** `step`: where it can be mended. */
  onFailed: (words: string, step: Step | undefined) => void
}

export interface StoryMaking {
  /** `pitch`: of the stories that were shown to choose from. */
  make: (pitch: Pitch | undefined) => void
  /** The book is being made; the story is not begun yet. */
  creating: boolean
  /** Of the hero, as the check shows it. */
  picture: string | undefined
  overlay: ReactNode
}

export function useMakeStory({ wizard, photo, onPhotoSent, onTold, onFailed }: MakeStoryParts): StoryMaking {
  const cache = useQueryClient()
  const [creating, setCreating] = useState(false)
  const [order, setOrder] = useState<StoryOrder>()
  const running = useRef(false)
  const { answers, bookId } = wizard
  // Drawn while the answers are looked through: after the click nobody waits for a portrait.
  const { picture } = useQuery(portraitQuery(heroSitter(answers))).data ?? {}
  useQueries({ queries: approvedOf(answers).map((one) => portraitQuery(sitterOf(one, answers))) })

  function fail(error: unknown, words: string) {
    const [path] = error instanceof CallFailed ? Object.keys(error.failure.fields ?? {}) : []
    onFailed(words, path === undefined ? undefined : placeOf(path, answers).step)
  }
  async function create(pitch: Pitch | undefined) {
    try {
      const book = await makeBook(cache, wizard)
      keepBook(cache, book)
      wizard.noteBook(book.id)
      const [hero] = book.characters
      if (photo && hero) {
        await call(
          addPhoto,
          { file: photo.file, character_id: hero.id, consent: 'true' },
          { failure: looksWords.photo.failed },
        )
        onPhotoSent()
      }
      // A look of its own: one that is shared with a screen is given up with that screen.
      const { number } = await call(readStory, { id: book.id }, { failure: words.create })
      wizard.noteAsked(number, pitch?.tells === 'free')
      setOrder({ after: number, pitch: pitch && { world: pitch.world, seed: pitch.seed }, title: pitch?.title })
    } catch (error) {
      fail(error, explainCreating(error))
    } finally {
      running.current = false
      setCreating(false)
    }
  }
  return {
    make: (pitch) => {
      if (running.current) return
      running.current = true
      setCreating(true)
      void create(pitch)
    },
    creating,
    picture,
    overlay: bookId !== undefined && (
      <StoryWriter
        key={bookId}
        bookId={bookId}
        order={order}
        picture={picture}
        isAwaited={wizard.isAwaited}
        onTold={() => {
          const told = cache.getQueryData(storyQuery(bookId).queryKey)
          // It was chosen by this title: somebody else's order in between may have put another first.
          wizard.noteTold(told && { ...told, titles: [...(order?.title ? [order.title] : []), ...told.titles] })
        }}
        onRead={onTold}
        onFailed={(error) => fail(error, explainStory(error, words.generateAgain))}
      />
    ),
  }
}

interface StoryOrder {
  /** So many stories the book had before. */
  after: number
  pitch: PickedStory | undefined
  title: string | undefined
}

interface StoryWriterProps {
  bookId: string
  /** The latest story that was asked for. */
  order: StoryOrder | undefined
  picture: string | undefined
  isAwaited: Wizard['isAwaited']
  onTold: () => void
  onRead: () => void
  onFailed: (error: unknown) => void
}

function StoryWriter({ bookId, order, picture, isAwaited, onTold, onRead, onFailed }: StoryWriterProps) {
  const { data: story, isFetchedAfterMount } = useQuery(storyQuery(bookId))
  const [found, setFound] = useState<Story>()
  if (story && isFetchedAfterMount && !found) setFound(story)
  const reading = { next: wizardWords.check.named, onNext: onRead }
  const writing = useWriting({ bookId, picture, underWay: story?.status === 'writing', onTold, reading, onFailed })
  // It was asked for before this page was opened, and written to its end meanwhile.
  const goOn = useEffectEvent((story: Story) => {
    if (!isAwaited(story.number)) return
    onTold()
    writing.read()
  })
  useEffect(() => {
    if (found?.status === 'written') goOn(found)
  }, [found])
  const [begun, setBegun] = useState<StoryOrder>()
  if (order && order !== begun) {
    setBegun(order)
    queueMicrotask(() => writing.start(order.after, order.pitch))
  }
  return writing.overlay
}

/** A second press changes the book that the first one made, also when its answer was lost. */
async function makeBook(cache: QueryClient, { answers, bookId }: Wizard): Promise<Book> {
  const form = formOfAnswers(answers, await shownLooks(cache, answers))
  const { written, wrong } = readForm(form, { titleNeeded: false })
  if (!written)
    throw new CallFailed(Object.values(wrong)[0] ?? words.create, { code: 'bad_input', status: 400, fields: wrong })
  const known = bookId === undefined ? undefined : await fetchKnown(bookId)
  const book = known ?? (await call(createBook, createdFrom(written, answers.seed), { failure: words.create }))
  return bringUpToDate(book, form, written)
}

/** Nothing when it was deleted meanwhile: then a new one is made. */
async function fetchKnown(bookId: string): Promise<Book | undefined> {
  return fetchBook(bookId).catch((error: unknown) => {
    if (error instanceof CallFailed && error.failure.status === 404) return undefined
    throw error
  })
}

const approvedOf = (answers: WizardAnswers) => castOf(answers).filter(({ look }) => look.approved)

/** What the approved portraits show, in words: the book draws the same. A portrait that could not be drawn holds nothing up. */
async function shownLooks(cache: QueryClient, answers: WizardAnswers): Promise<Map<string, string>> {
  const draw = (sitter: ReturnType<typeof heroSitter>) =>
    sitter ? cache.ensureQueryData(portraitQuery(sitter)).catch(() => undefined) : undefined
  const shown = await Promise.all(
    approvedOf(answers).map(async (one): Promise<readonly [string, string] | undefined> => {
      const drawn = await draw(sitterOf(one, answers))
      return drawn && [one.key, shownInWords(one, drawn.described)]
    }),
  )
  return new Map(shown.filter((one) => one !== undefined))
}
