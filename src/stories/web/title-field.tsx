// The title of a book as it is typed, and as it will stand on the title page.

import { z } from 'zod'
import { limits } from '../../books/book.ts'
import type { Book } from '../../books/contract.ts'
import { useFormShelf } from '../../members/web/use-form-shelf.ts'
import { fittingLetters } from '../../ui/fit-letters.ts'
import { TextAreaField, type TextAreaFieldProps } from '../../ui/text-area-field.tsx'
import { storiesWords } from '../words.ts'

const { titles: words } = storiesWords

type TitleFieldProps = Omit<TextAreaFieldProps, 'label' | 'onValue'> & { onValue: (value: string) => void }

const typedTitle = z.object({ title: z.string() })

/** The same title, wherever it is typed. */
export const useTitleShelf = (bookId: string) => useFormShelf(`title-${bookId}`, typedTitle)

/** A title may need several lines to be seen whole, and is still one line. */
export function TitleField({ onValue, ...field }: TitleFieldProps) {
  return (
    <TextAreaField
      {...field}
      onValue={(value) => onValue(value.replaceAll(/[\r\n]+/g, ' '))}
      label={words.label}
      printed={{ most: limits.title, where: 'the title' }}
      rows={1}
      autoComplete="off"
      dir="auto"
      className="title-field"
    />
  )
}

export function TitleShown({ title, book }: { title: string; book: Book }) {
  const shown = title.trim() || words.none
  const heroes = book.characters.map(({ name }) => name).join(' & ')
  return (
    <>
      <p className="title-shown" dir="auto" style={fittingLetters(shown, { width: 96, height: 46, most: 13 })}>
        {shown}
      </p>
      <p className="title-heroes" dir="auto" style={fittingLetters(heroes, { width: 96, height: 16, most: 8 })}>
        {heroes}
      </p>
    </>
  )
}
