// The call that opens the door: to sign-up, or straight to her books for a member (header.ts swaps the address). Whoever began a book finds it.

import { paths } from '../base/paths.ts'

export function StartButton() {
  return (
    <>
      <a className="btn main caps" href={paths.signUp} data-member-href={paths.dashboard}>
        GET STARTED FOR FREE
      </a>
      <a className="begun" href={paths.createBook}>
        The book that you began waits: go on
      </a>
    </>
  )
}
