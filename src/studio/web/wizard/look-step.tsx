// What the hero looks like: from a photo, or chip by chip, with the portrait beside.

import { useMember } from '../../../members/web/session.tsx'
import { heroOf } from '../../wizard-answers.ts'
import { looksWords } from '../../look-words.ts'
import { CastTabs } from './cast-tabs.tsx'
import { LivePortrait } from './live-portrait.tsx'
import { type ChosenPhoto, PhotoPicker } from '../look/photo-picker.tsx'
import { StepPage, type StepProps } from './step-page.tsx'
import { useCast } from './use-cast.ts'
import { fieldId } from './use-wizard.ts'
import { WizardLook } from './wizard-look.tsx'

const { look: words } = looksWords

export interface LookStepProps extends StepProps {
  photo: ChosenPhoto | undefined
  onPhoto: (photo: ChosenPhoto | undefined) => void
}

export function LookStep({ photo, onPhoto, ...ways }: LookStepProps) {
  const { wizard } = ways
  const { add } = useCast(wizard)
  const hero = heroOf(wizard.answers)
  return (
    <StepPage
      {...ways}
      step="look"
      title={words.title(hero.name.trim())}
      lead={words.lead}
      portrait={<LivePortrait wizard={wizard} index={0} judged />}
      tabs={
        <CastTabs
          wizard={wizard}
          index={0}
          onChoose={(index) => index > 0 && wizard.go('friends')}
          onAdd={() => {
            add()
            wizard.go('friends')
          }}
        />
      }
    >
      <WizardLook wizard={wizard} index={0} />
      {useMember().isVisitor ? (
        <p className="text-ink-2">{words.photoLater}</p>
      ) : (
        <PhotoPicker
          id={fieldId('photo')}
          heading="h2"
          photo={photo}
          onPhoto={onPhoto}
          onColors={({ skin, hair, eyes }) =>
            wizard.setCast(0, {
              look: { ...hero.look, ...(skin && { skin }), ...(hair && { hair }), ...(eyes && { eyes }) },
            })
          }
        />
      )}
    </StepPage>
  )
}
