// What is chosen of a character's looks in the editor: the chips of its description, which the book holds in words.

import { useState } from 'react'
import { CHARACTER_TYPES } from '../../stage/cast.ts'
import { limits } from '../../books/book.ts'
import type { CharacterForm } from '../book-form.ts'
import { answersOfLook } from '../heard-answers.ts'
import { blankLook, lookInWords, lookOfKind, type LookAnswers } from '../look-answers.ts'
import { readAge } from '../wizard-answers.ts'
import type { BookFields } from './use-book-form.ts'

export interface CharacterLook {
  look: LookAnswers
  /** What is chosen, in words: as it was found until something is chosen anew. */
  chosen: string
  change: (some: Partial<LookAnswers>) => void
  /** Of another kind other things are chosen. */
  changeType: (type: string) => void
  /** What an approved portrait shows is what the book holds. */
  hold: (described: string) => void
}

interface Kept {
  look: LookAnswers
  chosen: string
  /** The description as the book holds it. */
  text: string
}

export const knownType = (type: string) => CHARACTER_TYPES.find((one) => one === type)

function found({ id, type, age, physical_description: text }: CharacterForm): Kept {
  const who = { type: knownType(type) ?? 'other', age: readAge(age) ?? null }
  const look = text.trim() === '' ? { ...blankLook, approved: id === undefined } : answersOfLook(who, text)
  return { look, chosen: text, text }
}

export function useCharacterLook(fields: BookFields, character: CharacterForm, index: number): CharacterLook {
  const { key, type, physical_description: text } = character
  const [kept, setKept] = useState(() => found(character))
  // Somebody else's words: of another tab, or of the server.
  const now = kept.text === text ? kept : found(character)
  if (now !== kept) setKept(now)

  function put(look: LookAnswers, chosen: string, next: string, ofType = type) {
    setKept({ look, chosen, text: next })
    const write = (one: CharacterForm) =>
      one.key === key ? { ...one, type: ofType, physical_description: next, chosen_look: null } : one
    if (next === text && ofType === type) return
    const field = ofType === type ? 'physical_description' : 'type'
    fields.change((form) => ({ ...form, characters: form.characters.map(write) }), `characters.${index}.${field}`)
  }
  function change(some: Partial<LookAnswers>) {
    const look = { ...now.look, ...some }
    const chosen = lookInWords(type, look)
    put(look, chosen, chosen)
  }
  return {
    look: now.look,
    chosen: now.chosen,
    change,
    changeType: (next) => {
      const look = lookOfKind(next, { type, look: now.look })
      const chosen = lookInWords(next, look)
      put(look, chosen, chosen, next)
    },
    hold: (described) => {
      const own = now.look.words.trim()
      put(now.look, now.chosen, [described, own].filter(Boolean).join(', ').slice(0, limits.description))
    },
  }
}
