// One character: who it is and what it looks like, asked as the wizard asks, with the portrait beside it.

import { useState } from 'react'
import { CHARACTER_TYPES, PRONOUNS } from '../../stage/cast.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useQuestion } from '../../ui/use-question.ts'
import { askedWords } from '../asked-words.ts'
import { type CharacterForm, isBlank } from '../book-form.ts'
import { optionsWith } from '../choice-lists.ts'
import { isPerson } from '../look-answers.ts'
import { looksWords } from '../look-words.ts'
import { studioWords } from '../words.ts'
import { CharacterPhoto } from './character-photo.tsx'
import { CharacterPortrait } from './character-portrait.tsx'
import { ChipChoice } from './chip-choice.tsx'
import { drawChoice } from './choice-drawing.tsx'
import { Leaf } from './leaf.tsx'
import { LookChips } from './look/look-chips.tsx'
import { type BookFields, fieldId } from './use-book-form.ts'
import { knownType, useCharacterLook } from './use-character-look.ts'

const { characterFields: labels, characterHints: hints, remove: words } = studioWords
const types = optionsWith(CHARACTER_TYPES, '')
const pronouns = PRONOUNS.map((gender) => ({ value: gender, label: studioWords.genders[gender] }))

export interface CharacterLeafProps {
  fields: BookFields
  character: CharacterForm
  index: number
  onRemove: () => void
}

export function CharacterLeaf({ fields, character, index, onRemove }: CharacterLeafProps) {
  const [asking, setAsking] = useState(false)
  const main = index === 0
  const wire = (name: Parameters<BookFields['characterText']>[1]) => fields.characterText(index, name)
  const line = (name: 'relationship_to_main' | 'name_sounds') => (
    <TextField {...wire(name)} label={labels[name]} hint={hints[name]} autoComplete="off" dir="auto" />
  )
  const area = (name: 'personality' | 'hobbies') => (
    <TextAreaField {...wire(name)} label={labels[name]} hint={hints[name]} rows={2} dir="auto" />
  )
  const place = main ? studioWords.main : studioWords.other(index + 1)
  const called = character.name.trim() || place
  const by = useCharacterLook(fields, character, index)
  const described = wire('physical_description')
  const removeId = `remove-${character.key}`

  function keep() {
    setAsking(false)
    requestAnimationFrame(() => document.getElementById(removeId)?.focus())
  }
  return (
    <Leaf
      title={place}
      number={index + 5}
      action={
        !main &&
        !asking && (
          <Button
            id={removeId}
            small
            look="quiet"
            aria-label={words.of(called)}
            onClick={() => (isBlank(character) ? onRemove() : setAsking(true))}
          >
            {words.button}
          </Button>
        )
      }
    >
      {asking && <RemoveQuestion name={called} onRemove={onRemove} onKeep={keep} />}
      <div className="character-head">
        <div className="grid content-start gap-6">
          <TextField {...wire('name')} label={labels.name} autoComplete="off" dir="auto" required />
          <TextField
            {...wire('age')}
            label={labels.age}
            hint={studioWords.characterAgeHint}
            inputMode="numeric"
            autoComplete="off"
            className="age-field"
          />
          <ChipChoice
            {...wire('type')}
            onValue={by.changeType}
            label={main ? askedWords.hero : labels.type}
            options={types}
            swatch={drawChoice}
          />
          <ChipChoice {...wire('gender')} label={labels.gender} options={pronouns} />
          {!main && line('relationship_to_main')}
          {knownType(character.type) && (
            <section aria-labelledby={`${removeId}-look`} className="character-look grid gap-6">
              <h4 id={`${removeId}-look`} dir="auto">
                {looksWords.look.title(called)}
              </h4>
              <LookChips
                type={character.type}
                look={by.look}
                onLook={by.change}
                idOf={(part) => (part === 'words' ? described.id : fieldId(`characters.${index}.${part}`))}
                words={{ error: described.error }}
              />
              {isPerson(character.type) && <CharacterPhoto id={fieldId(`characters.${index}.photo`)} by={by} />}
            </section>
          )}
        </div>
        <CharacterPortrait form={fields.form} {...{ character, index, by }} />
      </div>
      <div className="form-leaf-pair">
        {area('personality')}
        {area('hobbies')}
        {line('name_sounds')}
      </div>
    </Leaf>
  )
}

function RemoveQuestion({ name, onRemove, onKeep }: { name: string; onRemove: () => void; onKeep: () => void }) {
  const safe = useQuestion(onKeep)
  return (
    <fieldset className="flex flex-wrap items-center justify-between gap-3 rounded-sm bg-danger-soft px-4 py-3">
      <legend className="sr-only">{words.question(name)}</legend>
      <p className="min-w-0 font-bold wrap-anywhere" aria-hidden="true">
        {words.question(name)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="danger" small onClick={onRemove}>
          {words.confirm}
        </Button>
        <Button ref={safe} small onClick={onKeep}>
          {words.keep}
        </Button>
      </div>
    </fieldset>
  )
}
