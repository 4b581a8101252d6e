// The call that opens the door: to sign-up, or straight to her books for a member (header.ts swaps the address).

import { paths } from '../base/paths.ts'

export function StartButton() {
  return (
    <a className="btn main caps" href={paths.signUp} data-member-href={paths.dashboard}>
      GET STARTED FOR FREE
    </a>
  )
}
