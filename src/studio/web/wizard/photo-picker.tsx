// A photo for the colours of the hero: consent first, then the picker. The photo leaves this page only with the finished answers.

import { useRef, useState } from 'react'
import { photoConsent } from '../../../pictures/picture-words.ts'
import type { SuggestedColors } from '../../../pictures/photo-contract.ts'
import { suggestColors } from '../../../pictures/portrait-contract.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { TickBox } from '../../../ui/tick-box.tsx'
import { looksWords } from '../../look-words.ts'
import { fieldId } from './use-wizard.ts'

const { photo: words } = looksWords

export interface ChosenPhoto {
  file: File
  /** For the eyes only; freed with the page. */
  url: string
}

export interface PhotoPickerProps {
  photo: ChosenPhoto | undefined
  onPhoto: (photo: ChosenPhoto | undefined) => void
  onColors: (colors: SuggestedColors) => void
}

export function PhotoPicker({ photo, onPhoto, onColors }: PhotoPickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const [consent, setConsent] = useState(photo !== undefined)
  const [asked, setAsked] = useState(false)
  const [looking, setLooking] = useState(false)
  const [told, setTold] = useState('')
  const [problem, setProblem] = useState<string>()

  function put(next: ChosenPhoto | undefined) {
    if (photo) URL.revokeObjectURL(photo.url)
    onPhoto(next)
  }
  async function take(file: File) {
    setProblem(undefined)
    setTold('')
    setLooking(true)
    try {
      const colors = await call(suggestColors, { file, consent: 'true' }, { failure: words.failed })
      put({ file, url: URL.createObjectURL(file) })
      onColors(colors)
      const found = (['skin', 'hair', 'eyes'] as const).filter((part) => colors[part])
      setTold(found.length > 0 ? words.found(found) : words.foundNothing)
    } catch (error) {
      setProblem(explainFailure(error, words.failed))
    } finally {
      setLooking(false)
    }
  }
  return (
    <section aria-labelledby="photo-title" className="photo">
      <h2 id="photo-title">{words.title}</h2>
      <p className="field-hint">{words.hint}</p>
      <TickBox
        id={fieldId('consent')}
        label={photoConsent}
        checked={consent}
        error={asked && !consent ? words.consent : undefined}
        onChecked={(checked) => {
          setConsent(checked)
          // Without consent there is no photo.
          if (!checked) put(undefined)
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          pending={looking}
          pendingWords={words.looking}
          onClick={() => {
            setAsked(true)
            if (consent) input.current?.click()
            else document.getElementById(fieldId('consent'))?.focus()
          }}
        >
          {photo ? words.other : words.choose}
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) void take(file)
          }}
        />
        {photo && (
          <>
            <img src={photo.url} alt={words.chosen(photo.file.name)} className="photo-seen" />
            <Button
              look="quiet"
              small
              onClick={() => {
                put(undefined)
                setTold(words.removed)
              }}
            >
              {words.remove}
            </Button>
          </>
        )}
      </div>
      <output className="mt-2 block">{told}</output>
      <Banner tone="error" className="mt-3" words={problem} onDismiss={() => setProblem(undefined)} />
    </section>
  )
}
