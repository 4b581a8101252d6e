// Characters: one to three; the first is the main one.

import { useState } from 'react'
import { limits } from '../../books/book.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFocusNext } from '../../ui/use-focus-next.ts'
import { blankCharacter } from '../book-form.ts'
import { studioWords as words } from '../words.ts'
import { CharacterLeaf } from './character-leaf.tsx'
import { type BookFields, fieldId } from './use-book-form.ts'

const addId = 'add-character'

export function CastSection({ fields }: { fields: BookFields }) {
  const { characters } = fields.form
  const focusNext = useFocusNext()
  const [told, setTold] = useState('')

  function add() {
    setTold('')
    fields.change(
      (form) => ({ ...form, characters: [...form.characters, blankCharacter(crypto.randomUUID())] }),
      'characters',
    )
    focusNext(fieldId(`characters.${characters.length}.name`))
  }
  function remove(index: number) {
    setTold(words.remove.done(characters[index]?.name.trim() || words.other(index + 1)))
    fields.change((form) => ({ ...form, characters: form.characters.filter((_one, at) => at !== index) }), 'characters')
    focusNext(addId)
  }

  return (
    <section aria-labelledby="book-characters" className="grid gap-5">
      <div>
        <h2 id="book-characters">{words.characters}</h2>
        <p className="text-ink-2">{words.charactersLead}</p>
      </div>
      <output className="sr-only">{told}</output>
      {characters.map((character, index) => (
        <CharacterLeaf key={character.key} {...{ fields, character, index }} onRemove={() => remove(index)} />
      ))}
      {characters.length < limits.characters && (
        <Button id={addId} className="add-leaf" onClick={add}>
          <Icon name="plus" />
          {words.add}
        </Button>
      )}
    </section>
  )
}
