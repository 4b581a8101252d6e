// Where help is: at the foot of every screen, the same place everywhere.

import { readPageSettings } from '../../ui/page-settings.ts'
import { authWords } from '../auth-words.ts'

export function HelpLink() {
  const { supportEmail } = readPageSettings(document)
  if (!supportEmail) return null
  return (
    <a
      href={`mailto:${supportEmail}`}
      className="inline-flex min-h-11 items-center text-sm underline-offset-4 hover:underline"
    >
      {authWords.help}
    </a>
  )
}
