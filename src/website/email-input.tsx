// An e-mail field of the public pages: without a script the browser says what is wrong, in the words of the app.

import { authWords } from '../members/auth-words.ts'

export function EmailInput({ id }: { id: string }) {
  return (
    <input
      id={id}
      name="email"
      type="email"
      required
      maxLength={254}
      autoComplete="email"
      pattern="[^@\s]+@[^@\s]+\.[^@\s]+"
      title={authWords.badEmail}
    />
  )
}
