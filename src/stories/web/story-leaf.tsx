// A story page as it is leafed through: its picture, and its words laid on it as the bound book lays them.

import { type SyntheticEvent, useEffect, useState } from 'react'
import { printedApostrophes } from '../../stage/said-name.ts'
import { directionOf } from '../../base/text-direction.ts'
import type { Ground } from '../../binding/ground.ts'
import type { Page } from '../contract.ts'
import type { Layout } from '../layout-contract.ts'
import { type LaidWords, layWords, zoneOf } from '../laid-words.ts'
import { groundBehind, measureLetters } from './look-at-picture.ts'
import { pictureOf } from './story-data.ts'
import { type LostPictures, paperWords } from './use-lost-pictures.ts'

export interface StoryLeafProps {
  page: Page
  layout: Layout
  lost: LostPictures
}

/** Undefined until its letters have come. Where they lie they stay: a picture that comes later changes their ink alone. */
function useLaidWords(page: Page, layout: Layout, ground: Ground | undefined): LaidWords | undefined {
  const [laid, setLaid] = useState<{ text: string; words: LaidWords }>()
  const place = layout.pages.find(({ page_number }) => page_number === page.page_number)
  const text = printedApostrophes(page.text_content)
  const [shot, side] = [place?.shot, place?.side]
  useEffect(() => {
    let isGone = false
    if (shot === undefined || side === undefined || text.trim() === '') return
    void measureLetters('text', text).then((measure) => {
      if (!isGone) setLaid({ text, words: layWords({ text, shot, side, band: layout.band }, measure, ground) })
    })
    return () => {
      isGone = true
    }
  }, [text, shot, side, layout.band, ground])
  return laid?.text === text ? laid.words : undefined
}

export function StoryLeaf({ page, layout, lost }: StoryLeafProps) {
  const [ground, setGround] = useState<Ground>()
  const place = layout.pages.find(({ page_number }) => page_number === page.page_number)
  const url = pictureOf(page)
  const isPaper = url === null || lost.urls.has(url)
  const laid = useLaidWords(page, layout, ground)
  const text = printedApostrophes(page.text_content)

  function look({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
    if (place) setGround(groundBehind(currentTarget, zoneOf({ text, shot: place.shot, side: place.side, band: layout.band }))) // prettier-ignore
  }
  return (
    <li className="leaf leaf-story" data-band={place && layout.band} data-page={page.page_number}>
      {isPaper ? (
        <div className="leaf-picture leaf-waiting" data-words={place?.side}>
          {paperWords(url, lost)}
        </div>
      ) : (
        <img
          className="leaf-picture"
          data-src={url}
          alt={page.alt_text}
          onLoad={look}
          onError={() => lost.onLost(url)}
          draggable={false}
        />
      )}
      <p
        className="leaf-words"
        data-align={laid?.align}
        data-veil={laid?.hasVeil || undefined}
        style={laid?.style}
        dir={directionOf(text)}
      >
        {laid ? <Lines lines={laid.lines} /> : text}
      </p>
    </li>
  )
}

function Lines({ lines }: Pick<LaidWords, 'lines'>) {
  return lines.map(({ text, style }, at) => (
    // A line has no other name than its place.
    // oxlint-disable-next-line react/no-array-index-key
    <span key={at} className="leaf-line" style={style}>
      {text}
    </span>
  ))
}
