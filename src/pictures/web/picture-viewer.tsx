// One page's picture as large as the screen allows, the pages beside it, and the pictures that the page has had.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Page } from '../../stories/contract.ts'
import { pictureName } from '../../stories/web/story-data.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { explainFailure } from '../../ui/explain-failure.ts'
import { Icon } from '../../ui/icon.tsx'
import { smallPicture } from '../../ui/small-picture.ts'
import { pictureSizes } from '../picture.ts'
import { picturesWords } from '../words.ts'
import { earlierQuery, takeBack } from './picture-data.ts'
import type { ShownPage } from './shown-page.ts'
import './picture-viewer.css'

const { images } = picturesWords
const { viewer: words } = images
/** So many pixels to the side are a turn of the page. */
const swipe = 40

export interface PictureViewerProps {
  shown: readonly ShownPage[]
  /** None while it is closed. */
  pageId: string | undefined
  onPage: (pageId: string) => void
  onClose: () => void
  onUsed: (pageNumber: number) => void
}

export function PictureViewer({ shown, pageId, onPage, onClose, onUsed }: PictureViewerProps) {
  const seen = shown.filter(({ url }) => url !== null)
  const at = seen.findIndex(({ page }) => page.id === pageId)
  const here = seen[at]
  const open = here !== undefined
  const stage = useRef<HTMLDivElement>(null)
  const turn = useEffectEvent((way: 1 | -1) => {
    const next = seen[at + way]
    if (next) onPage(next.page.id)
  })
  useEffect(() => {
    if (!open) return
    const ended = new AbortController()
    const { signal } = ended
    addEventListener(
      'keydown',
      ({ key }) => (key === 'ArrowRight' ? turn(1) : key === 'ArrowLeft' ? turn(-1) : undefined),
      { signal },
    )
    let from: number | undefined
    const element = stage.current
    element?.addEventListener('pointerdown', ({ clientX, isPrimary }) => (from = isPrimary ? clientX : undefined), {
      signal,
    })
    element?.addEventListener(
      'pointerup',
      ({ clientX }) => {
        const way = from === undefined ? 0 : clientX - from
        if (Math.abs(way) > swipe) turn(way < 0 ? 1 : -1)
        from = undefined
      },
      { signal },
    )
    return () => ended.abort()
  }, [open])
  return (
    <Dialog open={open} wide title={images.page(here?.page.page_number ?? 0)} onClose={onClose}>
      <div ref={stage} className="viewer-stage">
        {here?.url && (
          <Seen key={`${here.page.id} ${pictureName(here.url)}`} page={here.page} url={here.url} onUsed={onUsed} />
        )}
      </div>
      <div className="viewer-turns">
        <Button aria-label={words.before} aria-disabled={at <= 0 || undefined} onClick={() => turn(-1)}>
          <Icon name="back" />
        </Button>
        <Button aria-label={words.after} aria-disabled={at >= seen.length - 1 || undefined} onClick={() => turn(1)}>
          <Icon name="forward" />
        </Button>
        <Button className="ml-auto" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </Dialog>
  )
}

interface SeenProps {
  page: Page
  url: string
  onUsed: (pageNumber: number) => void
}

function Seen({ page, url, onUsed }: SeenProps) {
  const cache = useQueryClient()
  const earlier = useQuery(earlierQuery(page))
  const [chosen, setChosen] = useState<string>()
  const [using, setUsing] = useState(false)
  const [problem, setProblem] = useState<string>()
  const all = earlier.data ?? []
  const one = all.find(({ id }) => id === chosen)

  async function use(picture: string) {
    setUsing(true)
    setProblem(undefined)
    try {
      await takeBack(cache, page, picture)
      onUsed(page.page_number)
    } catch (error) {
      setProblem(explainFailure(error, images.failed.restore))
    } finally {
      setUsing(false)
    }
  }
  return (
    <>
      <Banner tone="error" words={problem ?? (earlier.error && explainFailure(earlier.error, images.failed.earlier))} />
      <img
        className="viewer-picture"
        src={one?.image_url ?? url}
        alt={one?.alt_text ?? page.alt_text}
        {...pictureSizes.screen}
        draggable={false}
      />
      <p className="viewer-words" dir="auto">
        {page.text_content}
      </p>
      {all.length > 1 && (
        <section aria-label={words.earlier} className="viewer-earlier">
          <ul>
            {all.map(({ id, image_url, alt_text, is_shown }, index) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={one ? one.id === id : is_shown}
                  aria-label={`${words.one(all.length - index)}${is_shown ? `, ${words.here}` : ''}`}
                  title={alt_text}
                  onClick={() => setChosen(id)}
                >
                  <img src={smallPicture(image_url)} alt="" {...pictureSizes.preview} loading="lazy" />
                </button>
              </li>
            ))}
          </ul>
          {one && !one.is_shown && (
            <Button look="primary" small pending={using} pendingWords={words.using} onClick={() => void use(one.id)}>
              {words.use}
            </Button>
          )}
        </section>
      )}
    </>
  )
}
