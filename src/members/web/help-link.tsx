// Where help is: at the foot of every screen, the same place everywhere.

import { paths } from '../../base/paths.ts'
import { authWords } from '../auth-words.ts'

export function HelpLink() {
  return (
    <a href={paths.help} className="inline-flex min-h-11 items-center text-sm underline-offset-4 hover:underline">
      {authWords.help}
    </a>
  )
}
