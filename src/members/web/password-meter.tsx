// Four stitches and a few words under a new password.

import { authWords } from '../auth-words.ts'
import { passwordStrength } from './password-strength.ts'

const colors = ['bg-linen', 'bg-danger', 'bg-accent', 'bg-second', 'bg-second']

export function PasswordMeter({ id, password }: { id: string; password: string }) {
  const { level, words } = passwordStrength(password)
  return (
    <div id={id} className={`mt-2.5 ${level === 0 ? 'hidden' : ''}`}>
      <div className="mb-1.5 grid grid-cols-4 gap-1.5" aria-hidden="true">
        {[1, 2, 3, 4].map((stitch) => (
          <span
            key={stitch}
            className={`h-1.5 rounded-xs ${stitch <= level ? colors[level] : 'bg-linen shadow-[inset_0_0_0_1px_var(--edge)]'}`}
          />
        ))}
      </div>
      <p className="text-sm text-ink-2" aria-live="polite">
        <span className="sr-only">{authWords.strength.label}: </span>
        {words}
      </p>
    </div>
  )
}
