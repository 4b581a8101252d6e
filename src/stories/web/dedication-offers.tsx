// Dedications to pick from: the storyteller's plain one, where it does not stand there already, and others.

import { Button } from '../../ui/button.tsx'
import type { Story } from '../contract.ts'
import { storiesWords } from '../words.ts'
import './dedication-offers.css'

const { dedication: words } = storiesWords

export interface DedicationOffersProps {
  story: Pick<Story, 'dedication' | 'dedications'> | undefined
  typed: string
  onUse: (dedication: string) => void
}

export function DedicationOffers({ story, typed, onUse }: DedicationOffersProps) {
  const suggested = story?.dedication ?? ''
  const others = (story?.dedications ?? []).filter((one) => one !== typed.trim())
  return (
    <>
      {suggested !== '' && typed.trim() !== suggested && (
        <div className="mt-5 grid justify-items-start gap-2">
          <p className="text-ink-2">{words.suggested}</p>
          <p className="dedication-offer" dir="auto">
            {suggested}
          </p>
          <Button small onClick={() => onUse(suggested)}>
            {words.use}
          </Button>
        </div>
      )}
      {others.length > 0 && (
        <fieldset className="mt-5">
          <legend className="field-label">{words.others}</legend>
          <div className="dedication-others">
            {others.map((one) => (
              <button key={one} type="button" className="dedication-other" dir="auto" onClick={() => onUse(one)}>
                {one}
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}
