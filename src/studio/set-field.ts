// Changing one field of the form by its path: 'title', 'characters.0.name'.

import type { BookForm } from './book-form.ts'

export function setField(form: BookForm, path: string, value: string | boolean): BookForm {
  const [name = '', index, part] = path.split('.')
  if (part === undefined) return { ...form, [name]: value }
  return {
    ...form,
    characters: form.characters.map((character, at) =>
      String(at) === index ? { ...character, [part]: value } : character,
    ),
  }
}
