// One character: who it is, and a first portrait with the name by hand.

import { useState } from 'react'
import { CHARACTER_TYPES, PRONOUNS } from '../../stage/cast.ts'
import { LookEnds } from '../../pictures/web/look-ends.tsx'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useQuestion } from '../../ui/use-question.ts'
import { type CharacterForm, isBlank } from '../book-form.ts'
import { optionsWith } from '../choice-lists.ts'
import { readAge } from '../wizard-answers.ts'
import { studioWords } from '../words.ts'
import { ChipChoice } from './chip-choice.tsx'
import { Leaf } from './leaf.tsx'
import type { BookFields } from './use-book-form.ts'

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
  const area = (name: 'personality' | 'physical_description' | 'hobbies') => (
    <TextAreaField {...wire(name)} label={labels[name]} hint={hints[name]} rows={2} dir="auto" />
  )
  const place = main ? studioWords.main : studioWords.other(index + 1)
  const called = character.name.trim() || place
  const known = CHARACTER_TYPES.find((type) => type === character.type)
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
        </div>
        <Portrait character={character} />
      </div>
      <ChipChoice {...wire('type')} label={labels.type} options={types} />
      <ChipChoice {...wire('gender')} label={labels.gender} options={pronouns} />
      {area('physical_description')}
      {known && (
        <LookEnds type={known} age={readAge(character.age) ?? null} description={character.physical_description} />
      )}
      <div className="leaf-pair">
        {area('personality')}
        {area('hobbies')}
        {!main && line('relationship_to_main')}
        {line('name_sounds')}
      </div>
    </Leaf>
  )
}

function Portrait({ character }: { character: CharacterForm }) {
  const name = character.name.trim()
  const age = character.age.trim()
  return (
    <div className="portrait" aria-hidden="true" dir="auto">
      <span className="portrait-picture">{[...name][0]?.toUpperCase() ?? '?'}</span>
      <span className="portrait-name">{name === '' ? studioWords.noName : [name, age].filter(Boolean).join(', ')}</span>
    </div>
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
