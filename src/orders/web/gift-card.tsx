// The printed card of a Gift Bundle: what it says and how it is signed.

import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { checkoutWords } from '../checkout-words.ts'
import { type Gift, giftLimits } from '../order.ts'
import { tellPrinted } from '../../ui/printed-note.tsx'

const { gift: words } = checkoutWords

/** What keeps the card from being printed as it is written, and the field that mends it. */
export async function cardFault({ message, sender }: Gift): Promise<{ words: string; fieldId: string } | undefined> {
  const [inMessage, inSender] = await Promise.all([
    tellPrinted(message, { most: giftLimits.message, where: words.card }),
    tellPrinted(sender, { most: giftLimits.sender, where: words.card }),
  ])
  if (inMessage !== '') return { words: `${words.message}: ${inMessage}`, fieldId: 'gift-message' }
  return inSender === '' ? undefined : { words: `${words.sender}: ${inSender}`, fieldId: 'gift-sender' }
}

export function GiftCard({ gift, onChange }: { gift: Gift; onChange: (gift: Gift) => void }) {
  return (
    <section aria-labelledby="gift-card">
      <h2 id="gift-card">{words.title}</h2>
      <div className="mt-4 grid gap-4">
        <TextAreaField
          id="gift-message"
          label={words.message}
          hint={words.messageHint}
          printed={{ most: giftLimits.message, where: words.card }}
          value={gift.message}
          onValue={(message) => onChange({ ...gift, message })}
          dir="auto"
        />
        <TextField
          id="gift-sender"
          label={words.sender}
          hint={words.senderHint}
          printed={{ most: giftLimits.sender, where: words.card, isRoomy: true }}
          value={gift.sender}
          onValue={(sender) => onChange({ ...gift, sender })}
          dir="auto"
        />
      </div>
      <p className="mt-3 text-ink-2">{words.toOthers}</p>
    </section>
  )
}
