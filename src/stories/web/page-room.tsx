// Under the words of a page that are being changed: how many they are, and how they will lie on its picture.

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Page } from '../contract.ts'
import { fitOfPage, type PageFit } from '../laid-words.ts'
import { storiesWords } from '../words.ts'
import { measureLetters } from './look-at-picture.ts'
import { layoutQuery } from './story-data.ts'

const { edit: words } = storiesWords

export function PageRoom({ page, text }: { page: Page; text: string }) {
  const fit = usePageFit(page, text)
  const count = text.split(/\s+/u).filter((word) => word !== '').length
  return (
    <p className="field-note">
      <output className={fit?.most === undefined ? '' : 'field-note-fault'}>{fit && faultOf(fit)}</output>
      <span>{words.count(count)}</span>
    </p>
  )
}

/** It is said of the saved words, too: whoever pressed Save at once has not read it. */
export function PageTooLong({ page }: { page: Page }) {
  const fit = usePageFit(page, page.text_content)
  const fault = fit && faultOf(fit)
  return fault === undefined ? null : <p className="story-notice">{fault}</p>
}

function faultOf({ lie, points, most = 0 }: PageFit): string | undefined {
  if (lie === 'on-paper') return words.onPaper
  if (lie === 'over-all') return words.overAll(most)
  return lie === 'small' ? words.tooLong(points, most) : undefined
}

/** As the binder will set them; unknown while it is not known where the picture has room. */
function usePageFit(page: Page, text: string): PageFit | undefined {
  const layout = useQuery(layoutQuery(page.book_id)).data
  const place = layout?.pages.find(({ page_number }) => page_number === page.page_number)
  const [band, shot, side] = [layout?.band, place?.shot, place?.side]
  const [fit, setFit] = useState<PageFit>()
  useEffect(() => {
    let isGone = false
    if (!band || !shot || !side || text.trim() === '') return
    void measureLetters('text', text).then((measure) => {
      if (!isGone) setFit(fitOfPage({ text, shot, side, band }, measure))
    })
    return () => {
      isGone = true
    }
  }, [text, band, shot, side])
  return text.trim() === '' ? undefined : fit
}
