// The portrait of a character in the editor: as its book draws it, or would if it were as it is typed now.

import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { PRONOUNS } from '../../stage/cast.ts'
import type { BookForm, CharacterForm } from '../book-form.ts'
import { drawsTheSame } from '../heard-answers.ts'
import type { LookAnswers } from '../look-answers.ts'
import { readAge } from '../wizard-answers.ts'
import { LookPortrait } from './look/look-portrait.tsx'
import { portraitQuery, type Sitter } from './look/portrait-query.ts'
import { type CharacterLook, knownType } from './use-character-look.ts'
import { fieldId } from './use-book-form.ts'

export interface CharacterPortraitProps {
  form: BookForm
  character: CharacterForm
  index: number
  by: CharacterLook
}

export function CharacterPortrait({ form, character, index, by }: CharacterPortraitProps) {
  const { look, chosen, change } = by
  const sitter = sitterOf(form, character, by)
  const described = useQuery({ ...portraitQuery(sitter), enabled: false, placeholderData: undefined }).data?.described
  const hold = useEffectEvent((shown: string) => by.hold(shown))
  useEffect(() => {
    if (look.approved && described !== undefined) hold(described)
  }, [look.approved, described])
  // Where all is said already there is nothing to approve, and no other look to be had.
  const isOpen =
    sitter !== undefined && described !== undefined && !drawsTheSame(whoOf(sitter), `${described}, ${chosen}`, chosen)

  function judge(some: Partial<LookAnswers>) {
    // What is not approved the book chooses, and shows here what it chose.
    change(some.approved === false ? { ...some, rolls: 0 } : some)
  }
  return (
    <LookPortrait
      one={{ ...character, look }}
      sitter={sitter}
      seeds={seedsOf(character)}
      onLook={judge}
      onAgain={() => change({ rolls: look.rolls + 1, approved: true })}
      approveId={isOpen || look.approved ? `${fieldId(`characters.${index}`)}-approved` : undefined}
    />
  )
}

const seedsOf = ({ key }: CharacterForm) => `${key}/`
const whoOf = ({ type, age = null }: Sitter) => ({ type, age })

function sitterOf(form: BookForm, character: CharacterForm, { look, chosen }: CharacterLook): Sitter | undefined {
  const type = knownType(character.type)
  if (!type) return undefined
  return {
    type,
    age: readAge(character.age) ?? null,
    gender: PRONOUNS.find((one) => one === character.gender) ?? null,
    physical_description: chosen,
    relation: character.relationship_to_main,
    // Another look is one that the book has not chosen.
    ...(character.id !== undefined && look.rolls === 0 && { character_id: character.id }),
    art_style_id: form.art_style_id,
    seed: `${seedsOf(character)}${look.rolls}`,
  }
}
