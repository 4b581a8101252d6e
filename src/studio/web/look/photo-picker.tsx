// A photo for somebody's colours: consent first, then the picker. What is read of it is chosen; whether it is kept the asker decides.

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
import './look.css'

const { photo: words } = looksWords

export interface ChosenPhoto {
  file: File
  /** For the eyes only; freed with the page. */
  url: string
}

export interface PhotoPickerProps {
  id: string
  heading: 'h2' | 'h5'
  photo: ChosenPhoto | undefined
  onPhoto: (photo: ChosenPhoto | undefined) => void
  onColors: (colors: SuggestedColors) => void
}

export function PhotoPicker({ id, heading: Heading, photo, onPhoto, onColors }: PhotoPickerProps) {
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
    <section aria-labelledby={`${id}-title`} className="photo">
      <Heading id={`${id}-title`}>{words.title}</Heading>
      <p className="field-hint">{words.hint}</p>
      <TickBox
        id={`${id}-consent`}
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
            else document.getElementById(`${id}-consent`)?.focus()
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
