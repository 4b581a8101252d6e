// The printed card of a Gift Bundle: what it says and how it is signed.

import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { checkoutWords } from '../checkout-words.ts'
import type { Gift } from '../order.ts'

const { gift: words } = checkoutWords

export function GiftCard({ gift, onChange }: { gift: Gift; onChange: (gift: Gift) => void }) {
  return (
    <section aria-labelledby="gift-card">
      <h2 id="gift-card">{words.title}</h2>
      <div className="mt-4 grid gap-4">
        <TextAreaField
          id="gift-message"
          label={words.message}
          hint={words.messageHint}
          maxLength={400}
          value={gift.message}
          onValue={(message) => onChange({ ...gift, message })}
          dir="auto"
        />
        <TextField
          id="gift-sender"
          label={words.sender}
          hint={words.senderHint}
          maxLength={60}
          value={gift.sender}
          onValue={(sender) => onChange({ ...gift, sender })}
          dir="auto"
        />
      </div>
      <p className="mt-3 text-ink-2">{words.toOthers}</p>
    </section>
  )
}
