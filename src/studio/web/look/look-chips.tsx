// The chips of somebody's looks: what everybody asks first in sight, the rest behind a word.

import type { ReactNode } from 'react'
import { CLOTH_PAINT, EYE_PAINT, HAIR_PAINT, HIDE_PAINT, SKIN_PAINT } from '../../../drawing/clothes/paints.data.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { leftToUs, type LookAnswers, type LookChoice, lookOptionsFor, lookParts } from '../../look-answers.ts'
import { looksWords } from '../../look-words.ts'
import { ChipChoice } from '../chip-choice.tsx'
import './look.css'
import { LookDrawing } from './look-drawing.tsx'

const { look: words } = looksWords
/** What is asked of every person. */
const ASKED: ReadonlySet<LookChoice> = new Set(['skin', 'hair', 'style'])
const paints: Readonly<Partial<Record<LookChoice, Readonly<Record<string, string>>>>> = {
  skin: SKIN_PAINT,
  hair: HAIR_PAINT,
  cloth: CLOTH_PAINT,
  eyes: EYE_PAINT,
  hide: HIDE_PAINT,
}

export interface LookChipsProps {
  type: string
  look: LookAnswers
  onLook: (some: Partial<LookAnswers>) => void
  /** Of the field of a part, and of the one for words of her own. */
  idOf: (part: LookChoice | 'words') => string
  /** What is wrong with all of it together is said where words are typed. */
  words?: { most?: number; error?: string | undefined }
}

export function LookChips({ type, look, onLook, idOf, words: typed }: LookChipsProps) {
  const { first, more } = lookParts(type)
  const chips = (part: LookChoice) => (
    <ChipChoice
      key={part}
      id={idOf(part)}
      name={part}
      label={labelOf(part, type)}
      value={look[part]}
      onValue={(value) => onLook({ [part]: value })}
      options={optionsOf(part, type)}
      swatch={swatches[part]}
      className="look-part"
    />
  )
  // A colour of clothes is of these clothes, and a pet's is of what it wears.
  const isShown = (part: LookChoice) =>
    part !== 'cloth' || look.top !== '' || (!first.includes('top') && look.extra !== '' && look.extra !== 'none')
  return (
    <>
      {first.filter(isShown).map(chips)}
      {more.length > 0 && (
        <details className="look-more" open={more.some((part) => look[part] !== '') || undefined}>
          <summary>{words.more}</summary>
          <div className="mt-4 grid gap-6">{more.map(chips)}</div>
        </details>
      )}
      <TextField
        {...typed}
        id={idOf('words')}
        label={words.words}
        hint={words.wordsHint}
        value={look.words}
        autoComplete="off"
        dir="auto"
        onValue={(value) => onLook({ words: value })}
      />
    </>
  )
}

const leftOpen = { value: leftToUs, label: words.leftToUs }

const optionsOf = (part: LookChoice, type: string) =>
  ASKED.has(part) ? [...lookOptionsFor(part, type), leftOpen] : lookOptionsFor(part, type)

const hideLabels = new Map<string, string>(Object.entries(words.hideOf))

function labelOf(part: LookChoice, type: string): string {
  return part === 'hide' ? (hideLabels.get(type) ?? words.hide) : words[part]
}

function Swatch({ part, value }: { part: LookChoice; value: string }) {
  if (value === leftToUs) return null
  const paint = paints[part]?.[value]
  if (paint === undefined) return <LookDrawing value={value} />
  return (
    <span
      className={`look-swatch ${isLight(paint) ? 'is-light' : ''}`}
      style={{ background: paint }}
      aria-hidden="true"
    >
      <svg viewBox="0 0 24 24">
        <path d="m5 12.8 4.5 4.4L19 7.2" />
      </svg>
    </span>
  )
}

const swatchOf = (part: LookChoice) => (value: string) => <Swatch part={part} value={value} />
const swatches: Readonly<Record<LookChoice, (value: string) => ReactNode>> = {
  skin: swatchOf('skin'),
  hair: swatchOf('hair'),
  style: swatchOf('style'),
  top: swatchOf('top'),
  cloth: swatchOf('cloth'),
  eyes: swatchOf('eyes'),
  glasses: swatchOf('glasses'),
  freckles: swatchOf('freckles'),
  beard: swatchOf('beard'),
  extra: swatchOf('extra'),
  hide: swatchOf('hide'),
}

/** On pale colours the tick is written in ink. */
function isLight(paint: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(paint.slice(at, at + 2), 16))
  return red * 0.3 + green * 0.59 + blue * 0.11 > 150
}
