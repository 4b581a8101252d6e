// One page of the story: its words, and what can be done with them.

import { Suspense, use, useEffect, useRef, useState } from 'react'
import { directionOf } from '../../base/text-direction.ts'
import { useFormShelf } from '../../members/web/use-form-shelf.ts'
import { Banner } from '../../ui/banner.tsx'
import { useFocusNext } from '../../ui/use-focus-next.ts'
import type { Page } from '../contract.ts'
import { storiesWords } from '../words.ts'
import { EarlierTexts } from './earlier-texts.tsx'
import { PageActions } from './page-actions.tsx'
import { PageEditor, typedPage } from './page-editor.tsx'
import { actionId, type PageAction, pageId } from './page-leaf-ids.ts'
import { PagePicture } from './page-picture.tsx'
import { PageTooLong } from './page-room.tsx'
import { PageRetelling, typedWish } from './page-retelling.tsx'
import { PictureChangeContext } from './picture-change.ts'
import { pictureOf } from './story-data.ts'
import { ToldNotices } from './told-notices.tsx'
import type { ReviewDesk } from './use-review-desk.ts'

const { page: words } = storiesWords

export interface PageLeafProps {
  page: Page
  desk: ReviewDesk
  /** Each story of the book has given the page one version; what is above that can be undone. */
  storyNumber: number
  /** Whether whoever tells a page anew can follow any wish: else those that this page can are offered. */
  followsWishes: boolean
  /** The words are her own: nobody tells them anew. */
  isOwn: boolean
}

export function PageLeaf({ page, desk, storyNumber, followsWishes, isOwn }: PageLeafProps) {
  const { page_number: number } = page
  const edits = useFormShelf(`page-${page.id}`, typedPage)
  const wishes = useFormShelf(`retelling-${page.id}`, typedWish)
  const [doing, setDoing] = useState<PageAction | undefined>(() =>
    edits.read() ? 'edit' : !isOwn && wishes.read() ? 'retell' : undefined,
  )
  const [notices, setNotices] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string>()
  const focusNext = useFocusNext()
  const changePicture = use(PictureChangeContext)
  const text = useRef<HTMLParagraphElement>(null)
  const [changed, setChanged] = useState<number>()
  // What was just changed is in sight, though its form was longer.
  useEffect(() => {
    if (changed !== undefined) text.current?.scrollIntoView({ block: 'nearest' })
  }, [changed])

  function begin(action: PageAction) {
    setDoing(action)
    setProblem(undefined)
    setNotices([])
    desk.say(undefined)
  }
  function close(action: PageAction) {
    setDoing(undefined)
    edits.drop()
    wishes.drop()
    focusNext(actionId(action, number))
  }
  /** What the server has now, and what to say of it. */
  function keep(next: Page, said: string | undefined, action: PageAction) {
    desk.keep(next, said)
    close(action)
    setChanged(next.version)
  }

  /** Where nothing could be told otherwise she may wish for something else. */
  function keepRetold(next: Page, told: readonly string[]) {
    setNotices(told)
    if (next.version === page.version) return
    keep(next, words.retold(number), 'retell')
  }

  return (
    <article className="story-page" aria-labelledby={pageId(number)}>
      <h3 id={pageId(number)} tabIndex={-1} className="story-page-heading">
        {words.heading(number)}
      </h3>
      <PagePicture page={page} />
      {doing === 'edit' ? (
        <PageEditor
          page={page}
          shelf={edits}
          onDirty={(dirty) => desk.mark(page.id, dirty ? edits.drop : undefined)}
          onDone={(next, said) => keep(next, said, 'edit')}
          onCancel={() => close('edit')}
        />
      ) : (
        <p ref={text} className="story-text" dir={directionOf(page.text_content)}>
          {page.text_content}
        </p>
      )}
      {doing === 'retell' && (
        <PageRetelling
          page={page}
          shelf={wishes}
          followsAny={followsWishes}
          onPresent={(next) => desk.keep(next)}
          onDone={keepRetold}
          onCancel={() => close('retell')}
        />
      )}
      {doing === 'picture' && <Suspense>{changePicture?.({ page, onClose: () => close('picture') })}</Suspense>}
      <Banner tone="error" words={problem} onDismiss={() => setProblem(undefined)} />
      {page.unshown.length > 0 && <p className="story-notice">{words.unshown(page.unshown)}</p>}
      {doing !== 'edit' && page.version > storyNumber && <PageTooLong page={page} />}
      <ToldNotices notices={notices} />
      {(doing === undefined || doing === 'earlier') && (
        <PageActions
          page={page}
          canUndo={page.version > storyNumber}
          isOwn={isOwn}
          canChangePicture={isOwn && changePicture !== undefined && pictureOf(page) !== null}
          onBegin={begin}
          onUndone={(next) => {
            // What was said of the words that are gone goes with them.
            setNotices([])
            desk.keep(next, words.undone(number))
            setChanged(next.version)
          }}
          onProblem={setProblem}
        />
      )}
      {doing === 'earlier' && (
        <EarlierTexts
          page={page}
          onPresent={(next) => desk.keep(next)}
          onUsed={(next) => keep(next, words.updated, 'earlier')}
          onClose={() => close('earlier')}
        />
      )}
    </article>
  )
}
