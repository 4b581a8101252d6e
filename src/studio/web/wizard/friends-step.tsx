// Who comes along: up to two, each on a page of their own.

import { useState } from 'react'
import { CHARACTER_TYPES } from '../../../stage/cast.ts'
import { limits } from '../../../books/book.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useFocusNext } from '../../../ui/use-focus-next.ts'
import { optionsWith } from '../../choice-lists.ts'
import { isNobody } from '../../wizard-answers.ts'
import { wizardWords } from '../../wizard-words.ts'
import { ChipChoice } from '../chip-choice.tsx'
import { CastTabs } from './cast-tabs.tsx'
import { drawChoice } from '../choice-drawing.tsx'
import { LivePortrait } from './live-portrait.tsx'
import { WizardLook } from './wizard-look.tsx'
import { StepPage, type StepProps } from './step-page.tsx'
import { useCast } from './use-cast.ts'
import { fieldId, type Wizard } from './use-wizard.ts'
import { wireCast } from './wizard-fields.ts'

const { friends: words } = wizardWords
const types = optionsWith(CHARACTER_TYPES, '')

export function FriendsStep(ways: StepProps) {
  const { wizard } = ways
  const { cast } = wizard.answers
  const { add, remove } = useCast(wizard)
  const [chosen, setChosen] = useState(1)
  const [gone, setGone] = useState('')
  const focusNext = useFocusNext()
  const index = Math.min(chosen, cast.length - 1)
  const friend = index > 0 ? cast[index] : undefined

  function addOne() {
    add()
    setChosen(cast.length)
    setGone('')
    focusNext(fieldId(`cast.${cast.length}.name`))
  }
  function takeOut() {
    setGone(words.removed(friend?.name.trim() || words.nobody(index + 1)))
    remove(index)
    focusNext('add-character')
  }
  return (
    <StepPage
      {...ways}
      step="friends"
      title={friend ? words.titleOf : words.title}
      lead={words.lead}
      portrait={<LivePortrait wizard={wizard} index={index} judged={index > 0} />}
      tabs={
        cast.length > 1 && (
          <CastTabs
            wizard={wizard}
            index={index}
            onChoose={(at) => (at === 0 ? wizard.go('look') : setChosen(at))}
            onAdd={addOne}
          />
        )
      }
    >
      {friend ? (
        <Friend key={friend.key} wizard={wizard} index={index} onRemove={takeOut} />
      ) : (
        <div>
          <Button id="add-character" onClick={addOne}>
            <Icon name="plus" />
            {words.add}
          </Button>
        </div>
      )}
      <output className="sr-only">{gone}</output>
    </StepPage>
  )
}

function Friend({ wizard, index, onRemove }: { wizard: Wizard; index: number; onRemove: () => void }) {
  const one = wizard.answers.cast[index]
  if (!one) return null
  const called = one.name.trim() || words.nobody(index + 1)
  return (
    <>
      <div className="name-and-age">
        <TextField
          {...wireCast(wizard, index, 'name')}
          label={words.name}
          most={limits.name}
          autoComplete="off"
          dir="auto"
        />
        <TextField
          {...wireCast(wizard, index, 'age')}
          label={words.age}
          inputMode="numeric"
          most={14}
          autoComplete="off"
        />
      </div>
      <ChipChoice {...wireCast(wizard, index, 'type')} label={words.type} options={types} swatch={drawChoice} />
      <TextField
        {...wireCast(wizard, index, 'relation')}
        label={words.relation}
        hint={words.relationHint}
        most={limits.choice}
        autoComplete="off"
        dir="auto"
      />
      {one.type !== '' && (
        <section aria-labelledby="friend-look" className="grid gap-6">
          <h2 id="friend-look" dir="auto">
            {words.look(called)}
          </h2>
          <WizardLook wizard={wizard} index={index} />
        </section>
      )}
      <div>
        <Button look="quiet" small onClick={onRemove}>
          {isNobody(one) ? words.remove(words.nobody(index + 1)) : words.remove(called)}
        </Button>
      </div>
    </>
  )
}
