// From the editor to the story: what is typed is saved first, then it is written, then it is reviewed.

import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../base/paths.ts'
import type { Book } from '../../books/contract.ts'
import { AnewQuestion } from '../../stories/web/anew-question.tsx'
import { explainStory } from '../../stories/web/page-failures.ts'
import { storyQuery } from '../../stories/web/story-data.ts'
import { useWriting } from '../../stories/web/use-writing.tsx'
import { storiesWords } from '../../stories/words.ts'
import { Button } from '../../ui/button.tsx'
import { CallFailed } from '../../ui/call-failed.ts'
import type { Verdict } from '../../ui/form-problems.ts'

export interface StoryMakerParts {
  /** Missing while the book does not exist: then there is nothing to press. */
  book: Book | undefined
  /** True when all that is typed is saved. */
  save: () => Promise<boolean>
  refuse: (verdict: Verdict) => void
  forgive: () => void
}

export interface StoryMaker {
  button: ReactNode
  /** The overlay and the question. */
  aside: ReactNode
}

export function useStoryMaker({ book, save, refuse, forgive }: StoryMakerParts): StoryMaker {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [preparing, setPreparing] = useState(false)
  const id = book?.id ?? ''
  const canWrite = book !== undefined && book.status !== 'completed'
  const { data: story } = useQuery({ ...storyQuery(id), enabled: canWrite })
  const writing = useWriting({
    bookId: id,
    underWay: story?.status === 'writing',
    picture: book?.characters[0]?.generated_image_url ?? undefined,
    onTold: () => void navigate(paths.reviewAi(id), { state: { told: true } }),
    onFailed: (error) => refuse(verdictOf(error)),
  })

  async function write() {
    forgive()
    setPreparing(true)
    const saved = await save()
    setPreparing(false)
    if (saved) writing.start()
  }
  return {
    button: canWrite && (
      <Button
        look={book.status === 'draft' ? 'primary' : 'secondary'}
        pending={preparing}
        onClick={() => (book.status === 'draft' ? void write() : setAsking(true))}
      >
        {storiesWords.generate}
      </Button>
    ),
    aside: canWrite && (
      <>
        <AnewQuestion
          book={book}
          open={asking}
          onStay={() => setAsking(false)}
          onAnew={() => {
            setAsking(false)
            void write()
          }}
        />
        {writing.overlay}
      </>
    ),
  }
}

/** An answer that no story can be made of leads to its field. */
function verdictOf(error: unknown): Verdict {
  const fields = error instanceof CallFailed ? error.failure.fields : undefined
  return { heading: fields ? undefined : explainStory(error, storiesWords.failed.generateStory), fields }
}
